// A picture for each game, for its folder.
import ateam from "../../../src/filature/games/ateam/art/cover.svg";
import bond from "../../../src/filature/games/bond/art/cover.svg";
import impossible from "../../../src/filature/games/impossible/art/cover.svg";
import lair from "../../../src/filature/games/lair/art/cover.svg";
import redacted from "../../../src/filature/games/redacted/art/cover.svg";

export const vignettes: Record<string, string> = { lair, ateam, impossible, bond, redacted };
