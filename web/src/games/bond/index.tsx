// James Bond 007: the world on one sheet, the agent's cards, papers and odds.
import { SeatBadge } from "../../art/seat";
import { ZoneView } from "../../scene/zone";
import { useName, useWord } from "../../table/context";
import type { Piece, Scene, SeatLine } from "../../table/filled";
import { t, thousands } from "../../words";
import { Dossier } from "./dossier";
import { capital, Sign } from "./icons";
import { World } from "./map";
import { Meters } from "./meters";
import { Notes } from "./notes";
import type { Look } from "..";

const ON_STAGE = ["dice", "missions"]; // zones that lie over the map while they matter

function Board({ scene }: { scene: Scene }) {
  const stage = scene.zones.filter((zone) => ON_STAGE.includes(zone.id) && zone.pieces.length);
  const codes = scene.zones.find((zone) => zone.id === "codes");
  return (
    <div class="bond">
      <ul class="agents" tabIndex={0} aria-label={t("the-seats")}>
        {scene.seats.map((line) => (
          <AgentChip key={line.seat} line={line} />
        ))}
      </ul>
      <World scene={scene} />
      {codes && <Dossier scene={scene} codes={codes} />}
      {stage.length > 0 && (
        <div class="on-stage">
          {stage.map((zone) => (
            <ZoneView key={zone.id} zone={zone} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A seat in three short lines: name, mission, score; all of it stands in the notebook. */
function AgentChip({ line }: { line: SeatLine }) {
  const [name, word] = [useName(), useWord()];
  const told = line.facts.map((fact) => fact.text).join(" · ");
  const mission = line.facts.find((fact) => fact.marks.length)?.text;
  return (
    <li class={line.acting ? "acting" : ""} title={told}>
      <SeatBadge seat={line.seat} />
      <span class="who">
        <b>{name(line.seat)}</b>
        {mission && <small>{mission}</small>}
        <small>
          {thousands(line.score)} {word("look-points")}
        </small>
        <span class="vh">{told}</span>
      </span>
    </li>
  );
}

/** What Q hands out, or a mission that is free. */
function Card({ piece }: { piece: Piece }) {
  const word = useWord();
  const supply = piece.name.startsWith("type-");
  return (
    <span class={`dossier ${piece.name}`}>
      <span class="head">
        {supply && <Sign of={piece.name} />}
        {supply && capital(word(piece.name))}
      </span>
      <strong>{piece.figure}</strong>
      <small>{supply ? word("look-points") : word(piece.name)}</small>
    </span>
  );
}

export const look: Look = {
  throws: { stars: ["die-stars"], skulls: ["die-skulls"] },
  Board,
  Card,
  Tray: Meters,
  Notes,
  drawn: ["sheet", "brief", "aim", "odds", "journey", "form"],
};
