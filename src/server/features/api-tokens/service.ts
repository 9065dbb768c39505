import type { z } from "zod";
import { type ApiToken, type apiTokenBody, grants } from "#contract/api-tokens.ts";
import { AppError } from "#core/errors.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import { type Principal, toCurrentUser } from "#server/operations/principal.ts";
import { tokenPrefix } from "./client-tokens.ts";
import * as store from "./store.ts";

export {
  addClientToken,
  endClientToken,
  endTokenOfCode,
  freePlaces,
  type Issued,
  renewClientToken,
} from "./client-tokens.ts";

/**
 * Keys that users give to programs. A token says whose it is, what it may do and until when; which calls that opens is
 * decided by their scopes (contract/operation.ts). An expired one is kept for some weeks, so that its program is told
 * that it has expired; a revoked one is gone.
 */

const pattern = new RegExp(`^Bearer (${tokenPrefix}[A-Za-z0-9_-]+)$`, "i");
const day = 86_400_000;

export async function listTokens(deps: Pick<Deps, "db">, userId: string): Promise<ApiToken[]> {
  return (await store.listTokens(deps.db, userId)).map(toDto);
}

/** Makes a token, which exists in the answer alone. Throws tooManyTokens. */
export async function createToken(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  { name, grants: granted, isDirect, days }: z.output<typeof apiTokenBody>,
): Promise<ApiToken & { token: string }> {
  const token = tokenPrefix + newSecret(toolLimits.tokens.bytes);
  const now = deps.now();
  const row: store.TokenRow = {
    id: newId(),
    userId,
    tokenHash: hashSecret(token),
    name,
    ending: token.slice(-toolLimits.tokens.ending),
    grants: granted,
    // Only what may write has changes.
    isDirect: isDirect && granted.includes("write"),
    createdAt: new Date(now),
    expiresAt: new Date(now + Number(days) * day),
    lastUsedAt: null,
    ...{ clientId: null, clientHost: null, accessExpiresAt: null, familyHash: null, refreshHash: null },
  };
  await deps.db.transaction(async (tx) => {
    const { most } = toolLimits.tokens;
    if ((await store.countTokens(tx, userId)) >= most) throw new AppError("tooManyTokens", { params: { most } });
    await store.addToken(tx, row);
  });
  return { ...toDto(row), token };
}

/** Revokes a token; returns false if this user has no such token. */
export function removeToken(deps: Pick<Deps, "db">, userId: string, id: string): Promise<boolean> {
  return store.removeToken(deps.db, userId, id);
}

/**
 * Returns who sends this `Authorization` header; null where it holds none of our tokens. Its user is nobody's admin, so
 * that no token reaches what belongs to others. A program that was let in has a token for the door of tools alone, as it
 * was told when it asked (RFC 8707). Throws tokenUnknown, tokenExpired and tokenOfTools.
 */
export async function principalOfToken(
  deps: Pick<Deps, "db" | "now" | "config">,
  header: string | undefined,
  door: "calls" | "tools",
): Promise<Extract<Principal, { kind: "token" }> | null> {
  const sent = pattern.exec(header ?? "")?.[1];
  if (!sent) return null;
  const found = await store.findToken(deps.db, hashSecret(sent));
  if (!found) throw new AppError("tokenUnknown");
  const { token, user } = found;
  const now = deps.now();
  const until = Math.min(token.expiresAt.getTime(), token.accessExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  if (until <= now) throw new AppError("tokenExpired");
  if (token.clientId !== null && door !== "tools") throw new AppError("tokenOfTools");
  const { touchAfter } = toolLimits.tokens;
  if (now - (token.lastUsedAt?.getTime() ?? 0) >= touchAfter) {
    await store.touchToken(deps.db, token.id, new Date(now), new Date(now - touchAfter));
  }
  return {
    kind: "token",
    user: { ...toCurrentUser(deps, user), role: "user" },
    scopes: token.grants.flatMap((grant) => grants[grant]),
    token: { id: token.id, name: token.name, isDirect: token.isDirect },
  };
}

function toDto(row: store.TokenRow): ApiToken {
  return {
    _id: row.id,
    name: row.name,
    ending: row.ending,
    clientHost: row.clientHost,
    grants: row.grants,
    isDirect: row.isDirect,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
