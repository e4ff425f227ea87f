// The plan of the fortress: a spiral corridor cut into cells of equal length around a vault.
// The outer wall is R - PITCH for every turn; the inner wall is the outer wall one turn later,
// so that walls are shared and never overlap.
export interface Cell {
  x: number;
  y: number;
  r: number; // from the middle of the fortress
  bearing: number; // in degrees, clockwise from east
  heading: number; // in degrees, towards the vault
  outline: string;
  pinches: string[]; // the thick walls of a narrow corridor
}

type Point = [number, number];

const [MIDDLE, R, PITCH, TURNS, GATE] = [332, 312, 64, 2.72, Math.PI * 0.78];
const START = 1.55; // how many cells long the first one is
const END = TURNS * 2 * Math.PI;
const STEPS = 4000;
export const SIZE = 2 * MIDDLE;
export const VAULT = { x: 313, y: 330, r: 90.4 }; // the largest circle in the room that is left

const round = (value: number) => Math.round(value * 10) / 10;
const degrees = (angle: number) => round((angle * 180) / Math.PI);
const outer = (angle: number) => R - (PITCH * angle) / (2 * Math.PI);

function point(r: number, angle: number): Point {
  return [round(MIDDLE + r * Math.cos(GATE + angle)), round(MIDDLE + r * Math.sin(GATE + angle))];
}

/** A point by its bearing in degrees. */
export const polar = (r: number, bearing: number): Point => point(r, (bearing * Math.PI) / 180 - GATE);

/** Points of a wall, so far inside the outer one. */
function wall(inside: number, from: number, to: number): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / 0.09));
  const angle = (n: number) => from + ((to - from) * n) / count;
  return Array.from({ length: count + 1 }, (_, n) => point(outer(angle(n)) - inside, angle(n)));
}

export const path = (points: Point[]) => `M${points.map((p) => p.join(" ")).join("L")}`;

/** The angles at which the corridor is cut, so that all cells are equally long. */
function cuts(count: number): number[] {
  const lengths = [0];
  for (let n = 1; n <= STEPS; n++)
    lengths.push(lengths[n - 1]! + ((outer((END * (n - 0.5)) / STEPS) - PITCH / 2) * END) / STEPS);
  const unit = lengths[STEPS]! / (count - 1 + START);
  const found = [0];
  for (let k = 1; k < count; k++) {
    const long = unit * (START + k - 1);
    found.push((END * lengths.findIndex((length) => length >= long)) / STEPS);
  }
  return [...found, END];
}

function cell(from: number, to: number): Cell {
  const middle = (from + to) / 2;
  const r = outer(middle) - PITCH / 2;
  const [x, y] = point(r, middle);
  const bearing = degrees(GATE + middle);
  const strip = (a: number, b: number) => `${path([...wall(a, from, to), ...wall(b, from, to).reverse()])}Z`;
  return {
    ...{ x, y, r, bearing, heading: bearing + 90, outline: strip(0, PITCH) },
    pinches: [strip(0, PITCH * 0.17), strip(PITCH, PITCH * 0.83)],
  };
}

const kept = new Map<number, Cell[]>();

/** The cells from the gate to the last one before the vault. */
export function cells(count: number): Cell[] {
  const made = kept.get(count) ?? cuts(count).slice(1).map((to, n, all) => cell(n ? all[n - 1]! : 0, to));
  kept.set(count, made);
  return made;
}

export const WALLS = path(wall(0, 0, END + 2 * Math.PI));
export const ROOM = `${path([...wall(PITCH, END - 2 * Math.PI, END), point(outer(END), END)])}Z`;
export const GATE_BEARING = degrees(GATE);

/** Round walls with a bastion in each corner. */
export const RAMPART = (() => {
  const points: Point[] = [];
  for (const corner of [45, 135, 225, 315]) {
    for (let bearing = corner - 67; bearing < corner - 22; bearing += 5) points.push(polar(R + 13, bearing));
    points.push(polar(R + 13, corner - 21), polar(374, corner - 12.5), polar(436, corner));
    points.push(polar(374, corner + 12.5), polar(R + 13, corner + 21));
  }
  return `${path(points)}Z`;
})();

export const BRICKS = [45, 135, 225, 315].map((corner) =>
  path([polar(342, corner - 16), polar(380, corner - 10), polar(420, corner), polar(380, corner + 10), polar(342, corner + 16)]),
);

/** A smooth way through the middles of cells. */
export function spline(points: Point[]): string {
  const at = (n: number) => points[Math.max(0, Math.min(points.length - 1, n))]!;
  const bits = points.slice(1).map((to, n) => {
    const [before, from, after] = [at(n - 1), at(n), at(n + 2)];
    const lead = (a: Point, b: Point, c: Point, way: number) =>
      [0, 1].map((k) => round(a[k]! + (way * (c[k]! - b[k]!)) / 6)).join(" ");
    return `C${lead(from, before, to, 1)} ${lead(to, from, after, -1)} ${to.join(" ")}`;
  });
  return `M${at(0).join(" ")}${bits.join("")}`;
}
