// Nothing to see: a cover between two players at one screen, and "hide my screen".
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { t } from "../words";

export const hidden = signal(false);

export function hideScreen(): void {
  hidden.value = true;
}

interface CoverProps {
  title: string;
  text: string;
  button: string;
  seat?: number;
  open: () => void;
}

export function Cover({ title, text, button, seat = -1, open }: CoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => opener.current?.focus(), []);
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <div class="sheet-of-paper">
        {seat >= 0 ? <SeatBadge seat={seat} class="large" /> : <Icon name="hide" class="large" />}
        <h1 id="cover-title">{title}</h1>
        <p>{text}</p>
        <button class="btn main" ref={opener} onClick={open}>
          {button}
        </button>
      </div>
    </div>
  );
}

export function HiddenScreen() {
  return (
    <Cover
      title={t("hidden-title")}
      text={t("hidden-text")}
      button={t("hidden-open")}
      open={() => (hidden.value = false)}
    />
  );
}
