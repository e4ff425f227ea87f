// Where the pieces of a board stood before the last move.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../src/games/trail";
import { board } from "./scenes";

const HERE = follow(board({ a: [0, 1], b: [] }), 5);
const THERE = board({ a: [1], b: [0] });
const MOVED = [{ piece: "pawn-0", seat: 0, from: "a", to: "b" }];

test("at first nothing has moved", () => deepEqual(HERE.trails, []));

test("a move leaves a trail", () => deepEqual(follow(THERE, 6, HERE).trails, MOVED));

test("a trail stays while nothing else moves, and gives way to the next", () => {
  const once = follow(THERE, 6, HERE);
  const still = follow(THERE, 7, once);
  deepEqual(still.trails, MOVED);
  const next = follow(board({ a: [], b: [0, 1] }), 8, still);
  deepEqual(next.trails, [{ piece: "pawn-1", seat: 1, from: "a", to: "b" }]);
});

test("whoever goes back in time, or far ahead, sees no trails", () => {
  deepEqual(follow(THERE, 4, HERE).trails, []);
  deepEqual(follow(THERE, 44, HERE).trails, MOVED);
  deepEqual(follow(THERE, 45, HERE).trails, []);
});

test("who has just come, and what is nobody's, leaves no trail", () => {
  deepEqual(follow(board({ a: [0, 1], b: [2] }), 6, HERE).trails, []);
  const token = follow(board({ a: [-3], b: [] }), 5);
  deepEqual(follow(board({ a: [], b: [-3] }), 6, token).trails, []);
});
