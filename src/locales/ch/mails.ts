import type { mails as shape } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof shape> = {};
