// Line icons on a 20 x 20 grid.
const PATHS = {
  sun: "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4",
  help: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM7.6 7.8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.9M10 14.4v.1",
  people: "M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.5 17q0-6 5.5-6t5.5 6M13 3.4a3 3 0 0 1 0 5.4M15 11.6q3.5 1 3.5 5.400",
  clock: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 5.5V10l3 2",
  bot: "M4 8h12v8H4ZM10 8V4.5M10 3v.1M7.5 12v.1M12.5 12v.1M2 11v2M18 11v2",
  link: "M8 12l4-4M9 6l2-2a3.6 3.6 0 0 1 5 5l-2 2M11 14l-2 2a3.6 3.6 0 0 1-5-5l2-2",
  back: "M12 4l-6 6 6 6",
  lever: "M4 17h12M10 17V9M10 9l4-6M7 13h6",
  mail: "M2.5 5h15v10h-15ZM2.5 5.5l7.5 6 7.5-6",
  no: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.5 4.5l11 11",
  ok: "M4 10.5l4 4 8-9",
  eye: "M1.5 10Q10 1 18.5 10 10 19 1.5 10ZM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  down: "M10 3v9M6 9l4 4 4-4M3 17h14",
  again: "M16 6A7 7 0 1 0 17 11M16 2v4h-4",
  seal: "M10 2l7 3v5q0 6-7 8-7-2-7-8V5ZM7 10l2.2 2.2L13.2 8",
  play: "M6 4l10 6-10 6Z",
  prev: "M14 4L6 10l8 6ZM4 4v12",
  next: "M6 4l8 6-8 6ZM16 4v12",
  menu: "M3 6h14M3 10h14M3 14h14",
  close: "M5 5l10 10M15 5L5 15",
  stack: "M3 7l7-4 7 4-7 4ZM3 11l7 4 7-4",
  dice: "M4 4h12v12H4ZM7.5 7.5v.1M12.5 12.5v.1M10 10v.1",
  copy: "M7 7h10v10H7ZM13 7V3H3v10h4",
  moon: "M16 12A7 7 0 1 1 8 4a6 6 0 0 0 8 8Z",
  undo: "M7 4L3 8l4 4M3 8h9a5 5 0 0 1 0 10H8",
  bulb: "M7 15h6M8 18h4M10 2a5.5 5.5 0 0 0-3 10q1 1 1 3h4q0-2 1-3A5.5 5.5 0 0 0 10 2Z",
  chat: "M3 4h14v9H9l-4 4v-4H3Z",
  search: "M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3ZM13.5 13.5L18 18",
  bell: "M5 14V9a5 5 0 0 1 10 0v5l2 2H3ZM8 18h4",
  note: "M8 15V4l9-2v11M8 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM17 13a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  door: "M5 18V2h10v16M3 18h14M12 10v.1",
  skip: "M3 4l7 6-7 6ZM10 4l7 6-7 6Z",
  gauge: "M3 14a7 7 0 1 1 14 0M10 14l4-5",
  steps: "M7 3q3 0 2.500 4t-3 3-2-4T7 3ZM13.500 8q3 0 2 4t-3 3-2-4 3-3ZM6 12l2 1M12.500 17l2 .5",
  card: "M5 2.500h10v15H5ZM8 6h4",
  pause: "M7 4v12M13 4v12",
  branch: "M5 3v14M5 12q0-4 5-4t5-5M12.5 5.5L15 3l2.5 2.500",
  sound: "M3 8h3l5-4v12l-5-4H3ZM14 7.5q2 2.5 0 5M16.500 5q4 5 0 10",
  mute: "M3 8h3l5-4v12l-5-4H3ZM14 8l4 4M18 8l-4 4",
  box: "M3 6l7-3 7 3v8l-7 3-7-3ZM3 6l7 3 7-3M10 9v8",
  screen: "M2 4h16v10H2ZM7 17h6M10 14v3",
  hand: "M6 10V5a1.3 1.3 0 0 1 2.6 0v4V3.500a1.3 1.3 0 0 1 2.6 0V9 5a1.3 1.3 0 0 1 2.6 0v7q0 5-4.500 5-2.800 0-4.300-2.500L3 11q1.500-1.500 3 1",
  print: "M5 8V3h10v5M5 14H3V8h14v6h-2M6 12h8v5H6Z",
  gear: "M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4",
  flag: "M5 18V3M5 4h10l-2.5 3.5L15 11H5",
  crown: "M3 15h14l1-9-5 4-3-6-3 6-5-4Z",
  hide: "M3 3l14 14M2 10q3-4 6-5M12 5q4 1 6 5-1 1.5-2.5 3M8 15q-4-1-6-5M8.5 8.5a2.5 2.5 0 0 0 3 3",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name, class: extra = "" }: { name: IconName; class?: string }) {
  return (
    <svg class={`ico ${extra}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
