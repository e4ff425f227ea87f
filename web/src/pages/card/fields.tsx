// What is chosen among: a switch for yes and no, buttons for a few, a list for some, a number for many.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Switch } from "../../frame/switches";
import { t } from "../../words";

export type Value = number | boolean | string;

const [FEW, MANY] = [4, 24];

export interface ChoicesProps<T> {
  label: string;
  choices: readonly T[];
  value: T | "";
  set: (value: T) => void;
  named: (value: T) => string;
  full?: boolean;
}

export function Choices({ label, choices, value, set, named }: ChoicesProps<Value>) {
  if (choices.every((one) => typeof one === "boolean"))
    return <Switch on={value === true} label={label} set={(on) => set(on)} />;
  if (choices.length > MANY && choices.every((one) => typeof one === "number"))
    return <NumberField label={label} choices={choices as number[]} value={Number(value)} set={set} />;
  if (choices.length > FEW) return <Pick label={label} choices={choices} value={value} set={set} named={named} />;
  return <Segments label={label} choices={choices} value={value} set={set} named={named} />;
}

/** A number to type; one that cannot be is told so, and what stays chosen. */
function NumberField({ label, choices, value, set }: { label: string; choices: number[]; value: number; set: (value: number) => void }) {
  const [typed, type] = useState(String(value));
  const [least, most] = [Math.min(...choices), Math.max(...choices)];
  const fits = typed.trim() !== "" && choices.includes(Number(typed));
  const shown = fits && Number(typed) !== value ? String(value) : typed; // it was changed elsewhere
  const read = (text: string) => {
    type(text);
    if (text.trim() !== "" && choices.includes(Number(text))) set(Number(text));
  };
  return (
    <span class="number-line">
      <span class="field number">
        <input
          type="number"
          aria-label={label}
          aria-invalid={!fits}
          min={least}
          max={most}
          value={shown}
          onInput={(event) => read(event.currentTarget.value)}
        />
      </span>
      <small role="alert">{!fits && t("number-range", { least, most, value })}</small>
    </span>
  );
}

export function Segments<T extends Value>({ label, choices, value, set, named, full = false }: ChoicesProps<T>) {
  return (
    <div class={`seg ${full ? "full" : ""}`} role="group" aria-label={label}>
      {choices.map((one) => (
        <button key={String(one)} type="button" aria-pressed={one === value} onClick={() => set(one)}>
          {named(one)}
        </button>
      ))}
    </div>
  );
}

export function Pick<T extends Value>({ label, choices, value, set, named }: ChoicesProps<T>) {
  return (
    <select aria-label={label} value={String(value)} onChange={(event) => set(choices[event.currentTarget.selectedIndex]!)}>
      {choices.map((one) => (
        <option key={String(one)} value={String(one)}>
          {named(one)}
        </option>
      ))}
    </select>
  );
}

interface StepperProps {
  label: string;
  fewer: string;
  more: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

/** How many: one fewer, one more. */
export function Stepper({ label, fewer, more, value, least, most, set }: StepperProps) {
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={fewer} aria-disabled={value <= least} onClick={() => value > least && set(value - 1)}>
        <Icon name="minus" />
      </button>
      <b aria-live="polite">{value}</b>
      <button type="button" aria-label={more} aria-disabled={value >= most} onClick={() => value < most && set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface LineProps {
  title: string;
  text?: ComponentChildren;
  effect?: string;
  changed?: boolean;
  children: ComponentChildren;
}

/** A name, what it means now, what was measured of it, and a control; what is changed has an edge. */
export function Line({ title, text, effect, changed = false, children }: LineProps) {
  return (
    <div class={`var ${changed ? "changed" : ""}`}>
      <b>
        {title}
        {changed && <span class="vh"> ({t("changed")})</span>}
      </b>
      <div class="means">
        {text && <p>{text}</p>}
        {effect && (
          <span class="eff">
            <Icon name="bars" />
            {effect}
          </span>
        )}
      </div>
      <div class="control">{children}</div>
    </div>
  );
}
