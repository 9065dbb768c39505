import type { z } from "zod";
import type { Limit, Operation } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { authorize } from "./authorize.ts";
import type { Found, Handle, OperationRequest, Surroundings } from "./handler.ts";
import { fieldErrors } from "./issues.ts";
import type { Limits } from "./limits.ts";
import { admit, type Principal, requireScope, userOf } from "./principal.ts";
import { type SubjectDeps, subjects } from "./subjects.ts";

/**
 * The one way in which the product is asked to do something. Every door (HTTP, the command line, jobs) turns what came in
 * into a `DoorRequest` and enters here, and writes what comes out in its own form. The steps are the same for all of
 * them, in this order:
 *
 *     principal → origin → scope → limit → parse → authorize → handle → audit → answer
 *
 * Whoever is refused learns nothing that a later step would have told: a stranger not whether the body was right, and
 * somebody else not whether the resume exists. Limits are counted before the body is read, so that a refusal stays cheap;
 * only a limit on a field of the body waits until that is known.
 */

/** A request as a door hands it over. */
export type DoorRequest = Surroundings & {
  /** Who asks; awaited once, before anything else. */
  principal(): Promise<Principal>;
  /** A browser says that another site made this request, and the operation changes something. */
  isForeign: boolean;
  /** Reads what was sent. Called after the limits, because reading a body costs what its sender wants. */
  read(): Promise<RawInput>;
};
export type RawInput = { params: Record<string, string>; query: Record<string, string>; body: unknown };

export type Pipeline = {
  /** Does the operation and returns what its handler gave. Throws an AppError for everything that is refused. */
  run<O extends Operation>(entry: Entry<O>, request: DoorRequest): Promise<unknown>;
};
/** An operation under the name that records of it carry, and how it is done. */
export type Entry<O extends Operation> = { name: string; operation: O; handle: Handle<O> };

/** Writes who did what; called after an operation with `audit` has succeeded. */
export type Audit = (record: AuditRecord) => Promise<void>;
export type AuditRecord = { principal: Principal; operation: string; subject: Found | null; requestId: string };

export function createPipeline(deps: SubjectDeps & Pick<Deps, "config">, limits: Limits, audit: Audit): Pipeline {
  return {
    async run({ name, operation, handle }, request) {
      const principal = await identify(operation, request);
      refuseForeign(request);
      requireScope(operation.scope, principal);
      await count(limits, beforeReading(operation), { request, principal, input: {} });
      const input = parse(operation, await request.read(), request.locale);
      await count(limits, byBody(operation), { request, principal, input });
      const subject = await findAndAuthorize(deps, operation, input, principal);
      // Everything that the handler's type promises has been checked by the lines above.
      const checked = { ...surroundingsOf(request), ...input, principal, user: userOf(principal), subject };
      const result = await handle(checked as OperationRequest<typeof operation>);
      if (operation.audit) await audit({ principal, operation: name, subject, requestId: request.requestId });
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

const needsBody = ({ per }: Limit) => per.some((part) => part.startsWith("body."));
const beforeReading = (operation: Operation) => operation.limits.filter((limit) => !needsBody(limit));
const byBody = (operation: Operation) => operation.limits.filter(needsBody);

type Counted = { request: DoorRequest; principal: Principal; input: Partial<Input> };

async function count(limits: Limits, those: readonly Limit[], counted: Counted): Promise<void> {
  for (const limit of those) await limits.take(limit.rate, keyOf(limit, counted));
}

/** What a limit counts this request under. The parts are told apart, so that no two pairs make the same key. */
function keyOf({ per }: Limit, { request, principal, input }: Counted): string {
  const parts = per.map((part) => {
    if (part === "ip") return request.ip;
    if (part === "user") return userOf(principal)?.id ?? "";
    return textAt(input, part);
  });
  return JSON.stringify(parts);
}

type Input = { params: unknown; query: unknown; body: unknown };

/** A name in the path that cannot be anybody's names nothing: notFound. Everything else is invalidRequest by field. */
function parse(operation: Operation, sent: RawInput, locale: Locale): Input {
  const params = operation.params.safeParse(sent.params);
  if (!params.success) throw new AppError("notFound");
  return {
    params: params.data,
    query: check(operation.query, sent.query, locale),
    body: check(operation.body.schema, sent.body, locale),
  };
}

function check<Schema extends z.ZodType>(schema: Schema, sent: unknown, locale: Locale): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new AppError("invalidRequest", { errors: fieldErrors(result.error.issues, sent, locale) });
}

/** Finds the subject and asks for the right to it. That it does not exist and that it is not for this user look the same. */
async function findAndAuthorize(
  deps: SubjectDeps,
  { subject, may }: Operation,
  input: Input,
  principal: Principal,
): Promise<Found | null> {
  if (!subject) return null;
  const found = await subjects[subject.kind](deps, textAt(input, subject.from));
  if (!found) throw new AppError("notFound");
  if (may) authorize(userOf(principal), may, found);
  return found;
}

/** The text at `params.id` or `body.email` of a checked input. */
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

/** Outside production an answer out of its declared shape is an error, so that no test can miss it. */
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
