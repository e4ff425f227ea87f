// Something that opens at a button and shuts again.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export interface Disclosure<Box> {
  box: RefObject<Box | null>;
  open: boolean;
  toggle: () => void;
  /** After something was done in it, or by Escape: the focus is on its button again. */
  shut: () => void;
}

/** A touch elsewhere shuts it too; a question that is asked meanwhile does not. */
export function useDisclosure<Box extends HTMLElement>(): Disclosure<Box> {
  const [open, set] = useState(false);
  const box = useRef<Box>(null);
  const shut = () => {
    box.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    set(false);
  };
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node) && !(target as Element).closest?.("dialog")) set(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) shut();
    };
    addEventListener("pointerdown", elsewhere);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("keydown", escape);
    };
  }, [open]);
  return { box, open, toggle: () => set(!open), shut };
}
