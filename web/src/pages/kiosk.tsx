// The kiosk: a tablet that is nobody's own.  It takes results, tells everybody their table, and
// forgets whoever stands before it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Blank, LoadingPage, Nowhere } from "../frame/blank";
import { toast } from "../frame/toast";
import { Arrival, called, entrants, shortly } from "../gatherings/arrival";
import { Sheet, tried, useLooked, useTitle, worded } from "../gatherings/asking";
import { Emblem, Token } from "../gatherings/token";
import { Trouble } from "../net/api";
import { evenings, kiosk } from "../net/circles";
import type * as wire from "../protocol";
import { go, hash, words } from "../router";
import { type Lang, lang, speak, t } from "../words";

const AGAIN = 6_000; // milliseconds
const IDLE = 60; // seconds

type Where = { at: "start" } | { at: "result"; table: number } | { at: "find"; person?: string };

export function Kiosk({ id }: { id: string }) {
  const key = words(hash.value).get("cle") ?? "";
  const door = useMemo(() => kiosk(id, key), [id, key]);
  const [card, set] = useState<wire.EveningCard | null>(null);
  const [lost, lose] = useState("");
  const look = () =>
    door.look().then(set, (trouble) => {
      if (trouble instanceof Trouble && trouble.error === "unknown-evening") lose(worded(trouble));
    });
  useLooked(look, AGAIN, key);
  useTitle(card?.name ?? t("evening-kiosk"));
  if (lost) return <Nowhere text={lost} />;
  if (!card) return <LoadingPage />;
  if (card.role !== "kiosk") return <NoKey id={id} />;
  return <Stand card={card} set={set} door={door} />;
}

function NoKey({ id }: { id: string }) {
  return (
    <main class="gathering ki" id="content" tabIndex={-1}>
      <Blank drawing="leaf" title={t("evening-kiosk")} text={t("kiosk-no-key")}>
        <a class="btn" href={`/e/${id}`}>
          {t("evening")}
        </a>
      </Blank>
    </main>
  );
}

/** Seconds until the screen goes back to its start; every touch begins them anew. */
function useIdle(reset: () => void): number {
  const [left, set] = useState(IDLE);
  useEffect(() => {
    let rest = IDLE;
    const touched = () => set((rest = IDLE));
    const tick = () => {
      rest = rest > 1 ? rest - 1 : IDLE;
      set(rest);
      if (rest === IDLE) reset();
    };
    const timer = setInterval(tick, 1000);
    addEventListener("pointerdown", touched);
    addEventListener("keydown", touched);
    return () => {
      clearInterval(timer);
      removeEventListener("pointerdown", touched);
      removeEventListener("keydown", touched);
    };
  }, []);
  return left;
}

interface StandProps {
  card: wire.EveningCard;
  set: (card: wire.EveningCard) => void;
  door: ReturnType<typeof kiosk>;
}

function Stand({ card, set, door }: StandProps) {
  const [where, move] = useState<Where>({ at: "start" });
  const [first] = useState<Lang>(lang.value);
  const [leaving, leave] = useState(false);
  const left = useIdle(() => {
    move({ at: "start" });
    leave(false);
    if (lang.value !== first) speak(first);
  });
  const round = card.rounds.at(-1);
  const sitting = where.at === "result" ? round?.tables.find((one) => one.number === where.table) : undefined;
  const tell = async (places: number[]) => {
    const after = await tried(door.tell({ round: round!.number, table: sitting!.number, places }));
    if (!after) return;
    set(after);
    toast(t("kiosk-thanks"));
    move({ at: "start" });
  };
  return (
    <main class="gathering ki" id="content" tabIndex={-1}>
      <header>
        <Emblem />
        <h1>{sitting ? t("kiosk-who-won", { number: sitting.number }) : t(where.at === "find" ? "kiosk-find" : "kiosk-hello")}</h1>
        <span class="grow" />
        {where.at !== "start" && (
          <button class="btn" onClick={() => move({ at: "start" })}>
            <Icon name="back" />
            {t("kiosk-back")}
          </button>
        )}
        <Langs />
      </header>
      {where.at === "start" && <Start card={card} move={move} />}
      {sitting && (
        <div class="order">
          <Arrival key={sitting.number} entrants={entrants(sitting, card.people)} size={52} tell={tell} />
        </div>
      )}
      {where.at === "find" && <Find card={card} person={where.person} choose={(person) => move({ at: "find", person })} />}
      <footer>
        <span class="grow">{t("kiosk-nothing")}</span>
        <span>{t("kiosk-idle", { seconds: left })}</span>
        <button class="btn quiet" onClick={() => leave(true)}>
          {t("kiosk-leave")}
        </button>
      </footer>
      {leaving && <Out id={card.id} door={door} close={() => leave(false)} />}
    </main>
  );
}

