// Hands, rows and piles.
import { useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { useDesk } from "../table/context";
import { NOBODY, type Zone } from "../table/filled";
import { t } from "../words";
import { pointing } from "./element";
import { PieceView } from "./piece";

const FEW = 6; // cards of an open pile that are shown at once

/** A zone with its title; when it can be picked, the title is its button. */
export function ZoneView({ zone, class: extra = "" }: { zone: Zone; class?: string }) {
  const { choosing } = useDesk();
  const light = choosing.light(zone.id);
  return (
    <section
      class={`zone zone-${zone.kind} ${extra} ${light} ${choosing.hinted(zone.id) ? "hinted" : ""}`}
      data-zone={zone.id}
      {...(choosing.offers(zone.id) ? pointing(choosing, { element: zone.id }) : {})}
      onClick={() => choosing.offers(zone.id) && choosing.touch(zone.id)}
    >
      <ZoneTitle zone={zone} />
      {zone.kind === "pile" ? <Pile zone={zone} /> : <Row zone={zone} />}
    </section>
  );
}

export function ZoneTitle({ zone }: { zone: Zone }) {
  const { choosing } = useDesk();
  const text = (
    <>
      {zone.seat !== NOBODY && <SeatBadge seat={zone.seat} />}
      <span>{zone.title}</span>
      {zone.figure && <b class="sum">{zone.figure}</b>}
    </>
  );
  if (!choosing.offers(zone.id)) return <h2 class="zone-title">{text}</h2>;
  const touch = (event: Event) => {
    event.stopPropagation();
    choosing.touch(zone.id);
  };
  return (
    <h2 class="zone-title">
      <button data-id={zone.id} {...pointing(choosing, { element: zone.id })} aria-pressed={choosing.light(zone.id) === "picked"} onClick={touch}>
        {text}
      </button>
    </h2>
  );
}

export function Row({ zone }: { zone: Zone }) {
  return (
    <div class="row-of-pieces">
      {zone.pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} />
      ))}
      {zone.hidden > 0 && <Hidden count={zone.hidden} />}
    </div>
  );
}

/** Pieces that are only counted: a few backs and their number. */
function Hidden({ count }: { count: number }) {
  return (
    <span class="hidden" role="img" aria-label={t("hidden-count", { count })}>
      {Array.from({ length: Math.min(count, 5) }, (_, n) => (
        <i key={n} />
      ))}
      <b>{count}</b>
    </span>
  );
}

function Pile({ zone }: { zone: Zone }) {
  const [all, show] = useState(false);
  const few = all ? zone.pieces : zone.pieces.slice(-FEW);
  return (
    <>
      <div class={`row-of-pieces ${all ? "" : "stacked"}`}>
        {few.map((piece) => (
          <PieceView key={piece.id} piece={piece} />
        ))}
        {zone.hidden > 0 && <Hidden count={zone.hidden} />}
      </div>
      {zone.pieces.length > FEW && (
        <button class="link" onClick={() => show(!all)}>
          {all ? t("see-less") : t("see-all")}
        </button>
      )}
    </>
  );
}
