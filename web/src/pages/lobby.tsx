// A table that waits for its players: the link, the code, the seats.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { Vignette } from "../art/vignette";
import { Bar } from "../frame/bar";
import { copy } from "../frame/copy";
import { Notices } from "../frame/notices";
import { Knocks } from "../frame/knocks";
import { refuse } from "../frame/toast";
import { guest } from "../desk";
import { api, Trouble } from "../net/api";
import { recovery } from "../net/keys";
import type * as wire from "../protocol";
import { levelName } from "../scene/seats";
import type { Live } from "../table/live";
import { t } from "../words";
import { Ticket } from "./card/ticket";

export function Lobby({ desk, card }: { desk: Live; card: wire.TableCard }) {
  return (
    <div class="page lobby">
      <Bar title={card.title} code={card.code} />
      <Notices />
      <main class="lobby-grid" id="content" tabIndex={-1}>
        <section class="paper">
          <h2>{t("lobby-title")}</h2>
          <Seats desk={desk} card={card} />
          <Begin desk={desk} card={card} />
        </section>
        <section class="paper">
          <h2>{t("invitation")}</h2>
          <Knocks card={card} told={(now) => (desk.sitting.card.value = now)} />
          <Ticket card={card} />
          <Vignette game={card.game} class="vignette" />
        </section>
      </main>
    </div>
  );
}

function Seats({ desk, card }: { desk: Live; card: wire.TableCard }) {
  return (
    <ul class="who-list">
      {card.seats.map((seat) => (
        <li key={seat.seat} class={seat.who === "open" ? "free" : ""} style={{ "--seat": `var(--seat-${seat.seat})` }}>
          <SeatBadge seat={seat.seat} />
          <b class="grow">{seat.who === "open" ? t("seat-open") : seat.name}</b>
          <small>{seatWords(seat)}</small>
          {seat.who === "open" && <Join desk={desk} card={card} seat={seat.seat} />}
          {seat.mine && !card.host && (
            <button class="btn quiet" onClick={() => void act(desk, api.leave(card.id, seat.seat))}>
              {t("leave")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function seatWords(seat: wire.SeatCard): string {
  if (seat.who === "open") return "";
  if (seat.who === "bot") return t("bot-level", { level: levelName(seat.level ?? "") });
  return [seat.mine && t("you"), seat.ready ? t("ready") : t("not-ready")].filter(Boolean).join(" · ");
}

function Join({ desk, card, seat }: { desk: Live; card: wire.TableCard; seat: number }) {
  const seated = card.seats.some((one) => one.mine);
  if (seated) return null;
  const join = async () => {
    const held = await act(desk, api.join(card.id, { name: guest.value, seat }));
    if (held) desk.sitting.sit(held.seat);
  };
  return (
    <button class="btn" onClick={() => void join()}>
      {t("sit-here")}
    </button>
  );
}

/** Carries a request out, and says what was wrong with it. */
async function act<T>(desk: Live, asked: Promise<T>): Promise<T | null> {
  try {
    const answer = await asked;
    if (answer && typeof answer === "object" && "status" in answer) desk.sitting.card.value = answer as never;
    return answer;
  } catch (trouble) {
    refuse(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
    return null;
  }
}

/** Thirty-two random bytes: one's own part of the dice. */
export function share(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this visitor waits for. */
function waiting(card: wire.TableCard): string {
  if (card.host) return t("begin-text");
  const full = card.seats.every((seat) => seat.who !== "open");
  return t(full && !card.seats.some((seat) => seat.mine) ? "full-text" : "waiting-text");
}

function Begin({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const [name, setName] = useState(guest.value);
  const mine = card.seats.find((seat) => seat.mine);
  const ready = () => act(desk, api.ready(card.id, { ready: !mine?.ready, seat: mine!.seat, share: share() }));
  return (
    <div class="begin">
      {!mine && (
        <label class="row">
          <span class="label">{t("your-name")}</span>
          <span class="field grow">
            <input
              value={name}
              maxLength={40}
              onInput={(event) => {
                setName(event.currentTarget.value);
                guest.value = event.currentTarget.value;
              }}
            />
          </span>
        </label>
      )}
      {mine && !card.host && (
        <button class="btn main" onClick={() => void ready()}>
          {mine.ready ? t("not-yet") : t("i-am-ready")}
        </button>
      )}
      {card.host && (
        <button class="btn main" onClick={() => void act(desk, api.start(card.id))}>
          {t("begin")}
        </button>
      )}
      <p class="small">{waiting(card)}</p>
      {mine && recovery(card.id, mine.seat) && (
        <button class="btn quiet" onClick={() => void copy(recovery(card.id, mine.seat))}>
          <Icon name="link" />
          {t("other-device")}
        </button>
      )}
      {card.host && (
        <button class="btn quiet" onClick={() => void act(desk, api.close(card.id))}>
          {t("close-table")}
        </button>
      )}
    </div>
  );
}
