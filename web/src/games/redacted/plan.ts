// The embassy on paper: one unit is a centimetre of the plan.  Rooms are polygons, clockwise
// with right angles; doors are points on a wall that two rooms share.
import plan from "../../../../src/filature/games/redacted/art/embassy.json";
import type { GlyphName } from "../../art/glyphs";
import type { Board } from "../../table/filled";

export type Point = [number, number];

export interface Room {
  walls: Point[];
  /** Where its name starts, and how many letters a line has. */
  name: Point;
  letters: number;
  /** Where figures stand, and how much room they have. */
  stand: Point;
  wide: number;
  glyph?: GlyphName;
}

export const ROOMS = plan.rooms as unknown as Record<string, Room>;

export interface Door {
  at: Point;
  /** Which way its wall runs. */
  wall: "v" | "h";
}

/** Doors by the two rooms that they join. */
const DOORS = plan.doors as unknown as Record<string, [number, number, "v" | "h"]>;

/** Flights of the main stairs: where they leave one floor and reach the next. */
const FLIGHTS = plan.flights as unknown as Record<string, [number, number]>;

const pair = (one: string, two: string) => [one, two].map(bare).sort().join(" ");

export const bare = (id: string) => id.replace("room-", "");

export function doorBetween(one: string, two: string): Door | null {
  const found = DOORS[pair(one, two)];
  return found ? { at: [found[0], found[1]], wall: found[2] } : null;
}

export const flightBetween = (one: string, two: string) => FLIGHTS[pair(one, two)] ?? null;

export const FLOORS: [mark: string, top: number][] = [
  ["floor-upper", 0],
  ["floor-ground", 392],
  ["floor-basement", 724],
];

/** The landings of the main stairs, one a floor. */
export const STAIRS = ["basement", "stairs", "upstairs"];

/** Whether this plan can show a board: every room where its box puts it. */
export function shows(board: Board): boolean {
  return board.places.every(({ id, x, y }) => {
    const room = ROOMS[bare(id)];
    return room && inside([x, y], room.walls);
  });
}

function inside([x, y]: Point, walls: Point[]): boolean {
  let within = false;
  for (const [n, [x1, y1]] of walls.entries()) {
    const [x2, y2] = walls[(n + 1) % walls.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}

/** The same walls, some units further in. */
export function inset(walls: Point[], by: number): Point[] {
  const normal = ([a, b]: Point, [c, d]: Point): Point => {
    const far = Math.hypot(c - a, d - b);
    return [(b - d) / far, (c - a) / far];
  };
  return walls.map((corner, n) => {
    const [u, v] = [normal(walls.at(n - 1)!, corner), normal(corner, walls[(n + 1) % walls.length]!)];
    return [corner[0] + by * (u[0] + v[0]), corner[1] + by * (u[1] + v[1])];
  });
}

export const points = (walls: Point[]) => walls.map((corner) => corner.join(",")).join(" ");

/** A name on as many lines as it needs. */
export function lines(name: string, letters: number): string[] {
  const found: string[] = [""];
  for (const word of name.split(" ")) {
    const last = found.at(-1)!;
    if (last && last.length + word.length >= letters) found.push(word);
    else found[found.length - 1] = last ? `${last} ${word}` : word;
  }
  return found;
}
