// Which pieces are elsewhere than in the scene before.
import type { Piece, Scene } from "./filled";

function placed(scene: Scene): Map<string, string> {
  const holders = [...scene.zones, ...scene.boards.flatMap((board) => board.places)];
  const where = (holder: { id: string; pieces: Piece[] }) =>
    holder.pieces.map((piece): [string, string] => [piece.id, `${holder.id} ${piece.figure}`]);
  return new Map(holders.flatMap(where));
}

/** The pieces that are new, elsewhere, or show another figure since the scene before. */
export function movedBetween(before: Scene | null, after: Scene | null): Set<string> {
  if (!before || !after || before.seat !== after.seat) return new Set();
  const [old, now] = [placed(before), placed(after)];
  return new Set([...now].filter(([id, where]) => old.get(id) !== where).map(([id]) => id));
}
