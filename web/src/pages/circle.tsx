// A circle: its door for who comes by the link; for members what is played, ratings, evenings.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { guest } from "../desk";
import { Bar } from "../frame/bar";
import { LoadingPage, Nowhere } from "../frame/blank";
import { toast } from "../frame/toast";
import { Ask, Field, Sheet, tried, useLooked, useTitle, worded } from "../gatherings/asking";
import { EveningForm } from "../gatherings/form";
import { Live, OpenTable } from "../gatherings/live";
import { Rankings, Results } from "../gatherings/ranking";
import { Emblem, Token } from "../gatherings/token";
import { Trouble } from "../net/api";
import { circles, evenings } from "../net/circles";
import type * as wire from "../protocol";
import { go } from "../router";
import { Switch } from "../frame/switches";
import { lang, t } from "../words";

const AGAIN = 15_000; // milliseconds

export function Circle({ link }: { link: string }) {
  const [door, setDoor] = useState<wire.CircleCard | null>(null);
  const [page, setPage] = useState<wire.CirclePage | null>(null);
  const [lost, lose] = useState("");
  const look = async () => {
    try {
      const card = await circles.door(link);
      setDoor(card);
      setPage(card.member ? await circles.page(link) : null);
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.error === "unknown-circle") lose(worded(trouble));
    }
  };
  useLooked(look, AGAIN, link);
  useTitle(door?.name ?? t("circle"));
  if (lost) return <Nowhere text={lost} />;
  if (page) return <Inside page={page} set={setPage} />;
  return door ? <Door card={door} set={setPage} /> : <LoadingPage />;
}

type Set = (page: wire.CirclePage) => void;

function Door({ card, set }: { card: wire.CircleCard; set: Set }) {
  const [code, setCode] = useState("");
  const [first, setFirst] = useState("");
  const enter = async (event: Event) => {
    event.preventDefault();
    const page = await tried(circles.enter(card.link, { code_name: code || guest.value, first }));
    if (page) set(page);
  };
  return (
    <div class="page gathering">
      <Bar title={t("circle")} />
      <main class="circles-page" id="content" tabIndex={-1}>
        <form class="paper door" onSubmit={(event) => void enter(event)}>
          <Emblem />
          <h2>{card.name}</h2>
          <p>{t("circle-sub", { count: card.members })}</p>
          <p class="small">{t("circle-door-text")}</p>
          <Field label={t("circle-code-name")} value={code} set={setCode} example={guest.value} />
          <Field label={t("circle-first")} value={first} set={setFirst} hint={t("circle-first-text")} />
          <button class="btn main">{t("circle-enter")}</button>
        </form>
      </main>
    </div>
  );
}

function Inside({ page, set }: { page: wire.CirclePage; set: Set }) {
  const [opening, open] = useState(false);
  const { card } = page;
  return (
    <div class="page gathering">
      <Bar title={t("circle")} />
      <main class="ci" id="content" tabIndex={-1}>
        <header>
          <Emblem />
          <div class="grow">
            <h2 class="big">{card.name}</h2>
            <p>{t("circle-sub", { count: card.members })}</p>
          </div>
          <a class="btn" href={`/c/${card.link}/affiche`}>
            <Icon name="print" />
            {t("circle-poster")}
          </a>
          <button class="btn main" onClick={() => open(true)}>
            {t("circle-open-table")}
          </button>
        </header>
        <div class="centre">
          <Live tables={page.tables} open={() => open(true)} />
          <Rankings page={page} />
          <Results page={page} />
        </div>
        <aside class="side">
          <Evenings page={page} />
          <Mine page={page} set={set} />
          <Members page={page} set={set} />
          <Invite page={page} set={set} />
          {card.founder && <Keep page={page} set={set} />}
          <Going card={card} />
        </aside>
      </main>
      {opening && <OpenTable link={card.link} close={() => open(false)} />}
    </div>
  );
}

