import type { Logger } from "pino";
import type { z } from "zod";
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from "#contract/call.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { originsOf } from "#server/config/editions.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { readForm, readJson } from "./body.ts";
import type { App, AppContext } from "./context.ts";
import { fieldErrors } from "./issues.ts";
import type { Rate } from "./limits.ts";
import { isForeign } from "./security.ts";
import type { Session, Viewer } from "./session.ts";

/** What a handler gets: everything is checked, and the visitor has the right to be here. */
export type CallRequest<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Never null where the call is for signed-in people. */
  user: C["who"] extends "public" ? Viewer | null : Viewer;
  session: Session;
  locale: Locale;
  requestId: string;
  /** The visitor's network address. */
  address: string;
  log: Logger;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** Counts one use; throws tooManyRequests. */
  limit(name: string, who: string, rate: Rate): Promise<void>;
  /** For what only a few routes need: cookies, headers. */
  context: AppContext;
};

/** The data of the envelope; for calls that answer with bytes or a page, the response itself. */
export type Handled<C extends Call> = C["answer"] extends "json" ? ReplyOf<C> : Response;

/**
 * Mounts one call of the contract. The same concerns in the same order on every route: who may, foreign sites, size and
 * form of the body, params, query, body by their schemas (unknown keys are errors), the handler, the shape of its
 * answer (outside production), envelope, status and cache. Before these, for every request: http/arrival.ts.
 */
export function mount<C extends Call>(
  app: App,
  deps: Deps,
  call: C,
  handler: (request: CallRequest<C>) => Promise<Handled<C>> | Handled<C>,
): void {
  app.on(call.method, call.path, async (context) => {
    const locale = context.get("locale");
    const session = context.get("session");
    // A navigation that fails shows a person a page.
    context.set("isCall", call.answer !== "page");
    // 1. Who. A stranger learns nothing else about the route.
    const user = await admit(call, session);
    if (call.changesState && isForeign(context.req.raw.headers, originsOf(deps.config))) {
      throw new AppError("foreignOrigin");
    }
    // 2. What was sent.
    const rawBody = await readBody(call, context.req.raw, locale);
    const params = checkParams(call, context);
    const query = check(call.query, readQuery(context, locale), locale);
    const body = check(call.body, rawBody, locale);
    // 3. What is done.
    const result = await handler({
      params,
      query,
      body,
      user,
      session,
      locale,
      requestId: context.get("requestId"),
      address: context.get("address"),
      log: context.get("log"),
      signal: context.req.raw.signal,
      limit: (name, who, rate) => context.get("limits").take(name, who, rate),
      context,
    } as CallRequest<C>);
    // 4. What is answered.
    if (call.answer !== "json") return asResponse(result, context);
    if (!deps.config.production) checkReply(call, result);
    cache(call, context);
    return context.json({ code: 0, message: "ok", data: result ?? null }, call.status);
  });
}

function readBody(call: Call, request: Request, locale: Locale): Promise<unknown> | object {
  if (call.method === "GET") return {};
  return call.form ? readForm(request, call.form.maxBytes, locale) : readJson(request, limits.body.json, locale);
}

async function admit(call: Call, session: Session): Promise<Viewer | null> {
  // What a shared cache keeps is the same for everybody.
  if (call.cacheSeconds !== undefined) return null;
  const viewer = await session.viewer();
  if (call.who === "public") return viewer;
  if (!viewer) throw new AppError("noPermission");
  if (call.who === "admin" && viewer.role !== "admin") throw new AppError("forbidden");
  return viewer;
}

function check<Schema extends z.ZodType>(schema: Schema, input: unknown, locale: Locale): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError("invalidRequest", { errors: fieldErrors(result.error.issues, input, locale) });
}

/** A name that cannot be anybody's names nothing: not found rather than invalid. */
function checkParams<C extends Call>(call: C, context: AppContext): ParamsOf<C> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(context.req.param() as Record<string, string>)) {
    given[name] = storableText(value);
  }
  const result = call.params.safeParse(given);
  if (!result.success) throw new AppError("notFound");
  return result.data as ParamsOf<C>;
}

/** `locale` belongs to every call (contract, section 1) and is not handed on. A key given twice is an error. */
function readQuery(context: AppContext, locale: Locale): Record<string, string> {
  const query: Record<string, string> = {};
  const twice = new Set<string>();
  for (const [key, value] of new URL(context.req.url).searchParams) {
    if (key === "locale") continue;
    if (Object.hasOwn(query, key)) twice.add(key);
    Object.defineProperty(query, key, { value: storableText(value), enumerable: true, configurable: true });
  }
  if (twice.size > 0) {
    const issues = [...twice].map((key) => ({ code: "custom" as const, path: [key], message: "invalid" }));
    throw new AppError("invalidRequest", { errors: fieldErrors(issues, query, locale) });
  }
  return query;
}

function checkReply(call: Call, result: unknown): void {
  const shape = call.reply.safeParse(result ?? null);
  if (shape.success) return;
  const places = shape.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  throw new Error(`${call.method} ${call.path} answered out of its declared shape. ${places}`);
}

function asResponse(result: unknown, context: AppContext): Response {
  if (!(result instanceof Response)) throw new Error(`${context.req.routePath} must answer with a Response`);
  if (!result.headers.has("Cache-Control")) result.headers.set("Cache-Control", "private, no-store");
  return result;
}

function cache(call: Call, context: AppContext): void {
  if (call.cacheSeconds === undefined) {
    context.header("Cache-Control", "private, no-store");
    return;
  }
  context.header("Cache-Control", `public, max-age=${call.cacheSeconds}`);
  context.header("Vary", "Accept-Language, Cookie");
}
