// One's own seat on another device: by its recovery link.
import { Icon } from "../art/icons";
import { recovery } from "../net/keys";
import { t } from "../words";
import { copy } from "./copy";

/** An entry of a list of powers. */
export function OtherDevice({ table, seat }: { table: string; seat: number }) {
  const link = recovery(table, seat);
  if (!link) return null;
  return (
    <li>
      <button onClick={() => void copy(link)}>
        <Icon name="key" />
        {t("other-device")}
      </button>
    </li>
  );
}
