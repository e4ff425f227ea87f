// Which page of a circle or an evening an address means.
import { Nowhere } from "../frame/blank";
import { Circle } from "../pages/circle";
import { Circles } from "../pages/circles";
import { Evening } from "../pages/evening";
import { Kiosk } from "../pages/kiosk";
import { Poster } from "../pages/poster";
import { Projector } from "../pages/projector";

export function Gathering({ kind, id, part }: { kind: string; id: string; part: string }) {
  if (kind === "cercles") return <Circles />;
  if (part === "affiche") return <Poster kind={kind} id={id} />;
  if (kind === "c") return part ? <Nowhere /> : <Circle link={id} />;
  if (part === "ecran") return <Projector id={id} />;
  if (part === "borne") return <Kiosk id={id} />;
  return part ? <Nowhere /> : <Evening id={id} />;
}
