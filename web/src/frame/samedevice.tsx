// Seats that one person plays among others: told wherever the seat is.
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import { t } from "../words";

/** With whom a seat shares its device, in words; nothing where that is no news. */
export function sameDevice(card: wire.TableCard | null, seat: wire.SeatCard): string {
  const others = seat.device ? (card?.seats ?? []).filter((one) => one.device === seat.device && one.seat !== seat.seat) : [];
  return others.length ? t("same-device", { names: others.map((one) => one.name).join(", ") }) : "";
}

export function SameDevice({ card, seat }: { card: wire.TableCard | null; seat: wire.SeatCard }) {
  const said = sameDevice(card, seat);
  if (!said) return null;
  return (
    <span class="same-device">
      <Icon name="phone" />
      {said}
    </span>
  );
}
