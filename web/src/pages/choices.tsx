// Boxes, options of the sheet, and how a table is kept.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useRules } from "../frame/rules";
import { Switch } from "../frame/switches";
import type * as wire from "../protocol";
import type { Words } from "../table/vocabulary";
import { t } from "../words";

interface BoxesProps {
  game: wire.GameCard;
  words: Words;
  chosen: string;
  choose: (box: string) => void;
}

export function Boxes({ game, words, chosen, choose }: BoxesProps) {
  return (
    <div class="choice two">
      {game.boxes.map((box) => (
        <label key={box} class={box === chosen ? "picked" : ""}>
          <input type="radio" name="box" checked={box === chosen} onChange={() => choose(box)} />
          <b>{words[`box-${box}`] ?? (box === "default" ? t("box-default") : box)}</b>
          <small>{words[`box-${box}-text`]}</small>
        </label>
      ))}
    </div>
  );
}

type Values = Record<string, number | boolean | string>;

interface GameOptionsProps {
  game: wire.GameCard;
  words: Words;
  values: Values;
  set: (values: Values) => void;
}

export function GameOptions({ game, words, values, set }: GameOptionsProps) {
  if (!game.options.length) return <p class="small">{t("no-options")}</p>;
  return (
    <>
      {game.options.map((option) => (
        <OptionLine
          key={option.name}
          game={game.name}
          option={option}
          words={words}
          value={values[option.name] ?? option.choices[0]!}
          set={(value) => set({ ...values, [option.name]: value })}
        />
      ))}
    </>
  );
}

interface OptionLineProps {
  game: string;
  option: wire.Option;
  words: Words;
  value: Value;
  set: (value: Value) => void;
}

/** What an option is about, what the choice of now means, and its rule in words for whoever asks. */
function OptionLine({ game, option, words, value, set }: OptionLineProps) {
  const usual = value === option.choices[0];
  const told = words[`choice-${option.name}-${value}-text`] ?? t(usual ? "option-usual" : "option-changed");
  return (
    <Line title={option.meaning} text={told} aside={<RuleOf game={game} clause={option.clause} />}>
      <Choices
        label={option.meaning}
        choices={[...new Set(option.choices)]}
        value={value}
        set={set}
        named={(one) => words[`choice-${option.name}-${one}`] ?? String(one)}
      />
    </Line>
  );
}

/** A small sign that opens the rule of an option, in words, where it stands. */
function RuleOf({ game, clause }: { game: string; clause: string }) {
  const [open, show] = useState(false);
  const rule = useRules(open ? game : "")
    ?.flatMap((chapter) => chapter.clauses)
    .find(([id]) => id === clause)?.[1];
  return (
    <>
      <button type="button" class="rule-sign small-sign" aria-expanded={open} aria-label={t("read-clause")} title={t("read-clause")} onClick={() => show(!open)}>
        §
      </button>
      {open && (
        <p class="rule-said" role="status">
          {rule ?? t("loading")}
        </p>
      )}
    </>
  );
}

interface LineProps {
  title: string;
  text?: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
}

function Line({ title, text, aside, children }: LineProps) {
  return (
    <div class="line">
      <b>{title}</b>
      {(text || aside) && (
        <small>
          {text} {aside}
        </small>
      )}
      <div class="control">{children}</div>
    </div>
  );
}

type Value = number | boolean | string;

const [FEW, MANY] = [4, 24];

/** A switch for yes and no, buttons for a few, a list for some, a number for many. */
function Choices({ label, choices, value, set, named }: SegmentsProps<Value>) {
  if (choices.every((one) => typeof one === "boolean"))
    return <Switch on={value === true} label={label} set={(on) => set(on)} />;
  if (choices.length > MANY && choices.every((one) => typeof one === "number"))
    return <NumberField label={label} choices={choices as number[]} value={Number(value)} set={set} />;
  if (choices.length > FEW)
    return (
      <select aria-label={label} value={String(value)} onChange={(event) => set(choices[event.currentTarget.selectedIndex]!)}>
        {choices.map((one) => (
          <option key={String(one)} value={String(one)}>
            {named(one)}
          </option>
        ))}
      </select>
    );
  return <Segments label={label} choices={choices} value={value} set={set} named={named} />;
}

