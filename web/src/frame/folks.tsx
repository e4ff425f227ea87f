// Around the table, in words: everybody by name, what they are doing and what the game tells of them, and
// what one may do about them.
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import { useDesk } from "../table/context";
import type { Live } from "../table/live";
import { stretch } from "../table/passing";
import { t } from "../words";
import { useDisclosure } from "./disclosure";
import { chairs, takeChair } from "./latecomer";
import { useAway } from "./notes";
import { given, Powers } from "./powers";
import { SameDevice } from "./samedevice";
import { useSeat } from "./who";

export function Folks({ desk }: { desk: Live }) {
  const card = desk.card.value;
  if (!card) return null;
  return (
    <section class="folks">
      <span class="label">{t("around-the-table")}</span>
      <ul>
        {card.seats.map((seat) => (
          <Person key={seat.seat} desk={desk} seat={seat} host={card.host_seat === seat.seat} />
        ))}
      </ul>
    </section>
  );
}

function Person({ desk, seat, host }: { desk: Live; seat: wire.SeatCard; host: boolean }) {
  const { box, open, toggle, shut } = useDisclosure<HTMLLIElement>();
  const { word, time, state } = useSeat(seat);
  const away = useAway(desk, seat);
  const line = useDesk().scene.value?.seats[seat.seat];
  const doing = state === "away" && away >= 60 ? t("away-for", { time: stretch(away) }) : word;
  const { name } = seat;
  const about = { seat: seat.seat, name };
  const can = !seat.mine && (seat.who === "person" || given(desk, about).length > 0 || chairs(desk.card.value).includes(seat));
  return (
    <li data-seat={seat.seat} ref={box}>
      <SeatBadge seat={seat.seat} />
      <span>
        <b>{name}</b>
        <small>
          {host && <HostMark />}
          {[doing, time, seat.silenced && t("is-silenced"), ...(line?.facts.map((fact) => fact.text) ?? [])].filter(Boolean).join(" · ")}
          <SameDevice card={desk.card.value} seat={seat} />
        </small>
      </span>
      <span class="pts">{line?.score}</span>
      {can && (
        <button class="btn icon quiet more" aria-expanded={open} aria-label={t("about-somebody", { name })} onClick={toggle}>
          <Icon name="dots" />
        </button>
      )}
      {open && <About desk={desk} seat={seat} done={shut} />}
    </li>
  );
}

export function HostMark() {
  return (
    <span class="host-mark">
      <Icon name="crown" />
      {t("host")}{" "}
    </span>
  );
}

/** What one may do about a seat: what the table gives, and not to hear it. */
export function About({ desk, seat, done }: { desk: Live; seat: wire.SeatCard; done: () => void }) {
  const { name } = seat;
  const muted = desk.hearing.muted.value.includes(name);
  const late = chairs(desk.card.value).includes(seat);
  return (
    <Powers desk={desk} about={{ seat: seat.seat, name }} done={done}>
      {seat.who === "person" && (
        <li>
          <button onClick={() => desk.hearing.mute(name, !muted)}>
            <Icon name={muted ? "sound" : "mute"} />
            {t(muted ? "unmute" : "mute", { name })}
          </button>
        </li>
      )}
      {late && (
        <li>
          <button data-chair={seat.seat} onClick={() => void takeChair(desk, seat)}>
            <Icon name="people" />
            {t("late-chair", { name })}
          </button>
        </li>
      )}
    </Powers>
  );
}
