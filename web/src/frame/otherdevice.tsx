// What else one may want of one's own seat: to open it on another device, and a chat room that is told of it.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../words";
import { MyKeyDialog } from "./mykey";

/** A chat room shall be told of this table; an entry of a list of powers. */
export function RoomOfTable({ table }: { table: string }) {
  return (
    <li>
      <a href={`/alerts#table=${encodeURIComponent(table)}`}>
        <Icon name="chat" />
        {t("room-tell")}
      </a>
    </li>
  );
}

/** One's own key; an entry of a list of powers. */
export function OtherDevice() {
  const [shown, show] = useState(false);
  return (
    <li>
      <button onClick={() => show(true)}>
        <Icon name="key" />
        {t("other-device")}
      </button>
      {shown && <MyKeyDialog close={() => show(false)} />}
    </li>
  );
}
