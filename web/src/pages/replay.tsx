// After the match: the result and its story, and every moment of it through any eye.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { seatColours } from "../art/tints";
import { Bar } from "../frame/bar";
import { Loading } from "../frame/blank";
import { Complain } from "../frame/complain";
import { Stage } from "../frame/stage";
import { toast } from "../frame/toast";
import { Tray } from "../frame/tray";
import { api, Trouble } from "../net/api";
import { type Verdict, verdict } from "../net/fair";
import type * as wire from "../protocol";
import { go, hash, words } from "../router";
import { DeskContext } from "../table/context";
import { type Film, film } from "../table/film";
import type { Live } from "../table/live";
import { t } from "../words";
import { Report } from "./report";
import { Review, useReview } from "./review";

const PACE = 900; // milliseconds between two moments

export function Replay({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const end = card.moment ?? 0;
  const reel = useMemo(() => begin(desk, card), [card.id]);
  useEffect(() => () => reel.close(), [reel]);
  useSignalEffect(() => {
    const moment = reel.at.value! < end ? `#at=${reel.at.value}&eye=${reel.eye.value}` : "";
    history.replaceState(null, "", `/t/${card.id}${moment}`);
  });
  const last = reel.at.value! >= end;
  const reviewed = useReview(card);
  return (
    <DeskContext.Provider value={reel}>
      <div class={`table replay game-${card.game}`} style={seatColours(reel.scene.value)}>
        <Bar title={card.title} code={card.id} />
        <div class="replay-main">
          {last && <Report desk={desk} card={card} reviewed={!!reviewed.review} open={(at) => (reel.at.value = at)} />}
          <Review reviewed={reviewed} card={card} reel={reel} />
          <News reel={reel} />
          {reel.scene.value ? <Stage /> : <Loading />}
          <Tray />
          <Scrubber reel={reel} last={end} />
        </div>
        <aside class="panel" aria-label={t("panel")}>
          <div class="pane">
            <Eyes reel={reel} card={card} />
            <After card={card} at={reel.at.value!} />
          </div>
        </aside>
      </div>
    </DeskContext.Provider>
  );
}

/** The moment and eye of the address, else the end through one's own eyes, which saw it just now. */
function begin(desk: Live, card: wire.TableCard): Film {
  const asked = words(hash.value);
  const mine = card.seats.find((seat) => seat.mine);
  const eye = asked.get("eye") ?? (mine ? String(mine.seat) : "spectator");
  const seen = !asked.has("at") && eye === String(desk.seat.peek()) ? desk.scene.peek() : null;
  return film(desk.card, eye, Number(asked.get("at") ?? card.moment), seen);
}

/** What the action that led to this moment told. */
function News({ reel }: { reel: Film }) {
  const news = reel.state.value?.news ?? [];
  const lines = news.flatMap((one) => one.lines);
  return (
    <div class="status">
      <span class="mono">{t("moment", { at: reel.at.value! })}</span>
      <SeatBadge seat={news[0]?.seat ?? -1} />
      <p role="status">{lines.join(" ") || reel.scene.value?.prompt.text}</p>
    </div>
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
    <div class="scrubber">
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
    </div>
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

/** What can be done with a match that is over. */
function After({ card, at }: { card: wire.TableCard; at: number }) {
  const seated = card.seats.some((seat) => seat.mine);
  return (
    <div class="after">
      {card.next ? (
        <a class="btn main" href={`/t/${card.next}`}>
          <Icon name="again" />
          {t("to-rematch")}
        </a>
      ) : (
        seated && (
          <button class="btn main" onClick={() => void follow(api.rematch(card.id))}>
            <Icon name="again" />
            {t("rematch")}
          </button>
        )
      )}
      {(card.moment ?? 0) > 0 && card.status !== "broken" && <Keeping card={card} at={at} />}
    </div>
  );
}

/** A problem can be reported by whoever sat there. */
function Complaint({ card }: { card: wire.TableCard }) {
  const mine = card.seats.find((seat) => seat.mine);
  return mine ? <Complain table={card.id} seat={mine.seat} sealed={false} /> : null;
}

function Keeping({ card, at }: { card: wire.TableCard; at: number }) {
  const branch = () => follow(api.branch(card.id, { moment: at }).then((made) => made.table));
  return (
    <>
      <button class="btn" onClick={() => void branch()}>
        <Icon name="branch" />
        {t("what-if")}
      </button>
      <a class="btn" href={api.fileAddress(card.id)} download>
        <Icon name="down" />
        {t("download")}
      </a>
      <Complaint card={card} />
      <Fairness card={card} />
    </>
  );
}

async function follow(asked: Promise<wire.TableCard>): Promise<void> {
  try {
    go(`/t/${(await asked).id}`);
  } catch (trouble) {
    toast(trouble instanceof Trouble && trouble.message ? trouble.message : t("offline"));
  }
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
