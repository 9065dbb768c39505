import type { Call } from "#contract/call.ts";
import { type CallName, callList } from "#contract/registry.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { principalOfToken } from "#server/features/api-tokens/service.ts";
import type { Metrics } from "#server/metrics.ts";
import type { Handler, Handlers, Refused, StreamEvent } from "#server/operations/handler.ts";
import { fieldErrors } from "#server/operations/issues.ts";
import type { DoorRequest, Pipeline, RawInput } from "#server/operations/pipeline.ts";
import { anonymous, type Principal } from "#server/operations/principal.ts";
import { isForm, readForm, readJson, readRaw } from "./body.ts";
import type { App, AppContext } from "./context.ts";
import { isUnasked } from "./security.ts";
import { respondEvents } from "./sse.ts";

type Door = { deps: Deps; pipeline: Pipeline; metrics: Pick<Metrics, "openStream"> };

/**
 * The HTTP door: turns a request into the pipeline's input, and the pipeline's result into a response. The steps in
 * between are in `server/operations/pipeline.ts`; what happens to every request, page or call, is in
 * `http/middleware.ts`.
 */
export function mountCall<C extends Call>(
  app: App,
  { deps, pipeline, metrics }: Door,
  call: C,
  handler: Handler<C>,
  name: string,
) {
  const { handle, refuse } = typeof handler === "function" ? { handle: handler, refuse: null } : handler;
  app.on(call.method, call.path, async (context) => {
    // A navigation that fails must show a page, not JSON.
    context.set("isCall", call.answer !== "page");
    context.set("callName", name);
    // The stream itself notices that its reader went away, sooner than the request's own signal does.
    const leaving = new AbortController();
    const { signal } = context.req.raw;
    const isStream = call.answer === "events";
    const request = requestOf(deps, call, context, isStream ? AbortSignal.any([signal, leaving.signal]) : signal);
    try {
      const result = await pipeline.run({ name, operation: call, handle }, request);
      if (!isStream) return respond(call, result, context);
      const events = counted(result as AsyncIterable<StreamEvent>, metrics);
      return await respondEvents(events, { ...request, leave: () => leaving.abort() });
    } catch (error) {
      if (!refuse || !(error instanceof AppError)) throw error;
      return refuse(error, refusedOf(context));
    }
  });
}

/** Counts a stream as open from when it is first read until it has ended or its reader has left. */
async function* counted(events: AsyncIterable<StreamEvent>, metrics: Door["metrics"]): AsyncGenerator<StreamEvent> {
  const end = metrics.openStream();
  try {
    yield* events;
  } finally {
    end();
  }
}

function requestOf(deps: Deps, call: Call, context: AppContext, signal: AbortSignal): DoorRequest {
  return {
    principal: () => principalOf(deps, call, context),
    isForeign: isRefusedHere(call, context),
    read: () => readInput(call, context),
    locale: context.get("locale"),
    requestId: context.get("requestId"),
    ip: context.get("ip"),
    log: context.get("log"),
    signal,
    lastEventId: context.req.header("last-event-id") ?? null,
    cookies: context.get("cookies"),
    session: context.get("session"),
  };
}

/**
 * A GET that changes something is refused to other sites, and to a browser that asks by itself. The steps of a sign-in
 * are navigations that change something too, but those come from other sites.
 */
function isRefusedHere(call: Call, context: AppContext): boolean {
  if (call.changesState !== true && call.answer !== "page") return false;
  return (call.changesState === true && context.get("isForeign")) || isUnasked(context.req.raw.headers);
}

/**
 * A response that a shared cache stores is the same for everybody, so the principal is not looked up. A session comes
 * before an API token, so that a page cannot be made to act as another user by a header.
 */
async function principalOf(deps: Deps, call: Call, context: AppContext): Promise<Principal> {
  if (call.cacheSeconds !== undefined) return anonymous;
  const user = await context.get("session").user();
  if (user) return { kind: "session", user };
  const principal = await principalOfToken(deps, context.req.header("authorization"), "calls");
  if (principal) context.set("tokenUserId", principal.user.id);
  return principal ?? anonymous;
}

function refusedOf(context: AppContext): Refused {
  const query = Object.fromEntries(new URL(context.req.url).searchParams);
  return { locale: context.get("locale"), log: context.get("log"), query };
}

async function readInput(call: Call, context: AppContext): Promise<RawInput> {
  const body = await readBody(call, context);
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(context.req.param() as Record<string, string>)) {
    params[name] = storableText(value);
  }
  return { params, query: readQuery(context), body };
}

function readBody({ method, body }: Call, context: AppContext): Promise<unknown> | object {
  const request = context.req.raw;
  const locale = context.get("locale");
  if (method === "GET") return {};
  if (body.kind === "raw") return readRaw(request, body.maxBytes, context.env?.incoming?.rawHeaders);
  if (body.kind === "json" || (body.orJson && !isForm(request))) return readJson(request, limits.body.json, locale);
  return readForm(request, body, locale);
}

/**
 * Returns the query without `locale`, which belongs to every call (contract, section 1) and is not passed on. A key
 * given twice is an error.
 */
function readQuery(context: AppContext): Record<string, string> {
  const query: Record<string, string> = {};
  const twice = new Set<string>();
  for (const [key, value] of new URL(context.req.url).searchParams) {
    if (key === "locale") continue;
    if (Object.hasOwn(query, key)) twice.add(key);
    Object.defineProperty(query, key, { value: storableText(value), enumerable: true, configurable: true });
  }
  if (twice.size > 0) {
    const issues = [...twice].map((key) => ({ code: "custom" as const, path: [key], message: "invalid" }));
    throw new AppError("invalidRequest", { errors: fieldErrors(issues, query, context.get("locale")) });
  }
  return query;
}

function respond(call: Call, result: unknown, context: AppContext): Response {
  if (call.answer === "json") {
    cache(call, context);
    return context.json({ code: 0, message: "ok", data: result ?? null }, call.status === 201 ? 201 : 200);
  }
  if (!(result instanceof Response)) throw new Error(`${call.path} must answer with a Response`);
  if (result.headers.has("Cache-Control")) return result;
  const response = new Response(result.body, result);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function cache(call: Call, context: AppContext): void {
  if (call.cacheSeconds === undefined) {
    context.header("Cache-Control", "private, no-store");
    return;
  }
  context.header("Cache-Control", `public, max-age=${call.cacheSeconds}`);
  context.header("Vary", "Accept-Language, Cookie");
}

/** Mounts every call. The order in which features or the registry name them does not matter. */
export function mountCalls(app: App, door: Door, handlers: Handlers<CallName>): void {
  for (const { name, call } of inOrderOfMatching(callList)) {
    // The type of `handlers` ensures that each handler fits its own call, but TypeScript cannot express that in a loop.
    mountCall(app, door, call, handlers[name] as Handler<Call>, name);
  }
}

/**
 * Sorts calls for the router, which takes the first route that matches: a fixed segment must come before a parameter at
 * the same place, such as `/api/resumes/bin` before `/api/resumes/:id`.
 */
export function inOrderOfMatching<C extends { call: Pick<Call, "path"> }>(calls: readonly C[]): C[] {
  const rank = ({ call }: C) => call.path.replace(/[^/]+/g, (segment) => (segment.startsWith(":") ? "1" : "0"));
  const ranked = calls.map((one) => ({ one, rank: rank(one) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0)).map(({ one }) => one);
}
