// Mail, a chat room, a calendar.
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import { Switch } from "../frame/switches";
import { toast } from "../frame/toast";
import { alerts } from "../net/alerts";
import type * as wire from "../protocol";
import { lang, t } from "../words";
import { type Desk, Try, Way } from "./alerts";

interface EntryProps {
  type: "email" | "url";
  label: string;
  example: string;
  give: (address: string) => Promise<void>;
}

/** An address to type. */
function Entry({ type, label, example, give }: EntryProps) {
  const typed = useSignal("");
  const send = (event: Event) => {
    event.preventDefault();
    if (typed.value.trim()) void give(typed.value.trim()).then(() => (typed.value = ""));
  };
  return (
    <form class="row" onSubmit={send} noValidate>
      <span class="field grow">
        <input
          type={type as "email"}
          inputMode={type}
          autocomplete={type === "email" ? "email" : "off"}
          aria-label={label}
          placeholder={example}
          maxLength={500}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </span>
      <button class="btn">{t("alerts-add")}</button>
    </form>
  );
}

/** The switch of an endpoint, where there is one that can be switched. */
function OnOff({ one, label, act }: { one?: wire.EndpointCard; label: string } & Pick<Desk, "act">) {
  if (!one || one.state === "unconfirmed") return null;
  const on = one.state === "on";
  return <Switch on={on} label={label} set={() => void act(alerts.turn(one.id, !on))} />;
}

function Remove({ one, act }: { one: wire.EndpointCard } & Pick<Desk, "act">) {
  return (
    <button class="btn icon quiet" aria-label={t("alerts-remove", { address: one.address })} onClick={() => void act(alerts.forget(one.id))}>
      <Icon name="close" />
    </button>
  );
}

export function Mail({ card, act }: Desk) {
  const one = card.endpoints.find((found) => found.way === "mail");
  const title = t("mail-title");
  if (!card.mail) return <Way icon="mail" title={title} text={t("mail-none")} />;
  const give = (address: string) => act(alerts.addMail(address), t("mail-sent"));
  return (
    <Way icon="mail" title={title} text={t("mail-text")} control={<OnOff one={one} label={title} act={act} />}>
      {!one && <Entry type="email" label={t("mail-address")} example={t("mail-example")} give={give} />}
      {one && (
        <div class="row">
          <span class="address mono">{one.address}</span>
          <Confirmed one={one} />
          <Remove one={one} act={act} />
        </div>
      )}
      {one?.state === "unconfirmed" && <p>{t("mail-waits")}</p>}
    </Way>
  );
}

function Confirmed({ one }: { one: wire.EndpointCard }) {
  const waits = one.state === "unconfirmed";
  return (
    <span class={waits ? "waits" : "ok"}>
      <Icon name={waits ? "clock" : "ok"} />
      {t(waits ? "mail-unconfirmed" : "mail-known")}
    </span>
  );
}

const when = (at: number) =>
  new Date(at * 1000).toLocaleString(lang.value, { weekday: "long", hour: "2-digit", minute: "2-digit" });

export function Room({ card, act }: Desk) {
  const rooms = card.endpoints.filter((found) => found.way === "webhook");
  const first = rooms.length === 1 ? rooms[0] : undefined;
  return (
    <Way icon="chat" title={t("room-title")} text={t("room-text")} control={<OnOff one={first} label={t("room-title")} act={act} />}>
      {rooms.map((one) => (
        <div key={one.id} class="room">
          <div class="row">
            <span class="address mono">{one.address}</span>
            {one.shape !== "plain" && <span class="kind">{one.shape}</span>}
            {rooms.length > 1 && <OnOff one={one} label={one.address} act={act} />}
            <Remove one={one} act={act} />
          </div>
          {one.state === "silent" && <p class="bad">{t("room-silent", { when: when(one.last ?? 0) })}</p>}
          {one.state === "on" && one.last ? <p>{t("room-last", { when: when(one.last) })}</p> : null}
          <Try id={one.id} act={act} />
        </div>
      ))}
      {!rooms.length && <Entry type="url" label={t("room-address")} example="https://discord.com/api/webhooks/…" give={(url) => act(alerts.addRoom(url))} />}
    </Way>
  );
}

export function Calendar({ card }: Desk) {
  const link = card.named ? card.base + card.calendar : location.origin + card.calendar;
  return (
    <Way icon="calendar" title={t("calendar-title")} text={t("calendar-text")}>
      <Copied link={link} label={t("calendar-link")} />
    </Way>
  );
}

/** A link that can be read, chosen and copied. */
export function Copied({ link, label }: { link: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("copied"));
    } catch {
      prompt(t("copy-by-hand"), link);
    }
  };
  return (
    <div class="row">
      <span class="field grow">
        <input value={link} aria-label={label} readOnly onFocus={(event) => event.currentTarget.select()} />
      </span>
      <button class="btn icon" aria-label={t("copy-link")} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </div>
  );
}
