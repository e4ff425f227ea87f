// A portrait composed from its features, so that the art can never contradict the clues.
import type { ComponentChildren } from "preact";

const FEATURES: Record<string, ComponentChildren> = {
  scar: <path class="bold" d="M14.5 36q3.5 8 8 11M14.4 42.6l4.6-2M17.4 46.8l4.2-2.8" />,
  wart: (
    <>
      <circle class="wart" cx="45" cy="47" r="3.3" />
      <path class="thin" d="M46 44q1-2.6-.4-4.6M47.6 45q2-1 2.6-3" />
    </>
  ),
  beard: (
    <>
      <path class="dark" d="M12 42Q13 55 17 62 24 73 32 73T47 62Q51 55 52 42 49 53 43 54.5 32 50 21 54.5 15 53 12 42z" />
      <path class="thin" d="M26.5 60.5q5.5 2.4 11 0" />
    </>
  ),
  nose: (
    <>
      <path
        class="bold"
        d="M29.4 30q-.6 8-4 12.6-2 4.4 2.4 5.2 4.2 2.6 8.4 0 4.4-.8 2.4-5.2-3.4-4.6-4-12.6"
      />
      <path class="plaster" d="M22.4 36.8l18.2-4 1.1 4.8-18.2 4z" />
      <path class="thin" d="M28.8 36.6l.5 3M34.6 35.3l.5 3" />
    </>
  ),
  moustache: (
    <path
      class="dark"
      d="M32 51.5q5-3.6 9.5.4 2.4 1.8 5 .6-2 5.5-8 5-4.5-.4-6.5-2.6-2 2.2-6.5 2.6-6 .5-8-5 2.6 1.2 5-.6 4.5-4 9.5-.4z"
    />
  ),
  sunglasses: (
    <>
      <path class="dark" d="M13.5 30h16.2v4.6q-.6 5.8-7.6 5.8t-8-5.8zM34.3 30h16.2v4.6q-.8 5.8-8 5.8t-7.6-5.8z" />
      <path class="bold" d="M11 30.4h42M29.7 32q2.3-1.4 4.6 0" />
    </>
  ),
  hat: <path class="dark" d="M6 19q26-8 52 0-26 6-52 0zM15 17Q16 1 32 1t17 16q-17-5-34 0z" />,
  monocle: <path class="bold" d="M34.5 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0M48 37q2 12-1 22" />,
  pipe: <path class="dark" d="M33 58l14 5v-5h8v8q0 4-4 4-4 0-4.5-3.5L32 60.5z" />,
  earring: <path class="bold" d="M9.5 46a3 3 0 1 0 .1 0" />,
  tattoo: <path class="bold" d="M43 20l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z" />,
};
// What covers what: the first lies lowest.
const ORDER = Object.keys(FEATURES);

/** A head with features; `only` draws the head faint and the feature strong. */
export function Portrait({ features, only = false }: { features: string[]; only?: boolean }) {
  const has = (feature: string) => features.includes(feature);
  return (
    <svg class={`portrait ${only ? "only" : ""}`} viewBox="0 0 64 80" aria-hidden="true">
      <g class="head">
        <path class="skin" d="M12 30Q11 8 32 8t20 22q.5 14-3 25-4 14-17 16-13-2-17-16-3.5-11-3-25z" />
        <path class="hair" d="M11.5 31Q8 6 32 5q24 1 20.5 26-1.5-8-4.5-12-9 3-17 .5Q22 23 16 19q-3 4-4.5 12z" />
        <path d="M11.6 34q-4-1-3.6 4t5 7M52.4 34q4-1 3.6 4t-5 7M25.5 58.5q6.5 2.6 13 0" />
        {!has("sunglasses") && <Eyes />}
        {!has("nose") && <path d="M31 34q-.4 6-3.2 10.5.6 2.5 4.2 2.5 3 0 4-1.6" />}
      </g>
      <g class="feature">{ORDER.filter(has).map((feature) => FEATURES[feature])}</g>
    </svg>
  );
}

function Eyes() {
  return (
    <>
      <path d="M17.5 29q5-3 10 0M36.5 29q5-3 10 0" />
      <circle class="dot" cx="22.6" cy="34" r="1.7" />
      <circle class="dot" cx="41.4" cy="34" r="1.7" />
    </>
  );
}
