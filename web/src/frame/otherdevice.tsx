// One's own seats on another device: by one's key.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../words";
import { MyKeyDialog } from "./mykey";

/** An entry of a list of powers. */
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
