import { type Complete, type Described, defineOperation, type Only, type Operation } from "./operation.ts";

export type { BodyIn, Limit, ParamsIn, QueryIn, ReplyOf } from "./operation.ts";

/**
 * One HTTP call as one value: an operation with a method and a path. The server mounts it (server/http/door.ts), the
 * browser calls it (web/api/call.ts), the reference at /api/docs lists it, and tests loop over all of them, so that
 * nothing about a call is written twice.
 */
export type Call = Operation & {
  who: "public" | "user" | "admin" | "desk";
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** In Hono's notation: `/api/resumes/:id`. */
  path: string;
  /** The status of a success: 200, 201 on creation, 204 without a body, 302 for a page that redirects. */
  status: 200 | 201 | 204 | 302;
  /**
   * True for a GET that changes something on the server, so that requests from other sites are refused. Every other
   * method is treated so anyway.
   */
  changesState?: boolean;
  /** The content type of the answer, where it is neither JSON nor HTML. */
  contentType?: string;
  /** For how many seconds a shared cache may keep the answer. */
  cacheSeconds?: number;
};

type DescribedCall = Described & Pick<Call, "who" | "method" | "path"> & Partial<Call>;
type CompleteCall<D> = Complete<D> & Omit<Call, keyof Operation>;

/** Returns the call with everything that it leaves out filled in: the defaults of an operation, and status 200. */
export function defineCall<const D extends DescribedCall>(described: D & Only<D, keyof Call>): CompleteCall<D> {
  return { status: 200, ...described, ...defineOperation<D>(described) };
}
