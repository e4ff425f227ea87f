// Curves of the map.  The layout says how far each line bends, so that it meets no name.
import type { Line, Place } from "../../table/filled";
import layout from "../../../../src/filature/games/bond/art/world.json";

export const FRAME = layout.frame;

export interface Spot {
  x: number;
  y: number;
}

export interface Name {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  grow: string;
  break?: { fr?: number; en?: number };
  fictional?: boolean;
  sea?: boolean;
}

interface Bent {
  bend: number;
  chip?: number[];
}

export type Curve = [Spot, Spot, Spot];

const names = layout.places as Record<string, Name>;
const bends = layout.lines as Record<string, Bent>;
const BESIDE: Name = { dx: 13.5, dy: 4.3, anchor: "start", grow: "mid" };

export const nameOf = (id: string): Name => names[id] ?? BESIDE;

const round = (value: number) => Math.round(value * 10) / 10;

/** A curve that leaves its chord by `bend` in its middle, to the left of the way. */
export function curve(a: Spot, b: Spot, bend: number): Curve {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const top = { x: round((a.x + b.x) / 2 + (2 * bend * dy) / long), y: round((a.y + b.y) / 2 - (2 * bend * dx) / long) };
  return [a, top, b];
}

export const drawn = ([a, top, b]: Curve) => `M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`;

/** The point at a share of a curve. */
export function along([a, top, b]: Curve, share: number): Spot {
  const rest = 1 - share;
  const at = (k: "x" | "y") => round(rest ** 2 * a[k] + 2 * share * rest * top[k] + share ** 2 * b[k]);
  return { x: at("x"), y: at("y") };
}

/** The way that a line of the board takes, and where its number stands. */
export function laid(line: Line, places: Map<string, Place>): { curve: Curve; chip: Spot } | null {
  const [first, last] = [line.start, line.end].sort();
  const [a, b] = [places.get(first!), places.get(last!)];
  if (!a || !b) return null;
  const bent = bends[`${first} ${last} ${line.kind}`];
  const made = curve(a, b, bent?.bend ?? 0);
  const [x, y] = bent?.chip ?? [];
  return { curve: made, chip: x && y ? { x, y } : along(made, 0.5) };
}

/** A flight between two places, over the north; over the south where the map ends. */
export function flight(a: Spot, b: Spot): Curve {
  const [wide, long] = [Math.abs(b.x - a.x), Math.hypot(b.x - a.x, b.y - a.y) || 1];
  const room = (a.y + b.y) / 2 - FRAME.top - 24;
  const bend = 0.26 * long * (0.26 * wide > room ? -0.6 : 1);
  return curve(a, b, a.x <= b.x ? bend : -bend);
}

/** Where several figures stand on one place: two one above the other, more in two columns. */
export function fan(count: number, n: number): Spot & { size: number } {
  if (count === 1) return { x: 0, y: 0, size: 0.82 };
  if (count === 2) return { x: 0, y: n ? 10 : -10, size: 0.68 };
  return { x: n % 2 ? 8.5 : -8.5, y: n < 2 ? -9.5 : 9.5, size: 0.58 };
}
