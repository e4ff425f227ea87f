// The last word before an action is done; or which of several was meant.
import { Icon } from "../art/icons";
import { useDesk } from "../table/context";
import { t } from "../words";

export function Confirm() {
  const { choosing } = useDesk();
  const armed = choosing.armed.value;
  const asked = choosing.asked.value;
  if (!armed && !choosing.begun.value) return null;
  return (
    <div class="confirm">
      {asked.length > 0 && (
        <fieldset class="which">
          <legend class="small">{t("which-one")}</legend>
          {asked.map((option) => (
            <button key={option.id} class="btn" onClick={() => choosing.take(option)}>
              {option.label}
            </button>
          ))}
        </fieldset>
      )}
      {!armed && !asked.length && <p class="small grow">{t("pick-next")}</p>}
      {armed && (
        <button class="btn go" aria-label={t("confirm-it", { label: armed.label })} onClick={() => choosing.confirm()}>
          {armed.label}
        </button>
      )}
      {choosing.begun.value && (
        <button class="btn icon" aria-label={t("drop")} onClick={() => choosing.drop()}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
