// The city under the squares: houses, river, landmarks, streets.  It never changes, so it is
// made once; on another board than ours only the streets are drawn.
import ground from "../../../../src/filature/games/impossible/art/city-ground.json";
import { useWord } from "../../table/context";
import type { Board, Line, Place } from "../../table/filled";

const SIXTH = Math.PI / 3;
const LAST = 600; // where the streets end
export const VIEW = { box: "-690 -592 1380 1184", least: 690 };

type Point = [number, number];

const RIVER = ground.river;

/** What stands in for houses: its sector, how far out, how far aside, how wide. */
const LANDMARKS = [
  { sector: 0, out: 372, aside: 0, reach: 78 },
  { sector: 2, out: 420, aside: -30, reach: 84 },
  { sector: 3, out: 352, aside: 20, reach: 90 },
  { sector: 4, out: 372, aside: 0, reach: 74 },
  { sector: 5, out: 372, aside: 0, reach: 78 },
];

const NAMES: [key: string, x: number, y: number][] = [
  ["stadium", 266, 294],
  ["harbour", 64, 384],
  ["station", -454, 90],
  ["park", -306, -96],
  ["opera", 0, -446],
  ["market", 318, -286],
];

/** From a sector's own axes to the city's. */
function placed(sector: number, aside: number, out: number): Point {
  const angle = sector * SIXTH + Math.PI / 6;
  return [
    Math.round(out * Math.cos(angle) - aside * Math.sin(angle)),
    Math.round(out * Math.sin(angle) + aside * Math.cos(angle)),
  ];
}

// Houses --------------------------------------------------------------------------------

interface Block {
  sector: number;
  /** Corners in the sector's own axes, clockwise. */
  corners: Point[];
}

/** Whole numbers that look thrown, always the same. */
function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** Rows of houses between the streets, by their distance from the middle. */
function rows(): Point[] {
  const bands: [number, number, number][] = [[46, 194, 3], [240, 494, 5], [546, 1246, 12]];
  return bands.flatMap(([low, high, count]) => {
    const deep = (high - low) / count;
    return Array.from({ length: count }, (_, n): Point => [low + deep * n + 4, low + deep * (n + 1) - 4]);
  });
}

/** The houses of one row, side by side. */
function* row(sector: number, [near, far]: Point, roll: () => number): Generator<Block> {
  const street = (near > 540 ? 6 : 23) / Math.cos(Math.PI / 6);
  const half = (out: number) => out * Math.tan(Math.PI / 6) - street;
  const [front, back] = [half(near), half(far)];
  const inside = (x: number, most: number) => Math.max(-most, Math.min(most, x));
  for (let start = -back; front >= 8 && start < back - 4; ) {
    const wide = start + 26 + roll() * 52;
    const end = back - wide < 24 ? back : wide;
    const [left, right] = [start === -back ? 0 : 2, end === back ? 0 : -2];
    yield {
      sector,
      corners: [
        [inside(start, front) + left, near],
        [inside(end, front) + right, near],
        [inside(end, back) + right, far],
        [inside(start, back) + left, far],
      ],
    };
    start = end;
  }
}

const middle = ({ corners: [a, , c] }: Block): Point => [(a![0] + c![0]) / 2, (a![1] + c![1]) / 2];

function stands({ sector, corners }: Block): boolean {
  const [aside, out] = middle({ sector, corners });
  const [x, y] = placed(sector, aside, out);
  if (Math.abs(x) > 1150 || Math.abs(y) > 760) return false;
  return !LANDMARKS.some((l) => l.sector === sector && Math.hypot(aside - l.aside, out - l.out) < l.reach);
}

const outline = (points: Point[]) => `M${points.map((point) => point.join(" ")).join("L")}z`;

interface Houses {
  /** Outlines in three tones. */
  tones: string[];
  roofs: string;
  windows: string;
}

function built(): Houses {
  const roll = dice(75);
  const made: Houses = { tones: ["", "", ""], roofs: "", windows: "" };
  for (let sector = 0; sector < 6; sector++)
    for (const band of rows())
      for (const block of row(sector, band, roll)) if (stands(block)) raise(made, block, roll);
  return made;
}

/** One house: its walls, perhaps a roof, a few lit windows. */
function raise(made: Houses, block: Block, roll: () => number): void {
  const { sector, corners } = block;
  const [[left, near], [right], [, far]] = corners as [Point, Point, Point, Point];
  const [wide, deep, [x, y]] = [right - left, far - near, middle(block)];
  const within = (across: number, along: number) => placed(sector, left + wide * across, near + deep * along);
  made.tones[Math.floor(roll() * 3)] += outline(corners.map(([aside, out]) => placed(sector, aside, out)));
  if (wide > 34 && roll() < 0.62)
    made.roofs += outline([within(0.3, 0.32), within(0.7, 0.32), within(0.7, 0.68), within(0.3, 0.68)]);
  for (let n = 0; n < 3; n++) {
    if (roll() >= 0.34) continue;
    const lit = placed(sector, x + (roll() - 0.5) * wide * 0.7, y + (roll() - 0.5) * deep * 0.6);
    made.windows += `M${lit.join(" ")}h4v3h-4z`;
  }
}

let houses: Houses | null = null;

// Drawn ---------------------------------------------------------------------------------

/** Whether a board is the web that this city was drawn for. */
function isOurs(board: Board): boolean {
  const far = Math.max(...board.places.map((place) => Math.hypot(place.x, place.y)));
  return board.places.length === 79 && Math.abs(far - LAST) < 1;
}

