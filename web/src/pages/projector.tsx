// The big screen: standings and tables, to be read from eight metres; nothing to touch.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { LoadingPage, Nowhere } from "../frame/blank";
import { called, shortly } from "../gatherings/arrival";
import { useLooked, useTitle, worded } from "../gatherings/asking";
import { RoundClock } from "../gatherings/clock";
import { Kind } from "../gatherings/sitting";
import { Standing } from "../gatherings/standing";
import { Emblem, Token } from "../gatherings/token";
import { Trouble } from "../net/api";
import { evenings } from "../net/circles";
import type * as wire from "../protocol";
import { t } from "../words";

const AGAIN = 5_000; // milliseconds
const TURN = 10_000; // until the next page of people, and of tables
const ROWS = 11;
const TABLES = 6;

export function Projector({ id }: { id: string }) {
  const [card, set] = useState<wire.EveningCard | null>(null);
  const [lost, lose] = useState("");
  const look = () =>
    evenings.look(id).then(set, (trouble) => {
      if (trouble instanceof Trouble && trouble.error === "unknown-evening") lose(worded(trouble));
    });
  useLooked(look, AGAIN, id);
  useAwake();
  useTitle(card?.name ?? t("evening"));
  if (lost) return <Nowhere text={lost} />;
  return card ? <Screen card={card} /> : <LoadingPage />;
}

/** Keeps the screen from going dark, where the browser lets a page do that. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (!document.hidden) lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}

/** One page after another, of so many. */
function useTurned<T>(all: T[], count: number): T[] {
  const [turn, set] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => set((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, []);
  const pages = Math.max(1, Math.ceil(all.length / count));
  const first = (turn % pages) * count;
  return all.slice(first, first + count);
}

function Screen({ card }: { card: wire.EveningCard }) {
  const round = card.rounds.at(-1);
  const people = useTurned(card.people, ROWS);
  const tables = useTurned(round?.tables ?? [], TABLES);
  return (
    <main class="gathering pj" id="content" tabIndex={-1}>
      <header>
        <Emblem />
        <h1>{card.circle || card.name}</h1>
        {round && <p>{t("round-of", { number: round.number, planned: card.planned })}</p>}
        <span class="grow" />
        {round && <RoundClock card={card} round={round} />}
      </header>
      <section class="a">
        <h2>{t("standings")}</h2>
        <Standing people={people} size={46} />
      </section>
      <section class="b">
        <h2>{t("screen-where")}</h2>
        {!round && <p class="soon">{t("screen-empty")}</p>}
        <div class={`four ${tables.length > 4 ? "six" : ""}`}>
          {tables.map((one) => (
            <Where key={one.number} card={card} sitting={one} />
          ))}
        </div>
        <div class="foot">
          <img class="qr" src={evenings.qr(card.id)} alt={t("poster-qr")} />
          <span>
            <b>{card.name}</b>
            {t("screen-scan")}
          </span>
        </div>
      </section>
    </main>
  );
}

function Where({ card, sitting }: { card: wire.EveningCard; sitting: wire.SittingCard }) {
  const told = sitting.places.length > 0 && sitting.state !== "contested";
  const people = sitting.people.map((id) => card.people.find((one) => one.id === id));
  return (
    <article class="tt">
      <span class="no">{sitting.number}</span>
      <h3>{shortly(sitting.title)}</h3>
      {told ? (
        <span class="tag">
          <Icon name="ok" />
          {t("table-told")}
        </span>
      ) : (
        <Kind sitting={sitting} />
      )}
      <ul>
        {people.map((one, n) => (
          <li key={n}>
            <Token name={one?.name ?? ""} size={36} />
            <span>{called(one)}</span>
          </li>
        ))}
        {sitting.bots > 0 && <li>{t("table-bots", { count: sitting.bots })}</li>}
      </ul>
    </article>
  );
}
