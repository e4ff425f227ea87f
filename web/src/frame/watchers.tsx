// Who watches, by name; whoever may do something about them can.
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { t } from "../words";
import { useDisclosure } from "./disclosure";
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
  const { box, open, toggle, shut } = useDisclosure<HTMLLIElement>();
  const { name, mine } = one;
  const said = [mine ? t("name-you", { name }) : name, one.screen && t("screen"), one.silenced && t("is-silenced")].filter(Boolean).join(", ");
  if (mine) return <li>{said}</li>;
  const muted = desk.hearing.muted.value.includes(name);
  return (
    <li ref={box}>
      <button class="speaker" aria-expanded={open} onClick={toggle}>
        {said}
      </button>
      {open && (
        <Powers desk={desk} about={{ watcher: one.id, name }} done={shut}>
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
