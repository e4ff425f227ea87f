// Pages that come when they are first shown: a table needs none of the others.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { LoadingPage } from "./blank";
import { brought } from "./link";

/** A page to come; `Meanwhile` stands in its place until then. */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = LoadingPage,
): ComponentType<Props> {
  const found = signal<{ Page: ComponentType<Props> } | null>(null);
  let asked = false;
  const bring = (): void => {
    if (asked) return;
    asked = true;
    void brought(fetch).then((Page) => (found.value = { Page }));
  };
  return (props) => {
    useEffect(bring, []);
    const Page = found.value?.Page;
    return Page ? <Page {...props} /> : <Meanwhile />;
  };
}
