// A table off the list, or off the archive: nothing is asked, and for a while it can be undone.
import { offer, refuse } from "../frame/toast";
import { Trouble } from "../net/api";
import { put } from "../net/mine";
import type * as wire from "../protocol";
import { t } from "../words";

export const complain = (trouble: unknown): void =>
  refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));

/** `done` hears of it, and of its undoing. */
export async function remove(table: wire.MyTable, place: "away" | "removed", done = () => {}): Promise<void> {
  const { id, title } = table.card;
  const before = table.place ?? "list";
  try {
    await put(id, place);
    done();
    offer(t("mine-removed", { title }), t("cancel"), () => void put(id, before).then(done, complain));
  } catch (trouble) {
    complain(trouble);
  }
}
