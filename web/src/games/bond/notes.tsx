// The agent's papers: the mission as a telegram, the journeys, the other agents, the forms.
import { useEffect } from "preact/hooks";
import { SeatBadge } from "../../art/seat";
import { ClauseChip } from "../../frame/clause";
import { SeatState } from "../../scene/seats";
import { useName, useWord } from "../../table/context";
import type { Fact, Panel, Scene, SeatLine } from "../../table/filled";
import { Forms } from "./forms";
import { Sign, tick } from "./icons";
import { journey } from "./map";
import { Meters } from "./meters";

export const panel = (scene: Scene, id: string): Panel | undefined => scene.panels.find((one) => one.id === id);

export function Notes({ scene }: { scene: Scene }) {
  const journeys = panel(scene, "journey");
  return (
    <div class="bond-notes">
      <Telegram scene={scene} />
      {scene.seat < 0 && <Meters scene={scene} />}
      {journeys && <Journeys panel={journeys} />}
      <Agents scene={scene} />
      <Forms scene={scene} />
    </div>
  );
}

export function Telegram({ scene }: { scene: Scene }) {
  const word = useWord();
  const [sheet, brief] = [panel(scene, "sheet"), panel(scene, "brief")];
  const issued = panel(scene, "aim")?.facts[0];
  if (!sheet || !issued) return null;
  const [number, title = ""] = issued.marks;
  return (
    <article class="telegram">
      <header>
        <span class="label">{word("look-telegram")}</span>
        <span class="stamp">{word("look-secret")}</span>
      </header>
      <h2>
        {number} · {word(title)}
      </h2>
      <p class="wire">{issued.text}</p>
      <ol>
        {sheet.facts.map((fact) => (
          <Stage key={fact.text} fact={fact} brief={fact.marks[0] === "now" ? brief?.facts[0] : undefined} />
        ))}
      </ol>
    </article>
  );
}

function Stage({ fact, brief }: { fact: Fact; brief: Fact | undefined }) {
  const word = useWord();
  const [moment = "", number, place = "", sort = "", gear] = fact.marks;
  return (
    <li class={moment} title={fact.text} aria-current={moment === "now" ? "step" : undefined}>
      <span class="vh">{fact.text}</span>
      <span class="stage" aria-hidden="true">
        <svg class="box" viewBox="0 0 18 18">
          <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
          {moment === "done" && <path d={tick} />}
        </svg>
        <i>{number}</i>
        <b>{word(place)}</b>
        <span class="sort">
          {word(sort)}
          {gear !== "0" && ` +${gear}`}
          <Sign of={sort} />
        </span>
      </span>
      {brief && <p class="brief">{brief.text}</p>}
    </li>
  );
}

/** The route adviser: each journey can be seen on the map. */
function Journeys({ panel: sheet }: { panel: Panel }) {
  const word = useWord();
  const routes = sheet.facts.map((fact) => fact.marks.slice(1).join(" "));
  useEffect(() => {
    if (!routes.includes(journey.value.join(" "))) journey.value = [];
    return () => void (journey.value = []);
  }, [routes.join()]);
  return (
    <section class="journeys">
      <h2>{sheet.title}</h2>
      {sheet.facts.map((fact) => {
        const [kind = "", ...stops] = fact.marks;
        const shown = stops.length > 1 && stops.join() === journey.value.join();
        return (
          <div key={fact.text} class="route">
            <Sign of={kind} />
            {stops.length > 1 ? (
              <button aria-pressed={shown} title={word("look-show")} onClick={() => (journey.value = shown ? [] : stops)}>
                {fact.text}
              </button>
            ) : (
              <span>{fact.text}</span>
            )}
            <ClauseChip clause={fact.clause} />
          </div>
        );
      })}
    </section>
  );
}

/** The agents: who, where, on which mission, and with what. */
function Agents({ scene }: { scene: Scene }) {
  return (
    <ul class="dossiers">
      {scene.seats.map((line) => (
        <AgentFile key={line.seat} line={line} scene={scene} />
      ))}
    </ul>
  );
}

function AgentFile({ line, scene }: { line: SeatLine; scene: Scene }) {
  const [name, word] = [useName(), useWord()];
  const stock = scene.zones.find((zone) => zone.id === `stock-${line.seat}`)?.pieces ?? [];
  return (
    <li>
      <SeatBadge seat={line.seat} />
      <div>
        <b>{name(line.seat)}</b>
        <SeatState line={line} mine={line.seat === scene.seat} />
        <p class="stock">
          {stock.map((piece) => (
            <span key={piece.id}>
              <Sign of={piece.name} />
              <span class="vh">{word(piece.name)}</span>
              {piece.figure}
            </span>
          ))}
        </p>
      </div>
      <b class="pts">{line.score}</b>
    </li>
  );
}
