// Why not?  Somebody touches what they wanted to do; the answer stands beside it, with the rule, and with what
// can be done instead.  Without a thing to touch there is a list of what the game knows besides.
import { useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import { type Reason, useDesk } from "../table/context";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { useSpot } from "./screen";

const GAP = 10; // pixels between an answer and what it is about

/** Things that cannot be chosen can be touched, until this is pressed again. */
export function WhyButton() {
  const { choosing, wonder } = useDesk();
  const on = choosing.wondering.value !== null;
  return (
    <button class="btn quiet" aria-pressed={on} onClick={() => (on ? choosing.settle() : wonder?.({}))}>
      <Icon name="help" />
      {t("why-not")}
    </button>
  );
}

/** Instead of the options: what cannot be done now, by its kind. */
export function Refused() {
  const { choosing, wonder } = useDesk();
  const kinds = choosing.wondering.value;
  if (!kinds) return null;
  return (
    <section class="refused" aria-label={t("why-not")}>
      {kinds.length > 0 && <p class="small">{t("why-kinds")}</p>}
      <ul>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <button class="opt grey" onClick={() => wonder?.({ notation: kind.notation })}>
              <b>{kind.group || kind.label}</b>
              <span>{t("why-not")}</span>
            </button>
          </li>
        ))}
      </ul>
      <Typed />
    </section>
  );
}

/** For whoever knows the notations of the terminal. */
function Typed() {
  const { wonder, state } = useDesk();
  const [typed, type] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) wonder?.({ notation: typed.trim() });
  };
  return (
    <details>
      <summary class="small">{t("why-typed")}</summary>
      <form class="field" onSubmit={submit}>
        <input
          aria-label={t("why-typed")}
          value={typed}
          placeholder={state.value?.options[0]?.notation}
          maxLength={80}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button class="btn icon quiet" aria-label={t("ask")}>
          <Icon name="help" />
        </button>
      </form>
    </details>
  );
}

// The answer ----------------------------------------------------------------------------

/** In the panel, where what it is about has no place on the board. */
export function Bubble() {
  const reason = useDesk().reason.value;
  if (!reason || found(reason.element)) return null;
  return (
    <div class={`bubble ${reason.clause ? "" : "fine"}`} role="status">
      <Answer reason={reason} />
    </div>
  );
}

/** Beside what it is about, on the board or in the hand. */
export function Beside() {
  const desk = useDesk();
  const root = useRef<HTMLDivElement>(null);
  const reason = desk.reason.value;
  useSpot(() => {
    const [box, about] = [root.current, found(reason?.element ?? "")];
    if (box && about) place(box, about.getBoundingClientRect());
  }, [reason, desk.scene.value]);
  if (!reason || !found(reason.element)) return null;
  return (
    <div class={`bubble beside ${reason.clause ? "" : "fine"}`} role="status" ref={root}>
      <Answer reason={reason} />
      <button class="icon quiet" aria-label={t("close")} onClick={() => (desk.reason.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Answer({ reason }: { reason: Reason }) {
  return (
    <>
      <p>
        <b>{reason.text}</b>
      </p>
      {reason.rule && (
        <blockquote>
          <ClauseChip clause={reason.clause} class="small-sign" /> <span>{reason.rule}</span>
        </blockquote>
      )}
      <Instead ids={reason.instead} />
    </>
  );
}

/** Near to it, and possible: once touched it is chosen, not yet done. */
function Instead({ ids }: { ids: number[] }) {
  const { state, choosing, reason } = useDesk();
  const near = (state.value?.options ?? []).filter((option) => ids.includes(option.id));
  const take = (option: wire.Choice) => {
    reason.value = null;
    choosing.take(option);
  };
  if (!near.length) return null;
  return (
    <div class="instead">
      <span class="small">{t("why-instead")}</span>
      {near.map((option) => (
        <button key={option.id} class="btn" onClick={() => take(option)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}

const found = (id: string): Element | null => (id ? document.querySelector(`[data-id="${CSS.escape(id)}"]`) : null);

/** Below a thing, else above it, and always on the screen. */
function place(box: HTMLElement, about: DOMRect): void {
  const { offsetWidth: wide, offsetHeight: high } = box;
  const below = about.bottom + GAP + high <= innerHeight;
  const top = below ? about.bottom + GAP : Math.max(GAP, about.top - GAP - high);
  const left = Math.max(GAP, Math.min(innerWidth - wide - GAP, about.left + about.width / 2 - wide / 2));
  [box.style.left, box.style.top] = [`${left}px`, `${top}px`];
}
