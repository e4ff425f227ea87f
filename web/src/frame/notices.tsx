// What this browser does not allow, and what to do about it; on the pages where it matters.
import { cookieless, forgetful } from "../kept";
import { t } from "../words";

export function Notices() {
  return cookieless.value ? <p class="notice">{t("no-cookies")}</p> : <Forgetful />;
}

/** Nothing is kept here when the page is closed. */
export function Forgetful() {
  return forgetful.value ? <p class="notice">{t("forgetful")}</p> : null;
}
