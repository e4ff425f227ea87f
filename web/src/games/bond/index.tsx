// James Bond 007: the world on one sheet, the agent's cards, papers and odds.
import { SeatBadge } from "../../art/seat";
import { ZoneView } from "../../scene/zone";
import { useName, useWord } from "../../table/context";
import type { Piece, Scene, SeatLine } from "../../table/filled";
import { thousands } from "../../words";
import { capital, Sign } from "./icons";
import { World } from "./map";
import { Meters } from "./meters";
import { Notes } from "./notes";
import type { Look } from "..";

const ON_STAGE = ["dice", "missions"]; // zones that lie over the map while they matter

function Board({ scene }: { scene: Scene }) {
  const stage = scene.zones.filter((zone) => ON_STAGE.includes(zone.id) && zone.pieces.length);
  return (
    <div class="bond">
      <ul class="agents">
        {scene.seats.map((line) => (
          <AgentChip key={line.seat} line={line} />
        ))}
      </ul>
      <World scene={scene} />
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

/** A seat in two short lines: mission and score; all of it stands in the notebook. */
function AgentChip({ line }: { line: SeatLine }) {
  const name = useName();
  const told = line.facts.map((fact) => fact.text).join(" · ");
  const mission = line.facts.flatMap((fact) => fact.marks)[0];
  return (
    <li class={line.acting ? "acting" : ""} title={told}>
      <SeatBadge seat={line.seat} />
      <span class="who">
        <b>{name(line.seat)}</b>
        <small class="mono">{[mission, thousands(line.score)].filter(Boolean).join(" · ")}</small>
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
  Board,
  Card,
  Tray: Meters,
  Notes,
  drawn: ["sheet", "brief", "aim", "odds", "journey", "form"],
};
