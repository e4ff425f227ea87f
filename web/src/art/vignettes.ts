// A picture for each game, for its folder.
import ateam from "./ateam.svg";
import bond from "./bond.svg";
import impossible from "./impossible.svg";
import lair from "./lair.svg";
import redacted from "./redacted.svg";

export const vignettes: Record<string, string> = { lair, ateam, impossible, bond, redacted };
