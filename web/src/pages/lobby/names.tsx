// Who one wants to be at this table: a name used here before, the code name, or another.
import { type Signal, useSignal } from "@preact/signals";
import { guest } from "../../desk";
import { usedNames } from "../../known";
import { t } from "../../words";

export function Names({ chosen }: { chosen: Signal<string> }) {
  const typing = useSignal(false);
  const known = [...new Set([...usedNames(), guest.value].filter(Boolean))];
  return (
    <div class="names-here" role="group" aria-labelledby="you-are">
      <span class="label" id="you-are">
        {t("you-are")}
      </span>
      <div class="names">
        {known.map((name) => (
          <button
            key={name}
            aria-pressed={!typing.value && name === chosen.value}
            onClick={() => {
              typing.value = false;
              chosen.value = name;
            }}
          >
            {name}
          </button>
        ))}
        <button aria-pressed={typing.value} onClick={() => (typing.value = true)}>
          {t("other-name")}
        </button>
      </div>
      {typing.value && (
        <span class="field">
          <input
            aria-label={t("your-name")}
            maxLength={40}
            ref={(box) => box?.focus()}
            value={known.includes(chosen.value) ? "" : chosen.value}
            onInput={(event) => (chosen.value = event.currentTarget.value)}
          />
        </span>
      )}
    </div>
  );
}
