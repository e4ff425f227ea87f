// What happens when somebody is away, to be chosen again in the middle of a match.
import { type Signal, signal } from "@preact/signals";
import type * as wire from "../protocol";
import { stretch } from "../table/passing";
import { t } from "../words";

const KINDS = ["wait", "clock", "stand-in"] as const;
const CLOCKS = [30, 60, 120, 300, 900, 3600, 86_400, 259_200]; // seconds
const PATIENCE = [15, 60, 120, 300, 900, 3600];

export type Absence = Required<Pick<wire.Settings, "absence" | "clock" | "away">>;

/** What is chosen now, and the fields to choose it by. */
export function absenceFields(settings: wire.Settings): { chosen: Signal<Absence>; Fields: () => preact.JSX.Element } {
  const { absence = "wait", clock = 120, away = 60 } = settings;
  const chosen = signal<Absence>({ absence, clock, away });
  return { chosen, Fields: () => <Fields chosen={chosen} /> };
}

function Fields({ chosen }: { chosen: Signal<Absence> }) {
  const { absence, clock, away } = chosen.value;
  const set = (part: Partial<Absence>) => (chosen.value = { ...chosen.value, ...part });
  return (
    <div class="absence">
      <div class="choice" role="radiogroup" aria-label={t("setting-absence")}>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="absence" checked={kind === absence} onChange={() => set({ absence: kind })} />
            <b>{t(`absence-${kind}`)}</b>
            <small>{t(`absence-${kind}-text`)}</small>
          </label>
        ))}
      </div>
      {absence === "clock" && <Time label={t("setting-clock")} all={CLOCKS} now={clock} set={(clock) => set({ clock })} />}
      {absence === "stand-in" && <Time label={t("setting-away")} all={PATIENCE} now={away} set={(away) => set({ away })} />}
    </div>
  );
}

function Time({ label, all, now, set }: { label: string; all: number[]; now: number; set: (seconds: number) => void }) {
  const offered = [...new Set([...all, now])].sort((one, other) => one - other);
  return (
    <label class="row">
      <span class="grow">{label}</span>
      <select value={now} onChange={(event) => set(Number(event.currentTarget.value))}>
        {offered.map((seconds) => (
          <option key={seconds} value={seconds}>
            {stretch(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}