export function Scenery({ board }: { board: Board }) {
  const [ours, word] = [isOurs(board), useWord()];
  return (
    <g class="scenery" aria-hidden="true">
      <rect class="ground" x="-1400" y="-1000" width="2800" height="2000" />
      {ours && <Town />}
      <Streets board={board} />
      {ours && <StreetNames board={board} />}
      {ours && NAMES.map(([key, x, y]) => (
        <text key={key} class="landmark" x={x} y={y}>
          {word(`look-${key}`)}
        </text>
      ))}
    </g>
  );
}

function Town() {
  houses ??= built();
  return (
    <>
      {houses.tones.map((path, n) => (
        <path key={n} class={`house tone-${n}`} d={path} />
      ))}
      <path class="roof" d={houses.roofs} />
      <path class="windows" d={houses.windows} />
      <Landmarks />
      <path class="bank" d={RIVER} />
      <path class="river" d={RIVER} />
      <path class="ripple" d={RIVER} />
    </>
  );
}

function turned(sector: number, out: number, aside: number): string {
  return `translate(${placed(sector, aside, out).join(" ")}) rotate(${sector * 60 - 60})`;
}

const TREES: [number, number, number][] = [
  [-60, -30, 11], [-48, 8, 13], [-62, 36, 10], [-30, -44, 12], [-34, 44, 12], [44, -30, 10],
  [64, -4, 12], [52, 28, 11], [8, -50, 11], [16, 48, 12], [38, 46, 9],
];
const STALLS = [-54, -18, 18, 54].flatMap((x) => [-28, 0, 28].map((y) => `M${x - 13} ${y - 9}h26v18h-26z`)).join("");

function Landmarks() {
  return (
    <>
      <g transform={turned(0, 372, 0)}>
        <ellipse class="tone-1" rx="80" ry="54" />
        <ellipse class="lawn" rx="60" ry="36" />
        <path class="chalk" d="M0-36V36M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0" />
      </g>
      <g transform={turned(2, 398, -30)}>
        <path class="tone-1" d="M-70-22H70V22H-70z" />
        <path class="chalk" d="M-70-15H70M-70-5H70M-70 5H70M-70 15H70" />
        <path class="rails" d="M-26 22V86M-13 22V86M0 22V86M13 22V86M26 22V86" />
      </g>
      <Park />
      <g transform={turned(4, 372, 0)}>
        <path class="tone-1" d="M-70-44H70V8H44V46H-44V8H-70z" />
        <circle class="tone-2" r="27" cy="-6" />
        <circle class="dome" r="19" cy="-6" />
        <path class="chalk" d="M0-25V13M-19-6H19M-36 26H36M-36 35H36" />
      </g>
      <g transform={turned(5, 372, 0)}>
        <path class="walk" d="M-78-48H78V48H-78z" />
        <path class="stalls" d={STALLS} />
      </g>
    </>
  );
}

function Park() {
  return (
    <g transform={turned(3, 352, 20)}>
      <path class="lawn" d="M-84-40Q-40-74 20-66T86-20Q92 34 50 62T-52 66-84-40z" />
      <path class="pond" d="M-20-10q20-24 44-8t0 36-46-2-6-18-2-8z" />
      <path class="walk" d="M-80-30Q-30 20 0 50T70 40M-40-62Q-10-30 60-46" />
      {TREES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} class="tree" cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

// Streets -------------------------------------------------------------------------------

/** All lines as one path, moved sideways by some units. */
export function along(lines: Line[], places: Map<string, Place>, off = 0): string {
  return lines
    .map((line) => {
      const [a, b] = [places.get(line.start)!, places.get(line.end)!];
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      const [nx, ny] = [((a.y - b.y) / far) * off, ((b.x - a.x) / far) * off];
      return `M${(a.x + nx).toFixed(1)} ${(a.y + ny).toFixed(1)}L${(b.x + nx).toFixed(1)} ${(b.y + ny).toFixed(1)}`;
    })
    .join("");
}

function Streets({ board }: { board: Board }) {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const middle = along(board.lines, places);
  return (
    <g class="streets">
      <path class="glimmer" d={middle} />
      <path class="kerb" d={middle} />
      <path class="road" d={middle} />
      <path class="lamps" d={along(board.lines, places, 13.5)} />
      <path class="lamps" d={along(board.lines, places, -13.5)} />
    </g>
  );
}

/** Between which two numbers of a street its name stands, how far along, and how far aside: clear of
    coloured squares and their cards. */
const SIDES: Record<string, Side> = {
  street: { from: 2, to: 4, part: 0.5, off: 34 },
  passage: { from: 1, to: 2, part: 1, off: -48 },
  boulevard: { from: 1, to: 2, part: 0.5, off: -42 },
};

interface Side {
  from: number;
  to: number;
  part: number;
  off: number;
}

/** Every name once, along its street; the numbers are in the plate of a square. */
function StreetNames({ board }: { board: Board }) {
  const word = useWord();
  const at = new Map(board.places.map((place) => [`${place.name} ${place.number}`, place]));
  const names = new Set(board.places.filter((place) => place.number).map((place) => place.name));
  return (
    <>
      {[...names].map((name) => {
        const side = SIDES[name.split("-")[0]!] ?? SIDES.street!;
        const [a, b] = [at.get(`${name} ${side.from}`), at.get(`${name} ${side.to}`)];
        return a && b && (
          <text key={name} class="street-name" transform={beside(a, b, side)}>
            {word(name)}
          </text>
        );
      })}
    </>
  );
}

/** Turned as the way from one place to another runs, beside it, and never upside down. */
function beside(a: Place, b: Place, { part, off }: Side): string {
  const [across, down] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(across, down);
  const [x, y] = [a.x + across * part - (down / far) * off, a.y + down * part + (across / far) * off];
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${upright.toFixed(1)})`;
}
