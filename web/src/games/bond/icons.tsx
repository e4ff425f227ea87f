// Line icons of missions and of what Q hands out, on an 18 x 18 grid.
const PATHS: Record<string, string> = {
  "sort-combat": "M4 4l9 9M12 14l2-2M3 15l3-3M14 4l-9 9M6 14l-2-2M15 15l-3-3",
  "sort-intelligence": "M1.5 9S4.5 4 9 4s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM9 6.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
  "sort-q": "M9 3a5.5 5.5 0 1 0 0 11A5.5 5.5 0 0 0 9 3ZM10.5 11l4 4",
  "sort-report": "M4 2h7l3 3v11H4ZM6.5 8h5M6.5 11h5",
  "type-arms": "M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4ZM9 1.5v5M9 11.5v5M1.5 9h5M11.5 9h5",
  "type-gear": "M2 6h14v9H2ZM6.5 6V3.5h5V6M2 10h14",
  "type-transport": "M2 10l14-6-5 12-3-5Z",
  standard: "M3 15L15 3M9 3h6v6",
  express: "M2 10l14-6-5 12-3-5Z",
  here: "M9 16s5-5 5-9A5 5 0 0 0 4 7c0 4 5 9 5 9ZM9 8.5v-3",
};

export function Sign({ of }: { of: string }) {
  return (
    <svg class="sign" viewBox="0 0 18 18" aria-hidden="true">
      <path d={PATHS[of] ?? ""} />
    </svg>
  );
}

export const tick = "M5 9l3 3.5 6-8";

/** A word of the rules as a title. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
