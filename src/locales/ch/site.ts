import type { site as shape } from "../en/site.ts";
import type { Words } from "../words.ts";

export const site: Words<typeof shape> = {};
