// The plan of the embassy.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { doorBetween, flightBetween, inset, lines, type Point, points, ROOMS, shows, STAIRS } from "../src/games/redacted/plan";
import { scene } from "./scenes";

const SQUARE: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
const plan = (places: { id: string; x: number; y: number }[]) =>
  scene({ boards: [{ id: "embassy", kind: "plan", places }] }).boards[0]!;

test("a door is the same from both of its rooms, with or without their prefix", () => {
  const door = doorBetween("room-xray", "room-reception");
  ok(door);
  deepEqual(doorBetween("reception", "xray"), door);
  equal(doorBetween("roof", "basement"), null);
});

test("every door lies on the walls of both rooms", () => {
  const names = Object.keys(ROOMS);
  const pairs = names.flatMap((one, n) => names.slice(n + 1).map((two): [string, string] => [one, two]));
  const doors = pairs.flatMap(([one, two]) => {
    const door = doorBetween(one, two);
    return door ? [{ one, two, at: door.at }] : [];
  });
  ok(doors.length > 10);
  for (const { one, two, at } of doors)
    for (const room of [one, two]) ok(onWall(at, ROOMS[room]!.walls), `${one} ${two}: no wall of ${room}`);
});

function onWall([x, y]: Point, walls: Point[]): boolean {
  return walls.some(([x1, y1], n) => {
    const [x2, y2] = walls[(n + 1) % walls.length]!;
    const within = (v: number, a: number, b: number) => v >= Math.min(a, b) && v <= Math.max(a, b);
    return within(x, x1, x2) && within(y, y1, y2);
  });
}

test("flights join the landings of the main stairs", () => {
  for (const [n, landing] of STAIRS.entries()) ok(ROOMS[landing], `no room ${n}`);
  ok(flightBetween("basement", "stairs"));
  ok(flightBetween("upstairs", "stairs"));
  equal(flightBetween("basement", "upstairs"), null);
});

test("the plan shows a board whose rooms are where it has them, and no other", () => {
  const at = (id: string, [x, y]: Point) => ({ id: `room-${id}`, x, y });
  const own = Object.entries(ROOMS).map(([id, room]) => at(id, room.stand));
  ok(shows(plan(own)));
  ok(!shows(plan([...own.slice(1), at("kitchen", ROOMS.roof!.stand)])));
  ok(!shows(plan([at("xray", [150, 450])]))); // beside it, in the kitchen
  ok(!shows(plan([at("cellar", [10, 10])])));
});

test("walls further in stand so many units from the old ones", () => {
  deepEqual(inset(SQUARE, 2), [[2, 2], [8, 2], [8, 8], [2, 8]]);
  equal(points(SQUARE), "0,0 10,0 10,10 0,10");
});

test("a name is broken where its line is full, and never within a word", () => {
  deepEqual(lines("Ambassador's office", 14), ["Ambassador's", "office"]);
  deepEqual(lines("Central Lockdown", 20), ["Central Lockdown"]);
  deepEqual(lines("Kitchen", 3), ["Kitchen"]);
});
