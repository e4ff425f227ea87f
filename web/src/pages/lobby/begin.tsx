// The foot of a lobby: what this visitor waits for, and the one thing to do next.
import type { Signal } from "@preact/signals";
import { Icon } from "../../art/icons";
import { letterOf } from "../../art/seat";
import { api } from "../../net/api";
import type * as wire from "../../protocol";
import type { Live } from "../../table/live";
import { usePassed } from "../../table/passing";
import { asked, does, right } from "../../table/powers";
import { t } from "../../words";

interface FootProps {
  desk: Live;
  card: wire.TableCard;
}

export function Foot({ desk, card, name, naming, sit }: FootProps & { name: string; naming: Signal<boolean>; sit: (seat: number) => void }) {
  const mine = card.seats.find((one) => one.mine);
  if (card.begins_in != null) return <Countdown desk={desk} card={card} left={card.begins_in} />;
  if (!mine) return <Standing card={card} name={name} naming={naming} sit={sit} />;
  return <Seated desk={desk} card={card} mine={mine} />;
}

/** Thirty-two random bytes: one's own part of the dice. */
export function share(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function Countdown({ desk, card, left }: FootProps & { left: number }) {
  const seconds = Math.max(0, Math.ceil(left - usePassed(desk.sitting.carded.value)));
  return (
    <footer class="go-foot" data-foot="countdown">
      <p role="status">
        <b>{t("begins-in", { count: seconds })}</b>
        <small>{t("begins-text")}</small>
      </p>
      {right(desk, "stop") && (
        <button class="btn" onClick={() => void does(desk, { deed: "stop" })}>
          {t("hold-on")}
        </button>
      )}
      {card.host && <Start card={card} />}
    </footer>
  );
}

function Start({ card }: { card: wire.TableCard }) {
  return (
    <button class="btn main" onClick={() => void asked(api.start(card.id))}>
      {t("begin")}
    </button>
  );
}

/** Somebody who has no seat: the first that is free, under the name that is chosen. */
function Standing({ card, name, naming, sit }: { card: wire.TableCard; name: string; naming: Signal<boolean>; sit: (seat: number) => void }) {
  const free = card.seats.find((one) => one.who === "open");
  if (!free)
    return (
      <footer class="go-foot" data-foot="full">
        <p>{t("full-text")}</p>
      </footer>
    );
  return (
    <footer class="go-foot" data-foot="guest">
      <p>{t("you-are-here", { name })}</p>
      <button class="btn wide" aria-expanded={naming.value} onClick={() => (naming.value = !naming.value)}>
        {t("change-name")}
      </button>
      <button class="btn main" onClick={() => sit(free.seat)}>
        {t("sit-at", { seat: letterOf(free.seat) })}
      </button>
    </footer>
  );
}

function Seated({ desk, card, mine }: FootProps & { mine: wire.SeatCard }) {
  const empty = card.seats.filter((one) => one.who === "open" && right(desk, "chair", { seat: one.seat })?.how === "now");
  const others = card.seats.filter((one) => !one.mine);
  const last = card.host && others.every((one) => one.who !== "open" && one.ready);
  const ready = () => asked(api.ready(card.id, { ready: !mine.ready, seat: mine.seat, share: share() }));
  const fill = async () => {
    for (const one of empty) await does(desk, { deed: "chair", seat: one.seat, who: "bot" });
  };
  return (
    <footer class="go-foot" data-foot="seated">
      <p>
        {t("begin-text")}
        {empty.length > 0 && <small>{t("empty-text")}</small>}
      </p>
      {empty.length > 0 && (
        <button class="btn" onClick={() => void fill()}>
          <Icon name="bot" />
          {t("fill-with-bots")}
        </button>
      )}
      {last ? (
        <Start card={card} />
      ) : (
        <button class={`btn ${mine.ready ? "" : "main"}`} aria-pressed={mine.ready ?? false} onClick={() => void ready()}>
          {mine.ready ? t("not-yet") : t("at-table")}
        </button>
      )}
    </footer>
  );
}
