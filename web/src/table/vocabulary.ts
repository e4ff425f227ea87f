// The words of a game's keys, in the language of the page; each list is fetched once.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { lang } from "../words";

export type Words = Record<string, string>;
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

/** The words of a game outside of its tables; none until they have come. */
export function useWords(game: string): Words {
  const words = useSignal<Words>({});
  useEffect(() => keepWords(game, words), [game, lang.value]);
  return words.value;
}
