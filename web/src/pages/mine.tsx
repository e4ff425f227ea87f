// One's own tables on the front page: at most two where it is one's turn, and the way to all of them.
import type { ComponentChildren } from "preact";
import { SeatBadge } from "../art/seat";
import { useHouseTime, useMine } from "../net/mine";
import type * as wire from "../protocol";
import { span } from "../spans";
import { t } from "../words";

const SHOWN = 2;

/** The rows; `children` are tables of other people, `none` is said where there is nothing at all. */
export function MineRows({ children, none }: { children?: ComponentChildren; none: boolean }) {
  const seen = useMine();
  const now = useHouseTime(seen);
  const tables = (seen?.tables ?? []).filter((one) => one.place === "list");
  const yours = tables.filter((one) => one.turn === "yours");
  const going = tables.filter((one) => one.turn !== "over");
  return (
    <>
      <ul class={seen?.old ? "old" : ""}>
        {yours.slice(0, SHOWN).map((one) => (
          <Row key={one.card.id} table={one} now={now} />
        ))}
        {children}
        {none && !going.length && <li class="none">{t("no-tables")}</li>}
      </ul>
      {seen && (
        <a class="all-mine" href={tables.length || seen.archived ? "/tables" : "/moi"}>
          {tables.length || seen.archived ? t("mine-all", { count: going.length, others: going.length - yours.length }) : t("mine-find")}
        </a>
      )}
    </>
  );
}

function Row({ table: { card, since }, now }: { table: wire.MyTable; now: number }) {
  const mine = card.seats.find((seat) => seat.mine);
  return (
    <li>
      <SeatBadge seat={mine?.seat ?? 0} />
      <span class="grow">
        <b>{card.title}</b>
        <small class="yours">{t("mine-yours", { span: span(now - since) })}</small>
      </span>
      <Go card={card} turn="yours" class="main" />
    </li>
  );
}

interface GoProps {
  card: wire.TableCard;
  turn: wire.MyTable["turn"];
  class?: string;
  onClick?: () => void;
}

/** The way to a table; whoever only hears it is told which. */
export function Go({ card, turn, class: extra = "", onClick }: GoProps) {
  const go = t(`mine-go-${turn}`);
  return (
    <a class={`btn ${extra}`} href={`/t/${card.id}`} onClick={onClick} aria-label={t("mine-go-at", { go, title: card.title, code: card.code ?? "" })}>
      {go}
    </a>
  );
}
