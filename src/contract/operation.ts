import { z } from "zod";
import type { ErrorName } from "#core/errors.ts";
import type { RateName } from "#core/limits.ts";
import type { OwnedRight, Right } from "#core/permissions.ts";
import { type Body, json } from "./body.ts";

/**
 * What the product can be asked to do, as one value: who may ask, how often, with what, and what comes back. The pipeline
 * (server/operations/pipeline.ts) holds every caller to it, whichever door the caller came through: HTTP, the command
 * line, a job. An operation that has an HTTP address is a call (contract/call.ts).
 */
export type Operation = {
  who: Who;
  /** What an API token must have been granted; null: no token may ever call this. */
  scope: Scope | null;
  /** How often it may be called. All of them are counted; the first that is used up refuses. */
  limits: readonly Limit[];
  /** What it is about, if the pipeline is to find it. Where it does not exist, the answer is notFound. */
  subject: Subject | null;
  /** The right to that subject which the pipeline asks core/permissions for before the handler runs. */
  may: OwnedRight | null;
  /**
   * Rights that the handler's service asks for itself, because they depend on facts that it learns on the way or must
   * read under a lock: how many resumes there are, which design the body names.
   */
  decides: readonly Right[];
  params: z.ZodType;
  query: z.ZodType;
  body: Body;
  answer: Answer;
  reply: z.ZodType;
  /** The errors a caller must expect beyond the ones every operation has. */
  errors: readonly ErrorName[];
  /** A record of who did this to what is written after it succeeded (features/audit). */
  audit: boolean;
  /** A machine, such as an assistant, may be offered this as a tool, described by the summary. */
  tool: boolean;
  /** One sentence for the reference. */
  summary: string;
  /** Which group of the reference it stands in. */
  group: string;
};

export type Who =
  /** Anybody. */
  | "public"
  /** Signed in. */
  | "user"
  /** Signed in, with the role admin. */
  | "admin"
  /** The installation itself: its command line or one of its jobs. Never reachable from outside. */
  | "internal";

/** What a person can grant an API token. `public` is what anybody may do without one. */
export type Scope = "public" | "account:read" | "account:write" | "resumes:read" | "resumes:write" | "files:write";

/**
 * A count that refuses when it is used up. `per` says what is counted together: requests that agree in all parts of it.
 * The numbers, and the name under which operations share a count, are the rate's in core/limits.ts.
 */
export type Limit = {
  rate: RateName;
  per: readonly ("ip" | "user" | BodyField)[];
};
/** A text of the body, by name. A limit on one is counted after the body was read, all others before. */
export type BodyField = `body.${string}`;

/** What kind of thing an operation is about, and which part of the input names it. */
export type Subject = { kind: SubjectKind; from: `params.${string}` | BodyField };
export type SubjectKind =
  /** A resume in use, by its id. */
  | "resume"
  /** A resume in somebody's bin, by its id. */
  | "deletedResume"
  /** An account, by its id. */
  | "account"
  /** An account, by its email. */
  | "accountOfEmail";

export type Answer =
  /** `{code: 0, message, data}` with `data` of the shape `reply`. */
  | "json"
  /** Bytes of `contentType`; `reply` is not used. */
  | "binary"
  /** A redirect, a page or a bare status; no envelope. */
  | "page"
  /** A stream of server-sent events (server/http/sse.ts); `reply` is the shape of the data of its last one. */
  | "events";

const nothing = z.strictObject({});

/** What an operation is that says nothing more than it must: nothing sent, nothing counted, `data: null`. */
const defaults = {
  limits: [],
  subject: null,
  may: null,
  decides: [],
  params: nothing,
  query: nothing,
  body: json(nothing),
  answer: "json",
  reply: z.null(),
  errors: [],
  audit: false,
  tool: false,
} as const satisfies Partial<Operation>;

export type Described = Pick<Operation, "who" | "scope" | "summary" | "group"> & Partial<Operation>;
/** The fields whose very types decide what a handler gets and what a caller sends. */
type Typed = "who" | "subject" | "params" | "query" | "body" | "answer" | "reply";
/** `D` with the defaults of what it does not say. */
export type Complete<D> = Omit<Operation, Typed> & {
  [Key in Typed]: Key extends keyof D ? D[Key] : Key extends keyof typeof defaults ? (typeof defaults)[Key] : never;
};
/** Refuses keys beyond `Known`, which an inferred type would let through. */
export type Only<D, Known extends PropertyKey> = { [Key in Exclude<keyof D, Known>]: never };

export function defineOperation<const D extends Described>(described: D & Only<D, keyof Operation>): Complete<D> {
  const complete: unknown = { ...defaults, ...described };
  // The compiler cannot follow which of the two a field of an inferred type comes from.
  return complete as Complete<D>;
}

export type ParamsOf<O extends Operation> = z.output<O["params"]>;
export type QueryOf<O extends Operation> = z.output<O["query"]>;
export type BodyOf<O extends Operation> = z.output<O["body"]["schema"]>;
export type ReplyOf<O extends Operation> = z.output<O["reply"]>;
/** What a caller sends, before defaults are filled in. */
export type BodyIn<O extends Operation> = z.input<O["body"]["schema"]>;
export type QueryIn<O extends Operation> = z.input<O["query"]>;
export type ParamsIn<O extends Operation> = z.input<O["params"]>;
