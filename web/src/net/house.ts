// What the house says of itself: where others reach it, and who its bots are.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "./api";
import type * as wire from "../protocol";
import { lang } from "../words";

const house = signal<wire.HouseCard | null>(null);

/** Asked for once a visit, and again in another language. */
export function useHouse(): wire.HouseCard | null {
  useEffect(() => {
    api.house().then(
      (found) => (house.value = found),
      () => {},
    );
  }, [lang.value]);
  return house.value;
}

/** What the bot with this face is called; nothing until the house has said it. */
export const botName = (face: number): string => house.value?.bots[face % (house.value?.bots.length || 1)] ?? "";
