// The way back to the evening that a table is part of, for those who play there.
import { Icon } from "../art/icons";
import type * as wire from "../protocol";
import { t } from "../words";

export function ToEvening({ card, main = false }: { card: wire.TableCard; main?: boolean }) {
  if (!card.evening) return null;
  return (
    <a class={`btn ${main ? "main" : ""}`} href={`/e/${card.evening}`}>
      <Icon name="back" />
      {t("to-evening")}
    </a>
  );
}
