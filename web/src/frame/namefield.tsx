// A name to type, or one of those that were used in this browser.
import { usedNames } from "../known";

interface NameFieldProps {
  id: string;
  value: string;
  set: (name: string) => void;
}

export function NameField({ id, value, set }: NameFieldProps) {
  return (
    <span class="field grow">
      <input id={id} value={value} maxLength={40} list={`${id}-used`} autocomplete="off" onInput={(event) => set(event.currentTarget.value)} />
      <datalist id={`${id}-used`}>
        {usedNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </span>
  );
}
