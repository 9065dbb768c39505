import { accountCalls } from "./accounts.ts";
import type { Call } from "./call.ts";
import { catalogCalls } from "./catalog.ts";
import { resumeCalls } from "./resumes.ts";
import { systemCalls } from "./system.ts";
import { uploadCalls } from "./uploads.ts";

/** Every call there is, by name. House tests loop over it; the API reference is printed from it. */
export const calls = { ...accountCalls, ...resumeCalls, ...catalogCalls, ...uploadCalls, ...systemCalls } as const;

export type CallName = keyof typeof calls;
export const callList: readonly { name: CallName; call: Call }[] = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  call: calls[name] as Call,
}));
