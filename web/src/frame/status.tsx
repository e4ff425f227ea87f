// Whose turn and what is asked, in one sentence, always visible.
import { SeatBadge } from "../art/seat";
import { useDesk } from "../table/context";
import { ClauseChip } from "./clause";

export function Status() {
  const { scene, seat, state, newest } = useDesk();
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
