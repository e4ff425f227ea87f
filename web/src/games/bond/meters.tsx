// How far it is to the goal, and how likely the next engagement is survived.
import { useWord } from "../../table/context";
import type { Panel, Scene } from "../../table/filled";
import { thousands, lang } from "../../words";

export function Meters({ scene }: { scene: Scene }) {
  const find = (id: string) => scene.panels.find((panel) => panel.id === id);
  const [aim, odds] = [find("aim"), find("odds")];
  return (
    <div class="meters">
      {aim && <Score panel={aim} />}
      {odds && <Odds panel={odds} />}
    </div>
  );
}

const numeral = (value: string) => thousands(Number(value));

/** What is won, what the mission would add, and what its bonus might. */
function Score({ panel }: { panel: Panel }) {
  const word = useWord();
  const fact = panel.facts[1];
  const [score = "0", target = "1", value = "0", bonus = "0"] = fact?.marks ?? [];
  const part = (points: string) => `${Math.min(100, (100 * Number(points)) / Number(target))}%`;
  return (
    <section class="meter score">
      <h2>
        <span class="label">{word("look-score")}</span>
        <span>
          <big>{numeral(score)}</big> / {numeral(target)}
        </span>
      </h2>
      <div class="bar-of-points" aria-hidden="true">
        <i class="won" style={{ width: part(score) }} />
        <i class="worth" style={{ width: part(value) }} />
        <i class="bonus" style={{ width: part(bonus) }} />
      </div>
      <p>{fact?.text}</p>
    </section>
  );
}

/** Every throw in its share of the bar, with its price. */
function Odds({ panel }: { panel: Panel }) {
  const word = useWord();
  const [odds, ...others] = panel.facts;
  const [percent, place = "", , ...cells] = odds?.marks ?? [];
  return (
    <section class="meter odds">
      <h2>
        <span class="label">
          {panel.title} · {word(place)}
        </span>
        <span>
          <big>{percent}</big>
          {lang.value === "fr" ? "\u00a0%" : "%"} {word("look-survive")}
        </span>
      </h2>
      <div class="throws" aria-hidden="true">
        {grouped(cells).map(([cell, count]) => {
          const [outcome, price] = cell.split(" ");
          return (
            <i key={cell} class={outcome} style={{ flexGrow: count }}>
              {outcome === "again" ? "↻" : price}
            </i>
          );
        })}
      </div>
      <p>{[odds, ...others].map((fact) => fact?.text).join(" · ")}</p>
    </section>
  );
}

function grouped(cells: string[]): [string, number][] {
  return [...new Set(cells)].map((cell) => [cell, cells.filter((one) => one === cell).length]);
}
