import {
  CustomOAuthError,
  InvalidClientMetadataError,
  InvalidRequestError,
  InvalidScopeError,
  InvalidTargetError,
  UnsupportedResponseTypeError,
} from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { OAuthClientMetadataSchema } from "@modelcontextprotocol/sdk/shared/auth.js";
import { z } from "zod";
import { type Grant, grantNames } from "#contract/api-tokens.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { isAllowedRedirect } from "./redirects.ts";

/**
 * What programs send and are sent (OAuth 2.1, RFC 7591, 8414, 8707, 9207 and 9728). Parameters that the protocol does not
 * know are left out, as it asks; one that is sent twice is an error. Errors are those of the SDK, which are the protocol's.
 */
export const grantTypes = ["authorization_code", "refresh_token"] as const;

/** Returns what the site says about `/mcp`: where access to it is asked for. */
export function resourceMetadata(origin: string) {
  return {
    resource: `${origin}${toolPaths.mcp}`,
    authorization_servers: [origin],
    scopes_supported: [...grantNames],
    bearer_methods_supported: ["header"],
    resource_name: "Inkleaf / 墨页",
    resource_documentation: `${origin}/developers`,
  };
}

/** Returns what the site says about how access is asked for. */
export function serverMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${toolPaths.authorize}`,
    token_endpoint: `${origin}${toolPaths.token}`,
    registration_endpoint: `${origin}${toolPaths.register}`,
    revocation_endpoint: `${origin}${toolPaths.revoke}`,
    scopes_supported: [...grantNames],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: [...grantTypes],
    // A program on somebody's machine cannot keep a secret, so none is given out; PKCE takes its place.
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${origin}/developers`,
  };
}

export type Registration = { name: string; redirectUris: string[] };

/** Returns what a program says about itself. Throws invalid_redirect_uri and invalid_client_metadata. */
export function readRegistration(sent: unknown): Registration {
  const read = OAuthClientMetadataSchema.safeParse(sent);
  if (!read.success) throw new InvalidClientMetadataError(problemOf(read.error));
  const { redirect_uris: uris, grant_types: grants, response_types: types, client_name: name = "" } = read.data;
  if (uris.length === 0 || uris.length > toolLimits.clients.redirects || !uris.every(isAllowedRedirect)) {
    throw new CustomOAuthError(
      "invalid_redirect_uri",
      "Redirect URIs are https, http on this machine, or the scheme of an installed app, without a fragment",
    );
  }
  if (grants?.includes("authorization_code") === false || types?.includes("code") === false) {
    throw new InvalidClientMetadataError(
      "Only the grant type authorization_code with the response type code is supported",
    );
  }
  return { name, redirectUris: [...new Set(uris)] };
}

/** Returns the parameters of a query or a form. Throws invalid_request for one that is there twice. */
export function readParameters(sent: URLSearchParams): Record<string, string> {
  const names = [...sent.keys()];
  if (new Set(names).size < names.length) throw new InvalidRequestError("A parameter is there twice");
  // A parameter without a value counts as left out (RFC 6749, section 3.1).
  return Object.fromEntries([...sent].filter(([, value]) => value !== ""));
}

const challenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const authorization = z.object({
  code_challenge: challenge,
  code_challenge_method: z.literal("S256"),
  state: z.string().max(toolLimits.clients.stateLength).optional(),
  scope: z.string().max(500).optional(),
  resource: z.string().max(toolLimits.clients.uriLength).optional(),
});

/**
 * Returns what a program asks a person for, beside who it is and where the answer goes. Throws unsupported_response_type,
 * invalid_request, invalid_scope and invalid_target.
 */
export function readAuthorization(
  origins: readonly string[],
  given: Record<string, string>,
): { challenge: string; grants: Grant[] } {
  if (given.response_type !== "code")
    throw new UnsupportedResponseTypeError("Only the response type code is supported");
  const read = authorization.safeParse(given);
  if (!read.success) throw new InvalidRequestError(problemOf(read.error));
  requireResource(origins, read.data.resource);
  return { challenge: read.data.code_challenge, grants: grantsOf(read.data.scope) ?? [...grantNames] };
}

/**
 * Returns the grants that a scope names, in our own order; null where none is given. What we do not know is left out: a
 * program may ask for `openid` everywhere. Throws invalid_scope where nothing is left.
 */
export function grantsOf(scope: string | undefined): Grant[] | null {
  if (scope === undefined) return null;
  const named = scope.split(" ");
  const known = grantNames.filter((grant) => named.includes(grant));
  if (known.length === 0) throw new InvalidScopeError(`Scopes are ${grantNames.join(", ")}`);
  return known;
}

/** Throws invalid_target where access is asked for something else than our `/mcp`. */
export function requireResource(origins: readonly string[], resource: string | undefined): void {
  if (resource === undefined) return;
  const ours = origins.map((origin) => `${origin}${toolPaths.mcp}`);
  if (!ours.includes(resource.replace(/\/$/, ""))) throw new InvalidTargetError(`The resource is ${ours[0]}`);
}

const verifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);
const text = z.string().min(1).max(toolLimits.clients.uriLength);
export const codeRequest = z.object({
  client_id: text,
  code: text,
  code_verifier: verifier,
  redirect_uri: text.optional(),
  resource: text.optional(),
});
export const refreshRequest = z.object({
  client_id: text,
  refresh_token: text,
  scope: text.optional(),
  resource: text.optional(),
});
export const revocation = z.object({ client_id: text, token: text });

/** Returns a form's parameters as `schema` says. Throws invalid_request. */
export function readForm<Schema extends z.ZodType>(schema: Schema, given: Record<string, string>): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new InvalidRequestError(problemOf(read.error));
  return read.data;
}

/** Names the first parameter that is wrong, and never repeats what was sent. */
function problemOf({ issues: [first] }: z.ZodError): string {
  const name = first?.path.map(String).join(".") ?? "";
  return /^[\w.]{1,60}$/.test(name) ? `${name} is missing or invalid` : "The request is not complete";
}
