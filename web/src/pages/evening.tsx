// An evening: one's own table and points for whoever plays; everything for whoever organises.
import { useMemo, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { guest } from "../desk";
import { Bar } from "../frame/bar";
import { LoadingPage, Nowhere } from "../frame/blank";
import { refuse, toast } from "../frame/toast";
import { Switch } from "../frame/switches";
import { called } from "../gatherings/arrival";
import { Ask, Field, Sheet, tried, useLooked, useTitle, worded } from "../gatherings/asking";
import { Byes, NextRound } from "../gatherings/drawing";
import { EveningForm } from "../gatherings/form";
import { Sitting } from "../gatherings/sitting";
import { Standing } from "../gatherings/standing";
import { Token } from "../gatherings/token";
import { Trouble } from "../net/api";
import { evenings } from "../net/circles";
import { Queue } from "../net/queue";
import type * as wire from "../protocol";
import { go } from "../router";
import { t } from "../words";
import { day } from "./circle";

const AGAIN = 8_000; // milliseconds: a whole club may look from one address

/** An evening as a page has it, and what can be done about it. */
export interface EveningDesk {
  card: wire.EveningCard;
  set: (card: wire.EveningCard) => void;
  look: () => Promise<void>;
  tell: (wish: wire.PlacesWish) => Promise<boolean>;
  contest: (wish: wire.PlacesWish) => Promise<void>;
  agree: (wish: wire.PlacesWish) => Promise<void>;
}

export function Evening({ id }: { id: string }) {
  const [card, set] = useState<wire.EveningCard | null>(null);
  const [lost, lose] = useState("");
  const queue = useMemo(() => new Queue(id), [id]);
  const look = async () => {
    try {
      if (await queue.send((reason) => refuse(t("queue-refused", { reason })))) toast(t("queue-sent"));
      set(await evenings.look(id));
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.error === "unknown-evening") lose(worded(trouble));
    }
  };
  useLooked(look, AGAIN, id);
  useTitle(card?.name ?? t("evening"));
  if (lost) return <Nowhere text={lost} />;
  if (!card) return <LoadingPage />;
  const done = (after: wire.EveningCard | null) => void (after && set(after));
  const tell = async (wish: wire.PlacesWish) => {
    try {
      done(await queue.tell(wish));
      return true;
    } catch (trouble) {
      refuse(worded(trouble));
      return false;
    }
  };
  const contest = async (wish: wire.PlacesWish) => done(await tried(evenings.contest(id, wish)));
  const agree = async (wish: wire.PlacesWish) => done(await tried(evenings.agree(id, wish)));
  return <Shown desk={{ card, set, look, tell, contest, agree }} waiting={queue.waiting.value.length} />;
}

function Shown({ desk, waiting }: { desk: EveningDesk; waiting: number }) {
  const { card } = desk;
  const organises = card.role === "organiser";
  return (
    <div class="page gathering">
      <Bar title={card.name} />
      <main class="ev" id="content" tabIndex={-1}>
        <div class="l">
          {waiting > 0 && (
            <p class="note" role="status">
              {t("queue-waiting", { count: waiting })}
            </p>
          )}
          {!card.going && <p class="note">{t("evening-is-over")}</p>}
          {card.role === "stranger" && card.going && <Join desk={desk} />}
          <Own desk={desk} />
          <Rounds desk={desk} />
          {organises && card.going && <NextRound desk={desk} />}
        </div>
        <aside class="r">
          {organises && <Doors desk={desk} />}
          <Points card={card} />
          {organises && card.going && <Present desk={desk} />}
          {organises && card.going && <Settings desk={desk} />}
          <Leave desk={desk} />
        </aside>
      </main>
    </div>
  );
}

function Join({ desk }: { desk: EveningDesk }) {
  const [name, set] = useState("");
  const join = async (event: Event) => {
    event.preventDefault();
    const after = await tried(evenings.join(desk.card.id, name || guest.value));
    if (after) desk.set(after);
  };
  return (
    <form class="paper join" onSubmit={(event) => void join(event)}>
      <h2>{t("join-title")}</h2>
      <p class="small">{t("join-text")}</p>
      <Field label={t("circle-code-name")} value={name} set={set} example={guest.value} />
      <button class="btn main">{t("join")}</button>
    </form>
  );
}

