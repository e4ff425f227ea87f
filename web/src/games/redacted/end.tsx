// The embassy at night: somebody hangs from the helicopter with a file, somebody is left at the door.
import { Badge, box, type Cast, disc, Ink, Man, type Stroke, times } from "../../art/ink";

export const tall = "560 10 430 826";
export const quips = { won: "look-end-won", lost: "look-end-lost" };

const pane = (x: number, y: number, lit: boolean): Stroke[] => [
  [lit ? "a" : "s", box(x, y, 44, 56)],
  ["ln", `M${x + 22} ${y}v56M${x} ${y + 28}h44`, 1, 3],
];

const NIGHT: Stroke[] = [
  ["n", box(0, 0, 1000, 960)],
  ["s", disc(770, 150, 260), 0.45],
  ...times(50, (n): Stroke => ["c", disc((n * 137) % 1000, (n * 71) % 250, 1.3), 0.6]),
  ["s", "M0 470q200-40 420-20t580-10V960H0Z"],
];

const EMBASSY: Stroke[] = [
  ["d", "M96 252H604V500H96Z"],
  ["s", "M72 232H628V256H72Z"],
  ["d", "M250 232L350 168 450 232Z"],
  ["n", "M72 256H628V262H72Z", 0.5],
  ...times(6, (n): Stroke => ["c", box(114 + n * 84, 262, 12, 238)]),
  ...times(5, (n) => pane(146 + n * 84, 290, n === 1 || n === 4)).flat(),
  ...[0, 1, 3, 4].flatMap((n) => pane(146 + n * 84, 390, n === 3)),
  ["n", "M306 500V402q0-20 44-20t44 20v98Z"],
  ["w", "M318 500V408q0-12 32-12t32 12v92Z"],
  ["a", disc(372, 456, 4)],
  ["n", box(96, 494, 508, 12) + box(262, 206, 176, 17) + box(286, 190, 128, 9)],
  ["lc", "M350 168V104", 1, 4],
  ["c", box(352, 106, 62, 12) + box(352, 120, 46, 12)],
  ["n", box(352, 106, 40, 12)],
  ["c", "M120 232L20 0H150ZM584 232L470 0H560Z", 0.13],
];

const HELICOPTER: Stroke[] = [
  ["r", "M-96-4q8-62 92-62 62 0 84 44l118 10 22-40h18l-4 66-150 16q-26 34-88 34-92 0-92-68Z"],
  ["c", "M-88-12q10-44 68-48l4 52Z"],
  ["d", "M-8-62l4 52 64-2q-14-44-68-50Z"],
  ["lc", "M-66 66h150M-30 60l-10 22M52 56l10 22M-190-92L180-82", 1, 6],
  ["lc", "M-80 84h170M-4-66v-22", 1, 7],
  ["s", disc(212, -26, 26)],
  ["lc", "M194-44l36 36M230-44l-36 36", 1, 1.4],
];

const LADDER: Stroke[] = [["lc", `M724 236V438M764 236V438${times(9, (n) => `M724 ${252 + n * 22}h40`).join("")}`, 1, 3]];
const FILE: Stroke[] = [
  ["m", "M-34-24h26l8 9H34V26H-34Z"],
  ["n", box(-22, -2, 40, 9) + box(-22, 11, 24, 7)],
];
const DAWN: Stroke[] = [["a", disc(820, 470, 150), 0.5]];

/** Where nobody has won there is no helicopter: day breaks. */
export function Scene({ winner, lost }: Cast) {
  return (
    <>
      <Ink of={NIGHT.slice(0, 3)} />
      {winner < 0 && <Ink of={DAWN} />}
      <Ink of={NIGHT.slice(3)} />
      <Ink of={EMBASSY} />
      <Man seat={lost} x={566} y={528} size={112} />
      {winner >= 0 && <Away winner={winner} />}
    </>
  );
}

function Away({ winner }: { winner: number }) {
  return (
    <>
      <Ink of={[["a", "M742 214L640 520H900Z", 0.13]]} />
      <g transform="translate(742 150) rotate(-5)">
        <Ink of={HELICOPTER} />
      </g>
      <Badge seat={winner} x={800} y={160} size={46} />
      <Ink of={LADDER} />
      <Man seat={winner} x={742} y={448} size={132} />
      <g transform="translate(806 388) rotate(14)">
        <Ink of={FILE} />
      </g>
    </>
  );
}
