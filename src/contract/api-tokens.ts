import { z } from "zod";
import { toolLimits } from "#core/tool-limits.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import type { Scope } from "./operation.ts";
import { idText, timestamp } from "./paging.ts";

/**
 * What a user can allow an API token, in words that a person can judge, and the scopes that each stands for. What no
 * grant names is closed to tokens, whatever a call asks for.
 */
export const grants = {
  read: ["account:read", "resumes:read"],
  write: ["resumes:write", "files:write"],
  render: ["resumes:render"],
} as const satisfies Record<string, readonly Scope[]>;
export const grantNames = ["read", "write", "render"] as const satisfies readonly (keyof typeof grants)[];
export type Grant = (typeof grantNames)[number];

/** For how many days a token is valid. */
export const tokenDays = ["7", "30", "90", "365"] as const;

export const apiTokenSchema = z.strictObject({
  _id: idText,
  name: z.string(),
  /** The last characters of the token, by which its owner recognizes it; empty for a program's. */
  ending: z.string(),
  /** For a program that was let in at `/oauth/authorize`: where it was answered. Null for a token that was copied. */
  clientHost: z.string().nullable(),
  grants: z.array(z.enum(grantNames)),
  /** Whether its changes to resumes are saved at once. Otherwise they wait until their owner has looked at them. */
  isDirect: z.boolean(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Accurate to a minute; null where it was never used. */
  lastUsedAt: timestamp.nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenBody = z.strictObject({
  name: z.string().trim().min(1).max(toolLimits.tokens.nameLength),
  grants: z
    .array(z.enum(grantNames))
    .min(1)
    .max(grantNames.length)
    .refine((named) => new Set(named).size === named.length),
  isDirect: z.boolean().default(false),
  days: z.enum(tokenDays).default("90"),
});

const group = "api tokens";

/** A token cannot reach any of these, so that it can neither make itself another nor last longer than it was given. */
export const apiTokenCalls = {
  listApiTokens: defineCall({
    group,
    method: "GET",
    path: "/api/api-tokens",
    who: "user",
    scope: null,
    summary: "Your API tokens, the newest first, without the tokens themselves.",
    reply: z.array(apiTokenSchema),
  }),
  createApiToken: defineCall({
    group,
    method: "POST",
    path: "/api/api-tokens",
    who: "user",
    scope: null,
    limits: [{ rate: "createApiToken", per: ["user"] }],
    summary: `Create an API token: what it may do (\`read\`, \`write\`, \`render\`), and for how many days. \`token\` is shown in this answer alone. Send it as \`Authorization: Bearer\`. You can have ${toolLimits.tokens.most}.`,
    body: json(apiTokenBody),
    reply: apiTokenSchema.extend({ token: z.string() }),
    status: 201,
    errors: ["tooManyTokens"],
  }),
  removeApiToken: defineCall({
    group,
    method: "DELETE",
    path: "/api/api-tokens/:id",
    who: "user",
    scope: null,
    summary: "Revoke an API token. It stops working at once.",
    params: z.strictObject({ id: idText }),
    errors: ["notFound"],
  }),
} as const;
