// What is said at the table, and between it what was done there by powers; whoever spoke can be muted, and
// by whoever may do so silenced or put out.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { hour } from "../table/passing";
import type { About } from "../table/powers";
import { t } from "../words";
import { useDisclosure } from "./disclosure";
import { Powers } from "./powers";

type Entry = { at: number; line?: wire.ChatLine; minute?: wire.Minute };

/** Lines and minutes in the order in which they came: the number of a line is its time in milliseconds. */
function told(lines: wire.ChatLine[], minutes: wire.Minute[]): Entry[] {
  const all: Entry[] = [...lines.map((line) => ({ at: line.number / 1000, line })), ...minutes.map((minute) => ({ at: minute.at, minute }))];
  return all.sort((one, other) => one.at - other.at);
}

export function Chat({ desk }: { desk: Live }) {
  const { lines, muted, mute } = desk.hearing;
  const log = useRef<HTMLDivElement>(null);
  const entries = told(lines.value, desk.card.value?.minutes ?? []);
  useSeen(desk, log, entries.length);
  return (
    <div class="chat" id="chat">
      <div class="talk" role="log" aria-label={t("tab-chat")} tabIndex={0} ref={log}>
        {!entries.length && <p class="small">{t("chat-empty")}</p>}
        {entries.map(({ line, minute }) =>
          line ? (
            <Line key={`said ${line.number}`} desk={desk} line={line} />
          ) : (
            <p key={`done ${minute!.number}`} class="sys">
              {minute!.text}
            </p>
          ),
        )}
      </div>
      {muted.value.map((name) => (
        <p key={name} class="muted small">
          {t("muted", { name })}{" "}
          <button class="link" onClick={() => mute(name, false)}>
            {t("unmute", { name })}
          </button>
        </p>
      ))}
      <SayField desk={desk} />
    </div>
  );
}

/** The newest is in sight; and what is in sight has been read. */
function useSeen(desk: Live, log: { current: HTMLElement | null }, count: number): void {
  const shown = useRef(false);
  useEffect(() => {
    const box = log.current!;
    const look = () => shown.current && !document.hidden && desk.hearing.seen();
    const watcher = new IntersectionObserver(([seen]) => {
      shown.current = seen!.isIntersecting;
      look();
    });
    watcher.observe(box);
    document.addEventListener("visibilitychange", look);
    return () => {
      watcher.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [desk]);
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight;
    if (shown.current && !document.hidden) desk.hearing.seen();
  }, [count]);
}

/** Who spoke, for whoever may do something about them. */
function speaker(desk: Live, { seat, name }: wire.ChatLine): About {
  if (seat >= 0) return { seat, name };
  return { watcher: desk.card.value?.watchers?.find((one) => one.name === name)?.id ?? "", name };
}

function Line({ desk, line }: { desk: Live; line: wire.ChatLine }) {
  const { box, open, toggle, shut } = useDisclosure<HTMLDivElement>();
  const mine = line.seat >= 0 ? desk.card.value?.seats[line.seat]?.mine : desk.card.value?.watchers?.some((one) => one.mine && one.name === line.name);
  return (
    <div class="msg" ref={box}>
      {line.seat >= 0 ? <SeatBadge seat={line.seat} /> : <Icon name="eye" />}
      <span>
        {mine ? (
          <b>{line.name}</b>
        ) : (
          <button class="speaker" aria-expanded={open} title={t("about-somebody", { name: line.name })} onClick={toggle}>
            {line.name}
          </button>
        )}
        {line.seat < 0 && <small>{t("watches")}</small>}
        <time>{hour(line.number / 1000)}</time>
      </span>
      <p>{line.text}</p>
      {open && (
        <Powers desk={desk} about={speaker(desk, line)} done={shut}>
          <li>
            <button onClick={() => desk.hearing.mute(line.name, true)}>
              <Icon name="mute" />
              {t("mute", { name: line.name })}
            </button>
          </li>
        </Powers>
      )}
    </div>
  );
}

/** Whether the host has taken the word from whoever looks. */
const hushed = (card: wire.TableCard, seat: number): boolean =>
  Boolean(seat >= 0 ? card.seats[seat]?.silenced : card.watchers?.find((one) => one.mine)?.silenced);

/** What was not said stays typed, and why it was not is told beside it. */
function SayField({ desk }: { desk: Live }) {
  const [typed, type] = useState("");
  const [trouble, say] = useState("");
  const quiet = hushed(desk.card.value!, desk.seat.value);
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = typed.trim();
    if (!text) return;
    const answer = await desk.sitting.ask({ type: "say", text });
    say(answer.type === "lost" ? t("not-said") : "text" in answer ? answer.text : "");
    if (answer.type === "done") type((now) => (now.trim() === text ? "" : now));
  };
  return (
    <form class="speak" onSubmit={(event) => void submit(event)}>
      <span class="field grow">
        <input
          aria-label={t("chat-say")}
          aria-describedby="say-trouble"
          placeholder={quiet ? t("silenced") : t("chat-say")}
          disabled={quiet}
          maxLength={300}
          value={typed}
          onInput={(event) => {
            type(event.currentTarget.value);
            say("");
          }}
        />
      </span>
      <button class="btn" disabled={quiet}>
        {t("chat-send")}
      </button>
      <p class="trouble" id="say-trouble" role="alert">
        {quiet ? t("silenced") : trouble}
      </p>
    </form>
  );
}
