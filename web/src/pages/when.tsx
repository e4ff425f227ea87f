// When one is told: how often, and not at night.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Switch } from "../frame/switches";
import { alerts } from "../net/alerts";
import type * as wire from "../protocol";
import { t } from "../words";
import type { Desk } from "./alerts";

const OFTEN = ["turn", "day", "clock"] as const;
const NIGHT = { quiet_begins: 22, quiet_ends: 8 };

export function When({ card, act }: Desk) {
  const wished = useSignal(full(card.wishes));
  const sent = useRef<Promise<unknown>>(Promise.resolve()); // one after the other, so that the last one counts
  const wishes = wished.value;
  const wish = (change: Partial<wire.Wishes>) => {
    wished.value = { ...wished.value, ...change };
    sent.current = sent.current.then(() => act(alerts.wish(wished.value)));
  };
  return (
    <section class="paper when">
      <h2>{t("when-title")}</h2>
      <div class="line">
        <b>{t("often-title")}</b>
        <small>{t("often-text")}</small>
        <div class="control seg" role="group" aria-label={t("often-title")}>
          {OFTEN.map((often) => (
            <button key={often} aria-pressed={wishes.often === often} onClick={() => wish({ often })}>
              {t(`often-${often}`)}
            </button>
          ))}
        </div>
      </div>
      <Quiet wishes={wishes} wish={wish} />
    </section>
  );
}

/** With what the server leaves out because it is as always. */
const full = (wishes: wire.Wishes) => ({ often: "turn" as const, urgent: false, lang: "fr" as const, zone: "Europe/Paris", ...NIGHT, ...wishes });

type Wished = ReturnType<typeof full>;

function Quiet({ wishes, wish }: { wishes: Wished; wish: (change: Partial<wire.Wishes>) => void }) {
  const { quiet_begins: begins, quiet_ends: ends } = wishes;
  const quiet = begins !== ends;
  const title = quiet ? t("quiet-title", { begins, ends }) : t("quiet-none");
  return (
    <>
      <div class="line">
        <b>{title}</b>
        <small>{t("quiet-text", { zone: wishes.zone })}</small>
        <div class="control">
          <Switch on={quiet} label={t("quiet-label")} set={(on) => wish(on ? NIGHT : { quiet_begins: 0, quiet_ends: 0 })} />
        </div>
      </div>
      {quiet && (
        <>
          <div class="row hours-set">
            <Hour label={t("quiet-begins")} hour={begins} set={(hour) => wish({ quiet_begins: hour })} />
            <Hour label={t("quiet-ends")} hour={ends} set={(hour) => wish({ quiet_ends: hour })} />
          </div>
          <Hours title={title} silent={(hour) => (begins < ends ? hour >= begins && hour < ends : hour >= begins || hour < ends)} />
          <div class="line">
            <b>{t("urgent-title")}</b>
            <small>{t("urgent-text")}</small>
            <div class="control">
              <Switch on={wishes.urgent} label={t("urgent-title")} set={(urgent) => wish({ urgent })} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Hour({ label, hour, set }: { label: string; hour: number; set: (hour: number) => void }) {
  return (
    <label class="row">
      {label}
      <select value={String(hour)} onChange={(event) => set(Number(event.currentTarget.value))}>
        {Array.from({ length: 24 }, (_, number) => (
          <option key={number} value={String(number)}>
            {t("hour", { hour: number })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The day as a band, its quiet hours dark. */
function Hours({ title, silent }: { title: string; silent: (hour: number) => boolean }) {
  return (
    <div class="hours" role="img" aria-label={title}>
      {Array.from({ length: 24 }, (_, hour) => (
        <i key={hour} class={silent(hour) ? "q" : ""}>
          {hour % 6 === 0 && <span>{t("hour", { hour })}</span>}
        </i>
      ))}
    </div>
  );
}
