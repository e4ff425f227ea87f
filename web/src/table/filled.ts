// Scenes as they are drawn: every field that was left out has its default again, and what was only
// named, because it is as it was, is taken from the scene before.
import type * as wire from "../protocol";

type Filled<T> = T extends (infer Item)[]
  ? Filled<[Extract<Item, object>] extends [never] ? Item : Extract<Item, object>>[]
  : T extends object
    ? { [Key in keyof T]-?: Filled<NonNullable<T[Key]>> }
    : T;

export type Piece = Filled<wire.Piece>;
export type Zone = Filled<wire.Zone>;
export type Place = Filled<wire.Place>;
export type Line = Filled<wire.Line>;
export type Board = Filled<wire.Board>;
export type Fact = Filled<wire.Fact>;
export type SeatLine = Filled<wire.SeatLine>;
export type Panel = Filled<wire.Panel>;
export type Cell = Filled<wire.Cell>;
export type Row = Filled<wire.Row>;
export type Grid = Filled<wire.Grid>;
export type Scene = Filled<wire.Scene>;

export const CHANCE = -1;
export const NOBODY = -3;
export const SPECTATOR = -2;

const each = <T, U>(list: T[] | undefined, filled: (one: T) => U): U[] => (list ?? []).map(filled);

/** A string stands for what has this id in the scene before. */
const known = <T extends { id: string }, U extends { id: string }>(
  list: (T | string)[] | undefined,
  before: U[] | undefined,
  filled: (one: T, before?: U) => U,
): U[] => {
  const old = new Map(before?.map((one) => [one.id, one]));
  const found = (list ?? []).map((one) =>
    typeof one === "string" ? old.get(one) : filled(one, old.get(one.id)),
  );
  return found.filter((one) => one !== undefined);
};

const fact = (one: wire.Fact): Fact => ({ clause: "", marks: [], ...one });

const piece = (one: wire.Piece): Piece => ({
  ...{ name: "", back: "", figure: "", seat: NOBODY, actions: [] },
  ...one,
});

const zone = (one: wire.Zone): Zone => ({
  ...{ seat: NOBODY, hidden: 0, figure: "", actions: [] },
  ...one,
  pieces: each(one.pieces, piece),
});

const place = (one: wire.Place): Place => ({
  ...{ name: "", x: 0, y: 0, marks: [], actions: [], seat: NOBODY, number: 0 },
  ...one,
  pieces: each(one.pieces, piece),
});

const board = (one: wire.Board, before?: Board): Board => ({
  ...one,
  places: known(one.places, before?.places, place),
  lines: one.lines ? each(one.lines, (line) => ({ kind: "", label: "", ...line })) : (before?.lines ?? []),
});

const panel = (one: wire.Panel): Panel => ({ folded: false, ...one, facts: each(one.facts, fact) });

const row = (one: wire.Row): Row => ({
  seat: NOBODY,
  ...one,
  cells: each(one.cells, (cell) => ({
    ...{ answer: "", share: 0 },
    ...cell,
    proof: each(cell.proof, fact),
  })),
});

const grid = (one: wire.Grid): Grid => ({ ...one, rows: each(one.rows, row) });

export function filled(scene: wire.Scene, before?: Scene | null): Scene {
  return {
    seat: scene.seat,
    prompt: fact(scene.prompt),
    seats: each(scene.seats, (s) => ({ acting: false, hue: "", ...s, facts: each(s.facts, fact) })),
    boards: known(scene.boards, before?.boards, board),
    zones: known(scene.zones, before?.zones, zone),
    panels: known(scene.panels, before?.panels, panel),
    grids: known(scene.grids, before?.grids, grid),
  };
}
