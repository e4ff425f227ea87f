// My options in groups of sentences, and why something is not among them.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import type * as wire from "../protocol";
import { pointing } from "../scene/element";
import { type Reason, useDesk } from "../table/context";
import { NOBODY, type Scene } from "../table/filled";
import { useGuide } from "../table/guide";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { Coach } from "./coach";
import { Feed } from "./feed";

const FEW = 8; // options that are all shown at once

export function Options({ ask }: { ask?: (notation: string) => void }) {
  const { state, reason, scene, director } = useDesk();
  const Aside = useLook()?.Aside;
  const options = state.value?.options ?? [];
  return (
    <>
      {ask && <Coach />}
      {reason.value && <Bubble reason={reason.value} />}
      {!options.length && (director ? <Feed director={director} /> : <p class="small">{t("nothing-asked")}</p>)}
      <Advice />
      <OptionList options={options} />
      {ask && <WhyNot ask={ask} example={options[0]?.notation ?? ""} />}
      {Aside && scene.value && <Aside scene={scene.value} />}
    </>
  );
}

// The list ------------------------------------------------------------------------------

interface Group {
  title: string;
  options: wire.Choice[];
}

/** Options that stand together under a heading; the others each for itself. */
function grouped(options: wire.Choice[]): Group[] {
  const found: Group[] = [];
  for (const option of options) {
    const [title, last] = [option.group ?? "", found.at(-1)];
    if (title && last?.title === title) last.options.push(option);
    else found.push({ title, options: [option] });
  }
  return found;
}

function OptionList({ options }: { options: wire.Choice[] }) {
  const groups = grouped(options);
  const first = groups.find((group) => group.options.length > 1);
  return (
    <ul class="options" aria-label={t("options-list")} onKeyDown={walk}>
      {groups.map((group) =>
        group.options.length > 1 ? (
          <OptionGroup key={group.title} group={group} open={group === first || options.length <= FEW} />
        ) : (
          <OptionItem key={group.options[0]!.id} option={group.options[0]!} />
        ),
      )}
    </ul>
  );
}

/** A heading with a count.  It opens by itself for what is picked, or what a guide speaks of. */
function OptionGroup({ group: { title, options }, open }: { group: Group; open: boolean }) {
  const { choosing } = useDesk();
  const asked = useGuide()?.offered ?? [];
  const [chosen, choose] = useState<boolean | null>(null);
  const picked = choosing.begun.value && options.some((one) => choosing.fits(one));
  const shown = picked || options.some((one) => asked.includes(one)) || (chosen ?? open);
  const hint = !shown && options.some((one) => choosing.hinted(one.id)) ? "hinted" : "";
  return (
    <li class="opt-group">
      <button class={`opt-head ${hint}`} aria-expanded={shown} onClick={() => choose(!shown)}>
        <b>{title}</b>
        <span class="count" aria-hidden="true">
          {options.length}
        </span>
        <span class="vh">{t("drawer-choices", { count: options.length })}</span>
        <Icon name="back" class="turn" />
      </button>
      {shown && (
        <ul aria-label={title}>
          {options.map((option) => (
            <OptionItem key={option.id} option={option} />
          ))}
        </ul>
      )}
    </li>
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
  const { choosing, newest } = useDesk();
  const light = choosing.armed.value === option ? "picked" : choosing.fits(option) ? "" : "faint";
  const hint = choosing.hinted(option.id) ? "hinted" : "";
  const advice = choosing.advised.value?.id === option.id ? "advised" : "";
  return (
    <li>
      <button
        class={`opt ${light} ${hint} ${advice}`}
        data-option={option.id}
        data-notation={option.notation}
        aria-pressed={light === "picked"}
        {...pointing(choosing, { option: option.id })}
        onClick={() => choosing.take(option)}
      >
        <SeatBadge seat={otherIn(newest.value, choosing.elements(option.id))} />
        <b>{option.label}</b>
      </button>
    </li>
  );
}

/** The one other seat whose things an option is about, if it is one. */
function otherIn(scene: Scene | null, ids: string[]): number {
  if (!scene) return NOBODY;
  const holders = [...scene.zones, ...scene.boards.flatMap((board) => board.places)];
  const things = [...holders, ...holders.flatMap((holder) => holder.pieces)];
  const seats = things.filter((one) => ids.includes(one.id)).map((one) => one.seat);
  const others = new Set(seats.filter((seat) => seat >= 0 && seat !== scene.seat));
  return others.size === 1 ? [...others][0]! : NOBODY;
}

/** What a bot would do in my place; it is for me to do it. */
function Advice() {
  const { choosing, newest } = useDesk();
  const advised = choosing.advised.value;
  if (!advised) return null;
  return (
    <div class="advice" role="status">
      <Icon name="bulb" />
      <p>
        <b>{advised.label}</b> <span>{t("hint-why")}</span>
      </p>
      <ClauseChip clause={newest.value?.prompt.clause ?? ""} class="small-sign" />
      <button class="icon quiet" aria-label={t("hint-away")} onClick={() => choosing.forget()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

// Why not -------------------------------------------------------------------------------

/** A reason, with its clause. */
function Bubble({ reason }: { reason: Reason }) {
  return (
    <div class={`bubble ${reason.clause ? "" : "fine"}`} role="status">
      <b>{reason.text}</b> {reason.rule && <span>{reason.rule}</span>} {reason.rule && <ClauseChip clause={reason.clause} class="small-sign" />}
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
          placeholder={t("why-example")}
          title={example}
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
