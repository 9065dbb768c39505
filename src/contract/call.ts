import { type Complete, type Described, defineOperation, type Only, type Operation } from "./operation.ts";

export type { BodyIn, Limit, ParamsIn, QueryIn, ReplyOf } from "./operation.ts";

/**
 * One HTTP call as one value: an operation with an address. The server mounts it (server/http/door.ts), the browser makes
 * it (web/api/call.ts), the reference at /api/docs prints it, and tests loop over all of them. Nothing about a call is
 * written twice.
 */
export type Call = Operation & {
  who: "public" | "user" | "admin";
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Hono's form: `/api/resumes/:id`. */
  path: string;
  /** Of success: 200, 201 on creation, 204 without a body, 302 where a page leads on. */
  status: 200 | 201 | 204 | 302;
  /** Changes something on the server, so that foreign sites are refused. Every method but GET does anyway. */
  changesState?: boolean;
  /** Of the answer, where it is neither JSON nor HTML. */
  contentType?: string;
  /** Seconds a shared cache may keep the answer. */
  cacheSeconds?: number;
};

type DescribedCall = Described & Pick<Call, "who" | "method" | "path"> & Partial<Call>;
type CompleteCall<D> = Complete<D> & Omit<Call, keyof Operation>;

/** Fills in what a call does not say: the defaults of an operation, and status 200. */
export function defineCall<const D extends DescribedCall>(described: D & Only<D, keyof Call>): CompleteCall<D> {
  return { status: 200, ...described, ...defineOperation<D>(described) };
}
