// What is at the right of every bar: language, theme, help.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { isDark, notices, otherTheme, sounds } from "../desk";
import { hideScreen } from "./cover";
import { type Lang, lang, speak, t } from "../words";

export function Tools({ table = false }: { table?: boolean }) {
  return (
    <>
      <LangSwitch />
      <ThemeButton />
      <Menu table={table} />
    </>
  );
}

function LangSwitch() {
  const one = (name: Lang, label: string) => (
    <button aria-pressed={lang.value === name} lang={name} title={label} onClick={() => speak(name)}>
      {name.toUpperCase()}
    </button>
  );
  return (
    <div class="seg langs" role="group" aria-label={t("language")}>
      {one("fr", "Français")}
      {one("en", "English")}
    </div>
  );
}

function ThemeButton() {
  return (
    <button class="btn icon quiet theme" aria-label={t("theme")} onClick={otherTheme}>
      <Icon name={isDark() ? "moon" : "sun"} />
    </button>
  );
}

/** Help and small choices; on a phone language and theme too. */
function Menu({ table }: { table: boolean }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      const outside = !box.current?.contains(event.target as Node);
      if (outside || (event as KeyboardEvent).key === "Escape") setOpen(false);
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [open]);
  return (
    <div class="menu" ref={box}>
      <button class="btn icon quiet" aria-label={t("help")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="help" />
      </button>
      {open && <MenuSheet table={table} />}
    </div>
  );
}

function MenuSheet({ table }: { table: boolean }) {
  return (
    <div class="menu-sheet">
      <p class="small">{t("help-keys")}</p>
      <div class="phone-only row">
        <LangSwitch />
        <ThemeButton />
      </div>
      <Toggle on={sounds.value === "on"} icon="note" text={t("sounds")} set={(on) => (sounds.value = on ? "on" : "off")} />
      {"Notification" in window && (
        <Toggle on={notices.value === "on"} icon="bell" text={t("notices")} set={allowNotices} />
      )}
      {table && (
        <button class="btn" onClick={hideScreen}>
          <Icon name="hide" />
          {t("hide-screen")}
        </button>
      )}
      <a class="btn quiet" href="/">
        {t("to-front")}
      </a>
    </div>
  );
}

async function allowNotices(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  notices.value = allowed ? "on" : "off";
}

interface ToggleProps {
  on: boolean;
  icon: IconName;
  text: string;
  set: (on: boolean) => void;
}

function Toggle({ on, icon, text, set }: ToggleProps) {
  return (
    <label class="row toggle">
      <Icon name={icon} />
      <span class="grow">{text}</span>
      <Switch on={on} label={text} set={set} />
    </label>
  );
}

export function Switch({ on, label, set }: { on: boolean; label: string; set: (on: boolean) => void }) {
  return <button class="switch" role="switch" aria-checked={on} aria-label={label} onClick={() => set(!on)} />;
}
