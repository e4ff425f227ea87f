// The embassy on paper: one unit is a centimetre of the plan.  Rooms are polygons, clockwise
// with right angles; doors are points on a wall that two rooms share.
import type { GlyphName } from "../art/glyphs";
import type { Board } from "../table/filled";

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

const box = (x1: number, y1: number, x2: number, y2: number): Point[] => [[x1, y1], [x2, y1], [x2, y2], [x1, y2]];

const OFFICE: Point[] = [[470, 0], [980, 0], [980, 190], [730, 190], [730, 62], [470, 62]];

export const ROOMS: Record<string, Room> = {
  computer: { walls: box(140, 0, 470, 340), name: [156, 32], letters: 20, stand: [320, 262], wide: 270, glyph: "computer" },
  office: { walls: OFFICE, name: [746, 32], letters: 14, stand: [860, 172], wide: 190, glyph: "office" },
  lockdown: { walls: box(470, 62, 730, 190), name: [486, 94], letters: 13, stand: [684, 184], wide: 64, glyph: "lockdown" },
  upstairs: { walls: box(470, 190, 980, 340), name: [486, 222], letters: 20, stand: [650, 322], wide: 300 },
  roof: { walls: box(980, 0, 1320, 340), name: [996, 32], letters: 20, stand: [1150, 330], wide: 280 },
  kitchen: { walls: box(140, 392, 340, 672), name: [156, 424], letters: 10, stand: [255, 640], wide: 130, glyph: "kitchen" },
  xray: { walls: box(340, 392, 590, 532), name: [356, 424], letters: 14, stand: [455, 518], wide: 200, glyph: "xray" },
  security: { walls: box(590, 392, 820, 532), name: [606, 424], letters: 14, stand: [716, 522], wide: 150, glyph: "security" },
  reception: { walls: box(340, 532, 820, 672), name: [356, 564], letters: 20, stand: [580, 658], wide: 390, glyph: "reception" },
  stairs: { walls: box(820, 392, 980, 672), name: [900, 500], letters: 11, stand: [900, 568], wide: 110 },
  storage: { walls: box(140, 724, 470, 1004), name: [156, 756], letters: 20, stand: [310, 920], wide: 270, glyph: "storage" },
  basement: { walls: box(470, 724, 980, 864), name: [486, 756], letters: 20, stand: [650, 850], wide: 300 },
  radio: { walls: box(470, 864, 980, 1004), name: [486, 896], letters: 20, stand: [700, 990], wide: 400, glyph: "radio" },
  breaker: { walls: box(980, 724, 1320, 864), name: [996, 756], letters: 18, stand: [1150, 850], wide: 270, glyph: "breaker" },
  armoury: { walls: box(980, 864, 1320, 1004), name: [996, 896], letters: 18, stand: [1130, 992], wide: 240, glyph: "armoury" },
  service: { walls: box(20, 0, 140, 1004), name: [80, 532], letters: 30, stand: [80, 562], wide: 90 },
};

export interface Door {
  at: Point;
  /** Which way its wall runs. */
  wall: "v" | "h";
}

/** Doors by the two rooms that they join. */
const DOORS: Record<string, [number, number, "v" | "h"]> = {
  "basement storage": [470, 794, "v"],
  "basement radio": [700, 864, "h"],
  "basement breaker": [980, 810, "v"],
  "radio storage": [470, 936, "v"],
  "armoury breaker": [1220, 864, "h"],
  "reception stairs": [820, 602, "v"],
  "kitchen reception": [340, 602, "v"],
  "reception xray": [540, 532, "h"],
  "security xray": [590, 476, "v"],
  "computer upstairs": [470, 268, "v"],
  "lockdown upstairs": [690, 190, "h"],
  "lockdown office": [730, 130, "v"],
  "roof upstairs": [980, 268, "v"],
  "armoury radio": [980, 936, "v"],
  "security stairs": [820, 476, "v"],
  "computer office": [470, 31, "v"],
  "office roof": [980, 100, "v"],
  "service storage": [140, 864, "v"],
  "kitchen service": [140, 532, "v"],
  "computer service": [140, 170, "v"],
};

/** Flights of the main stairs: where they leave one floor and reach the next. */
const FLIGHTS: Record<string, [number, number]> = { "stairs upstairs": [340, 392], "basement stairs": [672, 724] };

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
