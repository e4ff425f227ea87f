// Seats in the colours that they play.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { seatColours, tintOf } from "../src/art/tints";
import { scene } from "./scenes";

test("seats that chose a colour have it, with letters that can be read on it", () => {
  const shown = scene({ seats: [{ seat: 0, score: 0, hue: "colour-black" }, { seat: 1, score: 0 }, { seat: 2, score: 0, hue: "colour-yellow" }] });
  deepEqual(seatColours(shown), {
    ...{ "--seat-0": "#262b33", "--on-seat-0": "#fff" },
    ...{ "--seat-2": "#f2cc0c", "--on-seat-2": "#10151a" },
  });
});

test("without a scene every seat has the house's colour; a colour that nobody knows is grey", () => {
  deepEqual(seatColours(null), {});
  deepEqual(tintOf("colour-octarine"), tintOf("colour-grey"));
});
