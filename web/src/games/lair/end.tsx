// The throne room: whoever won sits, whoever lost went through the trapdoor.
import { Badge, type Cast, disc, Ink, type Stroke, times } from "../../art/ink";

export const tall = "80 10 430 826";
export const quips = { won: "look-end-won", lost: "look-end-lost" };

const CAVE: Stroke[] = [
  ["s", "M0 0H1000V960H0Z"],
  ["n", disc(560, 214, 172)],
  ["d", disc(560, 214, 154)],
  ["s", "M406 226a154 154 0 0 0 308 0q-70 26-154 4t-154-4Z"],
  ["n", "M470 180q56-50 136-18l46-36-4 54q12 8 24 20-52 36-108 32l-32 36-4-40q-34-12-58-48Z"],
  ["c", disc(506, 178, 5)],
  ["lc", "M480 196l18 4M486 206l14 2"],
  ["c", disc(450, 140, 7) + disc(436, 112, 5) + disc(444, 90, 3)],
  ...times(14, (n): Stroke => ["w", disc(560 + 163 * Math.cos(n * 0.449), 214 + 163 * Math.sin(n * 0.449), 5)]),
  ["n", "M0 0H1000V70L960 46 930 96 890 40 846 74 800 26 730 44 680 18 320 16 270 54 220 30 176 88 130 44 84 100 40 62 0 96Z"],
  ["n", "M0 96l40-34 10 120-18 96-32 40ZM1000 70l-40-24-14 130 22 110 32 30Z"],
  ["w", "M0 410H1000V960H0Z"],
  ["n", "M0 410H1000V424H0Z"],
  ...times(9, (n): Stroke => ["ln", `M${n * 130 - 40} 560L${120 + n * 95} 424`, 0.25]),
];

const THRONE: Stroke[] = [
  ["n", "M96 452H424V480H96ZM120 426H400V452H120Z"],
  ["n", "M150 190q0-70 60-84 20-22 50-22t50 22q60 14 60 84v236H150Z"],
  ["r", "M172 206q0-60 48-72 18-14 40-14t40 14q48 12 48 72v150H172Z"],
  ...times(9, (n): Stroke => ["n", disc(212 + (n % 3) * 48, 190 + Math.floor(n / 3) * 52, 4)]),
  ["n", "M128 300h34v126h-34zM358 300h34v126h-34z"],
  ["w", "M120 292h52v20h-52zM348 292h52v20h-52z"],
  ["s", "M164 366H356V412H164Z"],
  ["a", disc(190, 92, 13) + disc(330, 92, 13) + disc(260, 72, 15)],
];

const TEA: Stroke[] = [
  ["c", "M352 268h40q0 26-20 26t-20-26Z"],
  ["lc", "M392 272q12 0 8 10t-12 6M362 258q-5-8 2-15M376 258q-5-8 2-15", 1, 1.6],
];

const TRAPDOOR: Stroke[] = [
  ["n", "M520 446H800L856 540H464Z"],
  ["r", "M534 454H786L830 528H490Z"],
  ["m", "M520 446L500 378 642 372 654 446ZM800 446L822 380 682 372 668 446Z"],
  ["ln", "M533 442l-12-60M566 441l-8-62M600 440l-5-63M630 440l-2-63M790 442l15-58M758 441l10-60M724 440l6-62M694 440l2-62", 0.5, 1.6],
  ["lc", "M606 400q-8-26 4-44M664 410v-46M722 400q8-26-4-44", 1, 3],
  ["n", "M900 372h10v70h-10ZM878 430h54v14h-54Z"],
  ["ln", "M904 384L934 338", 1, 8],
  ["r", disc(937, 334, 12)],
];

const HAT: Stroke[] = [
  ["n", "M-58 10q26 12 58 12t58-12q-8-13-28-14l-9-34q-21-10-42 0l-9 34q-20 1-28 14Z"],
  ["lr", "M-30-6q30 8 60 0", 1, 5],
];

export function Scene({ winner, lost }: Cast) {
  return (
    <>
      <Ink of={CAVE} />
      <Ink of={THRONE} />
      <Badge seat={winner} x={260} y={232} size={96} />
      <Ink of={TEA} />
      <Ink of={TRAPDOOR} />
      <g transform="translate(664 330) rotate(-14)">
        <Ink of={HAT} />
      </g>
      <Badge seat={lost} x={662} y={496} size={52} />
    </>
  );
}
