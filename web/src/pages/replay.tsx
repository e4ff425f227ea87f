// After the match: the board at any moment of it, through any eye, and the report beside it.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { seatColours } from "../art/tints";
import { Bar } from "../frame/bar";
import { Loading } from "../frame/blank";
import { Complain } from "../frame/complain";
import { Stage } from "../frame/stage";
import { Tray } from "../frame/tray";
import { useDress } from "../games";
import { api } from "../net/api";
import { type Verdict, verdict } from "../net/fair";
import type * as wire from "../protocol";
import { hash, words } from "../router";
import { DeskContext } from "../table/context";
import { type Film, film } from "../table/film";
import type { Live } from "../table/live";
import { t } from "../words";
import { follow, fromHere } from "./rematch";
import { Report } from "./report";

const PACE = 900; // milliseconds between two moments

export function Replay({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const end = card.moment ?? 0;
  const reel = useMemo(() => begin(desk, card), [card.id]);
  useEffect(() => () => reel.close(), [reel]);
  useSignalEffect(() => {
    const moment = reel.at.value! < end ? `#at=${reel.at.value}&eye=${reel.eye.value}` : "";
    history.replaceState(null, "", `/t/${card.id}${moment}`);
  });
  useInSight(reel);
  const past = reel.at.value! < end;
  return (
    <DeskContext.Provider value={reel}>
      <div class={`table replay ${useDress(card.game)} ${past ? "past" : ""}`} style={seatColours(reel.scene.value)}>
        <Bar title={card.title} code={card.code} main="board" />
        <News reel={reel} last={end} />
        {reel.scene.value ? <Stage /> : <Loading />}
        <Tray />
        <Scrubber reel={reel} last={end} />
        <Report desk={desk} card={card} reel={reel}>
          <Eyes reel={reel} card={card} />
          {end > 0 && card.status !== "broken" && <Keeping card={card} at={reel.at.value!} />}
        </Report>
      </div>
    </DeskContext.Provider>
  );
}

/** What a lesson points at is brought into sight, wherever the board is scrolled to. */
function useInSight(reel: Film): void {
  useSignalEffect(() => {
    if (!reel.lesson.value || reel.state.value?.moment !== reel.lesson.value.at) return;
    requestAnimationFrame(() => {
      const marked = document.querySelector(".replay .board :is(.picked, .legal)");
      marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}

/** The moment and eye of the address, else the end through one's own eyes, which saw it just now. */
function begin(desk: Live, card: wire.TableCard): Film {
  const asked = words(hash.value);
  const mine = card.seats.find((seat) => seat.mine);
  const eye = asked.get("eye") ?? (mine ? String(mine.seat) : "spectator");
  const seen = !asked.has("at") && eye === String(desk.seat.peek()) ? desk.scene.peek() : null;
  return film(desk.card, eye, Number(asked.get("at") ?? card.moment), seen);
}

/** What the action that led to this moment told; of a lesson, what it says. */
function News({ reel, last }: { reel: Film; last: number }) {
  const news = reel.state.value?.news ?? [];
  const lines = news.flatMap((one) => one.lines);
  const past = reel.at.value! < last;
  const { lesson } = reel;
  const taught = lesson.value?.at === reel.at.value ? lesson.value : null;
  return (
    <section class="status" aria-label={t("moment-told")}>
      <span class="mono">{t(past ? "moment-past" : "moment", { at: reel.at.value! })}</span>
      <SeatBadge seat={taught ? -1 : (news[0]?.seat ?? -1)} />
      <p role="status">
        {taught ? <Taught lesson={taught} /> : lines.join(" ") || reel.scene.value?.prompt.text}
      </p>
      <span class="grow" />
      {past && (
        <button class="btn" onClick={() => (reel.at.value = last)}>
          {t("to-the-end")}
        </button>
      )}
    </section>
  );
}

function Taught({ lesson }: { lesson: wire.Lesson }) {
  const marked = lesson.options.length > 0;
  return (
    <>
      {marked && <i class="swatch picked" />}
      {lesson.text}
      {lesson.better && (
        <>
          {" "}
          <i class="swatch legal" />
          {lesson.better}
        </>
      )}
    </>
  );
}

function Scrubber({ reel, last }: { reel: Film; last: number }) {
  const [playing, play] = useState(false);
  const stops = reel.stops.value.length ? reel.stops.value : [0, last];
  const index = Math.max(0, stops.findLastIndex((stop) => stop <= reel.at.value!));
  const to = (n: number) => (reel.at.value = stops[Math.max(0, Math.min(stops.length - 1, n))]!);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (index < stops.length - 1 ? to(index + 1) : play(false)), PACE);
    return () => clearTimeout(timer);
  }, [playing, index, stops.length]);
  const start = () => {
    if (index >= stops.length - 1) to(0);
    play(!playing);
  };
  return (
    <section class="scrubber" aria-label={t("moment-slider")}>
      <button class="btn icon" aria-label={t("previous")} onClick={() => to(index - 1)}>
        <Icon name="prev" />
      </button>
      <button class="btn icon main" aria-label={playing ? t("pause") : t("play")} onClick={start}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <button class="btn icon" aria-label={t("next")} onClick={() => to(index + 1)}>
        <Icon name="next" />
      </button>
      <input
        type="range"
        aria-label={t("moment-slider")}
        aria-valuetext={t("moment", { at: stops[index]! })}
        min={0}
        max={stops.length - 1}
        value={index}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <span class="mono">
        {stops[index]} / {last}
      </span>
    </section>
  );
}

function Eyes({ reel, card }: { reel: Film; card: wire.TableCard }) {
  const option = (eye: string, label: string, seat: number) => (
    <label key={eye} class={reel.eye.value === eye ? "picked" : ""}>
      <input
        class="vh"
        type="radio"
        name="eye"
        checked={reel.eye.value === eye}
        onChange={() => (reel.eye.value = eye)}
      />
      {seat >= 0 ? <SeatBadge seat={seat} /> : <Icon name="eye" />}
      {label}
    </label>
  );
  return (
    <fieldset class="eyes">
      <legend>{t("eyes-of")}</legend>
      {card.seats.map((seat) => option(String(seat.seat), seat.mine ? t("name-you", { name: seat.name }) : seat.name, seat.seat))}
      {option("spectator", t("eyes-spectator"), -1)}
      {option("all", t("eyes-all"), -1)}
    </fieldset>
  );
}

/** A problem can be reported by whoever sat there. */
function Complaint({ card }: { card: wire.TableCard }) {
  const mine = card.seats.find((seat) => seat.mine);
  return mine ? <Complain table={card.id} seat={mine.seat} sealed={false} /> : null;
}

/** What can be done with a match that is over. */
function Keeping({ card, at }: { card: wire.TableCard; at: number }) {
  return (
    <div class="after">
      <button class="btn" onClick={() => void follow(fromHere(card, at))}>
        <Icon name="branch" />
        {t("what-if")}
      </button>
      <a class="btn" href={api.fileAddress(card.id)} download>
        <Icon name="down" />
        {t("download")}
      </a>
      <Complaint card={card} />
      <Fairness card={card} />
    </div>
  );
}

function Fairness({ card }: { card: wire.TableCard }) {
  const [judged, judge] = useState<Verdict | "">("");
  const verify = async () => judge(await verdict(await api.file(card.id), card.proof.commitment));
  return (
    <>
      <button class="btn" onClick={() => void verify()}>
        <Icon name="seal" />
        {t("verify")}
      </button>
      <small role="status" class={judged === "fair" ? "fair" : ""}>
        {judged ? t(`verdict-${judged}`) : t("verify-text")}
      </small>
    </>
  );
}
