// Everybody at the table, always in sight: who is there, who thinks and for how long, who is a bot,
// and for whom a bot plays.  Each state has a mark, a word and a colour.
import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import { clockText, levelName, useLeft } from "../scene/seats";
import { sound } from "../sound";
import { useDesk } from "../table/context";
import { answered, asked, asking, NOBODY_ASKED } from "../table/sealed";
import { t } from "../words";
import { sameDevice } from "./samedevice";
import { menu } from "./screen";
import { refuse } from "./toast";

const SHORT = 10; // seconds: from here on a clock is red, and ticks

export type State = "think" | "late" | "done" | "stand" | "kept" | "gone" | "away" | "bot" | "here";

const MARKS: Record<State, IconName | ""> = {
  ...{ think: "", late: "bot", done: "ok", stand: "bot", kept: "bot", gone: "flag", away: "moon", bot: "bot", here: "" },
};

/** What there is to say of a seat. */
export function stateOf(seat: wire.SeatCard, acting: boolean, left: number | null, done: boolean): State {
  if (seat.resigned) return "gone";
  if (seat.kept) return "kept";
  if (seat.who === "person" && seat.stood_in) return "stand";
  if (seat.who === "person" && acting && left === 0) return "late";
  if (acting) return "think";
  if (done) return "done";
  if (seat.who === "bot") return "bot";
  return seat.here ? "here" : "away";
}

function wordOf(seat: wire.SeatCard, state: State): string {
  if (state === "think" && seat.mine) return t("who-yours");
  if (state === "think" && !seat.here) return t("who-away");
  if (state === "bot") return t("bot-level", { level: levelName(seat.level ?? "") });
  return state === "here" && seat.mine ? t("you") : t(`who-${state}`);
}

/** One seat as it is now: what it is doing, in a word, and its clock. */
export function useSeat(seat: wire.SeatCard) {
  const acting = useDesk().state.value?.actors?.includes(seat.seat) ?? false;
  const left = useLeft(seat.seat);
  const state = stateOf(seat, acting, left, answered.value.includes(seat.seat));
  const time = acting && left !== null ? clockText(left) : "";
  return { acting, left, state, word: wordOf(seat, state), time };
}

export function WhoStrip() {
  const { card, state, seat: mine } = useDesk();
  const [seats, actors] = [card.value?.seats ?? [], state.value?.actors ?? []];
  const opens = actors.includes(mine.value) ? mine.value : actors[0]; // one at a time, or nobody has room
  useAnswers();
  useInstead();
  return (
    <ul class={`who-strip n${seats.length}`} aria-label={t("the-seats")} onClick={() => (menu.value = true)}>
      {seats.map((seat) => (
        <Who key={seat.seat} seat={seat} opens={seat.seat === opens} />
      ))}
    </ul>
  );
}

function Who({ seat, opens }: { seat: wire.SeatCard; opens: boolean }) {
  const { acting, left, state, word, time } = useSeat(seat);
  const short = time !== "" && left! <= SHORT;
  useTick(short && seat.mine === true, left);
  const said = [seat.name, word, time, sameDevice(useDesk().card.value, seat)].filter(Boolean).join(", ");
  return (
    <li class={`${state} ${opens ? "opens" : ""} ${short ? "short" : ""}`} title={said} data-seat={seat.seat}>
      <span class="vh">{said}</span>
      <span class="face-of-seat" aria-hidden="true">
        {acting && <Ring left={left} />}
        <SeatBadge seat={seat.seat} />
        <Mark state={state} bot={seat.who === "bot"} />
      </span>
      <span class="name-of-seat" aria-hidden="true">
        <b>{seat.name}</b>
        <small>{word}</small>
      </span>
      {time && opens && <time aria-hidden="true">{time}</time>}
    </li>
  );
}

/** A bot stays marked while it thinks. */
export function Mark({ state, bot }: { state: State; bot: boolean }) {
  const icon = MARKS[bot && state === "think" ? "bot" : state];
  return <i class="mark">{icon && <Icon name={icon} />}</i>;
}

/** What is left of the time for a decision; whole where no clock runs. */
function Ring({ left }: { left: number | null }) {
  const all = useDesk().card.value?.settings.clock ?? 1;
  const share = left === null ? 100 : Math.min(100, Math.round((100 * left) / all));
  return (
    <svg class="ring-of-time" viewBox="0 0 40 40">
      <circle class="whole" cx="20" cy="20" r="18" />
      <circle cx="20" cy="20" r="18" pathLength="100" stroke-dasharray={`${share} 100`} transform="rotate(-90 20 20)" />
    </svg>
  );
}

/** A tick a second, when one's own time is nearly over. */
function useTick(ticking: boolean, left: number | null): void {
  useEffect(() => {
    if (ticking && left) sound("tick");
  }, [ticking, left]);
}

/** Keeps in mind who has answered what others still think about. */
function useAnswers(): void {
  const { state } = useDesk();
  useSignalEffect(() => {
    const { whole, actors = [], news = [] } = state.value ?? {};
    const before = whole ? NOBODY_ASKED : asked.peek();
    asked.value = asking(before, actors, news.map((one) => one.seat));
  });
}

/** Says so when a bot has acted in my place. */
function useInstead(): void {
  const { card, state, seat } = useDesk();
  const now = state.value;
  useEffect(() => {
    if (card.value?.seats[seat.value]?.kept) return; // it was asked to
    const mine = now?.whole ? [] : (now?.news ?? []).filter((one) => one.instead && one.seat === seat.value);
    if (mine.length) refuse(t("instead-of-you"));
  }, [now]);
}
