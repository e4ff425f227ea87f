// The match looked at again: each seat's share of the victory over time, where it turned, what
// decisions gave away.  Every point leads to its moment; the same stands below as tables.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import type { Film } from "../table/film";
import { lang, t } from "../words";

export interface Reviewed {
  review: wire.Review | null;
  trouble: string;
}

/** The review of a match that is over; made by the server when it is first asked for. */
export function useReview(card: wire.TableCard): Reviewed {
  const [found, set] = useState<Reviewed>({ review: null, trouble: "" });
  useEffect(() => {
    if (card.status !== "over") return;
    api.review(card.id).then(
      (review) => set({ review, trouble: "" }),
      (trouble: Trouble) => set({ review: null, trouble: trouble.message || t("offline") }),
    );
  }, [card.id, card.status, lang.value]);
  return found;
}

interface ReviewProps {
  reviewed: Reviewed;
  card: wire.TableCard;
  reel: Film;
}

/** The whole match, in figures. */
export function Review({ reviewed: { review }, card, reel }: ReviewProps) {
  const seat = focus(card, reel.eye.value ?? "");
  const mine = review?.seats[seat];
  const name = (one: number) => card.seats[one]?.name ?? t("chance");
  if (!review || !mine) return null;
  return (
    <details class="review">
      <summary>{t("numbers-title")}</summary>
      <h3>{t("review-title")}</h3>
      <small>{t("review-text")}</small>
      <Plot review={review} seat={mine} reel={reel} name={name} />
      <p class="small">{sources(mine, name(seat))}</p>
      <Tables seat={mine} reel={reel} name={name} />
    </details>
  );
}

/** Whose turning points are told: those of the eye, else one's own, else the first seat's. */
export function focus(card: wire.TableCard, eye: string): number {
  const own = card.seats.find((one) => one.mine)?.seat ?? 0;
  return /^\d+$/.test(eye) ? Number(eye) : own;
}

const percent = (share: number) => Math.round(100 * share);

function signed(share: number): string {
  const value = percent(share);
  return value < 0 ? `−${-value}` : `+${value}`;
}

function sources(seat: wire.ReviewSeat, name: string): string {
  const [luck, own, others] = [seat.luck, seat.own, seat.others].map(signed) as [string, string, string];
  return t("review-sources", { name, luck, own, others });
}

type Named = (seat: number) => string;

interface PlotProps {
  review: wire.Review;
  seat: wire.ReviewSeat;
  reel: Film;
  name: Named;
}

function Plot({ review, seat, reel, name }: PlotProps) {
  const field = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(field);
  const last = review.moments.at(-1)?.at || 1;
  const share = (at: number) => review.moments.findLast((one) => one.at <= at)?.shares[seat.seat] ?? 0;
  const x = (at: number) => (width * at) / last;
  const turns = seat.turns.map((one): Mark => ({ kind: "turn", at: one.at, x: x(one.at), y: height * (1 - share(one.at)), label: turnLabel(one, name) }));
  const slips = seat.decisions.map((one): Mark => ({ kind: "slip", at: one.at, x: x(one.at), y: height + ROOM, label: slipLabel(one) }));
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    reel.at.value = Math.round((last * (event.clientX - box.left)) / box.width);
  };
  return (
    <div class="plot" ref={field} style={{ "--room": `${ROOM}px` }} onClick={jump}>
      <Lines review={review} last={last} focus={seat.seat} />
      <i class="cursor" style={{ left: `${(100 * Math.min(last, reel.at.value!)) / last}%` }} />
      {width > 0 && apart([...turns, ...slips], width).map((one) => <Point key={`${one.kind}${one.at}`} mark={one} reel={reel} />)}
    </div>
  );
}

/** How large something is on the screen, now and whenever that changes. */
function useSize(field: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, set] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => set({ width: field.current!.clientWidth, height: field.current!.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(field.current!);
    return () => watch.disconnect();
  }, []);
  return size;
}

interface Mark {
  kind: "turn" | "slip";
  at: number;
  x: number;
  y: number;
  label: string;
}

const ROOM = 26; // pixels that a mark has for itself, so that a finger finds each

