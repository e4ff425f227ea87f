// The drawings of the cards, by the key of the card.
import backPlain from "../../../../src/filature/games/lair/art/back-plain.svg";
import backSpy from "../../../../src/filature/games/lair/art/back-spy.svg";
import lair1 from "../../../../src/filature/games/lair/art/lair-1.svg";
import lair2 from "../../../../src/filature/games/lair/art/lair-2.svg";
import lair3 from "../../../../src/filature/games/lair/art/lair-3.svg";
import lair4 from "../../../../src/filature/games/lair/art/lair-4.svg";
import lair5 from "../../../../src/filature/games/lair/art/lair-5.svg";
import lair6 from "../../../../src/filature/games/lair/art/lair-6.svg";
import lair7 from "../../../../src/filature/games/lair/art/lair-7.svg";
import lair8 from "../../../../src/filature/games/lair/art/lair-8.svg";
import lair9 from "../../../../src/filature/games/lair/art/lair-9.svg";
import rubble from "../../../../src/filature/games/lair/art/rubble.svg";
import spy1 from "../../../../src/filature/games/lair/art/spy-1.svg";
import spy2 from "../../../../src/filature/games/lair/art/spy-2.svg";
import spy3 from "../../../../src/filature/games/lair/art/spy-3.svg";
import spy4 from "../../../../src/filature/games/lair/art/spy-4.svg";
import spy5 from "../../../../src/filature/games/lair/art/spy-5.svg";
import spy6 from "../../../../src/filature/games/lair/art/spy-6.svg";
import spy7 from "../../../../src/filature/games/lair/art/spy-7.svg";
import spy8 from "../../../../src/filature/games/lair/art/spy-8.svg";
import spy9 from "../../../../src/filature/games/lair/art/spy-9.svg";

export const art: Record<string, string> = {
  ...{ "back-plain": backPlain, "back-spy": backSpy, rubble },
  ...{ "lair-1": lair1, "lair-2": lair2, "lair-3": lair3, "lair-4": lair4, "lair-5": lair5 },
  ...{ "lair-6": lair6, "lair-7": lair7, "lair-8": lair8, "lair-9": lair9 },
  ...{ "spy-1": spy1, "spy-2": spy2, "spy-3": spy3, "spy-4": spy4, "spy-5": spy5 },
  ...{ "spy-6": spy6, "spy-7": spy7, "spy-8": spy8, "spy-9": spy9 },
};
