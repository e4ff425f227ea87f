import { useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import type * as wire from "../protocol";
import { t } from "../words";

export function Chat({ lines, say }: { lines: wire.ChatLine[]; say: (text: string) => void }) {
  const [typed, type] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    say(typed.trim());
    type("");
  };
  return (
    <div class="chat">
      <div role="log" aria-label={t("tab-chat")}>
        {lines.map((line) => (
          <p key={line.number}>
            <SeatBadge seat={line.seat} />
            <span>
              <b>{line.name}</b> {line.text}
            </span>
          </p>
        ))}
      </div>
      {!lines.length && <p class="small">{t("chat-empty")}</p>}
      <form class="row" onSubmit={submit}>
        <span class="field grow">
          <input
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            maxLength={300}
            value={typed}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </span>
        <button class="btn">{t("chat-send")}</button>
      </form>
    </div>
  );
}
