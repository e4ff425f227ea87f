// From a match that is over to another table.
import { refuse } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go } from "../router";
import { t } from "../words";

/** The same people again; against bots it begins at once. */
export const rematch = (card: wire.TableCard): Promise<wire.TableCard> => api.rematch(card.id);

/** A what-if from a moment. */
export const fromHere = async (card: wire.TableCard, moment: number): Promise<wire.TableCard> =>
  (await api.branch(card.id, { moment })).table;

export async function follow(asked: Promise<wire.TableCard>): Promise<void> {
  try {
    go(`/t/${(await asked).id}`);
  } catch (trouble) {
    refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
  }
}