/** What concerns oneself: the table of this round, and whether one plays the next. */
function Own({ desk }: { desk: EveningDesk }) {
  const { card } = desk;
  const me = card.people.find((one) => one.mine);
  if (!me) return null;
  const round = card.rounds.at(-1);
  const own = round?.tables.find((one) => one.mine);
  const here = async (on: boolean) => {
    const after = await tried(evenings.here(card.id, on));
    if (after) desk.set(after);
  };
  return (
    <section class="own" aria-label={t("your-table")}>
      <div class="flexr">
        <Token name={me.name} size={40} />
        <div class="grow">
          <h2>{called(me)}</h2>
          <small>{t("your-points", { points: me.points })}</small>
        </div>
      </div>
      {round && own && card.role !== "organiser" && <Sitting desk={desk} round={round} sitting={own} />}
      {round?.byes.includes(me.id) && <p class="note">{t("your-bye")}</p>}
      {card.going && (
        <label class="row toggle">
          <span class="grow">{t("here-me")}</span>
          <Switch on={me.here} label={t("here-me")} set={(on) => void here(on)} />
        </label>
      )}
    </section>
  );
}

function Rounds({ desk }: { desk: EveningDesk }) {
  const { card } = desk;
  const [wanted, want] = useState(0);
  const round = card.rounds[(wanted || card.rounds.length) - 1];
  const told = round?.tables.filter((one) => one.places.length && one.state !== "contested").length ?? 0;
  const people = round?.tables.flatMap((one) => one.people).length ?? 0;
  const shown = card.role === "organiser" ? round?.tables : round?.tables.filter((one) => !one.mine || wanted);
  return (
    <section>
      <div class="h">
        <h2>{round ? t("round", { number: round.number }) : card.name}</h2>
        <Dots card={card} shown={round?.number ?? 0} want={want} />
        <span class="grow" />
        {round && <span class="small">{t("round-state", { people, tables: round.tables.length, told })}</span>}
      </div>
      {!round && (
        <p>
          {day(card.starts)}. {t("evening-waiting")}
        </p>
      )}
      {round && (
        <>
          <div class="tabs4">
            {shown!.map((one) => (
              <Sitting key={`${round.number}-${one.number}`} desk={desk} round={round} sitting={one} />
            ))}
          </div>
          <p class="small byes">
            <Byes card={card} round={round} />
          </p>
        </>
      )}
    </section>
  );
}

