import { z } from "zod";
import type { ErrorName } from "#core/errors.ts";
import type { RateName } from "#core/limits.ts";
import type { OwnedRight, Right } from "#core/permissions.ts";
import { type Body, json } from "./body.ts";

/**
 * What a caller can ask of the product, as one value: who may ask, how often, with which input, and what comes back.
 * The pipeline (server/operations/pipeline.ts) applies it to every caller, whether the request came by HTTP, from the
 * command line or from a job. An operation that has a method and a path is a call (contract/call.ts).
 */
export type Operation = {
  who: Who;
  /**
   * The scope that an API token needs; null, the default: no token may ever call this. What removes, what money or rights
   * depend on, and what makes further keys stays null.
   */
  scope: Scope | null;
  /** How often it may be called. All of them are counted; the first one that is used up refuses the call. */
  limits: readonly Limit[];
  /**
   * The thing that the operation is about, where the pipeline is to look it up. If it does not exist, the answer is
   * `notFound`.
   */
  subject: Subject | null;
  /** The right to the subject that the pipeline checks with core/permissions before the handler runs. */
  may: OwnedRight | null;
  /**
   * Rights that the handler's service checks itself, because they depend on facts that it learns on the way or must
   * read under a lock: how many resumes there are, which design the body names.
   */
  decides: readonly Right[];
  params: z.ZodType;
  query: z.ZodType;
  body: Body;
  answer: Answer;
  reply: z.ZodType;
  /** Errors that a caller must expect besides those that every operation can return. */
  errors: readonly ErrorName[];
  /**
   * Whether a session must have begun within `limits.freshSignIn`: for what moves money or rights, so that a browser that
   * was left open is not enough. The command line needs none.
   */
  isFreshOnly: boolean;
  /**
   * Whether a record of who did this to what is written after it succeeded (features/audit). `others`: only where it was
   * about somebody else's; the record then holds the reason that the query gives.
   */
  audit: boolean | "others";
  /** Whether a machine, such as an assistant, may be offered this as a tool, described by the summary. */
  tool: boolean;
  /** The description in the API reference, one sentence. */
  summary: string;
  /** The group under which the API reference lists it. */
  group: string;
};

export type Who =
  /** Anybody. */
  | "public"
  /** Signed in. */
  | "user"
  /** Signed in, with the role admin. */
  | "admin"
  /** The same; for all others, anonymous ones included, the operation does not exist. */
  | "desk"
  /** The installation itself: its command line or one of its jobs. Never reachable from outside. */
  | "internal";

/** The scopes that a user can grant an API token. `public` covers what anybody may do without one. */
export const scopes = [
  "public",
  "account:read",
  "resumes:read",
  "resumes:write",
  "resumes:render",
  "files:write",
] as const;
export type Scope = (typeof scopes)[number];

/**
 * A counter that refuses calls once it is used up. `per` lists the parts that requests must agree in to be counted
 * together. The numbers, and the name under which operations share a counter, belong to the rate in core/limits.ts.
 */
export type Limit = {
  rate: RateName;
  /**
   * `device`: a browser that was signed in before to the account of the field `body.email`, which must be listed too.
   * All other browsers are counted together.
   */
  per: readonly ("ip" | "user" | "device" | BodyField)[];
};
/** A text field of the body, by name. A limit on a body field is counted after the body was read, all others before. */
export type BodyField = `body.${string}`;

/** The kind of thing that an operation is about, and the part of the input that identifies it. */
export type Subject = { kind: SubjectKind; from: `params.${string}` | BodyField };
export type SubjectKind =
  /** A resume that is not deleted, by its id. */
  | "resume"
  /** A deleted resume, which is still in its owner's bin, by its id. */
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

/** The defaults of an operation: no input, no limits, and an answer of `data: null`. */
const defaults = {
  scope: null,
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
  isFreshOnly: false,
  audit: false,
  tool: false,
} as const satisfies Partial<Operation>;

export type Described = Pick<Operation, "who" | "summary" | "group"> & Partial<Operation>;
/** The fields whose types determine what a handler receives and what a caller sends. */
type Typed = "who" | "subject" | "params" | "query" | "body" | "answer" | "reply";
/** `D`, completed with the defaults of the fields that it leaves out. */
export type Complete<D> = Omit<Operation, Typed> & {
  [Key in Typed]: Key extends keyof D ? D[Key] : Key extends keyof typeof defaults ? (typeof defaults)[Key] : never;
};
/** Rejects keys beyond `Known`, which an inferred type would let through. */
export type Only<D, Known extends PropertyKey> = { [Key in Exclude<keyof D, Known>]: never };

export function defineOperation<const D extends Described>(described: D & Only<D, keyof Operation>): Complete<D> {
  const complete: unknown = { ...defaults, ...described };
  // The compiler cannot tell which of the two objects a field of an inferred type comes from.
  return complete as Complete<D>;
}

export type ParamsOf<O extends Operation> = z.output<O["params"]>;
export type QueryOf<O extends Operation> = z.output<O["query"]>;
export type BodyOf<O extends Operation> = z.output<O["body"]["schema"]>;
export type ReplyOf<O extends Operation> = z.output<O["reply"]>;
/** The body as a caller sends it, before defaults are filled in. */
export type BodyIn<O extends Operation> = z.input<O["body"]["schema"]>;
export type QueryIn<O extends Operation> = z.input<O["query"]>;
export type ParamsIn<O extends Operation> = z.input<O["params"]>;
