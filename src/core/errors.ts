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
  accountSuspended: { code: 100424, status: 403 },
  signInTooOld: { code: 100425, status: 403 },
  ownAccount: { code: 100426, status: 409 },
  notFound: { code: 100404, status: 404 },
  resumeLimit: { code: 100405, status: 403 },
  templateLocked: { code: 100406, status: 403 },
  premiumOnly: { code: 100407, status: 403 },
  customUrlTaken: { code: 100408, status: 409 },
  resumeConflict: { code: 100409, status: 409 },
  alreadyApplied: { code: 100409, status: 409 },
  alreadyGranted: { code: 100409, status: 409 },
  captchaWrong: { code: 100410, status: 400 },
  botCheckFailed: { code: 100410, status: 400 },
  codeWrong: { code: 100411, status: 400 },
  resetLinkSpent: { code: 100411, status: 400 },
  signInExpired: { code: 100411, status: 400 },
  signInRefused: { code: 100403, status: 403 },
  credentialsWrong: { code: 100412, status: 401 },
  phoneTaken: { code: 100417, status: 409 },
  alreadyLifetime: { code: 100418, status: 409 },
  voucherTooLow: { code: 100419, status: 409 },
  orderNotOpen: { code: 100420, status: 409 },
  amountChanged: { code: 100427, status: 409 },
  keySpent: { code: 100428, status: 409 },
  notRefundable: { code: 100423, status: 409 },
  refundTooLate: { code: 100423, status: 409 },
  refundAfterDownload: { code: 100423, status: 409 },
  /** An API token that was sent and is none, is over, or may not do this. */
  tokenUnknown: { code: 100430, status: 401 },
  tokenExpired: { code: 100430, status: 401 },
  tokenClosed: { code: 100431, status: 403 },
  tokenScope: { code: 100431, status: 403 },
  tokenOfTools: { code: 100431, status: 403 },
  /** A JSON Patch that does not fit the document it was made for. */
  patchTestFailed: { code: 100433, status: 409 },
  patchPathWrong: { code: 100434, status: 422 },
  patchTooLarge: { code: 100413, status: 413 },
  tooManyProposals: { code: 100440, status: 409 },
  proposalStale: { code: 100441, status: 409 },
  proposalEmpty: { code: 100442, status: 422 },
  tooManyTokens: { code: 100432, status: 409 },
  tooManyLinks: { code: 100443, status: 409 },
  noInvoice: { code: 100424, status: 409 },
  tooLarge: { code: 100413, status: 413 },
  resumeTooLarge: { code: 100413, status: 413 },
  tooLongToPrint: { code: 100413, status: 413 },
  wrongFileType: { code: 100415, status: 415 },
  unknownHost: { code: 100421, status: 421 },
  unknownProxy: { code: 100421, status: 421 },
  unreadableFile: { code: 100422, status: 422 },
  /** A resume file. `fileIsPdf` and `fileIsWord`: it was sent as the other one. */
  resumeFileType: { code: 100415, status: 415 },
  fileIsPdf: { code: 100415, status: 415 },
  fileIsWord: { code: 100415, status: 415 },
  resumeFileTooLarge: { code: 100413, status: 413 },
  fileEmpty: { code: 100422, status: 422 },
  fileEncrypted: { code: 100422, status: 422 },
  fileDamaged: { code: 100422, status: 422 },
  fileWithoutText: { code: 100422, status: 422 },
  fileEncoding: { code: 100422, status: 422 },
  fileTooLong: { code: 100413, status: 413 },
  fileTooHeavy: { code: 100422, status: 422 },
  fileReaderBusy: { code: 100503, status: 503 },
  noResumeFound: { code: 100422, status: 422 },
  importForbidden: { code: 100400, status: 400 },
  importUnreachable: { code: 100422, status: 422 },
  importUnknown: { code: 100422, status: 422 },
  tooManyRequests: { code: 100429, status: 429 },
  tooManyPrints: { code: 100429, status: 429 },
  unknown: { code: 100500, status: 500 },
  providerUnavailable: { code: 100503, status: 503 },
  smsBudgetSpent: { code: 100503, status: 503 },
  rendererBusy: { code: 100503, status: 503 },
  serverBusy: { code: 100503, status: 503 },
  databaseUnavailable: { code: 100503, status: 503 },
  diskFull: { code: 100503, status: 503 },
  /** The assistant. Those of 503 are failures of an engine; none of them costs a token. */
  aiEngineMissing: { code: 100400, status: 400 },
  aiUnable: { code: 100400, status: 400 },
  aiDraftLanguage: { code: 100400, status: 400 },
  aiTooManyJobs: { code: 100429, status: 429 },
  aiJobExpired: { code: 100404, status: 404 },
  aiAnswerInvalid: { code: 100503, status: 503 },
  aiNothingToPolish: { code: 100400, status: 400 },
  aiTextTooLong: { code: 100413, status: 413 },
  aiNotAllowed: { code: 100503, status: 503 },
  aiUnpaid: { code: 100503, status: 503 },
  aiRateLimited: { code: 100503, status: 503 },
  aiOverloaded: { code: 100503, status: 503 },
  aiFailed: { code: 100503, status: 503 },
  aiBadRequest: { code: 100503, status: 503 },
  aiModelMissing: { code: 100503, status: 503 },
  aiUnreachable: { code: 100503, status: 503 },
  aiIncomplete: { code: 100503, status: 503 },
  aiStalled: { code: 100503, status: 503 },
  aiTimeout: { code: 100503, status: 503 },
  aiTooLong: { code: 100503, status: 503 },
  aiAborted: { code: 100503, status: 503 },
  aiUnreadable: { code: 100503, status: 503 },
  aiRefused: { code: 100503, status: 503 },
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
