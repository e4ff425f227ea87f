// A code name as wax: the mark is its colour, the animal its letter; always beside the name.
const WAX = [
  ["#d9a414", "#1d2329", "ambre amber"],
  ["#1f4fa3", "#fff", "cobalt"],
  ["#9c1f3a", "#fff", "carmin crimson"],
  ["#efe6cf", "#1d2329", "ivoire ivory"],
  ["#1f7355", "#fff", "jade"],
  ["#1d2329", "#fff", "onyx"],
  ["#a9c4c9", "#1d2329", "opale opal"],
  ["#b3301c", "#fff", "écarlate scarlet"],
  ["#a2abb0", "#1d2329", "argent silver"],
  ["#465663", "#fff", "ardoise slate"],
] as const;

/** The same name has the same colour everywhere: that of its mark, if it has one. */
function waxOf(name: string) {
  const words = name.toLowerCase().split(" ");
  const marked = WAX.find(([, , marks]) => marks.split(" ").some((mark) => words.includes(mark)));
  if (marked) return marked;
  let sum = 0;
  for (const letter of words.at(-1) ?? "") sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return WAX[sum % WAX.length]!;
}

export function Token({ name, size = 30 }: { name: string; size?: number }) {
  const [ground, letter] = waxOf(name);
  return (
    <span class="tok" style={{ "--t": ground, "--f": letter, "--z": `${size}px` }} aria-hidden="true">
      {[...name.replace(/^Agent /, "")][0] ?? "·"}
    </span>
  );
}

/** The sign of a circle: a young lime. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="#23384d" />
      <circle cx="32" cy="32" r="26" fill="none" stroke="#d9c49a" stroke-width="1.5" />
      <path d="M32 50V30M32 42l-8-6M32 36l8-6" stroke="#d9c49a" stroke-width="2.4" fill="none" stroke-linecap="round" />
      <path
        d="M32 30q-12-2-8-14 12 0 8 14Zm0 0q12-2 8-14-12 0-8 14ZM24 36q-8 2-10-6 9-2 10 6ZM40 30q8 2 10-6-9-2-10 6Z"
        fill="#f4ecd8"
      />
    </svg>
  );
}
