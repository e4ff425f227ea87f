// Where the pieces of a board stood before the last move.
import { useRef } from "preact/hooks";
import type { Board } from "../table/filled";

export interface Trail {
  piece: string;
  seat: number;
  from: string;
  to: string;
}

type Standing = Map<string, Omit<Trail, "from">>;

const LEAP = 40; // actions; whoever scrubs through a replay further than that sees no trails

/** A board at a moment, and the moves that led there. */
export interface Seen {
  moment: number;
  standing: Standing;
  trails: Trail[];
}

/** The last moves on a board; they stay until something else moves. */
export function useTrails(board: Board, moment = 0): Trail[] {
  const seen = useRef(follow(board, moment));
  if (seen.current.moment !== moment) seen.current = follow(board, moment, seen.current);
  return seen.current.trails;
}

/** Follows a board from one moment to the next: whoever goes back in time sees no trails. */
export function follow(board: Board, moment: number, before?: Seen): Seen {
  const now = standing(board);
  const since = before ? moment - before.moment : 0;
  if (!before || since < 0) return { moment, standing: now, trails: [] };
  const trails = moves(before.standing, now);
  if (!trails.length) return { moment, standing: now, trails: before.trails };
  return { moment, standing: now, trails: since < LEAP ? trails : [] };
}

function standing(board: Board): Standing {
  const all = board.places.flatMap((place) =>
    place.pieces.map((piece) => ({ piece: piece.id, seat: piece.seat, to: place.id })),
  );
  return new Map(all.map((one) => [one.piece, one]));
}

function moves(before: Standing, now: Standing): Trail[] {
  return [...now.values()].flatMap((one) => {
    const from = before.get(one.piece)?.to ?? one.to;
    return from === one.to || one.seat < 0 ? [] : [{ ...one, from }];
  });
}
