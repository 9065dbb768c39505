import type { Limit, Operation } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { authorize } from "./authorize.ts";
import type { Found, Handle, OperationRequest, Surroundings } from "./handler.ts";
import { check } from "./issues.ts";
import type { Limits } from "./limits.ts";
import { admit, isFreshSignIn, type Principal, requireScope, userOf } from "./principal.ts";
import { type SubjectDeps, subjects } from "./subjects.ts";

/**
 * The one way to ask the product for something. Every door (HTTP, the command line, jobs) turns what came in into a
 * `DoorRequest`, enters here, and writes the result in its own form. The steps are the same for all doors, in this
 * order:
 *
 *     principal → origin → calls of tokens → scope → fresh sign-in → limit → parse → authorize → handle → audit → answer
 *
 * A refused principal learns nothing that a later step would have revealed: an anonymous one does not learn whether the
 * body was valid, and another user does not learn whether the resume exists. Limits are counted before the body is
 * read, so that a refusal stays cheap; only a limit on a field of the body waits until the body is read.
 */

/** A request as a door hands it over. */
export type DoorRequest = Surroundings & {
  /** Returns who makes the request. Awaited once, before anything else. */
  principal(): Promise<Principal>;
  /** Whether a browser indicates that another site made this request, and the operation changes something. */
  isForeign: boolean;
  /** Reads the input. Called after the limits, because the sender decides how much reading a body costs. */
  read(): Promise<RawInput>;
};
export type RawInput = { params: Record<string, string>; query: Record<string, string>; body: unknown };

export type Pipeline = {
  /**
   * Carries the operation out and returns what its handler returned. Throws an AppError for everything that is refused.
   */
  run<O extends Operation>(entry: Entry<O>, request: DoorRequest): Promise<unknown>;
};
/** An operation, its handler, and the name under which it is recorded in the audit log. */
export type Entry<O extends Operation> = { name: string; operation: O; handle: Handle<O> };

/** Records who did what. Called after an operation with `audit` has succeeded. */
export type Audit = (record: AuditRecord) => Promise<void>;
export type AuditRecord = {
  principal: Principal;
  operation: string;
  subject: Found | null;
  requestId: string;
  /** Why it was done, where the operation asks for that. */
  reason?: string | undefined;
};

export function createPipeline(deps: SubjectDeps & Pick<Deps, "config">, counters: Limits, audit: Audit): Pipeline {
  return {
    async run({ name, operation, handle }, request) {
      const principal = await identify(operation, request);
      refuseForeign(request);
      if (principal.kind === "token") await counters.take("byToken", principal.user.id);
      requireScope(operation.scope, principal);
      if (operation.isFreshOnly) await requireFreshSignIn(deps, request, principal);
      await count(counters, beforeReading(operation), { request, principal, input: {} });
      const input = parse(operation, await request.read(), request.locale);
      await count(counters, byBody(operation), { request, principal, input });
      const subject = await findAndAuthorize(deps, operation, input, principal);
      // The steps above have checked everything that the handler's type promises.
      const checked = { ...surroundingsOf(request), ...input, principal, user: userOf(principal), subject };
      const result = await handle(checked as OperationRequest<typeof operation>);
      if (isRecorded(operation, principal, subject)) {
        await audit({ principal, operation: name, subject, requestId: request.requestId, reason: reasonOf(input) });
      }
      if (!deps.config.production) checkReply(name, operation, result);
      return result;
    },
  };
}

async function identify(operation: Operation, request: DoorRequest): Promise<Principal> {
  const principal = await request.principal();
  admit(operation.who, principal);
  return principal;
}

function refuseForeign(request: DoorRequest): void {
  if (request.isForeign) throw new AppError("foreignOrigin");
}

async function requireFreshSignIn(
  deps: Pick<Deps, "now">,
  { session }: DoorRequest,
  principal: Principal,
): Promise<void> {
  if (userOf(principal) === null || isFreshSignIn(deps, await session.startedAt())) return;
  throw new AppError("signInTooOld", { params: { minutes: limits.freshSignIn / 60_000 } });
}

