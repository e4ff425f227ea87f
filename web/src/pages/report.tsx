// How it ended: who won, by which clause, and the last turns in a few lines.
import { useEffect } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { knows } from "../table/known";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { t } from "../words";

const TOLD = 3; // lines of the story

export function Report({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const result = desk.state.value?.result;
  const seated = desk.seat.value >= 0;
  useEffect(() => {
    if (result && seated) knows(card.game);
  }, [result, seated]);
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
      <ol class="story">
        {story(desk.sitting.log.value).map((one) => (
          <li key={one.moment}>
            <span class="mono">{one.moment}</span>
            <span>{one.lines.join(" ")}</span>
          </li>
        ))}
      </ol>
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

/** The last things that players did and that were told. */
function story(log: wire.News[]): wire.News[] {
  return log.filter((one) => one.seat >= 0 && one.lines.length).slice(-TOLD);
}

function Ranks({ result, card }: { result: wire.Result; card: wire.TableCard }) {
  const seats = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return (
    <ol class="ranks" aria-label={t("ranking")}>
      {seats.map(({ seat, score, won }) => (
        <li key={seat} class="rank" style={{ "--seat": `var(--seat-${seat})` }}>
          <SeatBadge seat={seat} />
          <b>{card.seats[seat]?.name}</b>
          <small>{won ? t("winner") : ""}</small>
          <span class="pts">{score}</span>
        </li>
      ))}
    </ol>
  );
}
