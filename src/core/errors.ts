/**
 * The one table of errors: a name, the number on the wire, the HTTP status. The words of each name are in the locales
 * (`errors.<name>`), and a test holds that both editions have them. What an error means is decided here; how it is
 * written to a response is decided in server/http.
 */
export const errorTable = {
  emailUnverified: { code: 100001, status: 403 },
  invalidRequest: { code: 100400, status: 400 },
  noPermission: { code: 100401, status: 401 },
  insufficientTokens: { code: 100402, status: 402 },
  forbidden: { code: 100403, status: 403 },
  foreignOrigin: { code: 100403, status: 403 },
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
  wrongFileType: { code: 100415, status: 415 },
  unreadableFile: { code: 100422, status: 422 },
  tooManyRequests: { code: 100429, status: 429 },
  unknown: { code: 100500, status: 500 },
  providerUnavailable: { code: 100503, status: 503 },
  rendererBusy: { code: 100503, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errorTable;

/** One thing that is wrong with a request body: `path` as in `data.sections.0.name`, `message` for a person. */
export type FieldError = { path: string; message: string };

/** A failure that the caller is told about. Everything else that is thrown becomes `unknown` (a 500, which is a bug). */
export class AppError extends Error {
  readonly error: ErrorName;
  /** Beside the code in the body: `errors` of a validation, `data` of a conflict, `params` for the words. */
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
