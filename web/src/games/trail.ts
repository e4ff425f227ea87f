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

/** The last moves on a board; they stay until something else moves. */
export function useTrails(board: Board, moment: number | undefined): Trail[] {
  const kept = useRef({ moment, standing: standing(board), trails: [] as Trail[] });
  if (kept.current.moment !== moment) {
    const [now, since] = [standing(board), (moment ?? 0) - (kept.current.moment ?? 0)];
    const trails = moves(kept.current.standing, now);
    const stay = since > 0 && !trails.length ? kept.current.trails : [];
    kept.current = { moment, standing: now, trails: since > 0 && since < LEAP && trails.length ? trails : stay };
  }
  return kept.current.trails;
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
