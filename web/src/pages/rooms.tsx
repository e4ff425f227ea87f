// Chat rooms that are told: of all one's tables, or of everybody at one of them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { alerts } from "../net/alerts";
import { own, refresh } from "../net/mine";
import type * as wire from "../protocol";
import { hash, words } from "../router";
import { lang, t } from "../words";
import { type Desk, Try, Way } from "./alerts";
import { Entry, OnOff, Remove } from "./ways";

const MOST = 4; // rooms that the house keeps for one person

const when = (at: number) =>
  new Date(at * 1000).toLocaleString(lang.value, { weekday: "long", hour: "2-digit", minute: "2-digit" });

/** A table in a word, where it is one of mine that goes on. */
function tableName(id: string): string {
  const card = own.value?.tables.find((one) => one.card.id === id)?.card;
  return card ? [card.title, card.code].filter(Boolean).join(", ") : t("room-past");
}

export function Room({ card, act }: Desk) {
  useEffect(() => void refresh(), []);
  const rooms = card.endpoints.filter((found) => found.way === "webhook");
  const first = rooms.length === 1 ? rooms[0] : undefined;
  return (
    <Way icon="chat" title={t("room-title")} text={t("room-text")} control={<OnOff one={first} label={t("room-title")} act={act} />}>
      {rooms.map((one) => (
        <Known key={one.id} one={one} alone={rooms.length === 1} act={act} />
      ))}
      {rooms.length < MOST && <Another act={act} />}
    </Way>
  );
}

function Known({ one, alone, act }: { one: wire.EndpointCard; alone: boolean } & Pick<Desk, "act">) {
  return (
    <div class="room">
      <div class="row">
        <span class="address mono">{one.address}</span>
        {one.shape !== "plain" && <span class="kind">{one.shape}</span>}
        {!alone && <OnOff one={one} label={one.address} act={act} />}
        <Remove one={one} act={act} />
      </div>
      <p>{one.table ? t("room-of-table", { table: tableName(one.table) }) : t("room-of-all")}</p>
      {one.state === "silent" && <p class="bad">{t("room-silent", { when: when(one.last ?? 0) })}</p>}
      {one.state === "on" && one.last ? <p>{t("room-last", { when: when(one.last) })}</p> : null}
      <Try id={one.id} act={act} />
    </div>
  );
}

/** One more room; the address of the page may say for which table. */
function Another({ act }: Pick<Desk, "act">) {
  const table = useSignal(words(hash.value).get("table") ?? "");
  const mine = own.value?.tables.filter((one) => one.turn !== "over") ?? [];
  const there = mine.some((one) => one.card.id === table.value);
  const chosen = there ? table.value : "";
  const give = (address: string) => act(alerts.addRoom(address, chosen), t("room-added"));
  return (
    <Entry type="url" label={t("room-address")} example="https://discord.com/api/webhooks/…" give={give}>
      {mine.length > 0 && (
        <label class="row room-for">
          <span>{t("room-for")}</span>
          <select value={chosen} onChange={(event) => (table.value = event.currentTarget.value)}>
            <option value="">{t("room-for-all")}</option>
            {mine.map(({ card }) => (
              <option key={card.id} value={card.id}>
                {tableName(card.id)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && <p class="room-what">{t("room-table-text")}</p>}
    </Entry>
  );
}
