// The card of a match, over the front page: against bots or with friends; one button begins.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../../art/icons";
import { Vignette } from "../../art/vignette";
import { useRules } from "../../frame/rules";
import { Trouble } from "../../net/api";
import type * as wire from "../../protocol";
import { go, query, words as wordsIn } from "../../router";
import { useWords, type Words } from "../../table/vocabulary";
import { lang, t } from "../../words";
import { useHouse } from "../../net/house";
import { lengthOf } from "../lengths";
import { begun, guided } from "./begin";
import { type Choice, choiceOf, variants } from "./choice";
import { useDraft } from "./draft";
import { Experts } from "./experts";
import { Friends } from "./friends";
import { LengthAndPace, Opponents, type PaneProps } from "./robots";
import { everybody, fared, lasting } from "./said";

type Page = "match" | "experts" | "rules";

export function MatchCard({ game, number }: { game: wire.GameCard; number: number }) {
  const words = useWords(game.name);
  const choice = choiceOf(game).value;
  const friends = wordsIn(query.value).get("with") === "friends";
  const [page, turn] = useState<Page>("match");
  const dialog = useOpen();
  useHouse();
  useEffect(() => turn("match"), [friends]);
  useEffect(() => {
    document.title = `${game.title} · filature`;
  }, [game.title, lang.value]);
  const inside = { game, words, choice };
  return (
    <dialog class="file-card" ref={dialog} aria-labelledby="card-title" onCancel={shut}>
      <span class="tab" aria-hidden="true">{`Nº ${String(number + 1).padStart(2, "0")}`}</span>
      <Cover game={game} rules={() => turn("rules")} />
      <div class="sheet2">
        <header>
          <Tab game={game} on={!friends} icon="bot" text={t("tab-bots")} brief={t("tab-bots-short")} to="" />
          <Tab game={game} on={friends} icon="people" text={t("tab-friends")} brief={t("tab-friends-short")} to="?with=friends" />
          <span class="grow" />
          <button class="btn icon quiet x" aria-label={t("close")} onClick={shut}>
            <Icon name="close" />
          </button>
        </header>
        {friends ? (
          <WithFriends {...inside} page={page} turn={turn} />
        ) : (
          <AgainstBots {...inside} page={page} turn={turn} />
        )}
      </div>
    </dialog>
  );
}

/** Back to the front page; what was chosen stays chosen. */
function shut(event: Event): void {
  event.preventDefault();
  go("/", true);
}

/** What is below is inert; the button that begins has the focus. */
function useOpen() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("footer .main")?.focus();
    return () => dialog.current?.close();
  }, []);
  return dialog;
}

function Tab({ game, on, icon, text, brief, to }: { game: wire.GameCard; on: boolean; icon: IconName; text: string; brief: string; to: string }) {
  return (
    <button class="t" aria-pressed={on} aria-label={text} onClick={() => go(`/new/${game.name}${to}`, true)}>
      <Icon name={icon} />
      <span class="in-full">{text}</span>
      <span class="in-brief">{brief}</span>
    </button>
  );
}

function Cover({ game, rules }: { game: wire.GameCard; rules: () => void }) {
  const [, open] = useBusy();
  return (
    <aside class="cover2">
      <span class="photo">
        <Vignette game={game.name} />
      </span>
      <h1 id="card-title">{game.title}</h1>
      <p>{game.story}</p>
      <div class="facts">
        <span>
          <Icon name="people" />
          {t("players", { fewest: game.fewest, most: game.most })}
        </span>
        {lengthOf(game.name) && (
          <span>
            <Icon name="clock" />
            {lengthOf(game.name)}
          </span>
        )}
      </div>
      <div class="links2">
        {game.guided && (
          <button class="link" onClick={() => void open(() => guided(game))}>
            <Icon name="play" />
            {t("learn")}
          </button>
        )}
        <button class="link" onClick={rules}>
          <Icon name="book" />
          {t("the-rules")}
        </button>
      </div>
    </aside>
  );
}

/** One thing is asked for at a time; its problem is told where it was asked. */
function useBusy(): [{ busy: boolean; problem: string }, (made: () => Promise<string>) => Promise<void>] {
  const [state, set] = useState({ busy: false, problem: "" });
  const open = async (made: () => Promise<string>) => {
    set({ busy: true, problem: "" });
    try {
      go(`/t/${await made()}`);
    } catch (trouble) {
      set({ busy: false, problem: trouble instanceof Trouble && trouble.message ? trouble.message : t("offline") });
    }
  };
  return [state, open];
}

