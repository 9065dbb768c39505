import { accountCalls } from "./accounts.ts";
import { apiTokenCalls } from "./api-tokens.ts";
import { assistantCalls } from "./assistant.ts";
import { binCalls } from "./bin.ts";
import type { Call } from "./call.ts";
import { catalogCalls } from "./catalog.ts";
import { contentCalls } from "./content.ts";
import { deskExampleCalls } from "./desk-examples.ts";
import { deskHealthCalls } from "./desk-health.ts";
import { deskOrderCalls } from "./desk-orders.ts";
import { deskUserCalls } from "./desk-users.ts";
import { inspectionCalls } from "./inspection.ts";
import { linkCheckCalls } from "./link-check.ts";
import { orderCalls } from "./orders.ts";
import { passwordCalls } from "./passwords.ts";
import { profileCalls } from "./profile.ts";
import { programCalls } from "./programs.ts";
import { proposalCalls } from "./proposals.ts";
import { readingCalls } from "./reading.ts";
import { receiptCalls } from "./receipts.ts";
import { recordCalls } from "./records.ts";
import { referralCalls } from "./referrals.ts";
import { resumePatchCalls } from "./resume-patch.ts";
import { resumeCalls } from "./resumes.ts";

import { sessionCalls } from "./sessions.ts";
import { shareLinkCalls } from "./share-links.ts";

import { signInWayCalls } from "./sign-in-ways.ts";

import { systemCalls } from "./system.ts";
import { uploadCalls } from "./uploads.ts";
import { versionCalls } from "./versions.ts";
import { viewCalls } from "./views.ts";

/** Every call, by name. Tests loop over this table and the API reference is generated from it. */
export const calls = {
  ...accountCalls,
  ...passwordCalls,
  ...profileCalls,
  ...sessionCalls,
  ...apiTokenCalls,
  ...recordCalls,
  ...orderCalls,
  ...receiptCalls,
  ...referralCalls,
  ...programCalls,
  ...resumeCalls,
  ...resumePatchCalls,
  ...proposalCalls,
  ...binCalls,
  ...versionCalls,
  ...linkCheckCalls,
  ...inspectionCalls,
  ...viewCalls,
  ...shareLinkCalls,
  ...assistantCalls,
  ...signInWayCalls,
  ...catalogCalls,
  ...contentCalls,
  ...uploadCalls,
  ...readingCalls,
  ...systemCalls,
  ...deskOrderCalls,
  ...deskUserCalls,
  ...deskExampleCalls,
  ...deskHealthCalls,
} as const;

export type CallName = keyof typeof calls;
export const callList: readonly { name: CallName; call: Call }[] = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  call: calls[name] as Call,
}));
