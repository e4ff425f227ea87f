// Notes over the table: a ballot, a pause, a seat that a bot keeps, somebody who does not come back, a chair
// for whoever comes late.  None takes the focus; each says what can be done.
import { useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type * as wire from "../protocol";
import type { Live } from "../table/live";
import { stretch, usePassed } from "../table/passing";
import { does, right } from "../table/powers";
import { t } from "../words";
import { Knocks } from "./knocks";
import { LateChair } from "./latecomer";
import { Note } from "./note";
import { given, hostIsHere, use } from "./powers";

const PATIENCE = 120; // seconds that somebody may be away at most before those who wait are shown a way out
const AGAIN = 15_000; // milliseconds until it is asked anew what they are

export function Notes({ desk }: { desk: Live }) {
  return (
    <div class="notes">
      <KnockNotes desk={desk} />
      <BallotNote desk={desk} />
      <PauseNote desk={desk} />
      <KeptNote desk={desk} />
      <HostNote desk={desk} />
      <StuckNote desk={desk} />
      <LateChair desk={desk} />
    </div>
  );
}

/** Whoever asks to be let in. */
function KnockNotes({ desk }: { desk: Live }) {
  const card = desk.card.value;
  return card && <Knocks card={card} told={(now) => (desk.sitting.card.value = now)} />;
}

function BallotNote({ desk }: { desk: Live }) {
  const ballot = desk.card.value?.ballot;
  return ballot ? <Ballot desk={desk} ballot={ballot} /> : null;
}

/** A wish that the others are asked about. */
function Ballot({ desk, ballot }: { desk: Live; ballot: wire.Ballot }) {
  const left = Math.max(0, Math.ceil(ballot.left - usePassed(desk.sitting.carded.value)));
  const names = ballot.waiting.map((seat) => desk.card.value?.seats[seat]?.name).join(", ");
  const answer = (yes: boolean) => void does(desk, { deed: "vote", yes });
  return (
    <Note kind="ballot" icon="people" text={ballot.text} small={ballot.answer ? undefined : t("ballot-waits", { names })}>
      <span class="left" aria-hidden="true">
        {t("seconds", { count: left })}
      </span>
      {ballot.answer && (
        <>
          <button class="btn go" onClick={() => answer(true)}>
            {t("yes")}
          </button>
          <button class="btn" onClick={() => answer(false)}>
            {t("no")}
          </button>
        </>
      )}
    </Note>
  );
}

function PauseNote({ desk }: { desk: Live }) {
  const paused = desk.card.value?.paused;
  if (!paused) return null;
  return (
    <Note kind="paused" icon="pause" text={t("paused", { name: paused.name })} small={t("paused-text")}>
      {right(desk, "resume") && (
        <button class="btn main" onClick={() => use(desk, { deed: "resume", icon: "play" })}>
          {t("power-resume")}
        </button>
      )}
    </Note>
  );
}

function KeptNote({ desk }: { desk: Live }) {
  const own = desk.card.value?.seats[desk.seat.value];
  if (desk.card.value?.status !== "playing" || !own?.mine || !(own.kept || own.resigned)) return null;
  if (own.resigned) return <Note kind="kept" icon="flag" text={t("resigned-note")} />;
  return (
    <Note kind="kept" icon="bot" text={t("kept-note")}>
      {right(desk, "sit-in") && (
        <button class="btn main" onClick={() => void does(desk, { deed: "sit-in" })}>
          {t("kept-back")}
        </button>
      )}
    </Note>
  );
}

/** The host is gone: the table goes to whoever takes it. */
function HostNote({ desk }: { desk: Live }) {
  const [later, wait] = useState(false);
  const { host_seat: seat = -1, seats = [] } = desk.card.value ?? {};
  const host = seats[seat];
  if (later || hostIsHere(desk) || !right(desk, "claim")) return null;
  const text = host?.away ? t("host-gone", { name: host.name, time: stretch(host.away) }) : t("host-gone-nobody");
  return (
    <Note kind="host" icon="crown" text={text} small={host ? t("host-gone-text", { name: host.name }) : undefined}>
      <button class="btn" onClick={() => wait(true)}>
        {t("wait-more")}
      </button>
      <button class="btn main" onClick={() => use(desk, { deed: "claim", icon: "crown" })}>
        {t("power-claim")}
      </button>
    </Note>
  );
}

/** Seconds since somebody went; none for whoever is here. */
export function useAway(desk: Live, seat?: wire.SeatCard): number {
  const since = desk.sitting.gone.get(seat?.seat ?? -1);
  const passed = usePassed(since ?? 0, since !== undefined);
  return since === undefined ? 0 : passed;
}

/** Everybody waits for somebody who does not come back: the ways out. */
function StuckNote({ desk }: { desk: Live }) {
  const missing = useComputed(() => {
    const { seats = [], status, paused } = desk.card.value ?? {};
    const asked = desk.state.value?.actors ?? [];
    const waits = (one: wire.SeatCard) => (status === "open" ? !one.ready : asked.includes(one.seat));
    return paused ? undefined : seats.find((one) => one.who === "person" && !one.mine && !one.here && !one.stood_in && !one.kept && waits(one));
  }).value;
  const [later, wait] = useState(-1);
  const away = useAway(desk, missing);
  const patience = Math.min(PATIENCE, desk.card.value?.settings.away ?? PATIENCE);
  const stuck = missing !== undefined && away >= patience;
  useEffect(() => {
    if (!stuck) return;
    void desk.sitting.refresh();
    const timer = setInterval(() => void desk.sitting.refresh(), AGAIN);
    return () => clearInterval(timer);
  }, [stuck]);
  if (!stuck || later === missing.seat) return null;
  const about = { seat: missing.seat, name: missing.name };
  const ways = given(desk, about).filter(({ deed }) => ["nudge", "replace", "kick"].includes(deed));
  if (!ways.length) return null;
  const { name } = missing;
  return (
    <Note kind="stuck" icon="clock" text={t("stuck", { name, time: stretch(away) })} small={ways.some(({ deed }) => deed === "replace") ? t("stuck-text") : undefined}>
      {ways.map((power) => (
        <button key={power.deed} class="btn" data-deed={power.deed} onClick={() => use(desk, power, about)}>
          {t(`power-${power.deed}`, { name })}
        </button>
      ))}
      <button class="btn quiet" onClick={() => wait(missing.seat)}>
        {t("wait-more")}
      </button>
    </Note>
  );
}
