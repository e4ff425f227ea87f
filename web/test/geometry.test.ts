// The curves of the map.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { along, curve, drawn, fan, flight, FRAME, laid, nameOf } from "../src/games/bond/geometry";
import { scene } from "./scenes";

const [WEST, EAST] = [{ x: 0, y: 500 }, { x: 100, y: 500 }];

test("a curve leaves its chord by its bend, to the left of the way", () => {
  deepEqual(along(curve(WEST, EAST, 10), 0.5), { x: 50, y: 490 });
  deepEqual(along(curve(WEST, EAST, -10), 0.5), { x: 50, y: 510 });
  deepEqual(along(curve({ x: 0, y: 0 }, { x: 0, y: 100 }, 10), 0.5), { x: 10, y: 50 });
  deepEqual([along(curve(WEST, EAST, 10), 0), along(curve(WEST, EAST, 10), 1)], [WEST, EAST]);
  equal(drawn(curve(WEST, EAST, 0)), "M0 500Q50 500 100 500");
});

test("a curve from a place to itself is a point", () => {
  deepEqual(along(curve(WEST, WEST, 10), 0.5), WEST);
});

test("flights go over the north, in both directions alike", () => {
  const [there, back] = [along(flight(WEST, EAST), 0.5), along(flight(EAST, WEST), 0.5)];
  ok(there.y < WEST.y);
  deepEqual(there, back);
});

test("where the map ends they go over the south", () => {
  const [a, b] = [{ x: 0, y: FRAME.top + 30 }, { x: 600, y: FRAME.top + 30 }];
  ok(along(flight(a, b), 0.5).y > a.y);
});

test("a line is the same from both of its ends, and its number lies on it where no other place is known", () => {
  const places = [{ id: "here", x: 0, y: 0 }, { id: "there", x: 100, y: 0 }];
  const [board] = scene({ boards: [{ id: "world", kind: "graph", places }] }).boards;
  const known = new Map(board!.places.map((place) => [place.id, place]));
  const line = (start: string, end: string) => laid({ start, end, kind: "land", label: "" }, known);
  deepEqual(line("here", "there"), line("there", "here"));
  deepEqual(line("here", "there")?.chip, { x: 50, y: 0 });
  equal(line("here", "nowhere"), null);
});

test("figures on one place do not lie on each other", () => {
  for (const count of [1, 2, 3, 4]) {
    const spots = Array.from({ length: count }, (_, n) => fan(count, n));
    equal(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, count);
  }
});

test("a place that the layout does not know has its name beside it", () => {
  equal(nameOf("atlantis-on-sea").anchor, "start");
});
