// Who came in when: touched in order of arrival; "Tie" joins the next to the last.
import { useState } from "preact/hooks";
import type * as wire from "../protocol";
import { t } from "../words";
import { Token } from "./token";

/** A person, as everybody may call them. */
export const called = (one: wire.Person | undefined) => one?.first || one?.name || t("somebody");

/** The title of a game where there is little room. */
export const shortly = (title: string) => title.split(" - ")[0]!;

export interface Entrant {
  id: string;
  name: string;
  code: string; // the code name, which gives the token
}

/** Those of a table, then its bots. */
export function entrants(sitting: wire.SittingCard, people: wire.Person[]): Entrant[] {
  const seated = sitting.people.map((id) => {
    const one = people.find((other) => other.id === id);
    return { id, name: called(one), code: one?.name ?? "" };
  });
  const bots = Array.from({ length: sitting.bots }, (_, n) => ({ id: `bot-${n}`, name: t("table-bot"), code: "" }));
  return [...seated, ...bots];
}

interface ArrivalProps {
  entrants: Entrant[];
  size?: number;
  tell: (places: number[]) => Promise<unknown>;
  cancel?: () => void;
}

export function Arrival({ entrants: all, size = 28, tell, cancel }: ArrivalProps) {
  const [groups, set] = useState<string[][]>([]);
  const [tie, join] = useState(false);
  const [busy, wait] = useState(false);
  const placed = groups.flat();
  const placeOf = (id: string) => {
    const group = groups.findIndex((one) => one.includes(id));
    return group < 0 ? 0 : 1 + groups.slice(0, group).flat().length;
  };
  const touch = (id: string) => {
    if (placed.includes(id)) return;
    set(tie && groups.length ? [...groups.slice(0, -1), [...groups.at(-1)!, id]] : [...groups, [id]]);
    join(false);
  };
  const clear = () => {
    set([]);
    join(false);
  };
  const send = async () => {
    wait(true);
    await tell(all.map((one) => placeOf(one.id)));
    wait(false);
  };
  const left = all.length - placed.length;
  return (
    <div class="arrival">
      <ul class="places">
        {all.map((one) => (
          <li key={one.id}>
            <button class={placeOf(one.id) ? `sel ${placeOf(one.id) === 1 ? "first" : ""}` : ""} aria-pressed={placeOf(one.id) > 0} onClick={() => touch(one.id)}>
              <Token name={one.code} size={size} />
              <span class="grow">{one.name}</span>
              {placeOf(one.id) ? <span class="o">{t("arrival-place", { place: placeOf(one.id) })}</span> : <span class="dash" role="img" aria-label={t("arrival-none")} />}
            </button>
          </li>
        ))}
      </ul>
      <p class="small" role="status">
        {tie ? t("arrival-tie-next") : left && placed.length ? t("arrival-left", { count: left }) : t("arrival-touch")}
      </p>
      <div class="acts">
        {cancel && (
          <button class="btn" onClick={cancel}>
            {t("cancel")}
          </button>
        )}
        <button class="btn" onClick={clear} disabled={!placed.length}>
          {t("arrival-clear")}
        </button>
        <button class="btn" aria-pressed={tie} onClick={() => join(!tie)} disabled={!placed.length || !left}>
          {t("arrival-tie")}
        </button>
        <button class="btn main" disabled={left > 0 || busy} onClick={() => void send()}>
          {t("arrival-right")}
        </button>
      </div>
    </div>
  );
}
