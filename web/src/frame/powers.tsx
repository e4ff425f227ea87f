// Powers as a list: about oneself and the table, about a seat, about a watcher.  What is in it is what the
// table allows; each asks before it is done.
import { signal } from "@preact/signals";
import { Icon, type IconName } from "../art/icons";
import type * as wire from "../protocol";
import { go } from "../router";
import type { Live } from "../table/live";
import { type About, type DeedName, does, right } from "../table/powers";
import { t } from "../words";
import { absenceFields } from "./absence";
import { type Question, sure } from "./sure";

interface Power {
  deed: DeedName;
  icon: IconName;
  bad?: boolean;
}

const OWN: Power[] = [
  { deed: "sit-in", icon: "again" },
  { deed: "sit-out", icon: "bot" },
  { deed: "resume", icon: "play" },
  { deed: "pause", icon: "pause" },
  { deed: "absence", icon: "clock" },
  { deed: "claim", icon: "crown" },
  { deed: "leave", icon: "door" },
  { deed: "resign", icon: "flag", bad: true },
  { deed: "close", icon: "no", bad: true },
];
const ABOUT: Power[] = [
  { deed: "nudge", icon: "bell" },
  { deed: "swap", icon: "swap" },
  { deed: "replace", icon: "bot" },
  { deed: "host", icon: "crown" },
  { deed: "watch", icon: "eye" },
  { deed: "silence", icon: "mute" },
  { deed: "kick", icon: "door", bad: true },
  { deed: "remove", icon: "door", bad: true },
];
const PLAIN: DeedName[] = ["sit-in", "resume"]; // they only undo what was asked for before
const STAGED: DeedName[] = ["leave", "kick", "close"]; // they mean something else before the match

/** The powers of a list that the table gives now. */
export function given(desk: Live, about?: About): Power[] {
  return (about ? ABOUT : OWN).filter(({ deed }) => right(desk, deed, about));
}

/** What a deed is called; silence has two directions, and a table can be taken or taken back. */
function named(desk: Live, deed: DeedName, about: About): string {
  const { name = "" } = about;
  if (deed === "silence" && hushed(desk, about)) return t("power-unsilence", { name });
  if (deed === "claim" && hostIsHere(desk)) return t("power-reclaim");
  return t(`power-${deed}`, { name });
}

function meaning(desk: Live, deed: DeedName, about: About): string {
  const { name = "" } = about;
  const early = STAGED.includes(deed) && desk.card.value?.status === "open";
  const stage = early ? "-open" : ends(desk, deed) ? "-last" : "";
  const key = deed === "silence" && hushed(desk, about) ? "power-unsilence-text" : `power-${deed}-text${stage}`;
  const asks = right(desk, deed, about)?.how === "vote";
  return [t(key, { name }), deed === "leave" && handsOver(desk) && t("power-leave-host"), asks && t("power-asks")].filter(Boolean).join(" ");
}

/** Whether the match ends with it: nobody is left to play, or whoever resigns leaves one alone. */
function ends(desk: Live, deed: DeedName): boolean {
  const by = right(desk, deed)?.by;
  const others = desk.card.value?.seats.filter((one) => one.seat !== by && !one.resigned) ?? [];
  const nobody = !others.some((one) => one.who === "person");
  return deed === "leave" ? nobody : deed === "resign" && (nobody || others.length < 2);
}

/** Whether a host who leaves makes somebody else the host. */
function handsOver(desk: Live): boolean {
  const { host, seats = [] } = desk.card.value ?? {};
  const people = seats.filter((one) => one.who === "person" && !one.resigned);
  return Boolean(host) && seats.filter((one) => one.mine).length === 1 && people.some((one) => !one.mine);
}

const hushed = (desk: Live, { seat, watcher }: About): boolean =>
  Boolean(seat !== undefined ? desk.card.value?.seats[seat]?.silenced : desk.card.value?.watchers?.find((one) => one.id === watcher)?.silenced);

export const hostIsHere = (desk: Live): boolean => {
  const { host_seat: seat = -1, seats = [] } = desk.card.value ?? {};
  return Boolean(seats[seat]?.here);
};

/** Asks whether a power shall be used, and uses it. */
export function use(desk: Live, { deed, bad }: Power, about: About = {}, done = () => {}): void {
  const { seat, watcher } = about;
  const plain = { deed, ...(seat !== undefined && { seat }), ...(watcher !== undefined && { watcher }) } as wire.Deed;
  const title = named(desk, deed, about);
  const yes = right(desk, deed, about)?.how === "vote" ? t("power-ask") : title;
  const act = async (wanted: wire.Deed) => {
    done();
    const begun = desk.card.value?.status === "playing";
    if ((await does(desk, wanted)) && deed === "leave" && begun) go("/"); // there is nothing to wait for
  };
  const question = { title, yes, text: meaning(desk, deed, about), bad };
  if (PLAIN.includes(deed) && right(desk, deed)?.how === "now") return void act(plain);
  if (deed === "swap") return swap(desk, question, seat!, act);
  if (deed === "absence") return changeAbsence(desk, question, act);
  const wanted = deed === "silence" ? ({ ...plain, quiet: !hushed(desk, about) } as wire.Deed) : plain;
  sure({ ...question, act: () => void act(wanted) });
}

type Asking = Omit<Question, "act" | "Fields">;
type Act = (deed: wire.Deed) => Promise<void>;

/** With whom, is to be chosen. */
function swap(desk: Live, question: Asking, seat: number, act: Act): void {
  const seats = (desk.card.value?.seats ?? []).filter((one) => one.seat !== seat);
  const other = signal(seats[0]!.seat);
  const Fields = () => (
    <label class="row">
      <span class="grow">{t("swap-with")}</span>
      <select value={other.value} onChange={(event) => (other.value = Number(event.currentTarget.value))}>
        {seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.who === "open" ? t("seat-free", { seat: "ABCDEFGH"[one.seat]! }) : one.name}
          </option>
        ))}
      </select>
    </label>
  );
  const yes = question.yes === t("power-ask") ? question.yes : t("power-swap-yes");
  sure({ ...question, yes, Fields, act: () => void act({ deed: "swap", seat, other: other.value }) });
}

function changeAbsence(desk: Live, question: Asking, act: Act): void {
  const { chosen, Fields } = absenceFields(desk.card.value!.settings);
  sure({ ...question, Fields, yes: t("power-absence-yes"), act: () => void act({ deed: "absence", ...chosen.value }) });
}

interface PowersProps {
  desk: Live;
  about?: About;
  children?: preact.ComponentChildren; // what else one may do about them
  done?: () => void;
}

/** A list of powers; nothing where there is none. */
export function Powers({ desk, about, children, done }: PowersProps) {
  const powers = given(desk, about);
  if (!powers.length && !children) return null;
  const item = (power: Power) => (
    <li key={power.deed}>
      <button class={power.bad ? "bad" : ""} data-deed={power.deed} onClick={() => use(desk, power, about, done)}>
        <Icon name={power.icon} />
        {named(desk, power.deed, about ?? {})}
      </button>
    </li>
  );
  return (
    <ul class="powers">
      {powers.filter((one) => !one.bad).map(item)}
      {children}
      {powers.filter((one) => one.bad).map(item)}
    </ul>
  );
}
