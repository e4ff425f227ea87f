// Small voices for what moves, made here and now: nothing is fetched.  Silent until somebody switches
// them on, and in a tab that nobody sees; only one's turn is heard there.
import { sounds } from "./desk";

export type Voice = "card" | "flip" | "dice" | "door" | "trap" | "score" | "turn" | "tick";

/** One stroke of a voice: a tone or a rustle that glides from one pitch to another while it fades. */
interface Stroke {
  at: number; // seconds, as `long`
  long: number;
  loud: number;
  from: number; // hertz
  to: number;
  wave: OscillatorType | "noise";
}

const stroke = (wave: Stroke["wave"], at: number, long: number, loud: number, from: number, to = from): Stroke => {
  return { at, long, loud, from, to, wave };
};
const knock = (at: number, pitch: number) => [
  stroke("triangle", at, 0.04, 0.1, pitch, pitch / 2),
  stroke("noise", at, 0.03, 0.09, 2 * pitch),
];

export const VOICES: Record<Voice, Stroke[]> = {
  card: [stroke("noise", 0, 0.11, 0.1, 2600, 1100), stroke("sine", 0.07, 0.07, 0.1, 170, 90)],
  flip: [stroke("noise", 0, 0.13, 0.08, 900, 3400), stroke("noise", 0.14, 0.05, 0.12, 1700, 900)],
  dice: [[0, 1500], [0.08, 1200], [0.14, 1650], [0.23, 1100], [0.36, 950]].flatMap(([at, pitch]) => knock(at!, pitch!)),
  door: [stroke("noise", 0, 0.2, 0.07, 420, 240), stroke("sine", 0.17, 0.24, 0.22, 105, 58), ...knock(0.17, 420)],
  trap: [...knock(0, 700), stroke("sine", 0.04, 0.4, 0.16, 240, 52), stroke("noise", 0.05, 0.34, 0.08, 900, 140)],
  score: [660, 880, 1320].map((pitch, n) => stroke("triangle", n * 0.08, 0.2, 0.07, pitch)),
  turn: [523, 659].map((pitch, n) => stroke("sine", n * 0.12, 0.34, 0.09, pitch)),
  tick: [stroke("triangle", 0, 0.04, 0.06, 1900, 1500)],
};

let audio: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

export function sound(name: Voice): void {
  if (sounds.value !== "on" || (document.hidden && name !== "turn")) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => {}); // until somebody has touched the page, it may not sing
  for (const one of VOICES[name]) strike(audio, one);
}

function strike(on: AudioContext, one: Stroke): void {
  const [start, volume] = [on.currentTime + one.at, on.createGain()];
  volume.gain.setValueAtTime(one.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + one.long);
  volume.connect(on.destination);
  const source = one.wave === "noise" ? hiss(on, one, start, volume) : tone(on, one, one.wave, start, volume);
  source.start(start);
  source.stop(start + one.long);
}

function glide(pitch: AudioParam, one: Stroke, start: number): void {
  pitch.setValueAtTime(one.from, start);
  pitch.exponentialRampToValueAtTime(one.to, start + one.long);
}

function tone(on: AudioContext, one: Stroke, wave: OscillatorType, start: number, into: AudioNode) {
  const made = on.createOscillator();
  made.type = wave;
  glide(made.frequency, one, start);
  made.connect(into);
  return made;
}

function hiss(on: AudioContext, one: Stroke, start: number, into: AudioNode) {
  const [made, sieve] = [on.createBufferSource(), on.createBiquadFilter()];
  made.buffer = rustle ??= noise(on);
  sieve.type = "bandpass";
  glide(sieve.frequency, one, start);
  made.connect(sieve).connect(into);
  return made;
}

/** Half a second of everything at once. */
function noise(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return made;
}
