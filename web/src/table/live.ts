// A desk on a table that is being played.
import { computed, effect, type Signal, signal } from "@preact/signals";
import type * as wire from "../protocol";
import { lang, t } from "../words";
import { refuse } from "../frame/toast";
import { Director } from "../stage/director";
import { Choosing } from "./choosing";
import type { About, Desk, Reason, Tab } from "./context";
import { each } from "./each";
import { guiding } from "./guide";
import { recording } from "./record";
import { type Hearing, hearing } from "./hearing";
import { Sitting } from "./sitting";
import { keepWords } from "./vocabulary";

export interface Live extends Desk {
  sitting: Sitting;
  director: Director;
  hearing: Hearing;
  close: () => void;
}

export function live(id: string): Live {
  const sitting = new Sitting(id);
  const director = new Director(sitting);
  const reason = signal<Reason | null>(null);
  const words = signal<Record<string, string>>({});
  const tab = signal<Tab>("options");
  const state = computed(() => offered(sitting));
  const choosing = new Choosing({
    scene: () => (idle(sitting) ? null : sitting.scene.value),
    options: () => state.value?.options ?? [],
    play: (choice) => {
      director.skip();
      void play(sitting, choice, reason).then((lost) => lost && !choosing.begun.value && again(sitting, choosing, lost));
    },
    wonder: (element) => wonder({ element }),
  });
  const wonder = (about: About) => {
    if (sitting.seat.value >= 0) void explain(sitting, about, choosing, reason);
  };
  const moved = computed(() => movedIn(director));
  const game = computed(() => sitting.card.value?.game);
  const ends = [
    effect(() => keepWords(game.value, words)),
    renewed(sitting, (same) => {
      if (same) choosing.keep();
      else choosing.drop();
      choosing.forget();
      choosing.settle();
      reason.value = null;
    }),
    speaking(sitting),
    guiding(sitting),
    recording(sitting),
  ];
  return {
    ...{ card: sitting.card, state, scene: director.shown, newest: sitting.scene, seat: sitting.seat },
    ...{ since: sitting.since, words, choosing, reason, moved: each((id: string) => moved.value.has(id)), tab, clause: signal(""), sitting, director, hearing: hearing(sitting) },
    wonder,
    advise: (besides) => {
      director.skip();
      tab.value = "options";
      void advise(sitting, besides, choosing);
    },
    done: computed(() => director.event.value?.done ?? []),
    moment: computed(() => director.event.value?.moment ?? sitting.state.value?.moment ?? 0),
    close() {
      director.close();
      for (const end of ends) end();
      sitting.leave();
    },
  };
}

/** Nothing can be done in a pause, nor while a bot keeps one's seat. */
function idle({ card, seat }: Sitting): boolean {
  const own = card.value?.seats[seat.value];
  return Boolean(card.value?.paused || own?.kept || own?.resigned);
}

/** The state with what can be done now. */
function offered(sitting: Sitting): wire.State | null {
  const now = sitting.state.value;
  return now?.options.length && idle(sitting) ? { ...now, options: [] } : now;
}

/** The pieces that the event on screen has moved. */
function movedIn(director: Director): Set<string> {
  return new Set(director.event.value?.moved.map((one) => one.to?.piece ?? "") ?? []);
}

/** When something else is asked, what was picked and explained before is let go; when others
    have only narrowed the same question down, what can still be done stays picked. */
function renewed(sitting: Sitting, forget: (same: boolean) => void): () => void {
  let asked = "";
  let offered = "";
  return effect(() => {
    const { scene, options } = sitting.state.value ?? {};
    const question = `${scene?.seat} ${scene?.prompt.clause}`;
    const now = (options ?? []).map((one) => one.id).join(" ");
    const same = question === asked;
    if (same && now === offered) return;
    [asked, offered] = [question, now];
    queueMicrotask(() => forget(same));
  });
}

function speaking(sitting: Sitting): () => void {
  let spoken = lang.value;
  return effect(() => {
    if (lang.value === spoken) return;
    spoken = lang.value;
    void sitting.ask({ type: "language", lang: spoken });
  });
}

/** What got no answer is chosen again, until it turns out that it was done, or that something else was. */
function again(sitting: Sitting, choosing: Choosing, lost: wire.Choice): void {
  const moment = sitting.state.peek()?.moment;
  choosing.take(lost);
  const end = effect(() => {
    if (sitting.state.value?.moment === moment) return;
    queueMicrotask(() => {
      end();
      choosing.drop();
    });
  });
}

/** Does what was chosen.  What got no answer is given back, to be chosen again if it is still offered:
    were it done after all, its moment would be over, and it could not be done twice. */
async function play(sitting: Sitting, choice: wire.Choice, reason: Signal<Reason | null>): Promise<wire.Choice | undefined> {
  const moment = sitting.state.value?.moment ?? 0;
  sitting.unplayed.value = choice;
  const answer = await sitting.ask({ type: "play", notation: choice.notation, moment });
  sitting.unplayed.value = null;
  if (answer.type === "refused") reason.value = reasonOf(answer);
  if (answer.type === "stale") refuse(t("stale"));
  if (answer.type === "bad") refuse(answer.text);
  const offered = sitting.state.value?.options ?? [];
  return answer.type === "lost" ? offered.find((one) => one.notation === choice.notation) : undefined;
}

/** Why not?  About an element or an action; about neither, everything that cannot be done is listed. */
async function explain(sitting: Sitting, about: About, choosing: Choosing, reason: Signal<Reason | null>): Promise<void> {
  const answer = await sitting.ask({ type: "why", ...about });
  if (answer.type === "bad") refuse(answer.text);
  if (answer.type !== "because" && answer.type !== "refused") return;
  if (about.element || about.notation) reason.value = reasonOf(answer, about.element);
  else if (answer.type === "because") choosing.wonder(answer.refused ?? []);
  else refuse(answer.text);
}

function reasonOf(answer: wire.Because | wire.Refused, element = ""): Reason {
  const instead = answer.type === "because" ? (answer.instead ?? []) : [];
  return { element, clause: answer.clause, text: answer.text, rule: answer.rule ?? "", instead };
}

/** What would a bot do, apart from what it has told already? */
async function advise(sitting: Sitting, besides: string[], choosing: Choosing): Promise<void> {
  const answer = await sitting.ask({ type: "hint", besides });
  if (answer.type === "refused" || answer.type === "bad") refuse(answer.text);
  if (answer.type !== "advice") return;
  const choice = sitting.state.value?.options.find((one) => one.notation === answer.notation);
  const { notation, reason = "", clause = "", rule = "" } = answer;
  if (choice) choosing.advice.value = { choice, reason, clause, rule, told: [...besides, notation] };
}
