// The plan of the embassy: rooms, walls, doors, stairs; darkness and lockdown as they are.
import { Glyph } from "../../art/glyphs";
import { usePlaceLabel } from "../../scene/board";
import { touchable } from "../../scene/element";
import { useDesk, useWord } from "../../table/context";
import type { Board, Line, Place } from "../../table/filled";
import { bare, doorBetween, flightBetween, FLOORS, inset, lines, points, ROOMS, STAIRS, type Point } from "./plan";

const isDark = (place: Place | undefined) => place?.marks.includes("mark-dark") ?? false;

export function Building({ board, me }: { board: Board; me: number }) {
  return (
    <>
      <Patterns />
      <rect class="grid-paper" x="-400" y="-300" width="2200" height="1700" />
      {board.places.map((place) => (
        <RoomView key={place.id} place={place} here={place.pieces.some((piece) => piece.id === `pawn-${me}`)} />
      ))}
      <path class="furniture" d={FURNITURE} aria-hidden="true" />
      <Stairs />
      <g class="night" aria-hidden="true">
        {board.places.filter(isDark).map((place) => (
          <polygon key={place.id} points={points(ROOMS[bare(place.id)]!.walls)} />
        ))}
      </g>
      <Walls board={board} />
      <Doors board={board} />
      {FLOORS.map(([mark, top]) => (
        <FloorName key={mark} mark={mark} top={top} rooms={board.places.filter((place) => place.marks.includes(mark))} />
      ))}
    </>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="red-grid" width="20" height="20" patternUnits="userSpaceOnUse">
        <path class="grid-line" d="M20 0H0V20" />
      </pattern>
      <pattern id="red-night" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0 0V9" />
      </pattern>
    </defs>
  );
}

// Rooms ---------------------------------------------------------------------------------

function RoomView({ place, here }: { place: Place; here: boolean }) {
  const [desk, label] = [useDesk(), usePlaceLabel()];
  const id = bare(place.id);
  const room = ROOMS[id]!;
  const classes = ["room", here && "here", isDark(place) && "dark", id === "roof" && "outside"];
  if (place.marks.includes("mark-public")) classes.push("public");
  return (
    <g {...touchable(desk, { ...place, label: label(place) }, classes.filter(Boolean).join(" "))}>
      <polygon points={points(room.walls)} />
      <polygon class="inset" points={points(inset(room.walls, 9))} />
      {id === "service" ? <ShaftName place={place} /> : <RoomName place={place} />}
    </g>
  );
}

