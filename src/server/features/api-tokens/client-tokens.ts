import type { Grant } from "#contract/api-tokens.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret, sameSecret } from "#server/ids.ts";
import * as store from "./store.ts";

/**
 * The access of a program that a person let in at /oauth/authorize. It is a row like that of a token which was copied,
 * so that it is listed, limited and revoked as one; but its text is valid for an hour, and a refresh token brings the
 * next. A refresh token names its family and has a secret of its own: of a family only the newest one is valid, and
 * whoever brings an older one ends the family, because two have it then.
 */

/** By its beginning a token is recognized where it should not be: in a repository, in a log. */
export const tokenPrefix = "ink_";
const refreshPrefix = "inr_";
const refreshPattern = new RegExp(`^${refreshPrefix}([A-Za-z0-9_-]{43})\\.([A-Za-z0-9_-]{43})$`);

type ClientAccess = {
  userId: string;
  client: { id: string; name: string; host: string };
  grants: Grant[];
  isDirect: boolean;
};
/** `seconds`: for how long the access token is valid. */
export type Issued = { id: string; access: string; refresh: string; grants: Grant[]; seconds: number };

/**
 * Lets a program in, in the caller's transaction. An earlier access of the same program ends. Returns null where its
 * user is gone or suspended, or has as many tokens as one may have.
 */
export async function addClientToken(tx: Queries, now: number, asked: ClientAccess): Promise<Issued | null> {
  const { userId, client, grants, isDirect } = asked;
  if (!(await store.lockActiveUser(tx, userId))) return null;
  await store.removeTokensOfClient(tx, userId, client.id);
  if ((await store.countTokens(tx, userId)) >= toolLimits.tokens.most) return null;
  const family = newSecret(toolLimits.tokens.bytes);
  const fresh = freshTexts(family, now, now);
  const id = newId();
  await store.addToken(tx, {
    ...{ id, userId, name: client.name, ending: "", grants },
    isDirect: isDirect && grants.includes("write"),
    ...{ createdAt: new Date(now), lastUsedAt: null, clientId: client.id, clientHost: client.host },
    ...{ familyHash: hashSecret(family), ...fresh.row },
  });
  return { id, grants, ...fresh.texts };
}

/** Returns how many more tokens this user may have, beside one that this program has already. */
export async function freePlaces(deps: Pick<Deps, "db">, userId: string, clientId: string): Promise<number> {
  const others = (await store.listTokens(deps.db, userId)).filter((token) => token.clientId !== clientId);
  return toolLimits.tokens.most - others.length;
}

/**
 * Takes a refresh token and returns the next texts. `grants` narrows the access, for good. Returns "wider" where it would
 * widen it, and null where the refresh token is not valid; where it is one that was used before, the access ends.
 */
export async function renewClientToken(
  deps: Pick<Deps, "db" | "now">,
  { refresh, clientId, grants }: { refresh: string; clientId: string; grants: readonly Grant[] | null },
): Promise<Issued | "wider" | null> {
  const [, family, secret] = refreshPattern.exec(refresh) ?? [];
  if (!family || !secret) return null;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const row = await store.lockFamily(tx, hashSecret(family));
    if (!row || row.clientId !== clientId || row.expiresAt.getTime() <= now) return null;
    if (!sameSecret(row.refreshHash ?? "", hashSecret(secret))) {
      await store.removeToken(tx, row.userId, row.id);
      return null;
    }
    if (grants?.some((grant) => !row.grants.includes(grant))) return "wider";
    const kept = grants ? row.grants.filter((grant) => grants.includes(grant)) : row.grants;
    const fresh = freshTexts(family, now, row.createdAt.getTime());
    const isDirect = row.isDirect && kept.includes("write");
    await store.changeToken(tx, row.id, { ...fresh.row, grants: kept, isDirect });
    return { id: row.id, grants: kept, ...fresh.texts };
  });
}

/** Ends the access that one of its tokens, of either kind, belongs to; nothing where it is another program's. */
export async function endClientToken(deps: Pick<Deps, "db">, clientId: string, token: string): Promise<void> {
  const family = refreshPattern.exec(token)?.[1];
  await store.removeTokenOfClient(deps.db, clientId, hashSecret(token), family ? hashSecret(family) : null);
}

/** Ends the access that a code had brought. */
export async function endTokenOfCode(tx: Queries, userId: string, id: string): Promise<void> {
  await store.removeToken(tx, userId, id);
}

function freshTexts(family: string, now: number, createdAt: number) {
  const { access, tokens } = toolLimits;
  const text = tokenPrefix + newSecret(tokens.bytes);
  const secret = newSecret(tokens.bytes);
  const end = Math.min(now + access.unusedFor, createdAt + access.longest);
  const accessEnd = Math.min(now + access.token, end);
  return {
    row: {
      tokenHash: hashSecret(text),
      refreshHash: hashSecret(secret),
      accessExpiresAt: new Date(accessEnd),
      expiresAt: new Date(end),
    },
    texts: {
      access: text,
      refresh: `${refreshPrefix}${family}.${secret}`,
      seconds: Math.floor((accessEnd - now) / 1000),
    },
  };
}
