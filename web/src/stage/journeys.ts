// What moved between two scenes, found in the scenes themselves: a pawn by its id, a card by its face,
// since a hand counts its cards anew when one has left.
import type { Piece, Scene } from "../table/filled";

/** An end of a journey: the place, zone or pile, and the piece there, if one is drawn. */
export interface End {
  holder: string;
  piece: string;
}

export interface Journey {
  from: End | null; // null: it appears
  to: End | null; // null: it is gone
  kind: string;
  turned: boolean; // it lay face down and lies face up, or the other way round
  path: string[]; // the places between, on a board
}

interface Lying {
  holder: string;
  piece: Piece | null; // null: one of those that are only counted
}

const face = (piece: Piece | null) => (piece ? `${piece.kind} ${piece.name || piece.back} ${piece.seat}` : "");
const isUp = (lying: Lying) => Boolean(lying.piece?.name);

function holders(scene: Scene) {
  return [...scene.zones.map((zone) => ({ ...zone })), ...scene.boards.flatMap((board) => board.places)];
}

function lyingIn(scene: Scene): Lying[] {
  return holders(scene).flatMap((holder) => [
    ...holder.pieces.map((piece) => ({ holder: holder.id, piece })),
    ...Array.from({ length: "hidden" in holder ? holder.hidden : 0 }, () => ({ holder: holder.id, piece: null })),
  ]);
}

/** Takes out of both lists what `alike` pairs; the first that fits. */
function paired(olds: Lying[], news: Lying[], alike: (old: Lying, now: Lying) => boolean): [Lying, Lying][] {
  const found: [Lying, Lying][] = [];
  for (const now of [...news]) {
    const at = olds.findIndex((old) => alike(old, now));
    if (at < 0) continue;
    found.push([olds[at]!, now]);
    olds.splice(at, 1);
    news.splice(news.indexOf(now), 1);
  }
  return found;
}

const sameId = (old: Lying, now: Lying) => old.piece !== null && old.piece.id === now.piece?.id;
const sameFace = (old: Lying, now: Lying) => face(old.piece) === face(now.piece);
const sameHolder = (old: Lying, now: Lying) => old.holder === now.holder;
const couldBe = (old: Lying, now: Lying) => {
  const [one, other] = [old.piece, now.piece];
  if (!one || !other) return (one ?? other)?.kind === "card";
  return one.kind === other.kind && (!one.name || !other.name) && (!one.back || !other.back || one.back === other.back);
};

/** What moved, appeared and went; in the order in which it is told. */
export function journeys(before: Scene, after: Scene): Journey[] {
  const [olds, news] = [lyingIn(before), lyingIn(after)];
  // What stayed, first of all: by id, then by face, then turned over where it lies.
  paired(olds, news, (old, now) => sameHolder(old, now) && sameId(old, now) && sameFace(old, now));
  paired(olds, news, (old, now) => sameHolder(old, now) && sameFace(old, now));
  const turned = paired(olds, news, (old, now) => sameHolder(old, now) && sameId(old, now) && isUp(old) !== isUp(now));
  const moved = [
    ...paired(olds, news, (old, now) => sameId(old, now) && sameFace(old, now)),
    ...paired(olds, news, sameId),
    ...paired(olds, news, (old, now) => sameFace(old, now) && old.piece !== null),
    ...paired(olds, news, couldBe),
  ].filter(([old, now]) => !sameHolder(old, now));
  const went = olds.filter((old) => old.piece).map((old): [Lying, null] => [old, null]);
  const came = news.filter((now) => now.piece).map((now): [null, Lying] => [null, now]);
  const ways = neighbours(after);
  return [...moved, ...turned, ...went, ...came].map(([old, now]) => ({
    from: old && end(old),
    to: now && end(now),
    kind: (now ?? old)?.piece?.kind ?? "card",
    turned: Boolean(old && now && isUp(old) !== isUp(now)),
    path: old && now ? between(old.holder, now.holder, ways) : [],
  }));
}

const end = (lying: Lying): End => ({ holder: lying.holder, piece: lying.piece?.id ?? "" });

function neighbours(scene: Scene): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const join = (one: string, other: string) => ways.set(one, [...(ways.get(one) ?? []), other]);
  for (const { start, end } of scene.boards.flatMap((board) => board.lines)) {
    join(start, end);
    join(end, start);
  }
  return ways;
}

/** The places on the shortest way, without its ends. */
function between(from: string, to: string, ways: Map<string, string[]>): string[] {
  if (from === to || !ways.has(from) || !ways.has(to)) return [];
  const came = new Map<string, string>([[from, ""]]);
  for (const place of came.keys()) {
    if (place === to) break;
    for (const next of ways.get(place) ?? []) if (!came.has(next)) came.set(next, place);
  }
  const path: string[] = [];
  for (let at = came.get(to) ?? from; at !== from; at = came.get(at)!) path.unshift(at);
  return path;
}

/** The dice that were thrown: those that are known to have been, or that show another number. */
export function thrown(before: Scene, after: Scene, known: string[] = []): string[] {
  const dice = (scene: Scene) => holders(scene).flatMap((one) => one.pieces.filter((piece) => piece.kind === "die"));
  const old = new Map(dice(before).map((die) => [die.id, die.figure]));
  return dice(after).filter((die) => die.figure && (known.includes(die.id) || old.get(die.id) !== die.figure)).map((die) => die.id);
}
