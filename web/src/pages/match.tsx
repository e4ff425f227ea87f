// A match that is being played.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { seatColours } from "../art/tints";
import { Advice, AdviceArrow } from "../frame/advice";
import { Bar } from "../frame/bar";
import { Callout, Opened } from "../frame/callout";
import { Chat } from "../frame/chat";
import { Complain } from "../frame/complain";
import { useBorrowedFocus, useSteadyFocus } from "../frame/focus";
import { Log, LiveLog } from "../frame/log";
import { Notebook } from "../frame/notebook";
import { Notes } from "../frame/notes";
import { Options } from "../frame/options";
import { type Panes, SidePanel } from "../frame/panel";
import { Reveal } from "../frame/reveal";
import { Rules } from "../frame/rules";
import { tall } from "../frame/screen";
import { Stage } from "../frame/stage";
import { Strip, stripKey } from "../frame/strip";
import { Status } from "../frame/status";
import { refuse } from "../frame/toast";
import { Tray } from "../frame/tray";
import { WhoStrip } from "../frame/who";
import { Beside, WhyButton } from "../frame/why";
import { useDress } from "../games";
import { walk } from "../scene/arrows";
import { useName } from "../table/context";
import { useGuide, useSpotlight } from "../table/guide";
import type { Live } from "../table/live";
import { t } from "../words";

export function Match({ desk }: { desk: Live }) {
  const card = desk.card.value!;
  const root = useRef<HTMLDivElement>(null);
  useSpotlight(useGuide());
  useSteadyFocus(desk.state.value?.options, desk.choosing.begun.value, desk.choosing.armed.value, desk.tab.value, desk.scene.value);
  useKeys((event) => keys(event, desk, root.current!));
  return (
    <div
      class={`table ${useDress(card.game)} ${card.paused ? "paused" : ""} ${desk.choosing.wondering.value ? "wondering" : ""}`}
      style={seatColours(desk.scene.value)}
      data-moment={desk.state.value?.moment}
      ref={root}
    >
      <Bar title={card.title} code={card.code} desk={desk}>
        <WhoStrip />
      </Bar>
      <Notes desk={desk} />
      <Status />
      <SidePanel panes={panes(desk)} news={{ chat: desk.hearing.unread.value }} foot={<Acts desk={desk} />} />
      <Tray />
      <Stage />
      <Strip director={desk.director} over={Boolean(desk.state.value?.result)} />
      <Callout director={desk.director} />
      <Opened director={desk.director} />
      <Reveal director={desk.director} />
      <div class="ghosts" aria-hidden="true" />
      <AdviceArrow />
      {tall.value && <Advice />}
      <Beside />
      <LiveLog news={desk.director.told.value} />
      <Petition desk={desk} />
    </div>
  );
}

function panes(desk: Live): Panes {
  const { card, seat } = desk;
  return {
    options: <Options mine={seat.value >= 0} />,
    log: <Log news={desk.director.told.value} />,
    rules: <Rules />,
    notebook: <Notebook />,
    ...(card.value?.settings.chat !== false && { chat: <Chat desk={desk} /> }),
  };
}

/** Keys of the whole page: what has the focus may have gone with what was decided. */
function useKeys(pressed: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => event.defaultPrevented || pressed(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  });
}

function keys(event: KeyboardEvent, desk: Live, root: Element): void {
  const typing = (event.target as Element).closest("input, textarea, select, dialog");
  if (typing) return;
  if (event.key === "Escape" && letGo(desk)) event.preventDefault();
  else if (free(event) && stripKey(event.key, desk.director)) event.preventDefault();
  else if (event.key === "?") about(event, desk);
  else walk(event, root, desk.scene.value);
}

/** Escape takes the last thing away: an answer, a question, advice, what was picked; says whether there was one. */
function letGo({ reason, choosing }: Live): boolean {
  if (reason.value) reason.value = null;
  else if (choosing.wondering.value) choosing.settle();
  else if (choosing.advice.value) choosing.forget();
  else if (choosing.begun.value) choosing.drop();
  else return false;
  return true;
}

/** Whether nothing else waits for this key: a button for the space, an element for the arrows. */
function free({ key, target }: KeyboardEvent): boolean {
  const on = (what: string) => (target as Element).closest(what) !== null;
  if (key === " ") return !on("button, a, summary, [data-id]");
  return !key.startsWith("Arrow") || !on("[data-id], [role=tab], .options");
}

/** `?` asks about what has the focus, else about whatever is touched next. */
function about(event: KeyboardEvent, desk: Live): void {
  const element = (event.target as Element).closest<HTMLElement>("[data-id]")?.dataset.id;
  desk.wonder?.(element ? { element } : {});
}

/** Undo and hint, where they are allowed; a word to whoever mends the game. */
function Acts({ desk }: { desk: Live }) {
  const { card, state } = desk;
  const undo = state.value?.undo;
  const hints = card.value?.settings.hints !== false && (state.value?.options.length ?? 0) > 1;
  const seat = desk.seat.value;
  const advised = desk.choosing.advice.value !== null;
  return (
    <div class="acts-row">
      {undo && (
        <button class="btn quiet" onClick={() => void takeBack(desk)}>
          <Icon name="undo" />
          {undo === "free" ? t("undo") : t("undo-ask")}
        </button>
      )}
      {hints && (
        <button class="btn quiet" aria-pressed={advised} onClick={() => (advised ? desk.choosing.forget() : desk.advise?.([]))}>
          <Icon name="bulb" />
          {t("hint")}
        </button>
      )}
      {seat >= 0 && state.value && !state.value.result && <WhyButton />}
      {seat >= 0 && <Complain table={card.value!.id} seat={seat} sealed class="icon quiet" />}
    </div>
  );
}

async function takeBack(desk: Live): Promise<void> {
  const answer = await desk.sitting.ask({ type: "undo" });
  if (answer.type === "refused" || answer.type === "bad") refuse(answer.text);
}

/** Somebody asks to take an action back. */
function Petition({ desk }: { desk: Live }) {
  const petition = desk.state.value?.petition;
  if (!petition) return null;
  if (petition.waiting.includes(desk.seat.value)) return <Asked desk={desk} by={petition.seat} />;
  return (
    <div class="petition" role="status">
      {t("petition-waits")}
    </div>
  );
}

/** The focus is on the question, not on an answer: whoever was typing must not say yes by it. */
function Asked({ desk, by }: { desk: Live; by: number }) {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(box);
  const question = t("petition", { name: useName()(by) });
  const answer = (yes: boolean) => void desk.sitting.ask({ type: "consent", yes });
  return (
    <div class="petition" role="alertdialog" aria-label={question} tabIndex={-1} ref={box}>
      <p>{question}</p>
      <button class="btn go" onClick={() => answer(true)}>
        {t("yes")}
      </button>
      <button class="btn" onClick={() => answer(false)}>
        {t("no")}
      </button>
    </div>
  );
}
