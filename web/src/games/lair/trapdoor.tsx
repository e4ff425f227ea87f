// The spy on the trapdoor: what it is worth, and its end.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { still } from "../../desk";
import type * as wire from "../../protocol";
import { sound } from "../../sound";
import { PieceView } from "../../scene/piece";
import { useDesk, useWord } from "../../table/context";
import type { Piece, Scene, Zone } from "../../table/filled";
import { lang } from "../../words";

const FALL = 600; // milliseconds

const raidOf = (scene: Scene) => scene.zones.find((zone) => zone.id === "raid");

/** The scene of a moment ago, while its spies fall: the news says that they were killed. */
function useFalling(scene: Scene): Scene | undefined {
  const { done } = useDesk();
  const before = useRef(scene);
  const [falling, fall] = useState<Scene>();
  useLayoutEffect(() => {
    const last = before.current;
    before.current = scene;
    if (done.peek().includes("kill") && raidOf(last) && last !== scene && !still()) {
      sound("trap");
      fall(last);
    }
  }, [scene]);
  useEffect(() => {
    const timer = setTimeout(() => fall(undefined), FALL);
    return () => clearTimeout(timer);
  }, [falling]);
  return raidOf(scene) ? undefined : falling;
}

export function Trapdoor({ scene }: { scene: Scene }) {
  const word = useWord();
  const falling = useFalling(scene);
  const raid = raidOf(falling ?? scene);
  return (
    <section
      class={`cell ${raid ? "" : "empty"} ${falling ? "falling" : ""}`}
      aria-label={raidOf(scene)?.title ?? word("look-trap")}
    >
      <Leaves />
      {raid ? (
        <>
          <div class="victim">{raid.pieces.map((piece, n) => victim(piece, n, raid.pieces.length))}</div>
          <Worth raid={raid} told={(falling ?? scene).prompt.marks} />
        </>
      ) : (
        <p class="nobody">{word("look-trap")}</p>
      )}
    </section>
  );
}

const LEAN = [-3, 4, -1, 3, -4, 2, -2, 4, -3, 1];

function victim(piece: Piece, n: number, count: number) {
  const style = { "--at": count > 1 ? n / (count - 1) : 0, "--lean": `${n ? LEAN[n % LEAN.length] : 0}deg` };
  return (
    <div key={piece.id} class="laid" style={style}>
      <PieceView piece={piece} />
    </div>
  );
}

function Leaves() {
  return (
    <svg class="trap" viewBox="0 0 322 268" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hz" width="16" height="16" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
          <rect class="hz-a" width="16" height="16" />
          <rect class="hz-b" width="8" height="16" />
        </pattern>
      </defs>
      <rect width="322" height="268" rx="6" fill="url(#hz)" opacity=".55" />
      <path class="pit" d="M10 10H312V258H10Z" />
      <g class="left-leaf">
        <path class="leaf" d="M10 10H160V258H10Z" />
        <path class="seam" d="M47 10V258M85 10V258M123 10V258" />
      </g>
      <g class="right-leaf">
        <path class="leaf" d="M162 10H312V258H162Z" />
        <path class="seam" d="M199 10V258M237 10V258M275 10V258" />
      </g>
      <path class="ring" d="M10 56h22M10 212h22M312 56h-22M312 212h-22" />
    </svg>
  );
}

/** What the spies are worth, as the question tells it, and the fork: kill now, or taunt once more. */
function Worth({ raid, told }: { raid: Zone; told: string[] }) {
  const word = useWord();
  const { state } = useDesk();
  const [question, product = raid.figure, worth = "", twice = ""] = told;
  const kill = state.value?.options.find((option) => option.notation === "kill");
  return (
    <div class="worth">
      <span class="label">{raid.title}</span>
      <div class="n">
        <b>{raid.figure}</b>
        {product !== raid.figure && <span>{product}</span>}
      </div>
      {kill && <Fork kill={kill} worth={worth} twice={twice} />}
      {question === "foil" && <p class="small">{word("look-foil-risk")}</p>}
      <ReadAloud last={raid.pieces.findLast((piece) => piece.name.startsWith("taunt"))} />
    </div>
  );
}

function Fork({ kill, worth, twice }: { kill: wire.Choice; worth: string; twice: string }) {
  const word = useWord();
  const { choosing } = useDesk();
  const doIt = () => {
    choosing.take(kill);
    choosing.confirm();
  };
  return (
    <div class="fork">
      <button class="btn kill" onClick={doIt}>
        <Icon name="lever" />
        {word("look-kill")}
        <span class="out">+{worth}</span>
      </button>
      <p class="or">
        <Icon name="mail" />
        <span>{word("look-or-taunt")}</span>
        <span class="out">{`${twice} ${word("look-or-nothing")}`}</span>
      </p>
    </div>
  );
}

/** Says the last taunt with the browser's own voice. */
function ReadAloud({ last }: { last: Piece | undefined }) {
  const word = useWord();
  if (!last || !("speechSynthesis" in window)) return null;
  const say = () => {
    const line = new SpeechSynthesisUtterance(word(last.name));
    line.lang = lang.value;
    speechSynthesis.cancel();
    speechSynthesis.speak(line);
  };
  return (
    <button class="btn quiet aloud" onClick={say}>
      <Icon name="note" />
      {word("look-read-aloud")}
    </button>
  );
}
