import type { common as shape } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof shape> = {};