/** Marks that would lie on one another go aside, no further than they must. */
function apart(marks: Mark[], width: number): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    const near = placed.filter((one) => Math.abs(one.y - mark.y) < ROOM);
    const free = [mark.x, ...near.flatMap((one) => [one.x - ROOM, one.x + ROOM])]
      .filter((x) => x >= 0 && x <= width && near.every((one) => Math.abs(one.x - x) >= ROOM))
      .sort((a, b) => Math.abs(a - mark.x) - Math.abs(b - mark.x));
    placed.push({ ...mark, x: free[0] ?? mark.x });
  }
  return placed;
}

const slipLabel = (one: wire.ReviewDecision) =>
  t("review-slip", { at: one.at, chosen: one.chosen, best: one.best, lost: percent(one.lost) });

const turnLabel = (one: wire.ReviewTurn, name: Named) =>
  t("review-turn", { at: one.at, who: name(one.seat), change: signed(one.change), what: one.text });

/** A line for each seat, named at its end by its badge; the one in focus is the thickest. */
function Lines({ review, last, focus }: { review: wire.Review; last: number; focus: number }) {
  const seats = review.seats.map((one) => one.seat);
  const line = (seat: number) =>
    review.moments.map((one, n) => `${n ? "H" : "M"}${(1000 * one.at) / last}${n ? "V" : " "}${200 - 200 * one.shares[seat]!}`);
  return (
    <>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        <path class="grid" d="M0 0H1000M0 50H1000M0 100H1000M0 150H1000M0 200H1000" />
        {seats.map((seat) => (
          <path key={seat} class={`share s${seat} ${seat === focus ? "focus" : ""}`} style={{ stroke: `var(--seat-${seat})` }} d={line(seat).join("")} />
        ))}
      </svg>
      <span class="ends" aria-hidden="true">
        {ends(review.moments.at(-1)?.shares ?? []).map(([seat, top]) => (
          <span key={seat} style={{ top: `${top}%` }}>
            <SeatBadge seat={seat} />
          </span>
        ))}
      </span>
    </>
  );
}

const APART = 13; // percent of the height between two badges

/** Where the badge of each seat stands: at the end of its line, and clear of the others. */
function ends(shares: number[]): [number, number][] {
  let free = 100;
  const lowest = shares.map((share, seat): [number, number] => [share, seat]).sort((a, b) => a[0] - b[0]);
  return lowest.map(([share, seat]) => {
    const top = Math.min(free, 100 - 100 * share);
    free = top - APART;
    return [seat, top];
  });
}

function Point({ mark, reel }: { mark: Mark; reel: Film }) {
  const open = (event: Event) => {
    event.stopPropagation();
    reel.at.value = mark.at;
  };
  const where = { left: `${mark.x}px`, top: `${mark.y}px` };
  return <button class={`point ${mark.kind}`} style={where} title={mark.label} aria-label={mark.label} onClick={open} />;
}

/** The same in words, for those who do not see the plot, or want to read it. */
function Tables({ seat, reel, name }: { seat: wire.ReviewSeat; reel: Film; name: Named }) {
  return (
    <details class="review-tables">
      <summary>{t("review-tables")}</summary>
      <Told
        title={t("review-turns")}
        heads={["review-moment", "review-by", "review-change", "review-what"]}
        rows={seat.turns.map((one) => [one.at, name(one.seat), `${signed(one.change)} %`, one.text])}
        reel={reel}
      />
      <Told
        title={t("review-slips", { count: seat.judged, lost: Math.round(1000 * seat.lost) / 10 })}
        heads={["review-moment", "review-chosen", "review-best", "review-lost"]}
        rows={seat.decisions.map((one) => [one.at, one.chosen, one.best, `${percent(one.lost)} %`])}
        reel={reel}
      />
    </details>
  );
}

interface ToldProps {
  title: string;
  heads: string[];
  rows: [number, ...string[]][];
  reel: Film;
}

function Told({ title, heads, rows, reel }: ToldProps) {
  if (!rows.length) return <p class="small">{title}</p>;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([at, ...cells]) => (
          <tr key={at}>
            <td>
              <button class="link" onClick={() => (reel.at.value = at)}>
                {at}
              </button>
            </td>
            {cells.map((cell, n) => (
              <td key={n}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
