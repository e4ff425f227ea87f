// The gate: the formula leaves in the jeep, whoever is left waves from the wall.
import { Badge, box, type Cast, disc, Ink, type Stroke, times } from "../../art/ink";

export const tall = "520 90 430 826";
export const quips = { won: "look-end-won", lost: "look-end-lost" };

const DESERT: Stroke[] = [
  ["m", box(0, 0, 1000, 960)],
  ["a", disc(760, 250, 118)],
  ["c", disc(760, 250, 92)],
  ["w", "M0 330q160-46 330-24t320-10 350 8V960H0Z"],
  ["m", "M0 392q240-30 460-6t540-22V960H0Z"],
];

const MERLONS = "M0 92H34V70H78V92H112V70H156V92H190V70H234V92H268V70H312V92H346V70H390";
const WALL: Stroke[] = [
  ["s", `${MERLONS}V400H0Z`],
  ["n", `${MERLONS}V108H0Z`, 0.35],
  ...times(6, (n): Stroke => ["ln", `M0 ${140 + n * 44}H390`, 0.28]),
  ...times(20, (n): Stroke => ["ln", `M${40 + (n % 4) * 90 + (Math.floor(n / 4) % 2) * 44} ${140 + Math.floor(n / 4) * 44}v44`, 0.2]),
  ["n", "M390 108V400h26V124Z"],
  ["n", "M150 400V262q0-72 76-72t76 72v138Z"],
  ["a", "M166 400V266q0-58 60-58t60 58v134Z", 0.9],
  ["ln", "M166 400L196 300V222M286 400L256 300V222", 0.5],
  ["ln", times(5, (n) => `M${178 + n * 24} 208v-26`).join(""), 1, 5],
];

const GUARD: Stroke[] = [
  ["n", disc(0, -18, 9)],
  ["n", "M-14 6q2-20 10-22h8q8 2 10 22Z"],
  ["ln", "M-8-10l-16-12M8-10l14-16", 1, 5],
];

const DUST: Stroke[] = [
  ["c", "M300 430q-40-40 10-62 4-40 56-34 20-34 66-14 50-20 66 26 46 0 40 44 30 24-6 44Z"],
  ["m", "M330 424q-20-24 14-36 8-26 40-20 20-20 46-2 36-8 44 22 26 6 18 36Z", 0.7],
];

const JEEP: Stroke[] = [
  ["n", "M20 96L34 52 116 44 140 0H244L268 52 330 62 344 108V148H6V112Z"],
  ["d", "M128 50L150 12H194V50ZM206 12H236L256 50H206Z"],
  ["s", "M20 96L34 52 116 44 120 100Z"],
  ["n", disc(84, 150, 40) + disc(276, 150, 40)],
  ["w", disc(84, 150, 20) + disc(276, 150, 20)],
  ["a", "M330 86h20v14h-20Z"],
  ["lm", "M6 120h338", 1, 1.4],
];

const ray = (n: number) => {
  const [x, y] = [Math.cos(n * 0.785), Math.sin(n * 0.785)];
  return `M${54 * x} ${54 * y}L${68 * x} ${68 * y}`;
};
const FORMULA: Stroke[] = [
  ["c", disc(0, 0, 44)],
  ["a", disc(0, 0, 38)],
  ["ln", "M-9-26H9M-6-26V-6L-20 18q-3 8 6 8h28q9 0 6-8L6-6V-26", 1, 4.5],
  ["r", "M-14 10H14L19 22H-19Z"],
  ["ln", times(8, ray).join(""), 1, 4],
];

export function Scene({ winner, lost }: Cast) {
  return (
    <>
      <Ink of={DESERT} />
      <Ink of={WALL} />
      {times(3, (n) => (
        <g key={n} transform={`translate(${70 + n * 130} 70)`}>
          <Ink of={GUARD} />
        </g>
      ))}
      <Badge seat={lost} x={200} y={74} size={40} />
      <Ink of={DUST} />
      <g transform="translate(560 300)">
        <Ink of={JEEP} />
      </g>
      <Badge seat={winner} x={626} y={374} size={52} />
      <g transform="translate(730 250)">
        <Ink of={FORMULA} />
      </g>
      <Ink of={[["ln", "M470 486q120 16 260 4M880 470q60-4 120-14M0 500q60 10 150 6", 0.35]]} />
    </>
  );
}
