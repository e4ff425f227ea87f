// The menu of a table: everybody around it, one's own powers, who watches, what was done, the way here for
// others, and the switches that every page has.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { hour } from "../table/passing";
import { t } from "../words";
import { hideScreen } from "./cover";
import { ToEvening } from "./toevening";
import { useBorrowedFocus } from "./focus";
import { Folks } from "./folks";
import { OtherDevice, RoomOfTable } from "./otherdevice";
import { given, Powers } from "./powers";
import { Switches } from "./switches";
import { Ticket } from "./ticket";
import { Watchers } from "./watchers";

const ENDED = ["over", "closed", "broken"];

export function TableMenu({ desk }: { desk: Live }) {
  const sheet = useRef<HTMLDivElement>(null);
  const card = desk.card.value;
  useBorrowedFocus(sheet);
  useEffect(() => void desk.sitting.refresh(), []);
  return (
    <div class="menu-sheet of-table-sheet" role="dialog" aria-label={t("table-menu")} tabIndex={-1} ref={sheet}>
      <Folks desk={desk} />
      {(desk.seat.value >= 0 || given(desk).length > 0) && (
        <section class="own-powers" aria-label={t("own-powers")}>
          <Powers desk={desk}>
            <OtherDevice />
            {desk.seat.value >= 0 && card && !ENDED.includes(card.status) && <RoomOfTable table={card.id} />}
          </Powers>
        </section>
      )}
      {card && <Absence card={card} />}
      <Watchers desk={desk} />
      {card && card.status === "playing" && <Ticket card={card} slim />}
      {card && card.minutes && card.minutes.length > 0 && <Minutes minutes={card.minutes} />}
      <Switches />
      <section>
        <button class="btn" onClick={hideScreen}>
          <Icon name="hide" />
          {t("hide-screen")}
        </button>
        {card && <ToEvening card={card} />}
        <a class="btn quiet" href="/">
          {t("to-front")}
        </a>
        <p class="small keys">{t("help-keys")}</p>
      </section>
    </div>
  );
}

/** How the table treats whoever is away. */
function Absence({ card: { settings } }: { card: wire.TableCard }) {
  const absence = settings.absence ?? "wait";
  return (
    <section>
      <span class="label">{t("setting-absence")}</span>
      <p class="small">
        <b>{t(`absence-${absence}`)}.</b> {t(`absence-${absence}-text`)}
      </p>
    </section>
  );
}

function Minutes({ minutes }: { minutes: wire.Minute[] }) {
  return (
    <section>
      <span class="label">{t("minutes-title")}</span>
      <ol class="minutes">
        {[...minutes].reverse().map((one) => (
          <li key={one.number}>
            <time>{hour(one.at)}</time> {one.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
