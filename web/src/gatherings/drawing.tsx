// The next round: looked at first, drawn otherwise if one likes, then opened for everybody.
import { useState } from "preact/hooks";
import { evenings } from "../net/circles";
import type { EveningDesk } from "../pages/evening";
import type * as wire from "../protocol";
import { t } from "../words";
import { called } from "./arrival";
import { tried } from "./asking";
import { Sitting } from "./sitting";

const MINUTES = [0, 15, 20, 30, 40, 45, 60, 75, 90, 120]; // that a round may last; 0: nobody counts

const dice = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Why no round can be drawn now. */
function hindrance(card: wire.EveningCard): string {
  if (card.owed) {
    const last = card.rounds.at(-1)!.tables[card.owed - 1];
    return t(last?.state === "contested" ? "next-disagree" : "next-owed", { table: card.owed });
  }
  if (card.rounds.length >= card.planned) return t("next-done");
  return card.people.filter((one) => one.here && one.name).length < 2 ? t("next-few") : "";
}

export function NextRound({ desk }: { desk: EveningDesk }) {
  const [seen, see] = useState<{ round: wire.RoundCard; wish: wire.DrawWish } | null>(null);
  const [minutes, last] = useState(0);
  const { card } = desk;
  const number = card.rounds.length + 1;
  const draw = async () => {
    const wish = { seed: dice(), version: card.version, minutes: 0 };
    const round = await tried(evenings.draw(card.id, wish));
    see(round && { round, wish });
    if (!round) void desk.look();
  };
  const begin = async () => {
    const after = await tried(evenings.begin(card.id, { ...seen!.wish, minutes }));
    see(null);
    if (after) desk.set(after);
    else void desk.look();
  };
  const why = hindrance(card);
  if (!seen)
    return (
      <div class="next-bar">
        <p>
          {number <= card.planned && (
            <>
              <b>{t("next-round", { number })}</b> · {t("next-draw")}
            </>
          )}
          <small>{why}</small>
        </p>
        <button class="btn main" disabled={Boolean(why)} onClick={() => void draw()}>
          {t("next-button", { number: Math.min(number, card.planned) })}
        </button>
      </div>
    );
  return (
    <>
      <div class="tabs4 preview">
        {seen.round.tables.map((one) => (
          <Sitting key={one.number} desk={{ ...desk, card: { ...card, role: "stranger" } }} round={seen.round} sitting={one} />
        ))}
      </div>
      <div class="next-bar">
        <p>
          <b>{t("next-round", { number })}</b> · {t("next-drawn", { tables: seen.round.tables.length })}
          <small>
            {seen.round.again ? t("next-again", { count: seen.round.again }) : t("next-fresh")} <Byes card={card} round={seen.round} />
          </small>
        </p>
        <label class="row lasting">
          <span>{t("next-minutes")}</span>
          <select value={minutes} onChange={(event) => last(Number(event.currentTarget.value))}>
            {MINUTES.map((one) => (
              <option key={one} value={one}>
                {one ? t("next-so-many", { minutes: one }) : t("next-no-end")}
              </option>
            ))}
          </select>
        </label>
        <button class="btn" onClick={() => see(null)}>
          {t("next-cancel")}
        </button>
        <button class="btn" onClick={() => void draw()}>
          {t("next-other")}
        </button>
        <button class="btn main" onClick={() => void begin()}>
          {t("next-open", { number })}
        </button>
      </div>
    </>
  );
}

export function Byes({ card, round }: { card: wire.EveningCard; round: wire.RoundCard }) {
  if (!round.byes.length) return null;
  const names = round.byes.map((id) => called(card.people.find((one) => one.id === id))).join(", ");
  return <>{t("next-byes", { names })}</>;
}
