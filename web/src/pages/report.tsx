// How it ended: who won, by which clause, and the story of the match in a few lines.
import { useEffect, useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { knows } from "../table/known";
import { api } from "../net/api";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { lang, t } from "../words";

interface ReportProps {
  desk: Live;
  card: wire.TableCard;
  reviewed: boolean; // then the story has its turning points
  open: (moment: number) => void;
}

export function Report({ desk, card, reviewed, open }: ReportProps) {
  const result = desk.state.value?.result;
  const seated = desk.seat.value >= 0;
  useEffect(() => {
    if (result && seated) knows(card.game);
  }, [result, seated]);
  if (!result && card.status === "over") return null; // it comes with the next message
  if (!result)
    return (
      <section class="report">
        <h2>{t(`report-${card.status}`)}</h2>
        <p>{card.explanation}</p>
      </section>
    );
  return (
    <section class="report">
      <h2>{headline(result, card)}</h2>
      <span class="stamp">{t("case-closed")}</span>
      <Story card={card} reviewed={reviewed} open={open} />
      <Ranks result={result} card={card} />
      <p class="small">
        {result.text} <span class="chip">{result.clause}</span>
      </p>
    </section>
  );
}

function headline(result: wire.Result, card: wire.TableCard): string {
  const names = result.winners.map((seat) => card.seats[seat]?.name ?? "");
  const mine = result.winners.some((seat) => card.seats[seat]?.mine);
  if (!names.length) return t("nobody-wins");
  return t(mine && names.length === 1 ? "you-win" : "wins", { names: names.join(", "), count: names.length });
}

/** A few lines, each with its moment. */
function Story({ card, reviewed, open }: Omit<ReportProps, "desk">) {
  const [lines, set] = useState<wire.StoryLine[]>([]);
  useEffect(() => {
    if (card.status === "over") api.story(card.id).then(set, () => {});
  }, [card.id, card.status, reviewed, lang.value]);
  return (
    <ol class="story" aria-label={t("story")}>
      {lines.map((one, n) => (
        <li key={n}>
          <button class="link mono" aria-label={t("moment", { at: one.at })} onClick={() => open(one.at)}>
            {one.at}
          </button>
          <span>{one.text}</span>
        </li>
      ))}
    </ol>
  );
}

function Ranks({ result, card }: { result: wire.Result; card: wire.TableCard }) {
  const seats = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  const counted = result.scores.some((score) => score > 1); // else they only say who won
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return (
    <ol class="ranks" aria-label={t("ranking")}>
      {seats.map(({ seat, score, won }) => (
        <li key={seat} class="rank" style={{ "--seat": `var(--seat-${seat})` }}>
          <SeatBadge seat={seat} />
          <b>{card.seats[seat]?.name}</b>
          <small>{won ? t("winner") : ""}</small>
          {counted && <span class="pts">{score}</span>}
        </li>
      ))}
    </ol>
  );
}
