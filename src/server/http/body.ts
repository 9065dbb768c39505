import type { FormBody, RawMessage } from "#contract/body.ts";
import { AppError, type ErrorName } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import type { Locale } from "#locales/words.ts";
import { storableText } from "#server/db/storable-text.ts";
import { translate } from "./locale.ts";

const maxDepth = 64;

/**
 * Reads a JSON body of at most `limit` bytes; an empty body is `{}`. Throws tooLarge for a longer one, and
 * invalidRequest for a body that is not JSON. All texts are made storable: PostgreSQL accepts neither NUL nor half
 * a surrogate pair.
 */
export async function readJson(request: Request, limit: number, locale: Locale): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) throw notJson(locale);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw notJson(locale);
  }
  return storable(value, 0, locale);
}

/** Whether a request says that its body is a form that may hold files. */
export function isForm(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? "");
}

/** Bytes that a form's boundaries and small fields may add to the file. */
const formOverhead = 16_384;

/**
 * Reads a multipart form: texts as strings, files as File. Throws tooLarge when the file is longer than `maxBytes` or
 * the body is longer than such a file could make it, and invalidRequest for anything that is not such a form or names a
 * field twice.
 */
export async function readForm(
  request: Request,
  { maxBytes, refusal }: Pick<FormBody, "maxBytes" | "refusal">,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const wrong = (path: string) =>
    new AppError("invalidRequest", { errors: [{ path, message: translate(locale, "fields", "invalid") }] });
  const type = request.headers.get("content-type") ?? "";
  const bytes = await readBytes(request, maxBytes + formOverhead, maxBytes, refusal);
  if (!isForm(request)) throw wrong("");
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw wrong("");
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (name === "__proto__" || Object.hasOwn(fields, name)) throw wrong(storableText(name));
    if (typeof value !== "string" && value.size > maxBytes) throw tooLarge(maxBytes, refusal);
    fields[name] = typeof value === "string" ? storableText(value) : value;
  }
  return fields;
}

/**
 * Reads the body byte for byte, whatever its type or encoding, together with its headers. `pairs` is what Node read,
 * name and value in turn, where a header that was sent twice is there twice. Without it the headers are the request's,
 * joined. Throws tooLarge beyond `maxBytes`.
 */
export async function readRaw(request: Request, maxBytes: number, pairs?: readonly string[]): Promise<RawMessage> {
  const bytes = await readBytes(request, maxBytes);
  if (!pairs) return { bytes, headers: [...request.headers] };
  const headers = pairs.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), pairs[index + 1] ?? ""] as const] : [],
  );
  return { bytes, headers };
}

function notJson(locale: Locale): AppError {
  return new AppError("invalidRequest", { errors: [{ path: "", message: translate(locale, "fields", "notJson") }] });
}

/** Names the limit in megabytes of 1,048,576 bytes, as the specification counts them. */
function tooLarge(bytes: number, refusal: ErrorName = "tooLarge"): AppError {
  return new AppError(refusal, { params: { limit: `${Math.ceil((bytes / 1_048_576) * 10) / 10} MB` } });
}

/** What this process holds of bodies that are not complete. Slow senders together may not fill its memory. */
let bytesBeingRead = 0;

/**
 * Reads the whole body. Throws serverBusy while too many of them arrive at once. Throws tooLarge for one that is longer than `limit` bytes, after the rest of it was taken in
 * and thrown away: a sender that is still sending when the connection ends does not see the answer. `named` is the
 * limit that the error names, `refusal` the error.
 */
export async function readBytes(
  request: Request,
  limit: number,
  named = limit,
  refusal?: ErrorName,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const length = Number(request.headers.get("content-length") ?? 0);
  // What is too much to throw away is not begun.
  if (length > limit + limits.discard.bytes) throw tooLarge(named, refusal);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      if (length > limit || size > limit) {
        await discard(reader);
        throw tooLarge(named, refusal);
      }
      // A sender that goes away in the middle, or is sent away because it is too slow, sent no complete request.
      const { done, value } = await reader.read().catch(() => {
        throw new AppError("invalidRequest");
      });
      if (done) break;
      size += value.byteLength;
      bytesBeingRead += value.byteLength;
      if (bytesBeingRead > operationLimits.listener.bodies) throw new AppError("serverBusy", { retryAfter: 2 });
      chunks.push(value);
    }
  } finally {
    bytesBeingRead -= size;
    reader.releaseLock();
  }
  return Buffer.concat(chunks, size);
}

/**
 * Reads on without keeping anything, to the end or as far as the limits go. Does not cancel what is left, because that
 * would cut the connection before the answer is sent.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limits.discard.time, null);
  });
  try {
    for (let size = 0; size <= limits.discard.bytes; ) {
      const read = await Promise.race([reader.read(), late]);
      if (read === null || read.done) return;
      size += read.value.byteLength;
    }
  } catch {
    // The sender went away, and nobody waits for the answer.
  } finally {
    clearTimeout(timer);
  }
}

function storable(value: unknown, depth: number, locale: Locale): unknown {
  if (typeof value === "string") return storableText(value);
  if (typeof value !== "object" || value === null) return value;
  // None of our own bodies is half as deep, and later code may recurse.
  if (depth > maxDepth) throw notJson(locale);
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1, locale));
  for (const [key, entry] of Object.entries(value)) {
    // `__proto__` is an ordinary key of a parsed body, but assigning to it would set the prototype. The schema refuses
    // the key by name.
    if (key !== "__proto__") (value as Record<string, unknown>)[key] = storable(entry, depth + 1, locale);
  }
  return value;
}