/** A number to type; one that cannot be is told so, and what stays chosen. */
function NumberField({ label, choices, value, set }: Omit<SegmentsProps<number>, "named">) {
  const [typed, type] = useState(String(value));
  const [least, most] = [Math.min(...choices), Math.max(...choices)];
  const fits = typed.trim() !== "" && choices.includes(Number(typed));
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
          value={typed}
          onInput={(event) => read(event.currentTarget.value)}
        />
      </span>
      <small role="alert">{!fits && t("number-range", { least, most, value })}</small>
    </span>
  );
}

interface SegmentsProps<T> {
  label: string;
  choices: T[];
  value: T;
  set: (value: T) => void;
  named: (value: T) => string;
}

export function Segments<T extends Value>({ label, choices, value, set, named }: SegmentsProps<T>) {
  return (
    <div class="seg" role="group" aria-label={label}>
      {choices.map((one) => (
        <button key={String(one)} type="button" aria-pressed={one === value} onClick={() => set(one)}>
          {named(one)}
        </button>
      ))}
    </div>
  );
}

interface HouseRulesProps {
  settings: wire.Settings;
  set: (settings: wire.Settings) => void;
}

const SWITCHES = ["listed", "watchers", "hints", "chat"] as const;
const USUAL: Required<wire.Settings> = {
  ...{ listed: false, lang: "fr", notebook: true, hints: true, chat: true, watchers: true },
  ...{ absence: "wait", clock: 120, away: 60, pace: 1, late: true, countdown: 5 },
};
const CLOCKS = [30, 60, 120, 300, 900, 3600, 86400, 259200];
const PACES = [0, 0.5, 1, 2, 4];

export function HouseRules({ settings, set }: HouseRulesProps) {
  const now = { ...USUAL, ...settings };
  const change = (part: wire.Settings) => set({ ...settings, ...part });
  return (
    <>
      {SWITCHES.map((name) => (
        <Line key={name} title={t(`setting-${name}`)} text={t(`setting-${name}-text`)}>
          <Switch on={now[name]} label={t(`setting-${name}`)} set={(on) => change({ [name]: on })} />
        </Line>
      ))}
      <Line title={t("setting-absence")} text={t(`absence-${now.absence}-text`)}>
        <Segments
          label={t("setting-absence")}
          choices={["wait", "clock", "stand-in"] as const}
          value={now.absence}
          set={(absence) => change({ absence })}
          named={(one) => t(`absence-${one}`)}
        />
      </Line>
      {now.absence === "clock" && (
        <Line title={t("setting-clock")}>
          <Seconds label={t("setting-clock")} value={now.clock} set={(clock) => change({ clock })} />
        </Line>
      )}
      {now.absence === "stand-in" && (
        <Line title={t("setting-away")}>
          <Seconds label={t("setting-away")} value={now.away} set={(away) => change({ away })} />
        </Line>
      )}
      <Line title={t("setting-pace")} text={t("setting-pace-text")}>
        <Pick label={t("setting-pace")} choices={PACES} value={now.pace} set={(pace) => change({ pace })} named={seconds} />
      </Line>
    </>
  );
}

const Seconds = (props: { label: string; value: number; set: (value: number) => void }) => (
  <Pick {...props} choices={CLOCKS} named={seconds} />
);

function seconds(count: number): string {
  if (count >= 86400) return t("days", { count: count / 86400 });
  if (count >= 3600) return t("hours", { count: count / 3600 });
  return count >= 60 ? t("minutes", { count: count / 60 }) : t("seconds", { count });
}

function Pick({ label, choices, value, set, named }: SegmentsProps<number>) {
  return (
    <select aria-label={label} value={value} onChange={(event) => set(Number(event.currentTarget.value))}>
      {choices.map((one) => (
        <option key={one} value={one}>
          {named(one)}
        </option>
      ))}
    </select>
  );
}
