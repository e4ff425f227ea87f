// Whose turn and what is asked, in one sentence, always visible.
import { Icon, type IconName } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { useDesk } from "../table/context";
import { t } from "../words";
import { ClauseChip } from "./clause";

export function Status() {
  const { card, scene, seat, state, newest, choosing } = useDesk();
  const own = card.value?.seats[seat.value];
  if (card.value?.paused) return <Resting icon="pause" text={t("status-paused")} />;
  if (own?.kept || own?.resigned) return <Resting icon="bot" text={t("status-kept")} />;
  if (choosing.wondering.value) return <Wondering />;
  const mine = (state.value?.options.length ?? 0) > 0;
  const shown = mine ? newest.value : scene.value; // what is asked of me is asked now
  if (!shown) return <div class="status" role="status" />;
  const acting = shown.seats.filter((line) => line.acting).map((line) => line.seat);
  return (
    <div class={`status ${mine ? "mine" : ""}`}>
      {(mine ? [seat.value] : acting).map((one) => (
        <SeatBadge key={one} seat={one} />
      ))}
      <p role="status" aria-live="polite">
        {shown.prompt.text}
      </p>
      <span class="grow" />
      <ClauseChip clause={shown.prompt.clause} />
    </div>
  );
}

/** Instead of what is asked: that nothing is. */
function Resting({ icon, text }: { icon: IconName; text: string }) {
  return (
    <div class="status">
      <Icon name={icon} />
      <p role="status">{text}</p>
    </div>
  );
}

/** Instead of what is asked: how to ask. */
function Wondering() {
  const { seat, choosing } = useDesk();
  return (
    <div class="status mine">
      <SeatBadge seat={seat.value} />
      <p role="status">
        <b>{t("why-not")}</b> {t("why-touch")}
      </p>
      <span class="grow" />
      <button class="btn" onClick={() => choosing.settle()}>
        {t("why-back")}
      </button>
    </div>
  );
}
