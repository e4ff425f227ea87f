// Around the table, in words: everybody by name, what they are doing and what the game tells of them, and
// who watches.
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import { useDesk } from "../table/context";
import { t } from "../words";
import { useSeat } from "./who";

export function Folks() {
  const card = useDesk().card.value;
  if (!card) return null;
  return (
    <section class="folks">
      <span class="label">{t("around-the-table")}</span>
      <ul>
        {card.seats.map((seat) => (
          <Person key={seat.seat} seat={seat} />
        ))}
      </ul>
      {card.watching > 0 && <small>{t("watching", { count: card.watching })}</small>}
    </section>
  );
}

function Person({ seat }: { seat: wire.SeatCard }) {
  const { word, time } = useSeat(seat);
  const line = useDesk().scene.value?.seats[seat.seat];
  return (
    <li>
      <SeatBadge seat={seat.seat} />
      <span>
        <b>{seat.name}</b>
        <small>{[word, time, ...(line?.facts.map((fact) => fact.text) ?? [])].filter(Boolean).join(" · ")}</small>
      </span>
      <span class="pts">{line?.score}</span>
    </li>
  );
}
