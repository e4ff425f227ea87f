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
import { sure } from "./sure";

/** The bots that give their chair to whoever looks on. */
export function chairs(card: wire.TableCard | null): wire.SeatCard[] {
  if (card?.status !== "playing" || card.settings.late === false || card.seats.some((one) => one.mine)) return [];
  return card.seats.filter((one) => one.who === "bot");
}

/** Sits down where a bot sat. */
export function takeChair(desk: Live, { seat, name }: wire.SeatCard): void {
  const act = async () => {
    const held = await asked(api.join(desk.sitting.id, { name: guest.value, seat }));
    if (held) desk.sitting.sit(held.seat);
  };
  sure({ title: t("late-chair", { name }), text: t("late-chair-text", { name }), yes: t("sit-here"), act: () => void act() });
}

export function LateChair({ desk }: { desk: Live }) {
  const [later, wait] = useState(false);
  const free = chairs(desk.card.value);
  if (later || !free.length) return null;
  return (
    <Note kind="late" icon="people" text={t("late-note")}>
      {free.map((chair) => (
        <button key={chair.seat} class="btn" onClick={() => takeChair(desk, chair)}>
          {t("late-chair", { name: chair.name })}
        </button>
      ))}
      <button class="btn icon quiet" aria-label={t("drawer-shut")} onClick={() => wait(true)}>
        <Icon name="close" />
      </button>
    </Note>
  );
}
