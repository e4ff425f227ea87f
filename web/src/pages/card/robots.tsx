// Against bots: who they are, how good, how many; how long, and how fast one sees them play.
import { useEffect, useRef, useState } from "preact/hooks";
import { Face, PORTRAITS, Rank } from "../../art/faces";
import { Icon } from "../../art/icons";
import { SeatBadge } from "../../art/seat";
import { guest } from "../../desk";
import type * as wire from "../../protocol";
import { levelName } from "../../scene/seats";
import type { Words } from "../../table/vocabulary";
import { t } from "../../words";
import { botName } from "../../net/house";
import { lengthBy, lengthened, lengthsFor } from "../lengths";
import { type Choice, choose, counted, freeFace, levelOfAll, PACES, type Rival } from "./choice";
import { Segments, Stepper } from "./fields";
import { capital, lasting } from "./said";

export interface PaneProps {
  game: wire.GameCard;
  words: Words;
  choice: Choice;
}

export function Opponents({ game, choice }: PaneProps) {
  const { rivals } = choice;
  const [open, show] = useState(-1);
  const count = (many: number) => choose(game, counted(game, choice, many));
  const change = (at: number, rival: Rival) => choose(game, { rivals: rivals.map((one, n) => (n === at ? rival : one)) });
  const remove = (at: number) => {
    show(-1);
    choose(game, { ...counted(game, choice, rivals.length - 1), rivals: rivals.filter((_, n) => n !== at) });
  };
  return (
    <section class="sec">
      <div class="h">
        <h2>{t("opponents")}</h2>
        <span class="grow" />
        <span class="small">{t("how-many")}</span>
        <Stepper label={t("opponents")} fewer={t("one-fewer")} more={t("one-more")} value={rivals.length} least={game.fewest - 1} most={game.most - 1} set={count} />
      </div>
      <ul class="chairs">
        <li class="chair polaroid">
          <Face />
          <SeatBadge seat={0} />
          <b class="nm">{guest.value || t("seat-me")}</b>
          <span class="rank">{t("you")}</span>
        </li>
        {rivals.map((rival, n) => (
          <li key={n} class={`chair polaroid ${open === n ? "sel" : ""}`}>
            <Chair game={game} rival={rival} seat={n + 1} open={open === n} show={(on) => show(on ? n : -1)} />
            {open === n && (
              <Level
                game={game}
                rival={rival}
                shut={() => show(-1)}
                set={(next) => change(n, next)}
                face={() => change(n, { ...rival, face: freeFace(rivals, rival.face) })}
                remove={rivals.length > game.fewest - 1 ? () => remove(n) : undefined}
              />
            )}
          </li>
        ))}
        {Array.from({ length: game.most - 1 - rivals.length }, (_, n) => (
          <li key={`free ${n}`}>
            <button class="chair free" aria-label={t("add-opponent")} onClick={() => count(rivals.length + 1)}>
              <Icon name="plus" />
              {t("add")}
            </button>
          </li>
        ))}
      </ul>
      <Levels game={game} choice={choice} />
    </section>
  );
}

export const rankOf = (game: wire.GameCard, level: string) => game.levels.indexOf(level) + 1;

interface ChairProps {
  game: wire.GameCard;
  rival: Rival;
  seat: number;
  open: boolean;
  show: (on: boolean) => void;
}

function Chair({ game, rival, seat, open, show }: ChairProps) {
  const rank = rankOf(game, rival.level);
  return (
    <button class="who-bot" aria-expanded={open} onClick={() => show(!open)}>
      <Face face={rival.face} rank={rank} />
      <SeatBadge seat={seat} />
      <b class="nm">
        {botName(rival.face)}
        <span class="vh">, {t("bot-word")}, </span>
      </b>
      <span class="rank">
        <Rank rank={rank} />
        {levelName(rival.level)}
      </span>
    </button>
  );
}

interface LevelProps {
  game: wire.GameCard;
  rival: Rival;
  shut: () => void;
  set: (rival: Rival) => void;
  face: () => void;
  remove?: () => void;
}

/** The level of one bot, another face, or away with it. */
function Level({ game, rival, shut, set, face, remove }: LevelProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = box.current!.parentElement?.querySelector("button");
    box.current!.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    box.current!.scrollIntoView({ block: "nearest" });
    const elsewhere = (event: Event) => !box.current?.parentElement?.contains(event.target as Node) && shut();
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // the card stays
      event.stopPropagation();
      shut();
      opener?.focus();
    };
    addEventListener("pointerdown", elsewhere);
    addEventListener("keydown", escape, true);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("keydown", escape, true);
    };
  }, []);
  return (
    <div class="pop" ref={box} role="group" aria-label={t("level-of", { name: botName(rival.face) })}>
      {game.levels.map((level, n) => (
        <button key={level} aria-pressed={level === rival.level} onClick={() => set({ ...rival, level })}>
          <Rank rank={n + 1} />
          {levelName(level)}
        </button>
      ))}
      <hr />
      {game.most <= PORTRAITS.length && (
        <button onClick={face}>
          <Icon name="swap" />
          {t("other-face")}
        </button>
      )}
      {remove && (
        <button onClick={remove}>
          <Icon name="trash" />
          {t("remove-bot")}
        </button>
      )}
    </div>
  );
}

/** All at one level; none is marked where they differ. */
function Levels({ game, choice }: Omit<PaneProps, "words">) {
  const all = levelOfAll(choice.rivals);
  const set = (level: string) => choose(game, { rivals: choice.rivals.map((one) => ({ ...one, level })) });
  return (
    <>
      <span class="label">{t("all-levels")}</span>
      <div class="levels" role="group" aria-label={t("all-levels")}>
        {game.levels.map((level, n) => (
          <button key={level} class="lvl" aria-pressed={level === all} onClick={() => set(level)}>
            <Rank rank={n + 1} />
            <b>{levelName(level)}</b>
            <small>{t(`level-text-${level}`)}</small>
          </button>
        ))}
      </div>
    </>
  );
}

export function LengthAndPace(props: PaneProps) {
  return (
    <div class="pair">
      <LengthOf {...props} />
      <PaceOf {...props} />
    </div>
  );
}

/** How long; where the sheet knows one length only, that. */
function LengthOf({ game, words, choice }: PaneProps) {
  const said = lasting(game, words, choice.options);
  if (!said.length) return null;
  return (
    <section class="sec">
      <div class="h">
        <h2>{t("the-length")}</h2>
      </div>
      <Lengths game={game} choice={choice} seats={choice.rivals.length + 1} full />
      <p class="say">{t("sentence", { text: capital(said.join(", ")) })}</p>
    </section>
  );
}

export function Lengths({ game, choice, seats, full = false }: { game: wire.GameCard; choice: Choice; seats: number; full?: boolean }) {
  const lengths = lengthsFor(game, seats);
  if (lengths.length < 2) return null;
  return (
    <Segments
      label={t("the-length")}
      choices={lengths}
      value={lengthBy(game, choice.options)}
      set={(length) => choose(game, { options: lengthened(game.name, choice.options, length) })}
      named={(one) => capital(t(`length-${one}`))}
      full={full}
    />
  );
}

function PaceOf({ game, choice }: PaneProps) {
  return (
    <section class="sec">
      <div class="h">
        <h2>{t("the-pace")}</h2>
      </div>
      <Segments label={t("the-pace")} choices={PACES} value={choice.pace} set={(pace) => choose(game, { pace })} named={(one) => t(`pace-${one}`)} full />
      <p class="say">{t(`pace-text-${choice.pace}`)}</p>
    </section>
  );
}
