// Scenes as they are drawn: every field that was left out has its default again.
import type * as wire from "../protocol";

type Filled<T> = T extends (infer Item)[]
  ? Filled<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Filled<T[Key]> }
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

export const NOBODY = -3;
export const SPECTATOR = -2;

const each = <T, U>(list: T[] | undefined, filled: (one: T) => U): U[] => (list ?? []).map(filled);

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
  ...{ name: "", x: 0, y: 0, marks: [], actions: [], seat: NOBODY },
  ...one,
  pieces: each(one.pieces, piece),
});

const board = (one: wire.Board): Board => ({
  ...one,
  places: each(one.places, place),
  lines: each(one.lines, (line) => ({ kind: "", label: "", ...line })),
});

const row = (one: wire.Row): Row => ({
  seat: NOBODY,
  ...one,
  cells: each(one.cells, (cell) => ({
    ...{ answer: "", share: 0 },
    ...cell,
    proof: each(cell.proof, fact),
  })),
});

export function filled(scene: wire.Scene): Scene {
  return {
    seat: scene.seat,
    prompt: fact(scene.prompt),
    seats: each(scene.seats, (s) => ({ acting: false, ...s, facts: each(s.facts, fact) })),
    boards: each(scene.boards, board),
    zones: each(scene.zones, zone),
    panels: each(scene.panels, (p) => ({ folded: false, ...p, facts: each(p.facts, fact) })),
    grids: each(scene.grids, (grid) => ({ ...grid, rows: each(grid.rows, row) })),
  };
}