interface SideProps extends PaneProps {
  page: Page;
  turn: (page: Page) => void;
}

function AgainstBots({ game, words, choice, page, turn }: SideProps) {
  const [{ busy, problem }, open] = useBusy();
  const first = !choice.begun;
  return (
    <>
      <div class="pane2">
        {page === "experts" && <Experts game={game} words={words} choice={choice} friends={false} back={() => turn("match")} />}
        {page === "rules" && <RulesPage game={game.name} back={() => turn("match")} />}
        {page === "match" && (
          <>
            {first && <First />}
            <Opponents game={game} words={words} choice={choice} />
            <LengthAndPace game={game} words={words} choice={choice} />
            {!first && <ToExperts game={game} words={words} choice={choice} open={() => turn("experts")} />}
          </>
        )}
      </div>
      <footer>
        <Summed problem={problem} lines={[botsSaid(game, words, choice), page === "experts" ? varied(game, words, choice) : fared(game, choice.rivals)]} />
        {first && game.guided && (
          <button class="btn" disabled={busy} onClick={() => void open(() => guided(game))}>
            {t("guide-me")}
          </button>
        )}
        <button class="btn main" disabled={busy} onClick={() => void open(() => begun(game))}>
          <Icon name="play" />
          {t("begin")}
        </button>
      </footer>
    </>
  );
}

function WithFriends({ game, words, choice, page, turn }: SideProps) {
  const draft = useDraft(game);
  const [{ busy, problem }, open] = useBusy();
  const told = [
    [t("wish-seats", { seats: choice.seats.length }), ...lasting(game, words, choice.options)].join(", "),
    page === "experts" ? varied(game, words, choice) : t("begins-when"),
  ];
  return (
    <>
      <div class="pane2">
        {page === "experts" && <Experts game={game} words={words} choice={choice} friends back={() => turn("match")} />}
        {page === "rules" && <RulesPage game={game.name} back={() => turn("match")} />}
        {page === "match" && (
          <>
            <Friends game={game} words={words} choice={choice} draft={draft} />
            <ToExperts game={game} words={words} choice={choice} open={() => turn("experts")} />
          </>
        )}
      </div>
      <footer>
        <Summed problem={problem || draft.problem.value} lines={told.map((text) => text && t("sentence", { text }))} />
        <button class="btn main" disabled={busy} onClick={() => void open(() => draft.opened())}>
          {t("open-table")}
        </button>
      </footer>
    </>
  );
}

/** What will be begun, in words; or why it cannot be. */
function Summed({ problem, lines }: { problem: string; lines: string[] }) {
  if (problem)
    return (
      <p class="problem" role="alert">
        {problem}
      </p>
    );
  return (
    <p role="status">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}

function botsSaid(game: wire.GameCard, words: Words, choice: Choice): string {
  return t("sentence", { text: [everybody(game, choice.rivals), ...lasting(game, words, choice.options)].join(", ") });
}

/** How many variants, and which. */
function varied(game: wire.GameCard, words: Words, choice: Choice): string {
  const changed = variants(game, choice);
  if (!changed.length) return t("no-variant");
  const name = (one: string) => (one === "box" ? (words[`box-${choice.box}`] ?? choice.box) : (game.options.find((option) => option.name === one)?.meaning ?? one));
  return t("variants", { count: changed.length, names: changed.map(name).join(" ; ") });
}

function First() {
  return (
    <div class="first">
      <h2>{t("first-title")}</h2>
      <p class="small">{t("first-text")}</p>
    </div>
  );
}

function ToExperts({ game, choice, open }: PaneProps & { open: () => void }) {
  const count = variants(game, choice).length;
  return (
    <button class="expert" onClick={open}>
      <Icon name="gear" />
      <span class="grow">
        <b>{t("experts")}</b> <span class="small">{count ? t("experts-changed", { count }) : t("experts-text")}</span>
      </span>
      <Icon name="forth" />
    </button>
  );
}

/** The whole sheet, chapter by chapter. */
function RulesPage({ game, back }: { game: string; back: () => void }) {
  const chapters = useRules(game);
  return (
    <>
      <div class="row">
        <button class="btn quiet" onClick={back}>
          <Icon name="back" />
          {t("the-match")}
        </button>
      </div>
      {!chapters && <p class="small">{t("loading")}</p>}
      {chapters?.map((chapter) => (
        <section key={chapter.title} class="chapter">
          <h2>{chapter.title}</h2>
          {chapter.clauses.map(([clause, text]) => (
            <p key={clause}>{text}</p>
          ))}
        </section>
      ))}
    </>
  );
}
