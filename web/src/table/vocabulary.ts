// The words of a game's keys, in the language of the page; each list is fetched once.
import type { Signal } from "@preact/signals";
import { api } from "../net/api";
import { lang } from "../words";

type Words = Record<string, string>;
const learned = new Map<string, Words>();

/** Fetches the words of a game, so that they are there when its table is drawn. */
export async function learn(game: string): Promise<Words> {
  const key = `${game} ${lang.value}`;
  const words = learned.get(key) ?? (await api.words(game));
  learned.set(key, words);
  return words;
}

export function keepWords(game: string | undefined, words: Signal<Words>): void {
  if (!game) return;
  const known = learned.get(`${game} ${lang.value}`);
  if (known) words.value = known;
  else
    learn(game).then(
      (found) => (words.value = found),
      () => {},
    );
}
