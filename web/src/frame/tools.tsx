// What is at the right of every bar: language, theme, sound, and the menu with the rest.
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { isDark, notices, otherTheme, sounds } from "../desk";
import { sound } from "../sound";
import { type Lang, lang, speak, t } from "../words";
import { hideScreen } from "./cover";
import { useBorrowedFocus } from "./focus";
import { Folks } from "./folks";
import { menu } from "./screen";

export function Tools({ table = false }: { table?: boolean }) {
  return (
    <>
      <LangSwitch />
      <ThemeButton />
      {table && <SoundButton />}
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

const heard = () => sounds.value === "on";

/** Whoever switches sounds on hears one. */
function switchSounds(on: boolean): void {
  sounds.value = on ? "on" : "off";
  sound("score");
}

function SoundButton() {
  return (
    <button
      class="btn icon quiet sound"
      role="switch"
      aria-checked={heard()}
      aria-label={t("sounds")}
      title={t(heard() ? "sounds-on" : "sounds-off")}
      onClick={() => switchSounds(!heard())}
    >
      <Icon name={heard() ? "sound" : "mute"} />
    </button>
  );
}

/** The table and its people, or help; and how one likes it. */
function Menu({ table }: { table: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const open = menu.value;
  useEffect(() => () => void (menu.value = false), []);
  useEffect(() => (open ? shutting(box.current!) : undefined), [open]);
  return (
    <div class="menu" ref={box}>
      <button class={`btn quiet ${table ? "of-table" : "icon"}`} aria-label={t(table ? "table-menu" : "help")} aria-expanded={open} onClick={() => (menu.value = !open)}>
        <Icon name={table ? "people" : "help"} />
        {table && <span class="word">{t("table-menu-short")}</span>}
      </button>
      {open && <MenuSheet table={table} />}
    </div>
  );
}

/** A touch elsewhere or Escape closes the menu; after Escape the focus is where it was. */
function shutting(box: HTMLElement): () => void {
  const elsewhere = (event: Event) => {
    if (!box.contains(event.target as Node) && !(event.target as Element).closest?.(".who-strip")) menu.value = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    menu.value = false;
    event.stopPropagation();
    box.querySelector("button")?.focus();
  };
  addEventListener("pointerdown", elsewhere);
  addEventListener("keydown", escape, true);
  return () => {
    removeEventListener("pointerdown", elsewhere);
    removeEventListener("keydown", escape, true);
  };
}

function MenuSheet({ table }: { table: boolean }) {
  const sheet = useRef<HTMLDivElement>(null);
  useBorrowedFocus(sheet);
  return (
    <div class="menu-sheet" role="dialog" aria-label={t(table ? "table-menu" : "help")} tabIndex={-1} ref={sheet}>
      {table && <Folks />}
      <section>
        <div class="row">
          <LangSwitch />
        </div>
        <Toggle on={isDark()} icon={isDark() ? "moon" : "sun"} text={t("dark-theme")} set={otherTheme} />
        <Toggle on={heard()} icon={heard() ? "sound" : "mute"} text={t("sounds")} set={switchSounds} />
        {"Notification" in window && (
          <Toggle on={notices.value === "on"} icon="bell" text={t("notices")} set={allowNotices} />
        )}
      </section>
      <section>
        {table && (
          <button class="btn" onClick={hideScreen}>
            <Icon name="hide" />
            {t("hide-screen")}
          </button>
        )}
        <a class="btn quiet" href="/">
          {t("to-front")}
        </a>
        <a class="btn quiet" href="/tables">
          {t("mine-title")}
        </a>
        <p class="small keys">{t("help-keys")}</p>
      </section>
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
