// A table of a round: who sits there, how it ended, and what one may say about that.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type { EveningDesk } from "../pages/evening";
import type * as wire from "../protocol";
import { t } from "../words";
import { Arrival, entrants } from "./arrival";
import { Token } from "./token";

interface SittingProps {
  desk: EveningDesk;
  round: wire.RoundCard;
  sitting: wire.SittingCard;
}

/** Whether the asker may give this table its result. */
function speaks({ card }: EveningDesk, sitting: wire.SittingCard): boolean {
  if (!card.going) return false;
  if (card.role === "organiser") return true;
  return sitting.mine && sitting.real && sitting.state !== "settled" && sitting.state !== "contested";
}

export function Kind({ sitting }: { sitting: wire.SittingCard }) {
  return (
    <span class="tag">
      <Icon name={sitting.real ? "box" : "screen"} />
      {t(sitting.real ? "table-real" : "table-screen")}
    </span>
  );
}

export function Sitting({ desk, round, sitting }: SittingProps) {
  const [open, show] = useState(false);
  const tell = async (places: number[]) => {
    if (await desk.tell({ round: round.number, table: sitting.number, places })) show(false);
  };
  return (
    <article class={`t4 ${open ? "open" : ""} ${sitting.mine ? "mine" : ""}`} aria-label={`${sitting.number}. ${sitting.title}`}>
      <header>
        <b>{sitting.number}</b>
        <div class="grow">
          <h3>{sitting.title}</h3>
          <Kind sitting={sitting} />
        </div>
        <State desk={desk} round={round} sitting={sitting} />
      </header>
      {open ? (
        <Arrival entrants={entrants(sitting, desk.card.people)} tell={tell} cancel={() => show(false)} />
      ) : (
        <>
          <Places desk={desk} sitting={sitting} />
          <Foot desk={desk} round={round} sitting={sitting} open={() => show(true)} />
        </>
      )}
    </article>
  );
}

function State({ desk, round, sitting }: SittingProps) {
  if (sitting.state === "contested")
    return (
      <span class="st bad">
        <Icon name="no" />
        {t("table-contested")}
      </span>
    );
  if (sitting.places.length)
    return (
      <span class="st ok">
        <Icon name="ok" />
        {t("table-told")}
      </span>
    );
  const minutes = Math.max(0, Math.floor((desk.card.now - round.began) / 60));
  return round.began ? (
    <span class="st">
      <Icon name="clock" />
      {t("table-since", { minutes })}
    </span>
  ) : null;
}

function Places({ desk, sitting }: { desk: EveningDesk; sitting: wire.SittingCard }) {
  const all = entrants(sitting, desk.card.people).map((one, n) => ({ ...one, place: sitting.places[n] ?? 0 }));
  if (sitting.places.length) all.sort((a, b) => a.place - b.place);
  return (
    <ul>
      {all.map((one) => (
        <li key={one.id} class={one.place === 1 ? "first" : ""}>
          <Token name={one.code} size={28} />
          <span class="grow">{one.name}</span>
          {one.place > 0 && <span class="o">{t("arrival-place", { place: one.place })}</span>}
        </li>
      ))}
    </ul>
  );
}

function Foot({ desk, round, sitting, open }: SittingProps & { open: () => void }) {
  const where = { round: round.number, table: sitting.number };
  const points = [...sitting.points].sort((a, b) => b - a).join(", ");
  const asks = desk.card.counts && sitting.real && sitting.mine && sitting.places.length > 0 && sitting.state !== "contested";
  return (
    <footer>
      <span class="grow small">
        {sitting.state === "contested" ? <Disagreed desk={desk} sitting={sitting} /> : sitting.places.length > 0 && <span>{t("table-points", { points })}</span>}
        {asks && <span>{t(sitting.counts ? "table-counts" : sitting.agreed ? "table-agreed" : "table-agree-ask")}</span>}
      </span>
      {sitting.table && !sitting.places.length && (
        <a class={`btn ${sitting.mine ? "main" : ""}`} href={`/t/${sitting.table}`}>
          {t(sitting.mine ? "table-go" : "circle-watch")}
        </a>
      )}
      {asks && !sitting.agreed && (
        <button class="btn" onClick={() => void desk.agree(where)}>
          {t("table-agree")}
        </button>
      )}
      {sitting.may_contest && desk.card.going && (
        <button class="btn" onClick={() => void desk.contest(where)}>
          {t("table-contest")}
        </button>
      )}
      {speaks(desk, sitting) && (
        <button class={`btn ${sitting.places.length ? "quiet" : ""}`} onClick={open}>
          {t(sitting.places.length ? "table-correct" : "table-tell")}
        </button>
      )}
    </footer>
  );
}

/** What the two say. */
function Disagreed({ desk, sitting }: { desk: EveningDesk; sitting: wire.SittingCard }) {
  const names = entrants(sitting, desk.card.people).map((one, n) => ({ name: one.name, place: sitting.other[n] ?? 0 }));
  const order = names.sort((a, b) => a.place - b.place).map((one) => one.name).join(", ");
  return (
    <>
      {sitting.other.length > 0 && t("table-other", { order })} {t("table-settle")}
    </>
  );
}
