import { z } from "zod";
import { json } from "#contract/body.ts";
import { defineOperation } from "#contract/operation.ts";
import { planNames } from "#core/billing/membership.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "../deps.ts";
import { removeAccount } from "../features/account-removal/service.ts";
import { grantPlan, linkFor, reactivate, setRole, suspend } from "../features/accounts/service.ts";
import { sweepFiles } from "../files/service.ts";
import { createUserHash } from "../http/user-hash.ts";
import type { Handle } from "../operations/handler.ts";

/**
 * The changes that the operator makes by `npm run user`: operations without a URL, entered by the command line alone.
 */

const email = z.string().trim().toLowerCase().max(limits.emailMax);
const reason = z.string().trim().min(limits.reason.min).max(limits.order.reasonLength);
const ofAccount = {
  group: "operator",
  who: "internal",
  scope: null,
  subject: { kind: "accountOfEmail", from: "body.email" },
  body: json(z.strictObject({ email })),
  errors: ["notFound"],
  audit: true,
} as const;

export const operatorOperations = {
  linkToAccount: defineOperation({
    ...ofAccount,
    summary: "Creates a link that signs this account in once, within 24 hours. Earlier links stop working.",
    reply: z.string(),
  }),
  promoteAccount: defineOperation({ ...ofAccount, summary: "Makes an account an admin and ends its sessions." }),
  demoteAccount: defineOperation({
    ...ofAccount,
    summary: "Makes an admin an ordinary account again and ends its sessions.",
  }),
  grantPlan: defineOperation({
    ...ofAccount,
    summary: "Extends a membership as if the plan had been bought now.",
    body: json(z.strictObject({ email, plan: z.enum(planNames) })),
    reply: z.strictObject({ isVip: z.boolean(), validTo: z.date().nullable() }),
  }),
  suspendAccount: defineOperation({
    ...ofAccount,
    summary: "Suspends an account: nobody signs in to it, and its public pages are not found. All is kept.",
    body: json(z.strictObject({ email, reason })),
  }),
  restoreAccount: defineOperation({
    ...ofAccount,
    summary: "Ends the suspension of an account.",
    body: json(z.strictObject({ email, reason })),
  }),
  hashOfAccount: defineOperation({
    ...ofAccount,
    summary: "Returns what the log writes for this account, so that its lines are found.",
    reply: z.string(),
  }),
  removeAccount: defineOperation({
    ...ofAccount,
    summary: "Deletes an account and all its personal data permanently. Orders stay, without the name.",
  }),
} as const;

export type OperatorDeps = Pick<
  Deps,
  "db" | "now" | "config" | "log" | "storage" | "personalData" | "jobs" | "payments"
>;
type Operations = typeof operatorOperations;

export function operatorHandlers(deps: OperatorDeps): { [Name in keyof Operations]: Handle<Operations[Name]> } {
  const found = <Value>(value: Value | null): Value => {
    // The account was removed between the look-up and the change.
    if (value === null) throw new AppError("notFound");
    return value;
  };
  return {
    linkToAccount: async ({ body }) => found(await linkFor(deps, body.email)),
    async promoteAccount({ body }) {
      await setRole(deps, body.email, "admin");
      return null;
    },
    async demoteAccount({ body }) {
      await setRole(deps, body.email, "user");
      return null;
    },
    grantPlan: async ({ body }) => found(await grantPlan(deps, body.email, body.plan)),
    async suspendAccount({ subject, body }) {
      await suspend(deps, { actorId: null, userId: subject.id, reason: body.reason });
      return null;
    },
    async restoreAccount({ subject, body }) {
      await reactivate(deps, { actorId: null, userId: subject.id, reason: body.reason });
      return null;
    },
    hashOfAccount: ({ subject }) => createUserHash(deps.db)(subject.id),
    async removeAccount({ subject }) {
      await removeAccount(deps, subject.id);
      // The sweep runs here because the server, whose job would remove the files, may not be running.
      await sweepFiles(deps);
      return null;
    },
  };
}
