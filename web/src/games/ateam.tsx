import { PlainTable } from "../scene/plain";
import type { Look } from "./index";
export const look: Look = { Board: PlainTable };