function Langs() {
  return (
    <div class="seg" role="group" aria-label={t("language")}>
      {(["fr", "en"] as const).map((one) => (
        <button key={one} aria-pressed={lang.value === one} lang={one} onClick={() => speak(one)}>
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function Start({ card, move }: { card: wire.EveningCard; move: (where: Where) => void }) {
  const tables = card.rounds.at(-1)?.tables ?? [];
  const owing = (one: wire.SittingCard) => one.real && !one.places.length;
  return (
    <div class="three">
      <section class="big hi">
        <Icon name="flag" />
        <div class="nums">
          {tables.map((one) => (
            <button key={one.number} disabled={!owing(one)} onClick={() => move({ at: "result", table: one.number })}>
              <b>{one.number}</b>
              <span>
                {shortly(one.title)}
                <br />
                {one.places.length ? t("table-told") : one.real ? t("kiosk-people", { count: one.people.length }) : t("table-screen")}
              </span>
            </button>
          ))}
        </div>
        <h2>{t("kiosk-tell")}</h2>
        <small>{t(tables.some(owing) ? "kiosk-tell-text" : "kiosk-none")}</small>
      </section>
      <button class="big" onClick={() => move({ at: "find" })}>
        <Icon name="search" />
        <span class="stack" aria-hidden="true">
          {card.people.slice(0, 12).map((one) => (
            <Token key={one.id} name={one.name} size={58} />
          ))}
        </span>
        <b>{t("kiosk-find")}</b>
        <small>{t("kiosk-find-text")}</small>
      </button>
      <section class="big">
        <Icon name="people" />
        <img class="qr joinq" src={evenings.qr(card.id)} alt={t("poster-qr")} />
        <h2>{t("kiosk-join")}</h2>
        <small>{t("kiosk-join-text")}</small>
      </section>
    </div>
  );
}

function Find({ card, person, choose }: { card: wire.EveningCard; person?: string | undefined; choose: (person: string) => void }) {
  const found = card.people.find((one) => one.id === person);
  const sitting = card.rounds.at(-1)?.tables.find((one) => one.people.includes(person ?? ""));
  const people = card.people.filter((one) => one.name).sort((a, b) => called(a).localeCompare(called(b)));
  return (
    <div class="found">
      {found && (
        <div class="paper answer" role="status">
          <h2>{sitting ? t("kiosk-table", { name: called(found), number: sitting.number }) : t("kiosk-no-table", { name: called(found) })}</h2>
          {sitting && (
            <p>
              {sitting.title}, {t(sitting.real ? "table-real" : "table-screen")}. {!sitting.real && t("kiosk-here")}
            </p>
          )}
        </div>
      )}
      <div class="who8">
        {people.map((one) => (
          <button key={one.id} aria-pressed={one.id === person} onClick={() => choose(one.id)}>
            <Token name={one.name} size={44} />
            {called(one)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Out({ id, door, close }: { id: string; door: ReturnType<typeof kiosk>; close: () => void }) {
  const [pin, set] = useState("");
  const submit = async () => {
    const left = await tried(door.unlock(pin));
    if (left && document.fullscreenElement) await document.exitFullscreen();
    if (left) go(`/e/${id}`, true);
    return Boolean(left);
  };
  return (
    <Sheet title={t("kiosk-leave")} close={close} submit={submit} button={t("kiosk-leave")}>
      <label class="asked">
        <span class="label">{t("kiosk-pin")}</span>
        <span class="field">
          <input type="password" inputMode="numeric" pattern="[0-9]{4}" maxLength={4} required autocomplete="off" value={pin} onInput={(event) => set(event.currentTarget.value)} />
        </span>
      </label>
    </Sheet>
  );
}
