import { type ErrorName, errorTable, type FieldError } from "#core/errors.ts";

/** A call that did not succeed. `message` is the server's sentence in the user's language. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The error number in the answer (contract section 1). */
  readonly code: number;
  /** HTTP status. */
  readonly status: number;
  /** One entry for every invalid field; empty unless the body failed validation. */
  readonly errors: readonly FieldError[];
  /** Data that belongs to the error, in a shape that depends on it: `{updatedAt}` of a conflict. */
  readonly data: unknown;
  readonly requestId: string | null;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | null;

  constructor(from: {
    code: number;
    status: number;
    message: string;
    errors?: readonly FieldError[];
    data?: unknown;
    requestId?: string | null;
    retryAfter?: number | null;
  }) {
    super(from.message);
    this.code = from.code;
    this.status = from.status;
    this.errors = from.errors ?? [];
    this.data = from.data;
    this.requestId = from.requestId ?? null;
    this.retryAfter = from.retryAfter ?? null;
  }
}

/** The request did not reach the server, or its answer did not arrive; whether the server carried it out is unknown. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** Returns whether the error has this name in core/errors.ts. Names that share a number cannot be told apart. */
export function isApiError(error: unknown, name: ErrorName): error is ApiError {
  return error instanceof ApiError && error.code === errorTable[name].code;
}

/** Returns whether the server could not be reached: no answer, or a proxy's answer in its place. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 502 && error.status <= 504);
}