export const day = (starts: number) =>
  new Intl.DateTimeFormat(lang.value, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(starts * 1000);

function Evenings({ page }: { page: wire.CirclePage }) {
  const [making, make] = useState(false);
  const next = page.evenings.filter((one) => one.going);
  const past = page.evenings.filter((one) => !one.going);
  return (
    <section class="next">
      {!next.length && <p>{t("evening-none")}</p>}
      {next.map((one) => (
        <NextEvening key={one.id} one={one} />
      ))}
      {past.length > 0 && (
        <details>
          <summary>{t("evening-others")}</summary>
          <ul>
            {past.map((one) => (
              <li key={one.id}>
                <a href={`/e/${one.id}`}>{one.name}</a> <small>{day(one.starts)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button class="btn" onClick={() => make(true)}>
        {t("evening-organise")}
      </button>
      {making && <EveningForm circle={page.card.link} close={() => make(false)} />}
    </section>
  );
}

function NextEvening({ one }: { one: wire.EveningLine }) {
  const join = async () => {
    if (await tried(evenings.join(one.id, ""))) go(`/e/${one.id}`);
  };
  return (
    <div class="next-one">
      <span class="label">{t(one.rounds ? "evening-now" : "evening-next")}</span>
      <h2>{one.name}</h2>
      <p>
        {day(one.starts)}. {t("evening-line", { planned: one.planned, people: one.people })}
      </p>
      <div class="row">
        {!one.joined && (
          <button class="btn" onClick={() => void join()}>
            {t("evening-join")}
          </button>
        )}
        <a class="btn main" href={`/e/${one.id}`}>
          {t("evening-look")}
        </a>
      </div>
    </div>
  );
}

function Mine({ page, set }: { page: wire.CirclePage; set: Set }) {
  const me = page.people.find((one) => one.mine)!;
  const [open, show] = useState(false);
  const [code, setCode] = useState(me.name);
  const [first, setFirst] = useState(me.first);
  const submit = async () => {
    const after = await tried(circles.rename(page.card.link, { code_name: code, first }));
    if (after) set(after);
    return Boolean(after);
  };
  return (
    <section class="paper flat">
      <div class="card2">
        <Token name={me.name} size={44} />
        <div class="grow">
          <span class="label">{t("my-code-name")}</span>
          <b class="told">{me.name}</b>
        </div>
        <button class="btn icon quiet" aria-label={t("rename")} onClick={() => show(true)}>
          <Icon name="gear" />
        </button>
      </div>
      <p class="small">
        {me.first && t("my-first", { first: me.first })} {t("my-here")}
      </p>
      {open && (
        <Sheet title={t("rename")} close={() => show(false)} submit={submit} button={t("keep-save")}>
          <Field label={t("circle-code-name")} value={code} set={setCode} needed />
          <Field label={t("circle-first")} value={first} set={setFirst} hint={t("circle-first-text")} />
        </Sheet>
      )}
    </section>
  );
}

/** Who of the circle is here now: how many, and who. */
function Here({ people }: { people: wire.MemberCard[] }) {
  const here = people.filter((one) => one.here);
  const others = here.filter((one) => !one.mine).map((one) => one.first || one.name);
  return (
    <p class="here-now" role="status" data-here={here.length}>
      <i class="dot" aria-hidden="true" />
      <span>
        {t("members-here", { count: here.length })} {others.length > 0 && <b>{[t("you"), ...others].join(", ")}</b>}
      </span>
    </p>
  );
}

function HereMark() {
  return (
    <small class="here-mark">
      <i class="dot" aria-hidden="true" />
      {t("member-here")}
    </small>
  );
}

function Members({ page, set }: { page: wire.CirclePage; set: Set }) {
  const { card, people } = page;
  const dismiss = async (one: wire.MemberCard) => {
    const after = await tried(circles.dismiss(card.link, one.id));
    if (!after) return;
    set(after);
    go(`/c/${after.card.link}`, true);
  };
  return (
    <section class="paper flat">
      <h2>{t("members")}</h2>
      <Here people={people} />
      <div class="mem" aria-hidden="true">
        {people.slice(0, 24).map((one) => (
          <Token key={one.id} name={one.name} size={36} />
        ))}
      </div>
      <details>
        <summary>{t("members-all")}</summary>
        <ul class="folk">
          {people.map((one) => (
            <li key={one.id}>
              <Token name={one.name} size={26} />
              <span class="grow">
                <b>{one.first || one.name}</b> {one.first && <small>{one.name}</small>} {one.founder && <small>{t("member-founder")}</small>} {one.here && <HereMark />}
              </span>
              {card.founder && !one.mine && (
                <Ask class="btn quiet" text={t("dismiss")} sure={t("dismiss-sure", { name: one.first || one.name })} act={() => dismiss(one)} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Invite({ page, set }: { page: wire.CirclePage; set: Set }) {
  const { card } = page;
  const relink = async () => {
    const after = await tried(circles.relink(card.link));
    if (!after) return;
    set(after);
    go(`/c/${after.card.link}`, true);
    toast(t("link-changed"));
  };
  return (
    <section class="paper flat inv">
      <img class="qr" src={circles.qr(card.link)} alt={t("poster-qr")} width="104" height="104" />
      <div>
        <span class="label">{t("invite-title")}</span>
        <p class="small">{t(card.founder ? "invite-text" : "invite-member")}</p>
        <small class="mono">{`${location.host}/c/${card.link}`}</small>
        {card.founder && <Ask class="link" text={t("link-change")} sure={t("link-change-sure")} act={relink} />}
      </div>
    </section>
  );
}

function Keep({ page, set }: { page: wire.CirclePage; set: Set }) {
  const { card } = page;
  const [name, setName] = useState(card.name);
  const [season, setSeason] = useState("");
  const [open, show] = useState("");
  const kept = (after: wire.CirclePage | null) => {
    if (after) set(after);
    return Boolean(after);
  };
  const change = (changed: boolean, called = card.name) => tried(circles.change(card.link, { name: called, changed }));
  const close = async () => {
    if (await tried(circles.close(card.link))) go("/cercles", true);
  };
  return (
    <section class="paper flat keep">
      <h2>{t("keep-title")}</h2>
      <label class="row toggle">
        <span class="grow">{t("keep-changed")}</span>
        <Switch on={page.changed} label={t("keep-changed")} set={(on) => void change(on).then(kept)} />
      </label>
      <button class="btn" onClick={() => show("name")}>
        {t("circle-name")}
      </button>
      <button class="btn" onClick={() => show("season")}>
        {t("season-new")}
      </button>
      <Ask class="btn quiet" text={t("close-circle")} sure={t("close-circle-sure")} act={close} />
      {open === "name" && (
        <Sheet title={t("circle-name")} close={() => show("")} button={t("keep-save")} submit={async () => kept(await change(page.changed, name))}>
          <Field label={t("circle-name")} value={name} set={setName} most={60} needed />
        </Sheet>
      )}
      {open === "season" && (
        <Sheet title={t("season-new")} close={() => show("")} button={t("season-begin")} submit={async () => kept(await tried(circles.season(card.link, season)))}>
          <Field label={t("season-name")} value={season} set={setSeason} most={60} needed />
        </Sheet>
      )}
    </section>
  );
}

function Going({ card }: { card: wire.CircleCard }) {
  const leave = async (forget: boolean) => {
    if (!(await tried(circles.leave(card.link, forget)))) return;
    toast(t("go-left"));
    go("/cercles", true);
  };
  return (
    <details class="paper flat going">
      <summary>{t("go-title")}</summary>
      <p class="small">{t("go-leave-text")}</p>
      <Ask text={t("go-leave")} sure={t("go-sure-leave")} act={() => leave(false)} />
      <p class="small">{t("go-forget-text")}</p>
      <Ask text={t("go-forget")} sure={t("go-sure-forget")} act={() => leave(true)} />
    </details>
  );
}
