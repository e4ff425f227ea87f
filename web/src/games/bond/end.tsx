// M's desk: the file is closed, the badge of the new 007 lies on it.
import { Badge, box, type Cast, disc, Ink, type Stroke, times } from "../../art/ink";

export const tall = "500 60 430 826";
export const quips = { won: "look-end-won", lost: "look-end-lost" };

const FOLDER = "M150 96L520 74l18 26 300-18L872 506 186 540Z";
const DESK: Stroke[] = [
  ["w", box(0, 0, 1000, 960)],
  ...times(12, (n): Stroke => ["ln", `M0 ${40 + n * 82}q300-14 520 4t480-6`, 0.22]),
  ["c", "M20 300a500 300 0 1 0 1000 0a500 300 0 1 0-1000 0Z", 0.16],
  ["n", "M162 110L532 88l18 26 300-18L884 520 198 554Z", 0.25],
  ["m", FOLDER],
  ["w", "M150 96L520 74l18 26-374 22Z", 0.5],
];

const FORM: Stroke[] = [
  ["c", box(214, 116, 320, 390)],
  ["s", "M214 116H534V150H214Z"],
  ...times(8, (n): Stroke => ["lm", `M236 ${190 + n * 34}H${n % 3 ? 510 : 440}`, 1, 2]),
  ...times(4, (n): Stroke => ["m", box(470, 172 + n * 68, 40, 24)]),
];

const NUMBER: Stroke[] = [
  ["n", box(560, 150, 276, 232)],
  ["c", box(568, 158, 260, 216)],
  ["r", box(568, 158, 260, 34)],
  ["m", box(588, 208, 96, 116)],
  ["n", "M596 324q0-50 40-52 40 2 40 52Z"],
  ["c", "M618 252q0-26 18-26t18 26q0 16-8 22h-20q-8-6-8-22Z"],
  ["n", "M616 250q-2-30 20-30t21 28q-8-12-22-12-12 2-19 14Z"],
  ["r", "M628 276l8 12 8-12 4 10-12 6-12-6Z"],
  ["d", "M690 138h16v28h-16Z"],
  ["ln", "M698 112v34", 1, 4],
];

const PHONE: Stroke[] = [
  ["r", "M-64 66q0-34 64-34t64 34l10 52H-74Z"],
  ["r", "M-86 20q0-34 86-34T86 20v16q-14 14-36 8l-6-20q-44-10-88 0l-6 20q-22 6-36-8Z"],
  ["n", "M-86 20q0-34 86-34T86 20v6q-80-30-172 0Z", 0.25],
  ["c", disc(0, 80, 24)],
  ["n", disc(0, 80, 8) + times(8, (n) => disc(16 * Math.cos(n * 0.785), 80 + 16 * Math.sin(n * 0.785), 3)).join("")],
];

const CUP: Stroke[] = [
  ["c", disc(92, 430, 66)],
  ["m", disc(92, 430, 54)],
  ["n", disc(92, 430, 44)],
  ["lc", "M150 410q36-6 36 20t-34 22", 1, 10],
  ["lm", "M68 418q16 14 44 4", 1, 3],
];

export function Scene({ winner, lost }: Cast) {
  return (
    <>
      <Ink of={DESK} />
      <g transform="rotate(-2.5 500 300)">
        <Ink of={FORM} />
        <Badge seat={lost} x={330} y={272} size={64} />
        {lost >= 0 && <Ink of={[["lr", "M282 238l96 68M378 238l-96 68", 0.9, 7]]} />}
      </g>
      <g transform="rotate(3.5 690 280)">
        <Ink of={NUMBER} />
        <text class="number" x="758" y="286">
          007
        </text>
        <Badge seat={winner} x={760} y={332} size={52} />
      </g>
      <g transform="translate(884 120)">
        <Ink of={PHONE} />
      </g>
      <Ink of={CUP} />
    </>
  );
}
