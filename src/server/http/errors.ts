import { HTTPException } from "hono/http-exception";
import { AppError, type ErrorDetail, type ErrorName, errorTable } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import { BotCheckUnavailable } from "#server/adapters/bot-check/port.ts";
import { MailUnavailable } from "#server/adapters/mail/port.ts";
import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import { RendererBusy } from "#server/adapters/renderer/port.ts";
import { SmsUnavailable } from "#server/adapters/sms/port.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { isDatabaseDown, isDiskFull, safeError } from "#server/db/errors.ts";
import type { AppContext } from "./context.ts";
import { escapeHtml } from "./html.ts";
import { translate } from "./locale.ts";

/**
 * Writes a failure to a response. `core/errors.ts` defines the failures, their numbers and statuses. Any error that is
 * not an AppError is a bug: it is logged, and the caller gets a request id to quote.
 */
export function respondError(error: unknown, context: AppContext): Response {
  const known = asAppError(error);
  if (!known) {
    context.get("log").error({ error: safeError(error) }, "request failed");
    return write(context, "unknown", {});
  }
  if (known.error === "noPermission") context.get("session").forget();
  if (known.detail.cause !== undefined) {
    context.get("log").warn({ error: safeError(known.detail.cause), name: known.error }, "provider call failed");
  }
  return write(context, known.error, known.detail);
}

/** Maps the errors of ports, which mean the same to every caller, so that features need not do so. */
function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof RendererBusy) {
    return new AppError(error.whose === "own" ? "tooManyPrints" : "rendererBusy", {
      retryAfter: limits.render.retryAfterSeconds,
    });
  }
  if (isDiskFull(error))
    return new AppError("diskFull", { retryAfter: operationLimits.outage.diskRetryAfter, cause: error });
  if (
    [MailUnavailable, SmsUnavailable, StorageUnavailable, BotCheckUnavailable, PaymentsUnavailable].some(
      (kind) => error instanceof kind,
    )
  ) {
    return new AppError("providerUnavailable", { retryAfter: 60, cause: error });
  }
  if (isDatabaseDown(error)) {
    return new AppError("databaseUnavailable", { retryAfter: operationLimits.outage.retryAfter, cause: error });
  }
  if (error instanceof HTTPException && error.status < 500) return new AppError("invalidRequest");
  return null;
}

/** Returns what a user is told about a failure: its own message, or the message of an unknown error. */
export function messageOf(error: unknown, locale: Locale): string {
  return failureOf(error, locale).message;
}

/** Returns a failure as a program reads it: its number, what it means, and its details. */
export function failureOf(error: unknown, locale: Locale): { code: number; message: string } & Partial<ErrorDetail> {
  const { error: name, detail } = asAppError(error) ?? { error: "unknown", detail: {} as ErrorDetail };
  const { retryAfter } = detail;
  return { ...bodyOf(name, detail, locale), ...(retryAfter === undefined ? {} : { retryAfter }) };
}

function bodyOf(name: ErrorName, { errors, data, params }: ErrorDetail, locale: Locale) {
  return {
    code: errorTable[name].code,
    message: translate(locale, "errors", name, params),
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** Returns whether a failure is one of ours, and not a bug. */
export function isNamed(error: unknown): boolean {
  return asAppError(error) !== null;
}

function write(context: AppContext, name: ErrorName, detail: ErrorDetail): Response {
  const { status } = errorTable[name];
  const locale = context.get("locale");
  const body = bodyOf(name, detail, locale);
  context.header("Cache-Control", "no-store");
  // A part of the body may still be under way, and it must not be read as the next request.
  if (name === "tooLarge") context.header("Connection", "close");
  if (detail.retryAfter !== undefined) context.header("Retry-After", String(detail.retryAfter));
  if (!context.get("isCall")) {
    // This is a page and not a call, so the same message is shown as HTML.
    const id = status >= 500 ? `<p><small>${escapeHtml(context.get("requestId"))}</small></p>` : "";
    const text = escapeHtml(body.message);
    return context.html(
      `<!doctype html><html lang="${htmlLang[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><body style="font:16px/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1.5rem"><h1 style="font-size:1.25rem">${text}</h1>${id}<p><a href="/">${escapeHtml(translate(locale, "serverPages", "backHome"))}</a></p></body></html>`,
      status,
    );
  }
  return context.json({ ...body, ...(status >= 500 ? { requestId: context.get("requestId") } : {}) }, status);
}
