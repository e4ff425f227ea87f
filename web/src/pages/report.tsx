// How it ended, beside the board: the result, what there is to learn of it, its story, its figures.
import { batch, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { ToEvening } from "../frame/toevening";
import { api } from "../net/api";
import type * as wire from "../protocol";
import type { Film } from "../table/film";
import { knows } from "../table/known";
import type { Live } from "../table/live";
import { lang, t } from "../words";
import { finish } from "./install";
import { follow, fromHere, rematch } from "./rematch";
import { focus, Review, type Reviewed, useReview } from "./review";

interface ReportProps {
  desk: Live;
  card: wire.TableCard;
  reel: Film;
  children: ComponentChildren;
}

export function Report({ desk, card, reel, children }: ReportProps) {
  const result = desk.state.value?.result ?? null;
  const seated = desk.seat.value >= 0;
  const low = useSignal(false); // on a phone: the sheet is down, the board is seen
  const reviewed = useReview(card);
  useEffect(() => {
    if (!result || !seated) return;
    knows(card.game);
    finish(card.id);
  }, [result, seated]);
  const look = (what: () => void) => {
    what();
    low.value = true;
  };
  return (
    <aside class={`report ${low.value ? "low" : ""}`} aria-label={t("report")}>
      <button class="fold" aria-expanded={!low.value} onClick={() => (low.value = !low.value)}>
        <span class="vh">{t(low.value ? "report-up" : "report-down")}</span>
      </button>
      <Head result={result} card={card} />
      <div class="pane">
        {result && <Ranks result={result} card={card} />}
        {card.status === "over" && <Lessons reviewed={reviewed} card={card} reel={reel} look={look} />}
        {card.status === "over" && <Story card={card} open={(at) => look(() => (reel.at.value = at))} />}
        {card.status === "over" && <Review reviewed={reviewed} card={card} reel={reel} />}
        {children}
      </div>
      <Again card={card} />
    </aside>
  );
}

/** Who has won, and what that makes of me; it takes the focus. */
function Head({ result, card }: { result: wire.Result | null; card: wire.TableCard }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <div>
        <span class="label">{t("case-closed")}</span>
        <h2 tabIndex={-1} ref={title}>
          {result ? result.title : t(`report-${card.status}`)}
        </h2>
        {result ? <Words result={result} /> : <p>{card.explanation}</p>}
      </div>
      {result && <span class="stamp">{t("filed")}</span>}
    </header>
  );
}

/** One's own place, and the cause; the clause behind it is read on demand. */
function Words({ result }: { result: wire.Result }) {
  const open = useSignal(false);
  return (
    <>
      <p class="own">{result.own}</p>
      <p class="small">
        {result.cause}{" "}
        <button class="chip" aria-expanded={open.value} aria-label={t("read-clause")} onClick={() => (open.value = !open.value)}>
          §
        </button>
      </p>
      {open.value && <p class="small rule">{result.text}</p>}
    </>
  );
}

interface LessonsProps {
  reviewed: Reviewed;
  card: wire.TableCard;
  reel: Film;
  look: (what: () => void) => void;
}

/** At most three things to keep in mind. */
function Lessons({ reviewed: { review, trouble }, card, reel, look }: LessonsProps) {
  const seat = focus(card, reel.eye.value ?? "");
  const lessons = review?.seats[seat]?.lessons ?? [];
  const show = (lesson: wire.Lesson) =>
    look(() =>
      batch(() => {
        reel.eye.value = String(seat);
        reel.at.value = lesson.at;
        reel.lesson.value = lesson;
      }),
    );
  return (
    <section class="learned" aria-labelledby="lessons-title">
      <h3 id="lessons-title">{t("lessons-title", { count: review ? lessons.length : 3 })}</h3>
      {!review && <p role="status">{trouble || t("review-waits")}</p>}
      {review && !lessons.length && <p>{t("lessons-none")}</p>}
      <ol class="lessons">
        {lessons.map((lesson, n) => (
          <LessonCard key={lesson.at} number={n + 1} lesson={lesson} card={card} show={show} open={reel.lesson.value === lesson} />
        ))}
      </ol>
    </section>
  );
}

interface LessonProps {
  number: number;
  lesson: wire.Lesson;
  card: wire.TableCard;
  show: (lesson: wire.Lesson) => void;
  open: boolean;
}

function LessonCard({ number, lesson, card, show, open }: LessonProps) {
  return (
    <li class={`lesson ${lesson.kind} ${open ? "open" : ""}`}>
      <span class="no" aria-hidden="true">
        {number}
      </span>
      <div>
        <p>{lesson.text}</p>
        <small>{lesson.why}</small>
        {lesson.better && <small class="better">{lesson.better}</small>}
        <div class="row">
          <button class="btn" onClick={() => show(lesson)}>
            <Icon name="eye" />
            {t("lesson-look")}
            <span class="mono">{t("moment", { at: lesson.at })}</span>
          </button>
          <button class="btn quiet" onClick={() => void follow(fromHere(card, lesson.at))}>
            <Icon name="branch" />
            {t("lesson-play")}
          </button>
        </div>
      </div>
    </li>
  );
}

/** A few lines, each with its moment. */
function Story({ card, open }: { card: wire.TableCard; open: (moment: number) => void }) {
  const [lines, set] = useState<wire.StoryLine[]>([]);
  useEffect(() => void api.story(card.id).then(set, () => {}), [card.id, lang.value]);
  if (!lines.length) return null;
  return (
    <section aria-labelledby="story-title">
      <h3 id="story-title">{t("story")}</h3>
      <ol class="story">
        {lines.map((one, n) => (
          <li key={n}>
            <button class="link mono" aria-label={t("moment", { at: one.at })} onClick={() => open(one.at)}>
              {one.at}
            </button>
            <span>{one.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ranks({ result, card }: { result: wire.Result; card: wire.TableCard }) {
  const seats = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  const counted = result.scores.some((score) => score > 1); // else they only say who won
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return (
    <ol class="ranks" aria-label={t("ranking")}>
      {seats.map(({ seat, score, won }) => (
        <li key={seat} class={`rank ${card.seats[seat]?.mine ? "mine" : ""}`}>
          <SeatBadge seat={seat} />
          <b>{card.seats[seat]?.name}</b>
          <small>{won ? t("winner") : ""}</small>
          {counted && <span class="pts">{score}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The same people once more. */
function Again({ card }: { card: wire.TableCard }) {
  if (card.next)
    return (
      <footer>
        <a class="btn main" href={`/t/${card.next}`}>
          <Icon name="again" />
          {t("to-rematch")}
        </a>
      </footer>
    );
  if (!card.seats.some((seat) => seat.mine)) return null;
  return (
    <footer>
      <ToEvening card={card} main />
      <button class={`btn ${card.evening ? "" : "main"}`} onClick={() => void follow(rematch(card))}>
        <Icon name="again" />
        {t("rematch")}
      </button>
    </footer>
  );
}
