// The director's strip: who did what and what came of it, the round as a reel, and the controls.
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { SeatBadge } from "../art/seat";
import type { Director, Event as Told, Speed } from "../stage/director";
import { speed, SPEEDS } from "../stage/director";
import { CHANCE, NOBODY } from "../table/filled";
import { t } from "../words";

const REEL = 12;
const CONTROLS = "button, a, input, select, label, [role=button], [role=dialog], [tabindex='0']";

export function Strip({ director, over }: { director: Director; over: boolean }) {
  const told = director.caption.value;
  const resting = !director.playing.value && !director.past.value;
  useTouch(director);
  return (
    <section
      class={`strip ${director.past.value ? "past" : ""} ${resting ? "resting" : ""}`}
      aria-label={t("strip")}
      data-shown={director.event.value?.moment}
    >
      <div class="say">
        <Doer seat={told ? told.seat : NOBODY} />
        <Caption director={director} event={told} over={over} />
      </div>
      <Reel director={director} />
      {director.held.value ? <GoOn director={director} /> : <Controls director={director} />}
    </section>
  );
}

/** While what is told waits for a touch, one anywhere but on a control goes on. */
function useTouch(director: Director): void {
  const held = director.held.value;
  useEffect(() => {
    if (!held) return;
    const touched = (event: Event) => !(event.target as Element).closest(CONTROLS) && director.goOn();
    document.addEventListener("click", touched);
    return () => document.removeEventListener("click", touched);
  }, [held]);
}

/** Who did it: a seat, or chance. */
export function Doer({ seat }: { seat: number }) {
  if (seat >= 0) return <SeatBadge seat={seat} />;
  return <Icon name={seat === CHANCE ? "dice" : "clock"} />;
}

function Caption({ director, event, over }: { director: Director; event: Told | null; over: boolean }) {
  const missed = director.missed.value;
  if (missed) return <p class="cap">{t("strip-missed", { count: missed })}</p>;
  if (!event) return <p class="cap faint">{t(over ? "match-over" : "strip-empty")}</p>;
  const behind = director.behind.value;
  return (
    <p class="cap">
      {director.landed.value ? <Chain lines={event.lines} /> : <span class="faint">…</span>}
      {behind > 0 && <small>{t("strip-behind", { count: behind })}</small>}
    </p>
  );
}

/** What was done, and what came of it, one after the other. */
function Chain({ lines: [cause, ...effects] }: { lines: string[] }) {
  return (
    <>
      <span>{cause} </span>
      {effects.map((line, n) => (
        <span key={n} class="effect">
          {line}{" "}
        </span>
      ))}
    </>
  );
}

/** The events of this round; those to come are blank. */
function Reel({ director }: { director: Director }) {
  const round = director.round.value.slice(-REEL);
  const now = director.caption.value;
  const seen = director.at.value;
  return (
    <ol class="reel" aria-hidden="true">
      {round.map((event) => {
        const index = director.indexOf(event);
        const state = event === now ? "now" : index < seen ? "past" : "next";
        return (
          <li key={event.moment} class={state}>
            {state === "next" ? (
              <i />
            ) : (
              <button tabIndex={-1} onClick={() => director.show(index + 1)}>
                <Doer seat={event.seat} />
                <Icon name={sign(event)} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What an event was, at a glance. */
function sign(event: Told): IconName {
  if (event.dice.length) return "dice";
  const kinds = event.moved.filter((one) => one.from && one.to).map((one) => one.kind);
  if (kinds.includes("pawn")) return "steps";
  if (kinds.includes("card") || kinds.includes("tile")) return "card";
  return "note";
}

/** What comes next waits for this, or for a touch of the board. */
function GoOn({ director }: { director: Director }) {
  return (
    <div class="controls" role="toolbar" aria-label={t("strip-controls")}>
      <button class="btn main go-on" onClick={director.goOn}>
        {t("strip-go-on")}
        <Icon name="forth" />
      </button>
      <button class="ctl word" aria-label={t("strip-skip-all")} onClick={() => director.skip()}>
        <span>{t("strip-skip")}</span>
        <Icon name="skip" />
      </button>
    </div>
  );
}

function Controls({ director }: { director: Director }) {
  const { playing, paused, past, round } = director;
  const none = round.value.length === 0;
  const button = (name: IconName, word: string, act: () => void, off: boolean, extra = "") => (
    <button class={`ctl ${extra}`} aria-label={t(word)} title={t(word)} disabled={off} onClick={act}>
      <Icon name={name} />
    </button>
  );
  const runs = playing.value && !paused.value;
  return (
    <div class="controls" role="toolbar" aria-label={t("strip-controls")}>
      {button("again", "strip-replay", () => director.replay(), none, "wide")}
      {button("prev", "strip-back", () => director.step(-1), none)}
      {button(runs ? "pause" : "play", runs ? "strip-pause" : "strip-play", () => act(director), none, "main")}
      {button("next", "strip-step", () => director.step(1), !past.value && !playing.value)}
      <SpeedButton />
      <button class="ctl word" aria-label={t(past.value ? "strip-now" : "strip-skip-all")} disabled={!playing.value && !past.value} onClick={() => director.skip()}>
        <span>{t(past.value ? "strip-now" : "strip-skip")}</span>
        <Icon name="skip" />
      </button>
    </div>
  );
}

function act(director: Director): void {
  if (director.held.value) director.goOn();
  else if (director.playing.value) director.pause();
  else if (director.past.value) void director.play();
  else director.replay();
}

function SpeedButton() {
  const names = Object.keys(SPEEDS) as Speed[];
  const now = (speed.value as Speed) in SPEEDS ? (speed.value as Speed) : "normal";
  const next = names[(names.indexOf(now) + 1) % names.length]!;
  return (
    <button class="ctl word speed" aria-label={t("strip-speed", { speed: t(`speed-${now}`) })} onClick={() => (speed.value = next)}>
      <Icon name="gauge" />
      <span>{t(`speed-${now}`)}</span>
    </button>
  );
}

/** Space, arrows, Escape and R; whether the key was one of them. */
export function stripKey(key: string, director: Director): boolean {
  const busy = director.playing.value || director.past.value;
  const does: Record<string, (() => void) | undefined> = {
    r: () => director.replay(),
    Escape: busy ? () => director.skip() : undefined,
    " ": () => act(director),
    ArrowLeft: () => director.step(-1),
    ArrowRight: busy ? () => director.step(1) : undefined,
  };
  does[key]?.();
  return does[key] !== undefined;
}
