// One question about many things, with a signal for each: a component that asks about one of them is
// drawn anew only when the answer for that one is another.
import { computed, type ReadonlySignal } from "@preact/signals";

export function each<Key, Value>(find: (one: Key) => Value): (one: Key) => Value {
  const known = new Map<Key, ReadonlySignal<Value>>();
  return (one) => {
    let found = known.get(one);
    if (!found) known.set(one, (found = computed(() => find(one))));
    return found.value;
  };
}
