// Who watches, by name; whoever may do something about them can.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { t } from "../words";
import { Powers } from "./powers";

export function Watchers({ desk }: { desk: Live }) {
  const { watchers = [], watching = 0 } = desk.card.value ?? {};
  if (!watchers.length) return watching ? <p class="watch small">{t("watching", { count: watching })}</p> : null;
  return (
    <section class="watch" aria-label={t("who-watches")}>
      <Icon name="eye" />
      <ul>
        {watchers.map((one) => (
          <Watcher key={one.id} desk={desk} one={one} />
        ))}
      </ul>
      <span>{t("they-watch", { count: watchers.length })}</span>
    </section>
  );
}

function Watcher({ desk, one }: { desk: Live; one: wire.Watcher }) {
  const [open, set] = useState(false);
  const { name, mine } = one;
  const said = [name, mine && t("you"), one.screen && t("screen"), one.silenced && t("is-silenced")].filter(Boolean).join(", ");
  if (mine) return <li>{said}</li>;
  const muted = desk.hearing.muted.value.includes(name);
  return (
    <li>
      <button class="speaker" aria-expanded={open} onClick={() => set(!open)}>
        {said}
      </button>
      {open && (
        <Powers desk={desk} about={{ watcher: one.id, name }} done={() => set(false)}>
          <li>
            <button onClick={() => desk.hearing.mute(name, !muted)}>
              <Icon name={muted ? "sound" : "mute"} />
              {t(muted ? "unmute" : "mute", { name })}
            </button>
          </li>
        </Powers>
      )}
    </li>
  );
}
