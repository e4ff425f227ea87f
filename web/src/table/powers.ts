// Powers: what the table lets one do about oneself and others, and how it is done.
import { refuse } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { t } from "../words";
import type { Live } from "./live";

export type DeedName = wire.Deed["deed"];

/** Whom a deed is about: a seat or a watcher; with neither, oneself or the table. */
export interface About {
  seat?: number;
  watcher?: string;
  name?: string;
}

const OWN: DeedName[] = ["leave", "sit-out", "sit-in", "resign"]; // each of one's seats has its own

const concerns = (right: wire.Right, { seat, watcher }: About): boolean =>
  seat !== undefined ? Boolean(right.seats?.includes(seat)) : watcher !== undefined ? Boolean(right.watchers?.includes(watcher)) : true;

/** The right to a deed, if the table gives it: as the seat that one looks from, else as another of one's own. */
export function right(desk: Live, deed: DeedName, about: About = {}): wire.Right | undefined {
  const may = desk.card.value?.may ?? [];
  const found = may.filter((one) => one.deed === deed && concerns(one, about));
  return found.find((one) => one.by === desk.seat.value) ?? (OWN.includes(deed) ? undefined : found[0]);
}

/** Asks something of the server about this table; says what was wrong with it.  What came of it is told by
    the table itself. */
export async function asked<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (trouble) {
    refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
    return null;
  }
}

/** Does a deed, as whoever has the right to it; whether it was done, or is asked of the others. */
export async function does(desk: Live, deed: wire.Deed): Promise<boolean> {
  const about = "seat" in deed && deed.seat != null ? { seat: deed.seat } : {};
  const by = right(desk, deed.deed, about)?.by;
  const sent = by !== undefined && by >= 0 ? { ...deed, by } : deed;
  return (await asked(api.deed(desk.sitting.id, sent))) !== null;
}
