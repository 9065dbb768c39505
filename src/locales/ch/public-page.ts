import type { publicPage as shape } from "../en/public-page.ts";
import type { Words } from "../words.ts";

export const publicPage: Words<typeof shape> = {};
