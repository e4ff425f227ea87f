// For experts: the box, what the sheet leaves open, and how the table is kept, each in words.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { useRules } from "../../frame/rules";
import { Switch } from "../../frame/switches";
import type * as wire from "../../protocol";
import type { Words } from "../../table/vocabulary";
import { t } from "../../words";
import { choose, variants } from "./choice";
import { Choices, Line, Pick as PickOne, Segments, type Value } from "./fields";
import type { PaneProps } from "./robots";

export function Experts({ game, words, choice, friends, back }: PaneProps & { friends: boolean; back: () => void }) {
  const asOnTheSheet = () => choose(game, { box: game.boxes[0] ?? "default", options: {} });
  const changed = variants(game, choice).length > 0;
  return (
    <>
      <div class="row">
        <button class="btn quiet" onClick={back}>
          <Icon name="back" />
          {t("the-match")}
        </button>
        <span class="grow" />
        <button class="btn" disabled={!changed} onClick={asOnTheSheet}>
          {t("as-on-the-sheet")}
        </button>
      </div>
      <div class="vars rules-of">
        {game.boxes.length > 1 && <Boxes game={game} words={words} choice={choice} />}
        {game.options.map((option) => (
          <OptionLine
            key={option.name}
            game={game.name}
            option={option}
            words={words}
            value={choice.options[option.name] ?? option.choices[0]!}
            set={(value) => choose(game, { options: { ...choice.options, [option.name]: value } })}
          />
        ))}
        {!game.options.length && <p class="small">{t("no-options")}</p>}
      </div>
      <div class="vars">
        <TableRules friends={friends} settings={choice.settings} set={(settings) => choose(game, { settings })} />
      </div>
    </>
  );
}

function Boxes({ game, words, choice }: PaneProps) {
  const named = (box: string) => words[`box-${box}`] ?? (box === "default" ? t("box-default") : box);
  return (
    <Line
      title={t("the-box")}
      text={words[`box-${choice.box}-text`]}
      effect={words[`effect-box-${choice.box}`]}
      changed={choice.box !== game.boxes[0]}
    >
      <Choices label={t("the-box")} choices={game.boxes} value={choice.box} set={(box) => choose(game, { box: String(box) })} named={(one) => named(String(one))} />
    </Line>
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
  const text = (
    <>
      {told} <RuleOf game={game} clause={option.clause} />
    </>
  );
  return (
    <Line title={option.meaning} text={text} effect={words[`effect-${option.name}-${value}`]} changed={!usual}>
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
        <span class="rule-said" role="status">
          {rule ?? t("loading")}
        </span>
      )}
    </>
  );
}

const SWITCHES = ["hints", "listed", "watchers", "chat"] as const;
const USUAL = { hints: true, listed: false, watchers: true, chat: true, absence: "wait", clock: 120, away: 60, pace: 1 } as const;
const CLOCKS = [30, 60, 120, 300, 900, 3600, 86400, 259200];
const WAITS = [0, 0.5, 1, 2, 4];

interface TableRulesProps {
  friends: boolean;
  settings: wire.Settings;
  set: (settings: wire.Settings) => void;
}

/** How the table is kept; against bots, only whether one may ask for advice. */
function TableRules({ friends, settings, set }: TableRulesProps) {
  const now = { ...USUAL, ...settings };
  const change = (part: wire.Settings) => set({ ...settings, ...part });
  const switches = friends ? SWITCHES : SWITCHES.slice(0, 1);
  return (
    <>
      {switches.map((name) => (
        <Line key={name} title={t(`setting-${name}`)} text={t(`setting-${name}-text`)} changed={now[name] !== USUAL[name]}>
          <Switch on={now[name]} label={t(`setting-${name}`)} set={(on) => change({ [name]: on })} />
        </Line>
      ))}
      {friends && <Absence now={now} change={change} />}
      {friends && (
        <Line title={t("setting-pace")} text={t("setting-pace-text")}>
          <PickOne label={t("setting-pace")} choices={WAITS} value={now.pace} set={(pace) => change({ pace })} named={seconds} />
        </Line>
      )}
    </>
  );
}

function Absence({ now, change }: { now: Required<Pick<wire.Settings, "absence" | "clock" | "away">>; change: (part: wire.Settings) => void }) {
  const time = now.absence === "clock" ? "clock" : "away";
  return (
    <>
      <Line title={t("setting-absence")} text={t(`absence-${now.absence}-text`)}>
        <Segments
          label={t("setting-absence")}
          choices={["wait", "clock", "stand-in"] as const}
          value={now.absence}
          set={(absence) => change({ absence })}
          named={(one) => t(`absence-${one}`)}
        />
      </Line>
      {now.absence !== "wait" && (
        <Line title={t(`setting-${time}`)}>
          <PickOne label={t(`setting-${time}`)} choices={CLOCKS} value={now[time]} set={(count) => change({ [time]: count })} named={seconds} />
        </Line>
      )}
    </>
  );
}

function seconds(count: number): string {
  if (count >= 86400) return t("days", { count: count / 86400 });
  if (count >= 3600) return t("hours", { count: count / 3600 });
  return count >= 60 ? t("minutes", { count: count / 60 }) : t("seconds", { count });
}
