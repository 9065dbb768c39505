import { createHash } from "node:crypto";
import {
  InvalidClientError,
  InvalidGrantError,
  InvalidScopeError,
  TemporarilyUnavailableError,
} from "@modelcontextprotocol/sdk/server/auth/errors.js";
import type { z } from "zod";
import type { Grant } from "#contract/api-tokens.ts";
import { AppError } from "#core/errors.ts";
import { cut } from "#core/resume/plain-text.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret, sameSecret } from "#server/ids.ts";
import {
  addClientToken,
  endClientToken,
  endTokenOfCode,
  freePlaces,
  type Issued,
  renewClientToken,
} from "../api-tokens/service.ts";
import { type codeRequest, grantsOf, type Registration, type refreshRequest, type revocation } from "./protocol.ts";
import { isSameRedirect, placeOf } from "./redirects.ts";
import * as store from "./store.ts";

/**
 * Programs that ask a person for access, and what becomes of it: a program registers itself, a person lets it in on a
 * page, and a code brings a token like one that is made by hand (features/api-tokens). Nothing here knows what a token may do.
 */
type Needed = Pick<Deps, "db" | "now">;
export type Client = store.ClientRow;

/** Registers a program. Throws temporarily_unavailable while too many wait that nobody has let in. */
export async function registerClient(deps: Needed, { name, redirectUris }: Registration): Promise<Client> {
  const now = deps.now();
  const { waiting, makesRoomAfter } = toolLimits.clients;
  if ((await store.countWaiting(deps.db)) >= waiting) {
    // A flood must not keep others out for days: whoever was not let in within minutes can register again.
    await store.removeWaiting(deps.db, new Date(now - makesRoomAfter), Math.ceil(waiting / 10));
    if ((await store.countWaiting(deps.db)) >= waiting) {
      throw new TemporarilyUnavailableError("Too many programs are registering. Try again in some minutes");
    }
  }
  const row = {
    id: newId(),
    name: nameOf(name, redirectUris),
    redirectUris,
    createdAt: new Date(now),
    allowedAt: null,
  };
  await store.addClient(deps.db, row);
  return row;
}

/**
 * Returns the name that a person reads: on one line, without characters that cannot be seen or that turn the text around,
 * and with at most two marks over a letter. A program without one is named by where it is answered.
 */
function nameOf(given: string, redirectUris: readonly string[]): string {
  const visible = cut(given, toolLimits.clients.uriLength)
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, (found) => (/[\p{Z}\n\r\t]/u.test(found) ? " " : ""))
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
  return cut(visible, toolLimits.tokens.nameLength).trim() || placeOf(redirectUris[0] ?? "").host;
}

/** Returns the program and where it is answered, as registered; null where it did not register this. */
export async function findClientOf(
  deps: Needed,
  { client_id: id = "", redirect_uri: redirectUri = "" }: Record<string, string>,
): Promise<{ client: Client; redirectUri: string } | null> {
  const client = await store.findClient(deps.db, id);
  if (!client?.redirectUris.some((registered) => isSameRedirect(redirectUri, registered))) return null;
  return { client, redirectUri };
}

export type Allowed = {
  userId: string;
  client: Client;
  redirectUri: string;
  challenge: string;
  grants: Grant[];
  isDirect: boolean;
};

/** Lets a program in and returns the code that brings its tokens. Throws tooManyTokens. */
export async function allow(deps: Needed, { client, ...allowed }: Allowed): Promise<string> {
  const { most } = toolLimits.tokens;
  if ((await freePlaces(deps, allowed.userId, client.id)) <= 0)
    throw new AppError("tooManyTokens", { params: { most } });
  const code = newSecret();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await store.allowClient(tx, client.id, new Date(now));
    await store.addCode(tx, {
      ...{ ...allowed, codeHash: hashSecret(code), clientId: client.id },
      ...{ expiresAt: new Date(now + toolLimits.access.code), usedAt: null, tokenId: null },
    });
  });
  return code;
}

/**
 * Turns a code into tokens. A code is used up by its first use, also where that fails; a second one ends what the first
 * has brought, because then two have it. Throws invalid_client and invalid_grant.
 */
export async function takeCode(deps: Needed, sent: z.output<typeof codeRequest>): Promise<Issued> {
  const client = await clientOf(deps, sent.client_id);
  const codeHash = hashSecret(sent.code);
  const issued = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const code = await store.useCode(tx, codeHash, new Date(now));
    if (!code) {
      const used = await store.findUsedCode(tx, codeHash);
      if (used?.tokenId) await endTokenOfCode(tx, used.userId, used.tokenId);
      return null;
    }
    const isRight =
      code.clientId === client.id &&
      code.expiresAt.getTime() > now &&
      (sent.redirect_uri === undefined || sent.redirect_uri === code.redirectUri) &&
      sameSecret(challengeOf(sent.code_verifier), code.challenge);
    if (!isRight) return null;
    const { userId, grants, isDirect, redirectUri } = code;
    const about = { id: client.id, name: client.name, host: placeOf(redirectUri).host };
    const made = await addClientToken(tx, now, { userId, client: about, grants, isDirect });
    if (made) await store.nameToken(tx, codeHash, made.id);
    return made;
  });
  // One answer for all of them, so that nobody learns what was wrong.
  if (!issued) throw new InvalidGrantError("The code is not valid, or not any more");
  return issued;
}

/** Takes a refresh token and returns the next. Throws invalid_client, invalid_scope and invalid_grant. */
export async function refresh(deps: Needed, sent: z.output<typeof refreshRequest>): Promise<Issued> {
  const { id } = await clientOf(deps, sent.client_id);
  const grants = grantsOf(sent.scope);
  const issued = await renewClientToken(deps, { refresh: sent.refresh_token, clientId: id, grants });
  if (issued === "wider") throw new InvalidScopeError("This is more than the person has allowed");
  if (!issued) throw new InvalidGrantError("The refresh token is not valid, or not any more");
  return issued;
}

/** Ends the access that a token belongs to. A token that is not known needs no ending. Throws invalid_client. */
export async function revoke(deps: Needed, sent: z.output<typeof revocation>): Promise<void> {
  const { id } = await clientOf(deps, sent.client_id);
  await endClientToken(deps, id, sent.token);
}

async function clientOf(deps: Needed, id: string): Promise<Client> {
  const client = await store.findClient(deps.db, id);
  // By this error a program registers again.
  if (!client) throw new InvalidClientError("The client is not known. Register again");
  return client;
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
