import { z } from "zod";
import type { ErrorName } from "#core/errors.ts";

/**
 * One HTTP call as one value. The server mounts it (server/http/mount.ts), the browser calls it (web/api/call.ts), the
 * reference at /api/docs prints it, and house tests loop over all of them. Nothing about a call is written twice.
 */
export type Who =
  /** Anybody. */
  | "public"
  /** Signed in. */
  | "user"
  /** Signed in, with the role admin. */
  | "admin";

export type Answer =
  /** `{code: 0, message, data}` with `data` of the shape `reply`. */
  | "json"
  /** Bytes of `contentType`; `reply` is not used. */
  | "binary"
  /** A redirect or a page; no envelope. */
  | "page";

export type Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  W extends Who = Who,
  A extends Answer = Answer,
> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Hono's form: `/api/resumes/:id`. */
  path: string;
  who: W;
  /** Changes something on the server, so that foreign sites are refused. Every method but GET does anyway. */
  changesState?: boolean;
  /** One sentence for the reference. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  answer: A;
  contentType?: string;
  /** The body is multipart/form-data with one `file` of at most so many bytes; absent: JSON. */
  form?: { maxBytes: number };
  /** Of success: 200, 201 on creation, 302 where a page leads on. */
  status: 200 | 201 | 302;
  /** The errors a caller must expect beyond the ones every call has. */
  errors: readonly ErrorName[];
  /** Which feature group of the reference it stands in. */
  group: string;
  /** Seconds a shared cache may keep the answer. */
  cacheSeconds?: number;
};

const nothing = z.strictObject({});
export type Nothing = typeof nothing;

type Said = "method" | "path" | "who" | "summary" | "group";

/** Fills in what a call does not say: no params, query or body, `data: null`, status 200. */
export function defineCall<
  W extends Who,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodNull,
  A extends Answer = "json",
>(call: Pick<Call<P, Q, B, R, W, A>, Said> & Partial<Omit<Call<P, Q, B, R, W, A>, Said>>): Call<P, Q, B, R, W, A> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    reply: z.null() as unknown as R,
    answer: "json" as A,
    status: 200,
    errors: [],
    ...call,
  };
}

export type ParamsOf<C extends Call> = z.output<C["params"]>;
export type QueryOf<C extends Call> = z.output<C["query"]>;
export type BodyOf<C extends Call> = z.output<C["body"]>;
export type ReplyOf<C extends Call> = z.output<C["reply"]>;
/** What a caller sends, before defaults are filled in. */
export type BodyIn<C extends Call> = z.input<C["body"]>;
export type QueryIn<C extends Call> = z.input<C["query"]>;
export type ParamsIn<C extends Call> = z.input<C["params"]>;
