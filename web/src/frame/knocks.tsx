// Whoever knocks by a code: those who sit at the table open, or not.
import { Icon } from "../art/icons";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { t } from "../words";
import { refuse } from "./toast";

export function Knocks({ card, told }: { card: wire.TableCard; told: (card: wire.TableCard) => void }) {
  const answer = (knock: string, open: boolean) =>
    api.answerKnock(card.id, knock, open).then(told, (trouble: Trouble) => refuse(trouble.message || t("offline")));
  return (
    <div class="knocks" role="status">
      {(card.knocks ?? []).map(({ id, name }) => (
        <p key={id} class="note">
          <Icon name="door" />
          <span class="grow">{t("knocks", { name })}</span>
          <button class="btn main" onClick={() => void answer(id, true)}>
            {t("open-door")}
          </button>
          <button class="btn" onClick={() => void answer(id, false)}>
            {t("shut-door")}
          </button>
        </p>
      ))}
    </div>
  );
}
