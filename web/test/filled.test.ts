// What the wire leaves out has its default again; what it only names is as it was.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type * as wire from "../src/protocol";
import { filled, NOBODY } from "../src/table/filled";

const FIRST: wire.Scene = {
  seat: 1,
  prompt: { text: "Go" },
  seats: [{ seat: 0, score: 2 }, { seat: 1, score: 0, hue: "colour-red", facts: [{ text: "out" }] }],
  boards: [
    {
      ...{ id: "map", kind: "graph", lines: [{ start: "a", end: "b" }] },
      places: [{ id: "a", pieces: [{ id: "pawn-1", kind: "pawn", seat: 1 }] }, { id: "b" }],
    },
  ],
  zones: [{ id: "hand", kind: "hand", title: "Hand", pieces: [{ id: "card", kind: "card" }] }],
  panels: [{ id: "notes", title: "Notes" }],
  grids: [{ id: "grid", title: "Grid", columns: ["x"], rows: [{ title: "A", cells: [{}] }] }],
};

test("fields that were left out have their defaults", () => {
  const scene = filled(FIRST);
  deepEqual(scene.prompt, { text: "Go", clause: "", marks: [] });
  deepEqual(scene.seats[0], { seat: 0, score: 2, facts: [], acting: false, hue: "" });
  deepEqual([scene.seats[1]!.hue, scene.seats[1]!.facts[0]!.marks], ["colour-red", []]);
  deepEqual(scene.zones[0]!.pieces[0], { id: "card", kind: "card", name: "", back: "", figure: "", seat: NOBODY, actions: [] });
  deepEqual([scene.zones[0]!.hidden, scene.zones[0]!.seat, scene.zones[0]!.actions], [0, NOBODY, []]);
  deepEqual(scene.boards[0]!.lines, [{ start: "a", end: "b", kind: "", label: "" }]);
  deepEqual(scene.grids[0]!.rows[0], { title: "A", seat: NOBODY, cells: [{ answer: "", share: 0, proof: [] }] });
  equal(scene.panels[0]!.folded, false);
});

test("what is only named is what it was", () => {
  const before = filled(FIRST);
  const after = filled({ ...FIRST, boards: ["map"], zones: ["hand"], panels: ["notes"], grids: ["grid"] }, before);
  equal(after.boards[0], before.boards[0]);
  equal(after.zones[0], before.zones[0]);
  equal(after.panels[0], before.panels[0]);
  equal(after.grids[0], before.grids[0]);
});

test("a board may name some of its places, and leave its lines as they were", () => {
  const before = filled(FIRST);
  const moved = { id: "map", kind: "graph", places: ["a", { id: "b", pieces: [{ id: "pawn-2", kind: "pawn" }] }] };
  const [board] = filled({ ...FIRST, boards: [moved] }, before).boards;
  equal(board!.places[0], before.boards[0]!.places[0]);
  deepEqual(board!.places[1]!.pieces.map((piece) => piece.id), ["pawn-2"]);
  equal(board!.lines, before.boards[0]!.lines);
});

test("a name that nothing had before is left out", () => {
  deepEqual(filled({ ...FIRST, zones: ["hand"] }).zones, []);
});
