import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../words";

const SHOWN = 4000; // milliseconds
const REGRET = 8000; // for something that can be undone

interface Shown {
  text: string;
  fine: boolean;
  stays: boolean;
  undo?: { label: string; act: () => void };
}

const NOTHING: Shown = { text: "", fine: true, stays: false };
const current = signal(NOTHING);
let timer = 0;

const hide = () => (current.value = NOTHING);

function show(shown: Shown, long = SHOWN): void {
  current.value = shown;
  clearTimeout(timer);
  if (!shown.stays) timer = window.setTimeout(hide, long);
}

/** Says in passing that something is done. */
export const toast = (text: string) => show({ text, fine: true, stays: false });

/** Says in passing that something was not done, and why; what matters stays until it is put away. */
export const refuse = (text: string, stays = false) => show({ text, fine: false, stays });

/** Says that something is done, and lets it be undone for a while. */
export const offer = (text: string, label: string, act: () => void) =>
  show({ text, fine: true, stays: false, undo: { label, act } }, REGRET);

export function Toast() {
  const { text, fine, stays, undo } = current.value;
  return (
    <div class="toast-place" role="status">
      {text && (
        <p class={`toast ${fine ? "" : "refused"}`}>
          <Icon name={fine ? "ok" : "no"} />
          {text}
          {undo && <Undo key={text} {...undo} />}
          {stays && (
            <button class="icon" aria-label={t("drawer-shut")} onClick={hide}>
              <Icon name="close" />
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** It has the focus where that was on what is gone now; when it goes too, the page has it. */
function Undo({ label, act }: { label: string; act: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const own = button.current;
    if (document.activeElement === document.body) own?.focus();
    return () => {
      if (document.activeElement === own || document.activeElement === document.body)
        document.getElementById("content")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button
      class="btn undo"
      ref={button}
      onClick={() => {
        hide();
        act();
      }}
    >
      {label}
    </button>
  );
}
