import type { account as shape } from "../en/account.ts";
import type { Words } from "../words.ts";

export const account: Words<typeof shape> = {};
