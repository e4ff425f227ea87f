import { signal } from "@preact/signals";
import { Icon } from "../art/icons";

const SHOWN = 4000; // milliseconds
const current = signal({ text: "", fine: true });
let timer = 0;

function show(text: string, fine: boolean): void {
  current.value = { text, fine };
  clearTimeout(timer);
  timer = window.setTimeout(() => (current.value = { text: "", fine }), SHOWN);
}

/** Says in passing that something is done. */
export const toast = (text: string) => show(text, true);

/** Says in passing that something was not done, and why. */
export const refuse = (text: string) => show(text, false);

export function Toast() {
  const { text, fine } = current.value;
  return (
    <div class="toast-place" role="status">
      {text && (
        <p class={`toast ${fine ? "" : "refused"}`}>
          <Icon name={fine ? "ok" : "no"} />
          {text}
        </p>
      )}
    </div>
  );
}
