// Beside the board while it is told: dice that two throw against each other, and what comes of them.
// Over the board: what was answered under seal, opened together.
import { Icon } from "../art/icons";
import { Die } from "../art/die";
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import { PlainCard } from "../scene/piece";
import type { Director, Event } from "../stage/director";
import { useName } from "../table/context";
import type { Piece, Scene } from "../table/filled";
import { t } from "../words";

const diceOf = (scene: Scene): Piece[] => scene.zones.flatMap((zone) => zone.pieces.filter((one) => one.kind === "die"));

interface Throw {
  die: Piece;
  seat: number;
  number: number;
}

/** Who threw what, where two dice were thrown against each other. */
function fight(event: Event): Throw[] {
  const owner = new Map(diceOf(event.before).map((die) => [die.id, die.seat]));
  const dice = diceOf(event.after).filter((die) => die.figure && owner.has(die.id));
  const owned = dice.map((die) => ({ die, seat: owner.get(die.id)!, number: Number(die.figure.replace(/\D/g, "")) }));
  return event.dice.length && owned.length === 2 && owned.some((one) => one.seat >= 0) ? owned : [];
}

export function Callout({ director }: { director: Director }) {
  const event = director.caption.value;
  const name = useName();
  const [one, two] = event && !event.mine && director.caption.value === director.event.value ? fight(event) : [];
  if (!event || !one || !two) return null;
  const landed = director.landed.value;
  const best = Math.max(one.number, two.number);
  return (
    <aside class="callout" aria-hidden="true">
      {[one, two].map(({ die, seat, number }) => (
        <p key={die.id} class={landed && number < best ? "beaten" : ""}>
          {seat >= 0 ? <SeatBadge seat={seat} /> : <Icon name="no" />}
          <span class="piece die" data-die={die.id}>
            <Die figure={die.figure} tint={die.name} />
          </span>
          <b>{seat >= 0 ? name(seat) : t("callout-other")}</b>
        </p>
      ))}
      {landed && (
        <>
          <p class="sum">{one.number === two.number ? `${one.number} = ${two.number}` : difference(best, one, two)}</p>
          <p class="why">{event.lines.join(" ")}</p>
        </>
      )}
    </aside>
  );
}

function difference(best: number, one: Throw, two: Throw): string {
  const least = Math.min(one.number, two.number);
  return `${best} − ${least} = ${best - least}`;
}

/** Over the board, for as long as it is told: answers under seal, opened together. */
export function Opened({ director }: { director: Director }) {
  const event = director.caption.value;
  const told = event !== null && event === director.event.value && director.playing.value;
  const opening = told ? useLook()?.opens?.(event) : null;
  const name = useName();
  const Face = useLook()?.Card ?? PlainCard;
  if (!event || !opening) return null;
  return (
    <div class={`opening as-${opening.as} ${opening.own ? "own" : ""}`} aria-hidden="true" key={event.moment}>
      <ul>
        {opening.opened.map(({ seat, piece }) => (
          <li key={seat} class={piece?.figure === ">" || (piece && opening.as === "letters") ? "best" : ""}>
            <div class={piece ? `card ${piece.name}` : "card none"}>{piece ? <Face piece={piece} /> : t("opened-nothing")}</div>
            <p>
              <SeatBadge seat={seat} />
              <b>{seat >= 0 ? name(seat) : t("callout-other")}</b>
            </p>
          </li>
        ))}
      </ul>
      {opening.own && <p>{event.lines.join(" ")}</p>}
    </div>
  );
}
