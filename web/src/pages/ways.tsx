// Mail, a calendar, and what every way of being told is made of.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { Switch } from "../frame/switches";
import { toast } from "../frame/toast";
import { alerts } from "../net/alerts";
import type * as wire from "../protocol";
import { t } from "../words";
import { type Desk, Way } from "./alerts";

interface EntryProps {
  type: "email" | "url";
  label: string;
  example: string;
  give: (address: string) => Promise<void>;
  children?: ComponentChildren; // what else is to be chosen
}

/** An address to type. */
export function Entry({ type, label, example, give, children }: EntryProps) {
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
      {children}
      <button class="btn">{t("alerts-add")}</button>
    </form>
  );
}

/** The switch of an endpoint, where there is one that can be switched. */
export function OnOff({ one, label, act }: { one?: wire.EndpointCard; label: string } & Pick<Desk, "act">) {
  if (!one || one.state === "unconfirmed") return null;
  const on = one.state === "on";
  return <Switch on={on} label={label} set={() => void act(alerts.turn(one.id, !on))} />;
}

export function Remove({ one, act }: { one: wire.EndpointCard } & Pick<Desk, "act">) {
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
