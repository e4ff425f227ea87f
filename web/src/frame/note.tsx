// A note over the table: a sign, a sentence, and what can be done.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { useReturnedFocus } from "./focus";

interface NoteProps {
  kind: string;
  icon: IconName;
  text: string;
  small?: string;
  children?: ComponentChildren;
}

/** One note: its text is read aloud when it comes, and its buttons wait to be found. */
export function Note({ kind, icon, text, small, children }: NoteProps) {
  const box = useRef<HTMLElement>(null);
  useReturnedFocus(box);
  return (
    <section ref={box} class={`note ${kind}`} data-note={kind} aria-label={text}>
      <Icon name={icon} />
      <p role="status">
        {text}
        {small && <small>{small}</small>}
      </p>
      {children && <div class="row">{children}</div>}
    </section>
  );
}
