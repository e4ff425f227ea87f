// One's own tables: asked for now and then while somebody looks; without a network, as they were last seen.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { drawer } from "../kept";
import type * as wire from "../protocol";
import { lang } from "../words";
import { isDraft } from "../pages/card/draft";
import { api } from "./api";

const EVERY = 20_000; // milliseconds between two questions
const KEPT = "tables";

export interface Seen {
  tables: wire.MyTable[];
  archived: number;
  at: number; // seconds since 1970, by this browser's clock
  ahead: number; // seconds by which this browser's clock is ahead of the house's
  old?: boolean; // from an earlier visit, or before the line was cut
}

/** What was seen last; nothing before the first answer. */
export const own = signal<Seen | null>(null);

const clock = () => Date.now() / 1000;

/** What this browser remembers of an earlier visit. */
function remembered(): Seen | null {
  try {
    return { ...(JSON.parse(drawer.get(KEPT)!) as Seen), old: true };
  } catch {
    return null;
  }
}

/** Asks for the list; where nobody answers, what was seen last stays, and is marked so. */
export async function refresh(): Promise<void> {
  try {
    const { tables, archived, now } = await api.mine();
    const shown = tables.filter((one) => !isDraft(one.card));
    own.value = { tables: shown, archived, at: clock(), ahead: clock() - now };
    drawer.set(KEPT, JSON.stringify(own.value));
  } catch {
    const last = own.value ?? remembered();
    own.value = last ? { ...last, old: true } : { tables: [], archived: 0, at: 0, ahead: 0, old: true };
  }
}

/** The list, kept up to date as long as it is looked at. */
export function useMine(): Seen | null {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [lang.value]);
  return own.value;
}

/** Seconds since 1970, by the clock of the house; the time goes on while one looks. */
export function useHouseTime(seen: Seen | null): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (seen?.old ? seen.at : clock()) - (seen?.ahead ?? 0);
}

/** Puts a table somewhere else, and the list is asked for again. */
export async function put(id: string, place: wire.PlaceWish["place"]): Promise<void> {
  await api.putAway(id, place);
  await refresh();
}
