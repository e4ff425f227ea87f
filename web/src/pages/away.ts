// Every page where no match is being played: one script, which a table in play does without.
export { Alerts } from "./alerts";
export { Curtain } from "./curtain";
export { Front } from "./front";
export { Lobby } from "./lobby";
export { Me } from "./me";
export { Replay } from "./replay";
export { Tables } from "./tables";
