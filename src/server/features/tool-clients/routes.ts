import {
  InvalidClientError,
  InvalidRequestError,
  OAuthError,
  TemporarilyUnavailableError,
  UnsupportedGrantTypeError,
} from "@modelcontextprotocol/sdk/server/auth/errors.js";
import type { Context } from "hono";
import { toolPaths } from "#contract/tool-paths.ts";
import { AppError, errorTable } from "#core/errors.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { originsOf } from "#server/config/editions.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import type { Issued } from "#server/features/api-tokens/service.ts";
import { readBytes, readJson } from "#server/http/body.ts";
import type { App, AppContext, AppEnv } from "#server/http/context.ts";
import { hostOf, requestOrigin } from "#server/http/host.ts";
import { mountAuthorizePage } from "./authorize-page.ts";
import {
  codeRequest,
  grantTypes,
  readForm,
  readParameters,
  readRegistration,
  refreshRequest,
  requireResource,
  resourceMetadata,
  revocation,
  serverMetadata,
} from "./protocol.ts";
import { refresh, registerClient, revoke, takeCode } from "./service.ts";

/**
 * OAuth 2.1 for programs that a person lets in to `/mcp`. The answers and errors are the protocol's, so these are no
 * calls of the contract. A browser's page of another site may ask for none of this, as for nothing else here.
 */
export function mountToolClients(app: App, deps: Deps): void {
  const originOf = (context: AppContext) => requestOrigin(deps.config, hostOf(context.req.raw));

  for (const path of [toolPaths.resourceMetadata, toolPaths.siteMetadata]) {
    app.get(path, (context) => describe(context, resourceMetadata(originOf(context))));
  }
  app.get(toolPaths.serverMetadata, (context) => describe(context, serverMetadata(originOf(context))));

  app.post(
    toolPaths.register,
    inProtocol(async (context) => {
      await context.get("limits").take("registerClient", context.get("ip"));
      const sent = await readJson(context.req.raw, toolLimits.clients.bytes, context.get("locale"));
      const client = await registerClient(deps, readRegistration(sent));
      const about = { client_id: client.id, client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000) };
      return context.json(
        {
          ...about,
          ...{ client_name: client.name, redirect_uris: client.redirectUris },
          ...{ token_endpoint_auth_method: "none", grant_types: grantTypes, response_types: ["code"] },
        },
        201,
      );
    }),
  );

  app.post(
    toolPaths.token,
    inProtocol(async (context) => {
      await context.get("limits").take("clientToken", context.get("ip"));
      const given = await readFields(context);
      requireResource([originOf(context), ...originsOf(deps.config)], given.resource);
      if (given.grant_type === "authorization_code")
        return issue(context, await takeCode(deps, readForm(codeRequest, given)));
      if (given.grant_type === "refresh_token")
        return issue(context, await refresh(deps, readForm(refreshRequest, given)));
      throw new UnsupportedGrantTypeError(`Grant types are ${grantTypes.join(" and ")}`);
    }),
  );

  app.post(
    toolPaths.revoke,
    inProtocol(async (context) => {
      await context.get("limits").take("clientToken", context.get("ip"));
      await revoke(deps, readForm(revocation, await readFields(context)));
      return context.json({});
    }),
  );

  mountAuthorizePage(app, deps, originOf);
}

/** A shared cache must not give one host's answer to another. */
function describe(context: Context<AppEnv>, about: object): Response {
  context.header("Cache-Control", "no-store");
  return context.json(about);
}

function issue(context: AppContext, { access, refresh, seconds, grants }: Issued): Response {
  return context.json({
    ...{ access_token: access, token_type: "Bearer", expires_in: seconds },
    ...{ refresh_token: refresh, scope: grants.join(" ") },
  });
}

async function readFields(context: AppContext): Promise<Record<string, string>> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new InvalidRequestError("Send a form");
  const bytes = await readBytes(context.req.raw, toolLimits.clients.bytes);
  return readParameters(new URLSearchParams(storableText(new TextDecoder().decode(bytes))));
}

/** Answers with what `handle` returns, and with its errors in the protocol's form. What is a bug is left to the others. */
function inProtocol(handle: (context: AppContext) => Promise<Response>): (context: AppContext) => Promise<Response> {
  return async (context) => {
    context.header("Cache-Control", "no-store");
    try {
      return await handle(context);
    } catch (error) {
      if (error instanceof OAuthError) return refuse(context, error, statusOf(error));
      if (!(error instanceof AppError)) throw error;
      const { status } = errorTable[error.error];
      const { retryAfter } = error.detail;
      if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
      if (error.error === "tooManyRequests")
        return refuse(context, new TemporarilyUnavailableError("Too many requests"), 429);
      if (status === 413) context.header("Connection", "close");
      if (status === 400 || status === 413)
        return refuse(context, new InvalidRequestError("The request is not valid"), status);
      throw error;
    }
  };
}

const statusOf = (error: OAuthError) =>
  error instanceof InvalidClientError ? 401 : error instanceof TemporarilyUnavailableError ? 503 : 400;

function refuse(context: AppContext, error: OAuthError, status: 400 | 401 | 413 | 429 | 503): Response {
  return context.json(error.toResponseObject(), status);
}
