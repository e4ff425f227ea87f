// Me and my hand.
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import { inTray } from "../scene/plain";
import { PieceView } from "../scene/piece";
import { SeatState } from "../scene/seats";
import { ZoneTitle } from "../scene/zone";
import { useDesk, useName } from "../table/context";
import { t } from "../words";

export function Tray() {
  const { scene, seat, card } = useDesk();
  const name = useName();
  const Beside = useLook()?.Beside;
  const shown = scene.value;
  const line = shown?.seats[seat.value];
  if (!shown || !line) return null;
  const hands = shown.zones.filter((zone) => inTray(shown, zone));
  return (
    <section class="tray" aria-label={t("your-side")}>
      <div class="me">
        <div class="row">
          <SeatBadge seat={seat.value} />
          <b>{name(seat.value)}</b>
        </div>
        <span class="pts">{line.score}</span>
        <SeatState line={line} mine={card.value?.seats[seat.value]?.mine === true} />
      </div>
      {hands.map((zone) => (
        <div key={zone.id} class="hand" data-zone={zone.id}>
          <ZoneTitle zone={zone} />
          <div class="cards">
            {zone.pieces.map((piece) => (
              <PieceView key={piece.id} piece={piece} />
            ))}
          </div>
        </div>
      ))}
      {Beside && <Beside scene={shown} />}
    </section>
  );
}
