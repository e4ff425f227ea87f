// How one has fared against bots, as far as this browser saw it: won and played, by game and level.
import { effect } from "@preact/signals";
import { drawer } from "../kept";
import type * as wire from "../protocol";
import type { Sitting } from "./sitting";

interface Fared {
  won: number;
  played: number;
}

const [COUNTED, MANY] = ["record counted", 60]; // tables that were counted, the last ones
const name = (game: string, level: string) => `record ${game} ${level}`;

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(drawer.get(key) ?? "") as T;
  } catch {
    return otherwise;
  }
}

export const record = (game: string, level: string): Fared => read(name(game, level), { won: 0, played: 0 });

/** The level of all others, where they are bots of one level and one seat is mine. */
function levelOf(card: wire.TableCard): string {
  const others = card.seats.filter((one) => !one.mine);
  const [first] = others;
  const alike = others.every((one) => one.who === "bot" && one.level === first?.level);
  return alike && others.length === card.seats.length - 1 && !card.origin ? (first?.level ?? "") : "";
}

/** Books a match that ends while one sits there, once. */
function book(card: wire.TableCard, seat: number, winners: number[]): void {
  const [level, counted] = [levelOf(card), read<string[]>(COUNTED, [])];
  if (!level || card.status !== "over" || counted.includes(card.id)) return;
  const { won, played } = record(card.game, level);
  drawer.set(COUNTED, JSON.stringify([...counted, card.id].slice(-MANY)));
  drawer.set(name(card.game, level), JSON.stringify({ won: won + (winners.includes(seat) ? 1 : 0), played: played + 1 }));
}

export function recording(sitting: Sitting): () => void {
  return effect(() => {
    const [card, result, seat] = [sitting.card.value, sitting.state.value?.result, sitting.seat.value];
    if (card && result && seat >= 0) book(card, seat, result.winners);
  });
}
