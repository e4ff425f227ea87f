// The way from the front page to one's circles.
import { t } from "../words";

export function GatheringsLink() {
  return (
    <a class="btn quiet" href="/cercles">
      {t("circles-link")}
    </a>
  );
}
