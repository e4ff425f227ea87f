import { signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { t } from "../words";

const SHOWN = 4000; // milliseconds
const NOTHING = { text: "", fine: true, stays: false };
const current = signal(NOTHING);
let timer = 0;

const hide = () => (current.value = NOTHING);

function show(text: string, fine: boolean, stays = false): void {
  current.value = { text, fine, stays };
  clearTimeout(timer);
  if (!stays) timer = window.setTimeout(hide, SHOWN);
}

/** Says in passing that something is done. */
export const toast = (text: string) => show(text, true);

/** Says in passing that something was not done, and why; what matters stays until it is put away. */
export const refuse = (text: string, stays = false) => show(text, false, stays);

export function Toast() {
  const { text, fine, stays } = current.value;
  return (
    <div class="toast-place" role="status">
      {text && (
        <p class={`toast ${fine ? "" : "refused"}`}>
          <Icon name={fine ? "ok" : "no"} />
          {text}
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
