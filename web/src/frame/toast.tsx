import { signal } from "@preact/signals";
import { Icon } from "../art/icons";

const SHOWN = 4000; // milliseconds
const current = signal("");
let timer = 0;

/** Says something in passing; never a refusal. */
export function toast(text: string): void {
  current.value = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => (current.value = ""), SHOWN);
}

export function Toast() {
  return (
    <div class="toast-place" role="status">
      {current.value && (
        <p class="toast">
          <Icon name="ok" />
          {current.value}
        </p>
      )}
    </div>
  );
}