function Dots({ card, shown, want }: { card: wire.EveningCard; shown: number; want: (round: number) => void }) {
  const numbers = Array.from({ length: card.planned }, (_, n) => n + 1);
  return (
    <div class="rounds" role="group" aria-label={t("round-of", { number: card.rounds.length, planned: card.planned })}>
      {numbers.map((number) => (
        <button
          key={number}
          class={number < card.rounds.length ? "d" : number === card.rounds.length ? "n" : ""}
          aria-pressed={number === shown}
          aria-label={t("round", { number })}
          disabled={number > card.rounds.length}
          onClick={() => want(number === card.rounds.length ? 0 : number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

const FEW = 9;

function Points({ card }: { card: wire.EveningCard }) {
  const [all, show] = useState(false);
  const after = card.owed ? card.rounds.length - 1 : card.rounds.length;
  return (
    <section>
      <div class="flexr">
        <h2>{t("standings")}</h2>
        <span class="grow" />
        {after > 0 && <span class="small">{t("standings-after", { number: after })}</span>}
      </div>
      <Standing people={all ? card.people : card.people.slice(0, FEW)} />
      {!all && card.people.length > FEW && (
        <button class="link" onClick={() => show(true)}>
          {t("standings-all")}
        </button>
      )}
    </section>
  );
}

// For whoever organises -----------------------------------------------------------------------

function Doors({ desk }: { desk: EveningDesk }) {
  const { id } = desk.card;
  const [pin, set] = useState("");
  const [open, show] = useState(false);
  const submit = async () => {
    const made = await tried(evenings.kiosk(id, pin));
    if (made) await document.documentElement.requestFullscreen?.().catch(() => {}); // where a browser can
    if (made) go(`/e/${id}/borne#cle=${made.key}`);
    return Boolean(made);
  };
  return (
    <nav class="doors" aria-label={desk.card.name}>
      <a class="btn quiet" href={`/e/${id}/ecran`}>
        <Icon name="screen" />
        {t("evening-big-screen")}
      </a>
      <button class="btn quiet" onClick={() => show(true)}>
        <Icon name="hand" />
        {t("evening-kiosk")}
      </button>
      <a class="btn quiet" href={`/e/${id}/affiche`}>
        <Icon name="print" />
        {t("circle-poster")}
      </a>
      {open && (
        <Sheet title={t("kiosk-put-up")} close={() => show(false)} submit={submit} button={t("kiosk-open")}>
          <p>{t("kiosk-put-up-text")}</p>
          <label class="asked">
            <span class="label">{t("kiosk-pin")}</span>
            <span class="field">
              <input inputMode="numeric" pattern="[0-9]{4}" maxLength={4} required autocomplete="off" value={pin} onInput={(event) => set(event.currentTarget.value)} />
            </span>
          </label>
        </Sheet>
      )}
    </nav>
  );
}

function Present({ desk }: { desk: EveningDesk }) {
  const { card, set } = desk;
  const [name, type] = useState("");
  const add = async (event: Event) => {
    event.preventDefault();
    const after = await tried(evenings.add(card.id, name));
    if (after) type("");
    if (after) set(after);
  };
  const here = async (person: string, on: boolean) => {
    const after = await tried(evenings.here(card.id, on, person));
    if (after) set(after);
  };
  const join = async () => {
    const after = await tried(evenings.join(card.id, guest.value));
    if (after) set(after);
  };
  const people = [...card.people].filter((one) => one.name).sort((a, b) => called(a).localeCompare(called(b)));
  return (
    <section class="paper flat present">
      <div class="flexr">
        <h2>{t("present")}</h2>
        <span class="grow" />
        <b class="num">{people.filter((one) => one.here).length}</b>
      </div>
      <p class="small">{t("present-text")}</p>
      <form class="flexr" onSubmit={(event) => void add(event)}>
        <span class="field grow">
          <input aria-label={t("present-add-text")} placeholder={t("present-add-text")} maxLength={40} required value={name} onInput={(event) => type(event.currentTarget.value)} />
        </span>
        <button class="btn icon" aria-label={t("present-add")}>
          <Icon name="plus" />
        </button>
      </form>
      {!card.people.some((one) => one.mine) && (
        <button class="btn" onClick={() => void join()}>
          {t("present-me", { name: guest.value })}
        </button>
      )}
      <ul class="folk">
        {people.map((one) => (
          <li key={one.id}>
            <Token name={one.name} size={26} />
            <span class="grow">
              {called(one)} {!one.here && <small>{t("here-off")}</small>}
            </span>
            <Switch on={one.here} label={t("present-switch", { name: called(one) })} set={(on) => void here(one.id, on)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settings({ desk }: { desk: EveningDesk }) {
  const [open, show] = useState(false);
  const close = async () => {
    const after = await tried(evenings.close(desk.card.id));
    if (after) desk.set(after);
  };
  return (
    <section class="flexr wrap">
      <button class="btn" onClick={() => show(true)}>
        <Icon name="gear" />
        {t("evening-settings")}
      </button>
      <Ask class="btn quiet" text={t("evening-close")} sure={t("evening-close-sure")} act={close} />
      {open && <EveningForm old={desk.card} close={() => show(false)} done={desk.set} />}
    </section>
  );
}

function Leave({ desk }: { desk: EveningDesk }) {
  if (!desk.card.people.some((one) => one.mine)) return null;
  const leave = async () => {
    const after = await tried(evenings.leave(desk.card.id));
    if (after) desk.set(after);
  };
  return <Ask class="link" text={t("leave-evening")} sure={t("leave-evening-sure")} act={leave} />;
}
