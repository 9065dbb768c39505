import { type ErrorName, errorTable, type FieldError } from "#core/errors.ts";

/** A call that did not succeed. `message` is the server's sentence in the reader's language. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The number on the wire (contract section 1). */
  readonly code: number;
  /** HTTP status. */
  readonly status: number;
  /** What is wrong with which field; empty unless the body failed validation. */
  readonly errors: readonly FieldError[];
  /** Beside the code, of whatever shape that error has: `{updatedAt}` of a conflict. */
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

/** The request did not reach the server, or its answer did not arrive. Nothing is known about what happened there. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** Whether it is the failure of this name in core/errors.ts; names that share a number are told apart by nothing. */
export function isApiError(error: unknown, name: ErrorName): error is ApiError {
  return error instanceof ApiError && error.code === errorTable[name].code;
}
