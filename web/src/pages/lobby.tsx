// A table that waits for its players: who sits where, the way here for others, what is said.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { guest } from "../desk";
import { rememberName, usedNames } from "../known";
import { Bar } from "../frame/bar";
import { Chat } from "../frame/chat";
import { useDisclosure } from "../frame/disclosure";
import { ToEvening } from "../frame/toevening";
import { Notes } from "../frame/notes";
import { Notices } from "../frame/notices";
import { Unread } from "../frame/panel";
import { given, Powers } from "../frame/powers";
import { Ticket } from "../frame/ticket";
import { Watchers } from "../frame/watchers";
import { api } from "../net/api";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { asked } from "../table/powers";
import { t } from "../words";
import { Foot } from "./lobby/begin";
import { Names } from "./lobby/names";
import { Places } from "./lobby/places";

export function Lobby({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const name = useSignal(usedNames()[0] ?? guest.value);
  const naming = useSignal(false);
  useEffect(() => {
    if (!name.value) name.value = guest.value;
  }, [guest.value]);
  const seated = card.seats.some((one) => one.mine);
  const sit = async (seat: number) => {
    rememberName(guest.value); // whoever takes another name may want this one again
    const held = await asked(api.join(card.id, { name: name.value, seat }));
    if (!held) return;
    desk.sitting.sit(held.seat);
  };
  const take = (seat: number) => void sit(seat);
  return (
    <div class="page lobby">
      <Bar title={card.title} code={card.code} />
      <Notices />
      <main class="lobby-grid" id="content" tabIndex={-1}>
        <div class="room">
          <Head desk={desk} card={card} />
          <Notes desk={desk} />
          {!seated && (
            <div class={naming.value ? "" : "tall-only"}>
              <Names chosen={name} />
            </div>
          )}
          <Places desk={desk} card={card} sit={seated ? undefined : take} />
          <Foot desk={desk} card={card} name={name.value} naming={naming} sit={take} />
        </div>
        <aside class="side" aria-label={t("invitation")}>
          <Ticket card={card} slim />
          <Watchers desk={desk} />
          {card.settings.chat !== false && <Chat desk={desk} />}
        </aside>
      </main>
    </div>
  );
}

/** How far it is, in words; and how much was said out of sight. */
function Head({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const unread = desk.hearing.unread.value;
  const show = () => document.getElementById("chat")?.scrollIntoView({ block: "center" });
  return (
    <div class="head">
      <h2>{t("lobby-title")}</h2>
      <p role="status">{standing(card)}</p>
      <ToEvening card={card} />
      {!card.seats.some((one) => one.mine) && <Beside desk={desk} />}
      {unread > 0 && (
        <button class="btn unread-button" onClick={show}>
          {t("tab-chat")}
          <Unread count={unread} />
        </button>
      )}
    </div>
  );
}

/** What somebody without a seat may do about the table: its host, for one. */
function Beside({ desk }: { desk: Live }) {
  const { box, open, toggle, shut } = useDisclosure<HTMLDivElement>();
  if (!given(desk).length) return null;
  return (
    <div class="beside-table" ref={box}>
      <button class="btn icon quiet more" aria-expanded={open} aria-label={t("own-powers")} onClick={toggle}>
        <Icon name="dots" />
      </button>
      {open && (
        <div class="drop">
          <Powers desk={desk} done={shut} />
        </div>
      )}
    </div>
  );
}

function standing(card: wire.TableCard): string {
  const people = card.seats.filter((one) => one.who === "person");
  const free = card.seats.filter((one) => one.who === "open").length;
  const host = card.seats[card.host_seat ?? -1];
  if (host && !host.here && !card.host && (host.away ?? 0) >= 60) return t("host-away");
  if (!people.some((one) => one.mine)) return t(free ? "you-watch" : "full-short");
  const ready = people.filter((one) => one.ready).length;
  if (!free && ready === people.length) return t("all-at-table");
  return [t("so-many-ready", { ready, count: people.length }), t("so-many-free", { count: free })].filter(Boolean).join(", ");
}
