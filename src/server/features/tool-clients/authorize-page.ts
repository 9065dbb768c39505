import { AccessDeniedError, InvalidRequestError, OAuthError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { type Grant, grantNames } from "#contract/api-tokens.ts";
import { pages } from "#contract/pages.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { safePrev } from "#core/prev.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { originsOf } from "#server/config/editions.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { readBytes } from "#server/http/body.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { sessionCookie } from "#server/http/session.ts";
import { hashSecret, sameSecret } from "#server/ids.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { consentPage, problemPage } from "./consent-view.ts";
import { readAuthorization, readParameters } from "./protocol.ts";
import { policySourceOf, withAnswer } from "./redirects.ts";
import { allow, type Client, findClientOf } from "./service.ts";

/**
 * The page on which a person lets a program in. Anybody can register a program and lead a person here, so nothing leaves
 * this page unless the person presses something on it: also an error is shown, and its answer is a link. The page cannot
 * be framed, runs no script, and its form carries a proof that the same session was shown the same request.
 */
export function mountAuthorizePage(app: App, deps: Deps, originOf: (context: AppContext) => string): void {
  const read = (context: AppContext, given: URLSearchParams) => readRequest(deps, originOf(context), given);

  app.get(toolPaths.authorize, async (context) => {
    await context.get("limits").take("authorizeClient", context.get("ip"));
    const { search, searchParams } = new URL(context.req.url);
    const request = await read(context, cleanQuery(searchParams));
    if (request.kind !== "asks") return showProblem(context, request);
    const user = await signedIn(context);
    if (!user) return leadToSignIn(context, search);
    return showConsent(context, request, user);
  });

  app.post(toolPaths.authorize, async (context) => {
    await context.get("limits").take("authorizeClient", context.get("ip"));
    const sent = new URLSearchParams(
      new TextDecoder().decode(await readBytes(context.req.raw, toolLimits.clients.bytes)),
    );
    const request = await read(context, cleanQuery(new URLSearchParams(sent.get("request") ?? "")));
    if (request.kind !== "asks") return showProblem(context, request);
    const user = await signedIn(context);
    if (!user) return leadToSignIn(context, `?${request.query}`);
    if (!sameSecret(sent.get("proof") ?? "", proofOf(context, request.query))) {
      return showProblem(context, { kind: "wrong", problem: "expired" });
    }
    const origin = originOf(context);
    if (sent.get("answer") !== "allow")
      return leave(context, request, errorAnswer(request, origin, new AccessDeniedError("")));
    const grants = request.grants.filter((grant) => sent.getAll("grant").includes(grant));
    if (grants.length === 0) return showConsent(context, request, user, { isNothingChosen: true });
    const { client, redirectUri, challenge } = request;
    const isDirect = sent.get("direct") === "on";
    const code = await allow(deps, { userId: user.id, client, redirectUri, challenge, grants, isDirect });
    return leave(context, request, { code, state: request.state, iss: origin });
  });
}

type Answer = Record<string, string | undefined>;
type Asks = {
  kind: "asks";
  client: Client;
  redirectUri: string;
  state: string | undefined;
  challenge: string;
  grants: Grant[];
  /** The request as it is put into the form, the sign-in page's return and the proof. */
  query: string;
};
/** `back`: where the program is told what is wrong, if the person goes there. */
type Wrong =
  | { kind: "wrong"; problem: "unknown" | "expired" }
  | { kind: "wrong"; problem: "invalid"; back: string; reason: string };

async function readRequest(deps: Deps, origin: string, sent: URLSearchParams): Promise<Asks | Wrong> {
  const once = (name: string) => (sent.getAll(name).length === 1 ? sent.get(name) : null) ?? "";
  // Whose request it is comes first: without that nothing may lead away from this page.
  const found = await findClientOf(deps, { client_id: once("client_id"), redirect_uri: once("redirect_uri") });
  if (!found) return { kind: "wrong", problem: "unknown" };
  const state = once("state") || undefined;
  try {
    const given = readParameters(sent);
    const asked = readAuthorization([origin, ...originsOf(deps.config)], given);
    // A longer one could not come back from the sign-in page.
    if (`${sent}`.length > longestQuery) throw new InvalidRequestError("The request is too long");
    return { kind: "asks", ...found, ...asked, state, query: `${sent}` };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const short = state && state.length <= toolLimits.clients.stateLength ? state : undefined;
    const back = withAnswer(found.redirectUri, errorAnswer({ state: short }, origin, error));
    return { kind: "wrong", problem: "invalid", back, reason: error.message };
  }
}

/** What `safePrev` carries, less the path. */
const longestQuery = 1_900;

function cleanQuery(sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...sent].map(([name, value]): [string, string] => [storableText(name), storableText(value)]),
  );
}

function errorAnswer({ state }: { state: string | undefined }, iss: string, error: OAuthError): Answer {
  const { message } = error;
  return { error: error.errorCode, ...(message ? { error_description: message } : {}), state, iss };
}

/** A session counts by its cookie alone, to which the proof is bound. */
async function signedIn(context: AppContext): Promise<CurrentUser | null> {
  return context.get("cookies").get(sessionCookie) ? context.get("session").user() : null;
}

function leadToSignIn(context: AppContext, search: string): Response {
  const page = context.get("locale") === "ch" ? pages.login.path : pages.signIn.path;
  const prev = safePrev(`${toolPaths.authorize}${search}`);
  return secured(context).redirect(`${page}?${new URLSearchParams({ prev })}`, 302);
}

/** The session's cookie is a secret, so nobody else can make this, and it fits no other request. */
function proofOf(context: AppContext, query: string): string {
  return hashSecret(JSON.stringify(["let a program in", context.get("cookies").get(sessionCookie), query]));
}

function showConsent(
  context: AppContext,
  request: Asks,
  user: CurrentUser,
  { isNothingChosen = false }: { isNothingChosen?: boolean } = {},
): Response {
  const { client, redirectUri, grants, query } = request;
  const html = consentPage({
    ...{ locale: context.get("locale"), name: client.name, redirectUri, isNothingChosen },
    grants: grantNames.filter((grant) => grants.includes(grant)),
    who: user.email ?? user.nickName,
    fields: { request: query, proof: proofOf(context, query) },
  });
  return secured(context, redirectUri).html(html, isNothingChosen ? 400 : 200);
}

function showProblem(context: AppContext, wrong: Wrong): Response {
  return secured(context).html(problemPage(context.get("locale"), wrong), wrong.problem === "expired" ? 403 : 400);
}

function leave(context: AppContext, { redirectUri }: Asks, answer: Answer): Response {
  return secured(context, redirectUri).redirect(withAnswer(redirectUri, answer), 303);
}

/** Sets the policy of a page that runs nothing, is shown in no frame, and whose form may end where the answer goes. */
function secured(context: AppContext, redirectUri?: string): AppContext {
  const target = redirectUri === undefined ? "" : ` ${policySourceOf(redirectUri)}`;
  context.header("Cache-Control", "no-store");
  context.header("X-Frame-Options", "DENY");
  // The URL holds the program's state. Within the site it is sent, because a browser otherwise names no origin either.
  context.header("Referrer-Policy", "same-origin");
  context.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
  );
  return context;
}
