import type { editor as shape } from "../en/editor.ts";
import type { Words } from "../words.ts";

export const editor: Words<typeof shape> = {};