/** A room's name; the stairs without their floor, which stands on the sheet. */
function RoomName({ place }: { place: Place }) {
  const word = useWord();
  const room = ROOMS[bare(place.id)]!;
  const [x, y] = [room.name[0] + (room.glyph ? 40 : 0), room.name[1]];
  const name = word(STAIRS.includes(bare(place.id)) ? "look-stairs" : place.name);
  const centred = bare(place.id) === "stairs";
  return (
    <>
      {room.glyph && <Glyph name={room.glyph} size={31} at={[room.name[0] + 15, room.name[1] - 5]} class="room-glyph" />}
      <text class={`room-name ${centred ? "centred" : ""}`} x={x} y={y} aria-hidden="true">
        {lines(name, room.letters).map((line, n) => (
          <tspan key={line} x={x} dy={n ? 24 : 0}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function ShaftName({ place }: { place: Place }) {
  const word = useWord();
  return (
    <text class="shaft-name" aria-hidden="true" transform="translate(48 532) rotate(-90)">
      {word(place.name)}
    </text>
  );
}

const FURNITURE =
  "M170 92h44v30h-44zM170 140h44v30h-44zM170 188h44v30h-44zM226 100v14M226 148v14M226 196v14" +
  "M790 96h120v30H790zM490 20h54v24h-54zM556 20h54v24h-54zM622 20h54v24h-54z" +
  "M158 458h34v150h-34zM166 476h18M166 500h18M166 524h18" +
  "M366 622a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM722 630a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM756 580a14 14 0 1 0 28 0a14 14 0 1 0-28 0z" +
  "M168 956h30v30h-30zM204 956h30v30h-30zM186 922h30v30h-30zM380 764h70v26h-70zM380 956h70v26h-70z" +
  "M866 884h92v30h-92zM1250 890h52v16h-52zM1250 924h52v16h-52zM1250 958h52v16h-52zM1230 748h68v36h-68z";

/** The name of a floor, and what has befallen it. */
function FloorName({ mark, top, rooms }: { mark: string; top: number; rooms: Place[] }) {
  const word = useWord();
  const name = word(mark);
  const states = ["mark-dark", "mark-locked"].filter((state) => rooms.some((room) => room.marks.includes(state)));
  return (
    <g class="floor" transform={`translate(140 ${top - 14})`} aria-hidden="true">
      <text class="floor-name">{name.charAt(0).toUpperCase() + name.slice(1)}</text>
      {states.map((state, n) => (
        <g key={state} class={`tag ${state}`} transform={`translate(${name.length * 13.6 + 26 + n * 176} -21)`}>
          <rect width={word(state).length * 10.4 + 46} height="29" rx="3" />
          <Glyph name={state === "mark-dark" ? "dark" : "lock"} size={21} at={[17, 14.5]} />
          <text x="33" y="20">
            {word(state)}
          </text>
        </g>
      ))}
    </g>
  );
}

// Stairs --------------------------------------------------------------------------------

const treads = (left: number, right: number, [top, bottom]: Point, count: number) =>
  Array.from({ length: count + 1 }, (_, n) => `M${left} ${Math.round(top + ((bottom - top) * n) / count)}H${right}`).join("");

const well = (left: number, right: number, [top, bottom]: Point) => `M${left} ${top}H${right}V${bottom}H${left}z`;

const MAIN: Point[] = [[236, 340], [392, 470], [590, 672], [724, 820]];
const SERVICE: Point[] = [[14, 130], [210, 492], [572, 824], [904, 990]];

function Stairs() {
  return (
    <g class="stairs" aria-hidden="true">
      <path class="well" d={[...MAIN.map((one) => well(856, 944, one)), ...SERVICE.map((one) => well(62, 122, one))].join("")} />
      <path
        class="tread"
        d={[
          ...MAIN.map((one) => treads(856, 944, one, Math.round((one[1] - one[0]) / 11))),
          ...SERVICE.map((one) => treads(62, 122, one, Math.round((one[1] - one[0]) / 13))),
        ].join("")}
      />
    </g>
  );
}

/** A flight between two floors; a lockdown lets a shutter down. */
function Flight({ line, span: [top, bottom] }: { line: Line; span: [number, number] }) {
  const middle = (top + bottom) / 2;
  return (
    <g class={`flight ${line.kind}`}>
      <path class="well" d={well(856, 944, [top - 2, bottom + 2])} />
      <path class="tread" d={treads(856, 944, [top, bottom], 5)} />
      {line.kind === "shut" && (
        <>
          <path class="shutter" d={`M838 ${middle - 11}H962V${middle + 11}H838z`} />
          <path class="slat" d={`M838 ${middle - 4}H962M838 ${middle + 4}H962`} />
          <circle class="bolt" cx="900" cy={middle} r="18" />
          <Glyph name="lock" size={21} at={[900, middle - 1]} class="bolt-glyph" />
        </>
      )}
    </g>
  );
}

// Walls and doors -----------------------------------------------------------------------

function Walls({ board }: { board: Board }) {
  const lit = board.places.filter((place) => !isDark(place));
  return (
    <g class="walls" aria-hidden="true">
      {[...lit, ...board.places.filter(isDark)].map((place) => (
        <polygon key={place.id} class={isDark(place) ? "dark" : ""} points={points(ROOMS[bare(place.id)]!.walls)} />
      ))}
    </g>
  );
}

function Doors({ board }: { board: Board }) {
  const places = new Map(board.places.map((place) => [place.id, place]));
  return (
    <g class="doors" aria-hidden="true">
      {board.lines.map((line) => {
        const key = `${line.start} ${line.end}`;
        const flight = flightBetween(line.start, line.end);
        if (flight) return <Flight key={key} line={line} span={flight} />;
        const dark = [line.start, line.end].filter((id) => isDark(places.get(id))).length;
        return <DoorView key={key} line={line} shade={["", "half", "dark"][dark]!} places={places} />;
      })}
    </g>
  );
}

interface DoorProps {
  line: Line;
  shade: string;
  places: Map<string, Place>;
}

const HALF = 20; // of a door's width

/** A gap and a swing, or a leaf with a keyhole; a passage that the plan lacks is a dashed line. */
function DoorView({ line, shade, places }: DoorProps) {
  const door = doorBetween(line.start, line.end);
  if (!door) return <Passage from={places.get(line.start)!} to={places.get(line.end)!} />;
  const [x, y] = door.at;
  const upright = door.wall === "v";
  const gap = upright ? `M${x} ${y - HALF}V${y + HALF}` : `M${x - HALF} ${y}H${x + HALF}`;
  const swing = upright ? `M${x} ${y - HALF}h40a40 40 0 0 1-40 40` : `M${x - HALF} ${y}v40a40 40 0 0 0 40-40`;
  return (
    <g class={`door ${line.kind} ${shade}`}>
      <path class="gap" d={gap} />
      {line.kind !== "locked" && <path class="swing" d={swing} />}
      {line.kind === "locked" && (
        <>
          <path class="leaf" d={gap} />
          <circle class="keyhole" cx={x} cy={y} r="17" />
          <Glyph name="key" size={23} at={[x, y]} class="keyhole-glyph" />
        </>
      )}
    </g>
  );
}

function Passage({ from, to }: { from: Place; to: Place }) {
  return <line class="passage" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
