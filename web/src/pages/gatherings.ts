// Circles and evenings: one script, with its words, which nobody else needs.
import en from "../../text/gatherings/en.ftl";
import fr from "../../text/gatherings/fr.ftl";
import { learn } from "../words";

learn({ fr, en });
export { Gathering } from "../gatherings";
