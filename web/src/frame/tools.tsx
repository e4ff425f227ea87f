// What is at the right of every bar: language, theme, sound, and the menu with the rest.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { isDark, otherTheme } from "../desk";
import type { Live } from "../table/live";
import { t } from "../words";
import { useBorrowedFocus } from "./focus";
import { TableMenu } from "./menu";
import { menu } from "./screen";
import { heard, LangSwitch, Switches, switchSounds } from "./switches";

/** At a table where a match is played, with what belongs to it. */
export function Tools({ desk }: { desk?: Live }) {
  return (
    <>
      <LangSwitch />
      <ThemeButton />
      {desk && <SoundButton />}
      <Menu desk={desk} />
    </>
  );
}

function ThemeButton() {
  return (
    <button class="btn icon quiet theme" aria-label={t("theme")} onClick={otherTheme}>
      <Icon name={isDark() ? "moon" : "sun"} />
    </button>
  );
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
function Menu({ desk }: { desk?: Live }) {
  const box = useRef<HTMLDivElement>(null);
  const open = menu.value;
  useEffect(() => () => void (menu.value = false), []);
  useEffect(() => (open ? shutting(box.current!) : undefined), [open]);
  return (
    <div class="menu" ref={box}>
      <button class={`btn quiet ${desk ? "of-table" : "icon"}`} aria-label={t(desk ? "table-menu" : "help")} aria-expanded={open} onClick={() => (menu.value = !open)}>
        <Icon name={desk ? "people" : "help"} />
        {desk && <span class="word">{t("table-menu-short")}</span>}
      </button>
      {open && (desk ? <TableMenu desk={desk} /> : <HelpSheet />)}
    </div>
  );
}

/** A touch elsewhere or Escape closes the menu; after Escape the focus is where it was. */
function shutting(box: HTMLElement): () => void {
  const elsewhere = (event: Event) => {
    if (!box.contains(event.target as Node) && !(event.target as Element).closest?.(".who-strip, dialog, .toast-place")) menu.value = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
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

function HelpSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useBorrowedFocus(sheet);
  return (
    <div class="menu-sheet" role="dialog" aria-label={t("help")} tabIndex={-1} ref={sheet}>
      <Switches />
      <section>
        <a class="btn" href="/alerts">
          <Icon name="bell" />
          {t("alerts-headline")}
        </a>
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
