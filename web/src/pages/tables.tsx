// My tables: those where it is my turn first, then the others', those that wait for people, and the archive.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { Vignette } from "../art/vignette";
import { Bar } from "../frame/bar";
import { Blank } from "../frame/blank";
import { More } from "../frame/more";
import { MyKeyDialog } from "../frame/mykey";
import { Notices } from "../frame/notices";
import { Sure, sure } from "../frame/sure";
import { toast } from "../frame/toast";
import { forgetful } from "../kept";
import { api } from "../net/api";
import { put, type Seen, useHouseTime, useMine } from "../net/mine";
import type * as wire from "../protocol";
import { day, rest, span } from "../spans";
import { lang, t } from "../words";
import { Archive } from "./archive";
import { Go } from "./mine";
import { complain, remove } from "./removing";

const LITTLE = 0.25; // of a clock: from here on it is red

const GROUPS: [name: string, turns: wire.MyTable["turn"][]][] = [
  ["yours", ["yours"]],
  ["others", ["others", "sealed"]],
  ["open", ["open"]],
  ["over", ["over", "broken"]],
];

export function Tables() {
  const seen = useMine();
  const [key, showKey] = useState(false);
  useEffect(() => {
    document.title = `${t("mine-title")} · filature`;
  }, [lang.value]);
  return (
    <div class="page tables">
      <Bar title={t("mine-title")} />
      <Notices />
      <Found seen={seen} showKey={() => showKey(true)} />
      {key && <MyKeyDialog close={() => showKey(false)} />}
      <Sure />
    </div>
  );
}

function Found({ seen, showKey }: { seen: Seen | null; showKey: () => void }) {
  if (!seen)
    return (
      <main id="content" tabIndex={-1}>
        <Blank drawing="steps" title={t("mine-looking")} text={t("loading-text")} />
      </main>
    );
  if (!seen.tables.length && !seen.archived) return <Nothing old={seen.old} />;
  return (
    <main class="mine-grid" id="content" tabIndex={-1}>
      <Lists seen={seen} showKey={showKey} />
      <aside>
        {seen.archived > 0 && !seen.old && <Archive count={seen.archived} />}
        <WithoutAccount showKey={showKey} />
      </aside>
    </main>
  );
}

/** No table at all; or nobody answers, and none was ever seen here. */
function Nothing({ old }: { old?: boolean }) {
  return (
    <main id="content" tabIndex={-1}>
      <Blank drawing={old ? "cut" : "folder"} title={t(old ? "lost-title" : "mine-none")} text={t(old ? "offline" : "mine-none-text")}>
        <a class="btn main" href="/">
          {t("mine-choose")}
        </a>
        <a class="btn" href="/moi">
          <Icon name="key" />
          {t("mine-find")}
        </a>
      </Blank>
    </main>
  );
}

function WithoutAccount({ showKey }: { showKey: () => void }) {
  return (
    <section class="paper take">
      <h2>{t("mine-no-account")}</h2>
      <p class="small">{t(forgetful.value ? "mine-forgets" : "mine-remembers")}</p>
      <button class="btn" onClick={showKey}>
        <Icon name="key" />
        {t("mine-show-key")}
      </button>
      <a class="small" href="/moi">
        {t("mine-find")}
      </a>
    </section>
  );
}

function Lists({ seen, showKey }: { seen: Seen; showKey: () => void }) {
  const [only, filter] = useState(false);
  const now = useHouseTime(seen);
  const listed = seen.tables.filter((one) => one.place === "list");
  const away = seen.tables.filter((one) => one.place === "away");
  const group = (name: string, tables: wire.MyTable[]) =>
    tables.length > 0 && <Group key={name} name={name} tables={tables} now={now} old={seen.old} showKey={showKey} />;
  return (
    <div class={seen.old ? "old" : ""}>
      <div class="mine-head">
        {seen.old && <p role="status">{t("mine-old", { span: span(Date.now() / 1000 - seen.at) })}</p>}
        <span class="grow" />
        <div class="seg" role="group" aria-label={t("mine-which")}>
          <button aria-pressed={!only} onClick={() => filter(false)}>
            {t("mine-every")}
          </button>
          <button aria-pressed={only} onClick={() => filter(true)}>
            {t("mine-group-yours")}
          </button>
        </div>
      </div>
      {GROUPS.slice(0, only ? 1 : undefined).map(([name, turns]) => group(name, listed.filter((one) => turns.includes(one.turn))))}
      {only && !listed.some((one) => one.turn === "yours") && <p class="none">{t("mine-nobody-waits")}</p>}
      {!only && group("away", away)}
    </div>
  );
}

interface GroupProps {
  name: string;
  tables: wire.MyTable[];
  now: number;
  old?: boolean;
  showKey: () => void;
}

function Group({ name, tables, ...how }: GroupProps) {
  return (
    <section class="mine-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>
        {t(`mine-group-${name}`)} <span>{tables.length}</span>
      </h2>
      {tables.map((one) => (
        <Row key={one.card.id} table={one} {...how} />
      ))}
    </section>
  );
}

