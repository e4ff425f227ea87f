// My options in groups of sentences.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import type * as wire from "../protocol";
import { pointing } from "../scene/element";
import { useDesk } from "../table/context";
import { NOBODY, type Scene } from "../table/filled";
import { useGuide } from "../table/guide";
import { t } from "../words";
import { Advice } from "./advice";
import { Coach } from "./coach";
import { Feed } from "./feed";
import { tall } from "./screen";
import { Bubble, Refused } from "./why";

const FEW = 8; // options that are all shown at once

export function Options({ mine = false }: { mine?: boolean }) {
  const { state, choosing, scene, director } = useDesk();
  const Aside = useLook()?.Aside;
  const options = state.value?.options ?? [];
  return (
    <>
      {mine && !choosing.advice.value && !choosing.wondering.value && <Coach />}
      <Bubble />
      {!options.length && (director ? <Feed director={director} /> : <p class="small">{t("nothing-asked")}</p>)}
      {!tall.value && <Advice />}
      {choosing.wondering.value ? <Refused /> : <OptionList options={options} />}
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
  const advice = choosing.advice.value?.choice.id === option.id ? "advised" : "";
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
