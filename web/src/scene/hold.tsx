// A secret under a cover: it is in the page only while somebody holds the cover down; who has neither a
// finger nor a key, but a voice, turns it over and back.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

interface HoldProps {
  label: string;
  zone?: string;
  cover: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

export function Hold({ label, zone, cover, class: extra = "", children }: HoldProps) {
  const [open, set] = useState(false);
  useEffect(() => {
    const close = () => set(false);
    addEventListener("blur", close);
    addEventListener("pointerup", close);
    return () => {
      removeEventListener("blur", close);
      removeEventListener("pointerup", close);
    };
  }, []);
  const key = (down: boolean) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    set(down);
  };
  return (
    <div class={`hold ${extra} ${open ? "open" : ""}`} data-zone={zone}>
      <div role="status">{open && children}</div>
      <button
        aria-expanded={open}
        onPointerDown={() => set(true)}
        onPointerCancel={() => set(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={key(true)}
        onKeyUp={key(false)}
        onBlur={() => set(false)}
        onClick={(event) => event.detail === 0 && set(!open)}
      >
        <span class="vh">{label}</span>
        {!open && <span aria-hidden="true">{cover}</span>}
      </button>
    </div>
  );
}
