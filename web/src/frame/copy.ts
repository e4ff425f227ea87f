// A link into the clipboard; where that is not allowed, to be copied by hand.
import { t } from "../words";
import { toast } from "./toast";

export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("copied"));
  } catch {
    prompt(t("copy-by-hand"), link);
  }
}