const needsBody = ({ per }: Limit) => per.some((part) => part.startsWith("body."));
const beforeReading = (operation: Operation) => operation.limits.filter((limit) => !needsBody(limit));
const byBody = (operation: Operation) => operation.limits.filter(needsBody);

type Counted = { request: DoorRequest; principal: Principal; input: Partial<Input> };

async function count(counters: Limits, those: readonly Limit[], counted: Counted): Promise<void> {
  for (const limit of those) await counters.take(limit.rate, await keyOf(limit, counted));
}

/**
 * Returns the key under which a limit counts this request. The parts are separated so that no two combinations give the
 * same key.
 */
async function keyOf({ per }: Limit, { request, principal, input }: Counted): Promise<string> {
  const parts: string[] = [];
  for (const part of per) {
    if (part === "ip") parts.push(request.ip);
    else if (part === "user") parts.push(userOf(principal)?.id ?? "");
    else if (part === "device") parts.push(await request.session.knownDevice(textAt(input, "body.email")));
    else parts.push(textAt(input, part));
  }
  return JSON.stringify(parts);
}

type Input = { params: unknown; query: unknown; body: unknown };

/**
 * Checks the input. A path parameter that cannot be any id names nothing: notFound. All else is invalidRequest, by
 * field.
 */
function parse(operation: Operation, sent: RawInput, locale: Locale): Input {
  const params = operation.params.safeParse(sent.params);
  if (!params.success) throw new AppError("notFound");
  return {
    params: params.data,
    query: check(operation.query, sent.query, locale),
    body: check(operation.body.schema, sent.body, locale),
  };
}

/**
 * Finds the subject and asks for the right to it. A missing subject and one that this user may not see look the same.
 */
async function findAndAuthorize(
  deps: SubjectDeps,
  { subject, may }: Operation,
  input: Input,
  principal: Principal,
): Promise<Found | null> {
  if (!subject) return null;
  const found = await subjects[subject.kind](deps, textAt(input, subject.from));
  if (!found) throw new AppError("notFound");
  if (may) authorize(userOf(principal), may, { ...found, reason: reasonOf(input) });
  return found;
}

/** Returns why the principal does this, where the input of the operation says it. */
function reasonOf({ query }: Input): string | undefined {
  const given = typeof query === "object" && query !== null && "reason" in query ? query.reason : undefined;
  return typeof given === "string" ? given : undefined;
}

function isRecorded({ audit }: Operation, principal: Principal, subject: Found | null): boolean {
  return audit === "others" ? subject !== null && subject.ownerId !== userOf(principal)?.id : audit;
}

/** Returns the text at `params.id` or `body.email` of a checked input. */
function textAt(input: Partial<Input>, place: string): string {
  const [part, name = ""] = place.split(".");
  const values: unknown = input[part as keyof Input];
  const value = typeof values === "object" && values !== null ? (values as Record<string, unknown>)[name] : undefined;
  if (typeof value !== "string") throw new Error(`An operation names ${place}, and its input has no such text`);
  return value;
}

function surroundingsOf(request: DoorRequest): Surroundings {
  const { locale, requestId, ip, log, signal, lastEventId, cookies, session } = request;
  return { locale, requestId, ip, log, signal, lastEventId, cookies, session };
}

/** Throws outside production when an answer lacks its declared shape, so that no test can miss it. */
function checkReply(name: string, { answer, reply }: Operation, result: unknown): void {
  if (answer === "events") return;
  if (answer !== "json") {
    if (!(result instanceof Response)) throw new Error(`${name} must answer with a Response`);
    return;
  }
  const shape = reply.safeParse(result ?? null);
  if (shape.success) return;
  const places = shape.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  throw new Error(`${name} answered out of its declared shape. ${places}`);
}
