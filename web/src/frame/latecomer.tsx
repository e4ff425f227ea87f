// Whoever comes after the start may take the chair of a bot.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { guest } from "../desk";
import { api } from "../net/api";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { asked } from "../table/powers";
import { t } from "../words";
import { Note } from "./note";

/** The bots that give their chair to whoever looks on: the table names them. */
export function chairs(card: wire.TableCard | null): wire.SeatCard[] {
  const free = card?.may?.find((one) => one.deed === "join")?.seats ?? [];
  return card?.status === "playing" ? card.seats.filter((one) => free.includes(one.seat)) : [];
}

/** Sits down where a bot sat, at once: whoever has second thoughts leaves, and the bot is back. */
export async function takeChair(desk: Live, { seat }: wire.SeatCard): Promise<void> {
  const held = await asked(api.join(desk.sitting.id, { name: guest.value, seat }));
  if (held) desk.sitting.sit(held.seat);
  else void desk.sitting.refresh();
}

export function LateChairs({ desk, card }: { desk: Live; card: wire.TableCard | null }) {
  return (
    <>
      {chairs(card).map((chair) => (
        <button key={chair.seat} class="btn" data-chair={chair.seat} onClick={() => void takeChair(desk, chair)}>
          {t("late-chair", { name: chair.name })}
        </button>
      ))}
    </>
  );
}

export function LateChair({ desk }: { desk: Live }) {
  const [later, wait] = useState(false);
  if (later || !chairs(desk.card.value).length) return null;
  return (
    <Note kind="late" icon="people" text={t("late-note")} small={t("late-chair-text")}>
      <LateChairs desk={desk} card={desk.card.value} />
      <button class="btn icon quiet" aria-label={t("drawer-shut")} onClick={() => wait(true)}>
        <Icon name="close" />
      </button>
    </Note>
  );
}
