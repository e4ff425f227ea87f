// Ratings with what is known of them, and the results that they come from.
import { useEffect, useState } from "preact/hooks";
import { circles } from "../net/circles";
import { useGames } from "../pages/games";
import type * as wire from "../protocol";
import { levelName } from "../scene/seats";
import { lang, t } from "../words";
import { shortly } from "./arrival";
import { Token } from "./token";

const STEP = 100;

export function Rankings({ page }: { page: wire.CirclePage }) {
  const games = useGames() ?? [];
  const [season, setSeason] = useState(page.seasons.at(-1)!.number);
  const [name, choose] = useState("");
  const [found, set] = useState<wire.Ranking | null>(null);
  const game = name || games[0]?.name || "";
  useEffect(() => {
    if (game) circles.ranking(page.card.link, season, game).then(set, () => {});
  }, [game, season, page]);
  return (
    <section class="paper ratings">
      <div class="h2">
        <h2>{t("ranking-title")}</h2>
        <span class="grow" />
        <Season page={page} season={season} set={setSeason} />
      </div>
      <div class="seg games-seg" role="group" aria-label={t("the-games")}>
        {games.map((one) => (
          <button key={one.name} aria-pressed={one.name === game} onClick={() => choose(one.name)}>
            {shortly(one.title)}
          </button>
        ))}
      </div>
      {found && (found.rated.length ? <Chart rated={found.rated} /> : <p>{t("ranking-none", { count: found.matches })}</p>)}
      <p class="small">
        {t("ranking-how")} {t(page.changed ? "ranking-changed-on" : "ranking-changed-off")}
      </p>
    </section>
  );
}

function Season({ page, season, set }: { page: wire.CirclePage; season: number; set: (season: number) => void }) {
  return (
    <label class="seas">
      {t("season")}
      <select value={season} onChange={(event) => set(Number(event.currentTarget.value))}>
        {page.seasons.map((one) => (
          <option key={one.number} value={one.number}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The scale that holds every bar, in whole steps. */
function scaled(rated: wire.RatingCard[]) {
  const low = Math.floor(Math.min(...rated.map((one) => one.estimate - one.spread)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...rated.map((one) => one.estimate + one.spread)) / STEP) * STEP;
  const at = (value: number) => `${(((value - low) / (high - low)) * 100).toFixed(2)}%`;
  const every = Math.ceil((high - low) / STEP / 6) * STEP;
  const marks = Array.from({ length: Math.floor((high - low) / every) - 0 }, (_, n) => low + (n + 1) * every).filter((mark) => mark < high);
  return { at, marks, part: (value: number) => `${((value / (high - low)) * 100).toFixed(2)}%` };
}

function Chart({ rated }: { rated: wire.RatingCard[] }) {
  const { at, marks, part } = scaled(rated);
  return (
    <table class="rate">
      <thead>
        <tr>
          <th class="rk">{t("ranking-rank")}</th>
          <th>{t("ranking-member")}</th>
          <th class="plot">
            <span class="vh">{t("ranking-estimate")}</span>
            <div class="axis" aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark} style={{ left: at(mark) }}>
                  {mark}
                </span>
              ))}
            </div>
          </th>
          <th class="n">{t("ranking-matches")}</th>
        </tr>
      </thead>
      <tbody>
        {rated.map((one, n) => (
          <tr key={n} class={one.mine ? "is-me" : ""}>
            <td class="rk">{one.best === one.worst ? one.best : `${one.best}–${one.worst}`}</td>
            <td>
              <span class="who">
                <Token name={one.name} size={28} />
                <span>
                  <b>{one.first || one.name || t("somebody")}</b> {one.first && <small>{one.name}</small>}
                </span>
              </span>
            </td>
            <td class="plot">
              <Bar one={one} at={at} part={part} />
            </td>
            <td class="n">{one.matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ one, at, part }: { one: wire.RatingCard; at: (value: number) => string; part: (value: number) => string }) {
  const words = t(one.settled ? "ranking-bar" : "ranking-guess", { estimate: String(one.estimate), spread: String(one.spread) });
  return (
    <div class={`wh ${one.settled ? "" : "vague"}`} title={words}>
      <span class="vh">{words}</span>
      <i style={{ left: at(one.estimate - one.spread), width: part(2 * one.spread) }} />
      <b style={{ left: at(one.estimate) }} />
    </div>
  );
}

// Results -----------------------------------------------------------------------------------

const FEW = 6;

export function Results({ page }: { page: wire.CirclePage }) {
  const [season, set] = useState(page.seasons.at(-1)!.number);
  const [found, find] = useState<wire.ResultCard[]>([]);
  const [all, show] = useState(false);
  const { link } = page.card;
  useEffect(() => {
    circles.results(link, season).then(find, () => {});
  }, [season, page]);
  return (
    <section class="paper results">
      <div class="h2">
        <h2>{t("results")}</h2>
        <span class="grow" />
        <Season page={page} season={season} set={set} />
      </div>
      {!found.length && <p>{t("results-none")}</p>}
      <ul class="played">
        {found.slice(0, all ? found.length : FEW).map((one, n) => (
          <Played key={n} one={one} />
        ))}
      </ul>
      <div class="row wrap">
        {!all && found.length > FEW && (
          <button class="btn" onClick={() => show(true)}>
            {t("results-all")}
          </button>
        )}
        <a class="btn quiet" download href={circles.exported(link, season, "json")}>
          {t("export-json")}
        </a>
        <a class="btn quiet" download href={circles.exported(link, season, "csv")}>
          {t("export-csv")}
        </a>
      </div>
    </section>
  );
}

function Played({ one }: { one: wire.ResultCard }) {
  const when = new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "short" }).format(one.at * 1000);
  const seats = [...one.seats].sort((a, b) => a.place - b.place);
  return (
    <li>
      <span class="mono">{when}</span>
      <span class="grow">
        <b>{one.title}</b>
        <span class="order">
          {seats.map((seat, n) => (
            <span key={n}>
              <i>{seat.place}</i> {called(seat)}
            </span>
          ))}
        </span>
      </span>
      <small>{[one.real && t("results-real"), t(one.rated ? "results-rated" : "results-unrated")].filter(Boolean).join(" · ")}</small>
    </li>
  );
}

function called(seat: wire.ResultSeat): string {
  if (seat.kind === "bot") return t("robot-of", { level: levelName(seat.level) });
  return seat.kind === "visitor" ? t("visitor") : seat.name || t("somebody");
}
