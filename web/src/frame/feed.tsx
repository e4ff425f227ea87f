// While there is nothing to decide: what happens, as it is staged, the newest first.
import { Icon } from "../art/icons";
import type { Director } from "../stage/director";
import { useDesk, useName } from "../table/context";
import { Doer } from "./strip";
import { t } from "../words";

export function Feed({ director }: { director: Director }) {
  const shown = director.at.value;
  const told = director.round.value.filter((event) => director.indexOf(event) < shown).reverse();
  return (
    <div class="feed">
      <p class="label">{t("feed-round")}</p>
      {!told.length && <p class="small">{t("strip-empty")}</p>}
      <ol>
        {told.map((event) => {
          const now = event === director.caption.value;
          return (
            <li key={event.moment} class={now ? "now" : ""}>
              <Doer seat={event.seat} />
              <span>{now && !director.landed.value ? "…" : event.lines.join(" ")}</span>
              <button class="icon quiet" aria-label={t("feed-again")} onClick={() => void director.again(director.indexOf(event))}>
                <Icon name="again" />
              </button>
            </li>
          );
        })}
      </ol>
      <Thinking />
    </div>
  );
}

/** Whom one waits for. */
function Thinking() {
  const { state, seat } = useDesk();
  const name = useName();
  const others = (state.value?.actors ?? []).filter((one) => one >= 0 && one !== seat.value);
  if (!others.length) return null;
  return (
    <p class="thinking">
      <span class="steps" aria-hidden="true" />
      {t("feed-thinking", { names: others.map(name).join(", ") })}
    </p>
  );
}