function Row({ table, now, old, showKey }: Omit<GroupProps, "name" | "tables"> & { table: wire.MyTable }) {
  const { card, turn, asked = [] } = table;
  const mine = turn === "yours";
  const seen = () => {
    if (turn === "over") void put(card.id, "away").catch(() => {});
  };
  return (
    <article class={`my-table ${mine ? "mine" : ""}`} data-table={card.id}>
      <span class="thumb" aria-hidden="true">
        <Vignette game={card.game} />
      </span>
      <div>
        <h3>
          {card.title} {card.code && <span class="chip code">{card.code}</span>}
        </h3>
        <p class={mine ? "yours" : ""}>{standing(table, now)}</p>
        <Crew card={card} asked={mine ? [] : asked} mine={mine} />
      </div>
      <Clock table={table} now={now} old={old} />
      <div class="act">
        <Go card={card} turn={turn} class={mine ? "main" : ""} onClick={seen} />
        <More label={t("mine-more", { title: card.title, code: card.code ?? "" })}>
          <Acts table={table} showKey={showKey} />
        </More>
      </div>
    </article>
  );
}

/** Whose turn it is since when, or what is missing. */
function standing({ card, turn, asked = [], since, rank = 0 }: wire.MyTable, now: number): string {
  const how = { span: span(now - since) };
  if (turn === "yours") return t("mine-yours", how);
  if (turn === "sealed") return t("mine-sealed", how);
  if (turn === "over") return t("mine-over", { ...how, rank: Math.min(rank, 2) });
  if (turn === "broken") return card.explanation ?? "";
  if (turn === "open") return missing(card);
  const seat = card.seats[asked[0] ?? -1];
  return seat ? t("mine-thinks", { name: seat.name, bot: seat.who, ...how }) : t("mine-goes-on");
}

function missing(card: wire.TableCard): string {
  const count = card.seats.filter((seat) => seat.who === "open").length;
  return [t("mine-missing", { count }), card.host && t("mine-host")].filter(Boolean).join(" ");
}

/** Who sits there, as marks; those who think have a frame. */
function Crew({ card, asked, mine }: { card: wire.TableCard; asked: number[]; mine: boolean }) {
  const names = card.seats.map((seat) => (seat.who === "open" ? t("seat-open") : seat.who === "bot" ? t("mine-bot", { name: seat.name }) : seat.name));
  return (
    <span class="crew" role="img" aria-label={names.join(", ")} title={names.join(", ")}>
      {card.seats.map((seat) => (
        <span key={seat.seat} class={asked.includes(seat.seat) || (mine && seat.mine) ? "now" : ""}>
          <SeatBadge seat={seat.seat} class={seat.who === "open" ? "gone" : ""} />
        </span>
      ))}
    </span>
  );
}

/** What is left of the time, in words and as a bar; without a clock, how the table is played. */
function Clock({ table: { card, turn, pace, since, deadline }, now, old }: { table: wire.MyTable; now: number; old?: boolean }) {
  if (turn === "open") return <div class="clk">{t("mine-opened", { day: day(since, now) })}</div>;
  if (turn === "over" || turn === "broken") return <div class="clk" />;
  if (deadline === null || deadline === undefined) return <div class="clk">{t(`mine-pace-${pace}`)}</div>;
  const all = card.settings?.clock ?? 1;
  const left = Math.max(0, deadline - now);
  const blanks = { left: rest(left), all: span(all) };
  return (
    <div class={`clk ${left < all * LITTLE && !old ? "hot" : ""}`}>
      {t(pace === "post" ? "mine-left-post" : "mine-left-live", blanks)}
      <i style={{ "--v": `${Math.round((100 * left) / all)}%` }} />
    </div>
  );
}

function Acts({ table, showKey }: { table: wire.MyTable; showKey: () => void }) {
  const { card, turn, place, asked = [] } = table;
  const seat = card.seats.find((one) => one.mine);
  const other = turn === "others" && card.seats[asked[0] ?? -1];
  const leave = () => void api.deed(card.id, { deed: "leave", by: seat!.seat }).then(() => put(card.id, "list"), complain);
  const ask = () =>
    sure({
      title: t("power-leave"),
      text: t(turn === "open" ? "power-leave-text-open" : "power-leave-text"),
      yes: t("power-leave"),
      bad: true,
      act: leave,
    });
  const remind = (who: wire.SeatCard) =>
    void api.deed(card.id, { deed: "nudge", seat: who.seat }).then(() => toast(t("mine-reminded", { name: who.name })), complain);
  return (
    <>
      {other && other.who === "person" && (
        <button onClick={() => remind(other)}>
          <Icon name="bell" />
          {t("mine-remind", { name: other.name })}
        </button>
      )}
      {place === "away" ? (
        <button onClick={() => void put(card.id, "list").catch(complain)}>
          <Icon name="undo" />
          {t("mine-bring-back")}
        </button>
      ) : (
        <button onClick={() => void remove(table, "away")}>
          <Icon name="archive" />
          {t(turn === "over" ? "mine-archive" : "mine-put-away")}
        </button>
      )}
      <button onClick={showKey}>
        <Icon name="key" />
        {t("mine-elsewhere")}
      </button>
      {seat && ["yours", "others", "sealed", "open"].includes(turn) && !(turn === "open" && card.host) && (
        <button onClick={ask}>
          <Icon name="door" />
          {t(turn === "open" ? "power-leave" : "mine-leave")}
        </button>
      )}
    </>
  );
}
