// The page of a table: the lobby, the match, and what comes after.
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Alone, Blank, LoadingPage, Nowhere } from "../frame/blank";
import { Cover, hidden, HiddenScreen } from "../frame/cover";
import { chairs, LateChairs } from "../frame/latecomer";
import { later } from "../frame/later";
import { brought, LinkState } from "../frame/link";
import { Sure } from "../frame/sure";
import { refuse, toast } from "../frame/toast";
import { dress, isDressed } from "../games";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { go, hash, words } from "../router";
import { attend, ring } from "../table/attention";
import { stylesheet } from "../style/sheet";
import { DeskContext } from "../table/context";
import { ending } from "../table/ending";
import { type Live, live } from "../table/live";
import { cutWords, isCut } from "../table/sitting";
import { t } from "../words";
import { Match } from "./match";

const Lobby = later(async () => {
  const [pages] = await Promise.all([import("./away"), stylesheet("away")]);
  return pages.Lobby;
});
const Replay = later(async () => (await dressedForTheEnd()).Replay);
const Curtain = later(async () => (await dressedForTheEnd()).Curtain, () => null);

/** The pages after a match, with their stylesheet. */
async function dressedForTheEnd() {
  const [pages] = await Promise.all([import("./away"), stylesheet("end")]);
  return pages;
}

export function TablePage({ id }: { id: string }) {
  const desk = useMemo(() => live(id), [id]);
  useEffect(() => () => desk.close(), [desk]);
  useRecovery(desk, id);
  useTidings(desk);
  if (hidden.value) return <HiddenScreen />;
  return (
    <DeskContext.Provider value={desk}>
      <Inside desk={desk} />
      {desk.card.value && <LinkState desk={desk} />}
      <Sure />
    </DeskContext.Provider>
  );
}

/** What happens at the table is told in passing; and in the title, as long as nobody looks. */
function useTidings(desk: Live): void {
  const { nudge, minute } = desk.sitting;
  useSignalEffect(() => {
    const mine = (desk.state.value?.options.length ?? 0) > 0;
    attend(mine, desk.card.value?.title ?? "", desk.hearing.unread.value, nudge.value?.text);
  });
  useSignalEffect(() => {
    const reminded = minute.value?.deed === "nudge" && nudge.peek(); // by a sentence of one's own
    if (minute.value && !reminded) toast(minute.value.text);
  });
  useSignalEffect(() => {
    if (!nudge.value) return;
    toast(nudge.value.text);
    ring(desk.card.peek()?.title ?? "", nudge.value.text);
  });
  useEffect(() => {
    const seen = () => (nudge.value = null);
    addEventListener("pointerdown", seen);
    addEventListener("keydown", seen);
    return () => {
      removeEventListener("pointerdown", seen);
      removeEventListener("keydown", seen);
    };
  }, [desk]);
}

/** A recovery link: `#seat=TOKEN` gives the seat to this device. */
function useRecovery(desk: Live, id: string): void {
  useEffect(() => {
    const token = words(hash.value).get("seat");
    if (!token) return;
    go(`/t/${id}`, true);
    api.recover(id, token).then(
      (held) => desk.sitting.sit(held.seat),
      (trouble: Trouble) => refuse(trouble.message || t("offline"), true),
    );
  }, [id, hash.value]);
}

function Inside({ desk }: { desk: Live }) {
  const { link, refusal } = desk.sitting;
  const card = desk.card.value;
  const game = card?.game;
  useEffect(() => {
    if (game) void brought(() => dress(game));
  }, [game]);
  if (link.value === "refused") return <NotHere desk={desk} word={refusal.value} />;
  if (!card || !isDressed(card.game)) return <Waiting desk={desk} />;
  if (card.status === "open") return <Lobby desk={desk} card={card} />;
  if (card.status === "closed" && !card.moment) return <Nowhere title={t("report-closed")} text={t("closed-text")} />;
  return <Begun desk={desk} card={card} />;
}

/** The match, and its end in three acts. */
function Begun({ desk, card }: { desk: Live; card: wire.TableCard }) {
  const end = useMemo(() => ending(desk), [desk]);
  useEffect(() => end.close, [end]);
  const act = end.act.value;
  if (act === "report") return <Replay desk={desk} card={card} />;
  return (
    <>
      <Playing desk={desk} />
      {card.status === "over" && <Curtain desk={desk} card={card} end={end} />}
    </>
  );
}

function Waiting({ desk }: { desk: Live }) {
  return isCut(desk.sitting.link.value) ? <LinkCut desk={desk} /> : <LoadingPage />;
}

function LinkCut({ desk }: { desk: Live }) {
  return (
    <Alone>
      <Blank drawing="cut" title={t("lost-title")} text={cutWords(desk.sitting)}>
        <button class="btn" onClick={() => desk.sitting.retry()}>
          {t("retry")}
        </button>
      </Blank>
    </Alone>
  );
}

const PRIVATE = ["no-watchers", "no-seat", "watchers"];
const DISMISSED = ["kicked", "removed"];

/** What the door says: no such table, not for watchers, or not any more. */
function door(word: string): [string, string] {
  if (DISMISSED.includes(word)) return ["kicked-title", "kicked-text"];
  return PRIVATE.includes(word) ? ["private-title", "private-text"] : ["gone-title", "gone-text"];
}

function NotHere({ desk, word }: { desk: Live; word: string }) {
  const [title, otherwise] = door(word);
  const shut = PRIVATE.includes(word);
  useEffect(() => {
    if (shut) void desk.sitting.refresh();
  }, [shut]);
  const free = shut && chairs(desk.card.value).length > 0;
  const text = desk.sitting.dismissal.value || t(otherwise);
  return (
    <Nowhere title={t(title)} text={free ? t("private-late") : text}>
      {free && <LateChairs desk={desk} card={desk.card.value} />}
    </Nowhere>
  );
}

/** The match; between two players of one screen, a cover. */
function Playing({ desk }: { desk: Live }) {
  const next = useNextSeat(desk);
  if (next.value >= 0) {
    const name = desk.card.value?.seats[next.value]?.name ?? "";
    return (
      <Cover
        seat={next.value}
        title={t("cover-title", { name })}
        text={t("cover-text", { name })}
        button={t("cover-open", { name })}
        open={() => desk.sitting.sit(next.value)}
      />
    );
  }
  if (!desk.state.value) return <Waiting desk={desk} />;
  return <Match desk={desk} />;
}

/** Another of my seats that is asked, while this one is not; -1 when there is none. */
function useNextSeat(desk: Live) {
  return useComputed(() => {
    const mine = desk.card.value?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
    const actors = desk.state.value?.actors ?? [];
    if (mine.length < 2 || !desk.state.value) return -1;
    if (actors.includes(desk.seat.value)) return -1;
    return mine.find((seat) => actors.includes(seat)) ?? -1;
  });
}
