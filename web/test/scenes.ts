// Small scenes for tests.
import type * as wire from "../src/protocol";
import { type Board, filled, type Scene } from "../src/table/filled";

const BARE: wire.Scene = { seat: 0, prompt: { text: "" }, seats: [] };

export const scene = (parts: Partial<wire.Scene>): Scene => filled({ ...BARE, ...parts });

/** A scene of elements with their actions: one zone for each, and what lies in it. */
export const elements = (actions: Record<string, number[]>): Scene =>
  scene({ zones: Object.entries(actions).map(([id, some]) => ({ id, kind: "row", title: id, actions: some })) });

export const choice = (id: number): wire.Choice => ({ id, notation: `do ${id}`, label: `Do ${id}` });

/** A board with pawns of seats on places: `{ a: [0], b: [] }`. */
export function board(standing: Record<string, number[]>): Board {
  const places = Object.entries(standing).map(([id, seats]) => ({
    id,
    pieces: seats.map((seat) => ({ id: `pawn-${seat}`, kind: "pawn", seat })),
  }));
  return scene({ boards: [{ id: "board", kind: "graph", places }] }).boards[0]!;
}
