// The last lamp of the city: one agent is left under it, the booklets of the others lie about.
import { Badge, box, type Cast, disc, Ink, Man, type Stroke, times } from "../../art/ink";

export const tall = "470 20 430 826";
export const quips = { won: "look-end-won", lost: "look-end-lost" };

/** Numbers that look thrown and are always the same. */
const strewn = (n: number, most: number) => (Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1) * most;

const house = (n: number): Stroke[] => {
  const [x, high] = [n * 48 - 20, 120 + strewn(n + 1, 210)];
  const lit = times(5, (k) => k).filter((k) => strewn(n * 7 + k, 1) < 0.4);
  return [
    [n % 3 ? "s" : "n", box(x, 400 - high, 46, high), 0.85],
    ...lit.map((k): Stroke => ["a", box(x + 8 + strewn(n * 5 + k, 24), 420 - high + k * 40, 7, 9), 0.85]),
  ];
};

const NIGHT: Stroke[] = [
  ["n", box(0, 0, 1000, 960)],
  ["c", "M196 34a46 46 0 1 0 62 62 38 38 0 0 1-62-62Z"],
  ...times(46, (n): Stroke => ["c", disc(strewn(n + 3, 1000), strewn(n + 60, 190), 0.7 + strewn(n + 9, 1)), 0.7]),
  ...times(22, house).flat(),
  ["s", "M0 398H1000V960H0Z"],
  ["n", "M0 398H1000V410H0Z"],
  ["n", "M500 410L-314 960H1314Z", 0.55],
  ...times(6, (n): Stroke => ["m", box(500 - n * 5, 424 + n * 24, 10 + n * 10, 6 + n * 2), 0.5]),
];

const LAMP: Stroke[] = [
  ["a", "M630 130L440 500H860L672 130Z", 0.16],
  ["a", "M438 500a212 38 0 1 0 424 0a212 38 0 1 0-424 0Z", 0.34],
  ["ln post", "M562 120v380", 1, 12],
  ["ln post", "M562 126q0-40 44-40h30", 1, 9],
  ["n", "M626 78h52l14 34h-80ZM546 486h32v18h-32Z"],
  ["a", "M618 112h68l-8 12h-52Z"],
];

const BOOKLET: Stroke[] = [
  ["d", "M-26-17H26V17H-26Z"],
  ["s", "M-26-17h8v34h-8Z"],
  ["lr", "M-4-8L14 8M14-8L-4 8", 1, 3.5],
];
const LYING = [
  [820, 452, -12],
  [894, 486, 8],
  [800, 516, 16],
  [956, 462, -4],
  [930, 534, -18],
];

export function Scene({ winner, lost }: Cast) {
  return (
    <>
      <Ink of={NIGHT} />
      <Ink of={LAMP} />
      <Man seat={winner} x={656} y={496} size={260} />
      {LYING.map(([x, y, turned]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turned})`}>
          <Ink of={BOOKLET} />
        </g>
      ))}
      <Badge seat={lost} x={848} y={452} size={30} />
    </>
  );
}
