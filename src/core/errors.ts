/**
 * The one table of errors: a name, the `code` in the response and the HTTP status. The text of each name is in the
 * locales (`errors.<name>`), and a test checks that both editions have it. This file decides what an error means;
 * server/http decides how it is written to a response.
 */
export const errorTable = {
  emailUnverified: { code: 100001, status: 403 },
  invalidRequest: { code: 100400, status: 400 },
  noPermission: { code: 100401, status: 401 },
  insufficientTokens: { code: 100402, status: 402 },
  forbidden: { code: 100403, status: 403 },
  foreignOrigin: { code: 100403, status: 403 },
  adminByStandIn: { code: 100403, status: 403 },
  adminNotJoined: { code: 100403, status: 403 },
  reasonMissing: { code: 100403, status: 403 },
  notFound: { code: 100404, status: 404 },
  resumeLimit: { code: 100405, status: 403 },
  templateLocked: { code: 100406, status: 403 },
  premiumOnly: { code: 100407, status: 403 },
  customUrlTaken: { code: 100408, status: 409 },
  resumeConflict: { code: 100409, status: 409 },
  captchaWrong: { code: 100410, status: 400 },
  botCheckFailed: { code: 100410, status: 400 },
  codeWrong: { code: 100411, status: 400 },
  resetLinkSpent: { code: 100411, status: 400 },
  signInExpired: { code: 100411, status: 400 },
  signInRefused: { code: 100403, status: 403 },
  credentialsWrong: { code: 100412, status: 401 },
  phoneTaken: { code: 100417, status: 409 },
  tooLarge: { code: 100413, status: 413 },
  tooLongToPrint: { code: 100413, status: 413 },
  wrongFileType: { code: 100415, status: 415 },
  unknownHost: { code: 100421, status: 421 },
  unknownProxy: { code: 100421, status: 421 },
  unreadableFile: { code: 100422, status: 422 },
  tooManyRequests: { code: 100429, status: 429 },
  tooManyPrints: { code: 100429, status: 429 },
  unknown: { code: 100500, status: 500 },
  providerUnavailable: { code: 100503, status: 503 },
  smsBudgetSpent: { code: 100503, status: 503 },
  rendererBusy: { code: 100503, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errorTable;

/** One problem of a request body: `path` as in `data.sections.0.name`, `message` as text for the user. */
export type FieldError = { path: string; message: string };

/** A failure that is reported to the caller. Anything else that is thrown becomes `unknown`, a 500, which is a bug. */
export class AppError extends Error {
  readonly error: ErrorName;
  /** Sent besides the code: `errors` of a validation, `data` of a conflict, `params` for the text. */
  readonly detail: ErrorDetail;

  constructor(error: ErrorName, detail: ErrorDetail = {}) {
    super(error);
    this.name = "AppError";
    this.error = error;
    this.detail = detail;
  }
}

export type ErrorDetail = {
  errors?: FieldError[];
  data?: unknown;
  params?: Record<string, string | number>;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
};
