import { z } from "zod";
import { limits } from "#core/limits.ts";
import { defineCall } from "./call.ts";
import { listOf, pagingQuery, timestamp } from "./paging.ts";

export const outboxMessageSchema = z.strictObject({
  channel: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: timestamp,
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** The `action` that the page passes to Turnstile's widget and that the server checks in its verdict. */
export const turnstileAction = "account";

export const systemCalls = {
  /** Tells what this installation offers, so that the browser shows nothing that does not exist. */
  getSite: defineCall({
    group: "system",
    method: "GET",
    path: "/api/site",
    who: "public",
    scope: "public",
    summary: "What this installation offers: feature flags, membership, and which providers have an embedded stand-in.",
    reply: z.strictObject({
      version: z.string(),
      membership: z.enum(["plans", "open"]),
      botCheck: z.enum(["off", "own", "turnstile"]),
      /** Cloudflare's public key for its widget; null unless the bot check is Turnstile. */
      turnstileSiteKey: z.string().nullable(),
      /** Which ways to sign in exist here besides email; the buttons of the others are not shown. */
      signIn: z.strictObject({ phone: z.boolean(), wechat: z.boolean(), google: z.boolean(), github: z.boolean() }),
      sandbox: z.boolean(),
      /** Where visitors can write to: an email or the URL of a page; null unless the operator sets it. */
      contact: z.string().nullable(),
      /**
       * Where the Chinese edition asks for reviews: the URL of a page, or `mailto:`; null unless the operator sets it.
       */
      feedbackUrl: z.string().nullable(),
      /** The numbers (ICP and police) under which the site is filed in China, shown in the Chinese edition. */
      filings: z.strictObject({ icp: z.string().nullable(), police: z.string().nullable() }),
      /** The origin of each edition, without a trailing slash, where each has a host of its own. */
      editions: z.strictObject({ ch: z.string(), en: z.string() }).nullable(),
      flags: z.strictObject({ ai: z.boolean(), upload: z.boolean(), payments: z.boolean(), linkCheck: z.boolean() }),
    }),
  }),
  listOutbox: defineCall({
    group: "sandbox",
    method: "GET",
    path: "/api/sandbox/outbox",
    who: "public",
    scope: null,
    summary: "Emails and SMS that the embedded stand-ins hold, newest first. 404 where none is embedded.",
    query: pagingQuery.extend({ to: z.string().max(limits.emailMax).optional() }),
    reply: listOf(outboxMessageSchema),
    errors: ["notFound"],
  }),
} as const;
