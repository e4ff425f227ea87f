// Who has answered, while others still think.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { asking, NOBODY_ASKED } from "../src/table/sealed";

const answered = (...steps: [actors: number[], acted: number[]][]) => {
  const { all, left } = steps.reduce((before, [actors, acted]) => asking(before, actors, acted), NOBODY_ASKED);
  return all.filter((seat) => !left.includes(seat));
};

test("of several who are asked at once, those who are no longer asked have answered", () => {
  deepEqual(answered([[0, 1, 2], []]), []);
  deepEqual(answered([[0, 1, 2], []], [[0, 2], []]), [1]);
  deepEqual(answered([[0, 1, 2], []], [[0, 2], []], [[2], [0]]), [0, 1]);
});

test("a new question is nobody's answer: to somebody else, to more, or to who has just acted", () => {
  deepEqual(answered([[0, 1], []], [[1], []], [[0], []]), []);
  deepEqual(answered([[0, 1], []], [[1], []], [[0, 1], []]), []);
  deepEqual(answered([[0, 1], []], [[1], []], [[1], [1]]), []);
  deepEqual(answered([[0], []], [[1], [0]]), []);
  deepEqual(answered([[0, 1], []], [[], []]), []);
});
