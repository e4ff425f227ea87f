// The games of this server, in the language of the page.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { lang } from "../words";

const games = signal<wire.GameCard[] | null>(null);
export const offline = signal(false);

export function useGames(): wire.GameCard[] | null {
  useEffect(() => {
    api.games().then(
      (found) => {
        games.value = found;
        offline.value = false;
      },
      () => (offline.value = true),
    );
  }, [lang.value]);
  return games.value;
}
