// My options as a plain list of buttons, and why something is not among them.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { useLook } from "../games";
import type * as wire from "../protocol";
import { type Reason, useDesk } from "../table/context";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { Coach } from "./coach";
import { Feed } from "./feed";

export function Options({ ask }: { ask?: (notation: string) => void }) {
  const { state, reason, scene, director } = useDesk();
  const Aside = useLook()?.Aside;
  const options = state.value?.options ?? [];
  return (
    <>
      {ask && <Coach />}
      {reason.value && <Bubble reason={reason.value} />}
      {!options.length && (director ? <Feed director={director} /> : <p class="small">{t("nothing-asked")}</p>)}
      <ul class="options" onKeyDown={walk}>
        {options.map((option) => (
          <OptionItem key={option.id} option={option} />
        ))}
      </ul>
      {ask && <WhyNot ask={ask} example={options[0]?.notation ?? ""} />}
      {Aside && scene.value && <Aside scene={scene.value} />}
    </>
  );
}

/** Arrow keys inside the list. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[at + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

function OptionItem({ option }: { option: wire.Choice }) {
  const { choosing } = useDesk();
  const light = choosing.armed.value === option ? "picked" : choosing.fits(option) ? "" : "faint";
  return (
    <li>
      <button class={`opt ${light}`} data-option={option.id} aria-pressed={light === "picked"} onClick={() => choosing.take(option)}>
        <b>{option.label}</b>
        <code>{option.notation}</code>
      </button>
    </li>
  );
}

/** A reason, with its clause. */
function Bubble({ reason }: { reason: Reason }) {
  return (
    <div class={`bubble ${reason.clause ? "" : "fine"}`} role="status">
      <b>{reason.text}</b> {reason.rule && <span>{reason.rule}</span>} {reason.rule && <ClauseChip clause={reason.clause} />}
    </div>
  );
}

/** Why not?, of anything that somebody types. */
function WhyNot({ ask, example }: { ask: (notation: string) => void; example: string }) {
  const [typed, type] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) ask(typed.trim());
  };
  return (
    <form class="why" onSubmit={submit}>
      <label class="label" for="why">
        {t("why-not")}
      </label>
      <span class="field">
        <input
          id="why"
          value={typed}
          placeholder={example}
          maxLength={80}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button class="btn icon quiet" aria-label={t("ask")}>
          <Icon name="help" />
        </button>
      </span>
    </form>
  );
}
