// The table before a match: one sits at the bottom, and the order round it is the order of play.
import { Icon } from "../../art/icons";
import { letterOf, SeatBadge } from "../../art/seat";
import { Vignette } from "../../art/vignette";
import { useDisclosure } from "../../frame/disclosure";
import { About, HostMark } from "../../frame/folks";
import { useAway } from "../../frame/notes";
import { OtherDevice, RoomOfTable } from "../../frame/otherdevice";
import { given, Powers } from "../../frame/powers";
import { SameDevice } from "../../frame/samedevice";
import type * as wire from "../../protocol";
import { levelName } from "../../scene/seats";
import type { Live } from "../../table/live";
import { stretch } from "../../table/passing";
import { does, right } from "../../table/powers";
import { t } from "../../words";
import { lengthOf } from "../lengths";
import { BotLevels } from "./levels";

interface PlacesProps {
  desk: Live;
  card: wire.TableCard;
  sit?: (seat: number) => void; // for whoever has no seat yet
}

export function Places({ desk, card, sit }: PlacesProps) {
  const mine = Math.max(0, card.seats.findIndex((one) => one.mine));
  const length = lengthOf(card.game);
  return (
    <div class="round-table">
      <div class="oval" />
      <div class="middle">
        <Vignette game={card.game} class="photo" />
        <b>{card.title}</b>
        {length && <small>{t("wish-length", { length })}</small>}
      </div>
      <ol class="places" aria-label={t("the-seats")}>
        {card.seats.map((seat) => (
          <Place key={seat.seat} desk={desk} card={card} seat={seat} at={place(seat.seat - mine, card.seats.length)} sit={sit} />
        ))}
      </ol>
    </div>
  );
}

/** Where so many seats further on is round the table, clockwise from the bottom; in hundredths. */
function place(further: number, count: number): { x: number; y: number } {
  const turn = (2 * Math.PI * further) / count;
  return { x: 50 - 36 * Math.sin(turn), y: 50 + 38 * Math.cos(turn) };
}

interface PlaceProps extends PlacesProps {
  seat: wire.SeatCard;
  at: { x: number; y: number };
}

function Place({ desk, card, seat, at, sit }: PlaceProps) {
  const { box, open, toggle, shut } = useDisclosure<HTMLLIElement>();
  const free = seat.who === "open";
  const name = free ? t("seat-open") : seat.name;
  const style = { "--seat": `var(--seat-${seat.seat})`, "--x": `${at.x}%`, "--y": `${at.y}%` };
  return (
    <li class={`place ${free ? "free" : ""} ${at.y > 60 ? "low" : ""} ${open ? "open" : ""}`} style={style} data-seat={seat.seat} ref={box}>
      <SeatBadge seat={seat.seat} />
      <b>{name}</b>
      <Presence desk={desk} card={card} seat={seat} sit={sit} />
      {free ? <Empty desk={desk} seat={seat.seat} open={open} toggle={toggle} sit={sit} /> : <More desk={desk} seat={seat} open={open} toggle={toggle} />}
      {open && free && (
        <div class="drop">
          <BotLevels desk={desk} seat={seat} done={shut} />
        </div>
      )}
      {open && !free && (seat.mine ? <Own desk={desk} seat={seat.seat} done={shut} /> : <Theirs desk={desk} seat={seat} done={shut} />)}
    </li>
  );
}

/** Who is there, who is ready and who is away: a dot, and always a word. */
function Presence({ desk, card, seat, sit }: Omit<PlaceProps, "at">) {
  const away = useAway(desk, seat);
  if (seat.who === "open") return <span class="st">{t(sit ? "for-you" : "bot-otherwise")}</span>;
  if (seat.who === "bot") return <span class="st">{t("bot-level", { level: levelName(seat.level ?? "") })}</span>;
  const host = card.host_seat === seat.seat;
  return (
    <span class="st">
      <i class={`dot ${seat.here ? "" : "off"}`} />
      {seat.mine && <span>{t("you")}</span>}
      {host && <HostMark />}
      {!seat.here ? (
        <span>{away >= 60 ? t("away-for", { time: stretch(away) }) : t("who-away")}</span>
      ) : seat.ready ? (
        <span class="rdy">
          <Icon name="ok" />
          {t("ready")}
        </span>
      ) : (
        !seat.mine && !host && <span>{t("who-here")}</span>
      )}
      <SameDevice card={card} seat={seat} />
    </span>
  );
}

interface EmptyProps {
  desk: Live;
  seat: number;
  open: boolean;
  toggle: () => void;
  sit?: (seat: number) => void;
}

/** A chair without anybody: to sit down on, or for a bot of a level. */
function Empty({ desk, seat, open, toggle, sit }: EmptyProps) {
  const letter = letterOf(seat);
  if (sit)
    return (
      <button class="btn small" aria-label={t("sit-at", { seat: letter })} onClick={() => sit(seat)}>
        {t("sit-down")}
      </button>
    );
  if (!right(desk, "chair", { seat })) return null;
  return (
    <button class="btn small" aria-expanded={open} aria-label={t("bot-at", { seat: letter })} onClick={toggle}>
      {t("seat-bot")}
    </button>
  );
}

interface MoreProps {
  desk: Live;
  seat: wire.SeatCard;
  open: boolean;
  toggle: () => void;
}

/** The button to what can be done about a seat, where there is anything. */
function More({ desk, seat, open, toggle }: MoreProps) {
  const about = { seat: seat.seat, name: seat.name };
  const any = seat.who === "person" || right(desk, "chair", about) || given(desk, about).length > 0;
  if (!any) return null;
  const label = seat.mine ? t("own-powers") : t("about-somebody", { name: seat.name });
  return (
    <button class="btn icon quiet more" aria-expanded={open} aria-label={label} onClick={toggle}>
      <Icon name="dots" />
    </button>
  );
}

/** One's own seat: to leave it, to take it elsewhere, to give it away. */
function Own({ desk, seat, done }: { desk: Live; seat: number; done: () => void }) {
  const about = { seat, name: desk.card.value?.seats[seat]?.name };
  return (
    <div class="drop">
      {given(desk, about).length > 0 && <Powers desk={desk} about={about} done={done} />}
      <Powers desk={desk} done={done}>
        <OtherDevice />
        <RoomOfTable table={desk.sitting.id} />
      </Powers>
    </div>
  );
}

function Theirs({ desk, seat, done }: { desk: Live; seat: wire.SeatCard; done: () => void }) {
  const chair = seat.who === "bot" && right(desk, "chair", { seat: seat.seat });
  const free = () => {
    done();
    void does(desk, { deed: "chair", seat: seat.seat, who: "open" });
  };
  return (
    <div class="drop">
      <About desk={desk} seat={seat} done={done} />
      {chair && <BotLevels desk={desk} seat={seat} done={done} />}
      {chair && (
        <ul class="powers">
          <li>
            <button data-deed="chair" onClick={free}>
              <Icon name="door" />
              {t("free-chair")}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
