import type { BodyIn, Call, ParamsIn, QueryIn, ReplyOf } from "#contract/call.ts";
import { missingHeader } from "#contract/missing-header.ts";
import { errorTable, type FieldError } from "#core/errors.ts";
import { ApiError, NetworkError } from "./error.ts";

type Part<Name extends string, Value> = string extends keyof Value // zod's type of an empty object
  ? { [Key in Name]?: Value }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What a call takes: `params`, `query` and `body` are required exactly where the contract requires them. */
export type Sent<C extends Call> = Part<"params", ParamsIn<C>> &
  Part<"query", QueryIn<C>> &
  Part<"body", BodyIn<C>> & {
    signal?: AbortSignal;
    /**
     * The request may outlive the page, for the last save of a closing tab. The browser allows at most 64 KB of body.
     */
    keepalive?: boolean;
  };

/** A call that answers with data. `send` cannot make calls for files, pages, streams and signed messages. */
export type DataCall = Call & { answer: "json"; body: { kind: "json" | "form" } };
/** A call that answers with a file. */
type FileCall = Call & { answer: "binary"; body: { kind: "json" | "form" } };

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Added to the call's own headers, or in their place. */
  headers?: Record<string, string>;
};

let refused: (sentAt: number) => void = () => {};
/**
 * Registers the listener for every answer 100401, whichever call it belongs to; the shell decides whether a session has
 * expired. `sentAt` is when the request left (`performance.now`), because its answer may arrive after a new sign-in.
 */
export function onNoPermission(listener: (sentAt: number) => void): void {
  refused = listener;
}

/**
 * Makes one call of the contract.
 * @returns the answer's `data`.
 * @throws ApiError when the server refuses, NetworkError when it cannot be reached, AbortError when `signal` fires.
 */
export async function send<C extends DataCall>(call: C, sent: Sent<C>): Promise<ReplyOf<C>>;
export async function send<C extends DataCall>(call: object extends Sent<C> ? C : never): Promise<ReplyOf<C>>;
export async function send<C extends DataCall>(call: C, sent?: Sent<C>): Promise<ReplyOf<C>> {
  const response = await request(call, sent ?? {});
  const envelope = (await readJson(response)) as { data?: unknown };
  if (import.meta.env.DEV) {
    const checked = call.reply.safeParse(envelope.data);
    if (!checked.success) {
      throw new TypeError(`${call.method} ${call.path} answered another shape: ${checked.error.message}`);
    }
  }
  return envelope.data as ReplyOf<C>;
}

export type Progress = {
  /** Bytes so far. */
  loaded: number;
  /** Bytes in total; null where the server does not tell. */
  total: number | null;
  /** Bytes per second, averaged over the last half second. */
  speed: number;
};

/**
 * Makes a call whose answer is a file.
 * @returns the bytes, and the file name that the server sent.
 * @throws the same errors as `send`.
 */
export async function download<C extends FileCall>(
  call: C,
  sent: Sent<C>,
  onProgress: (progress: Progress) => void,
): Promise<{ blob: Blob; fileName: string | null; missing: string | null }> {
  const response = await request(call, sent);
  const length = Number(response.headers.get("content-length"));
  // Content-Length counts compressed bytes, but the stream that we read is already decompressed.
  const total = length > 0 && !response.headers.has("content-encoding") ? length : null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  let mark = { at: performance.now(), loaded: 0 };
  let speed = 0;
  onProgress({ loaded, total, speed });
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(lost);
    if (done) break;
    chunks.push(value);
    loaded += value.byteLength;
    const now = performance.now();
    if (now - mark.at >= 500 || speed === 0) {
      speed = ((loaded - mark.loaded) / Math.max(now - mark.at, 1)) * 1000;
      mark = { at: now, loaded };
    }
    onProgress({ loaded, total, speed });
  }
  const blob = new Blob(chunks, { type: response.headers.get("content-type") ?? "application/octet-stream" });
  const { headers } = response;
  return { blob, fileName: fileNameOf(headers.get("content-disposition")), missing: headers.get(missingHeader) };
}

/** Returns the URL of a call with its params and query filled in and encoded. */
export function urlOf(call: Call, sent: Pick<Loose, "params" | "query"> = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name] ?? "")));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Sends one request of a call and returns its response; throws what `send` throws. For the functions of this folder. */
export async function request(call: Call, sent: object): Promise<Response> {
  const { body, signal, keepalive, headers, ...place } = sent as Loose;
  const sentAt = performance.now();
  const response = await fetch(urlOf(call, place), {
    method: call.method,
    credentials: "same-origin",
    headers: {
      accept: call.answer === "binary" ? `${call.contentType ?? "*/*"}, application/json` : "application/json",
      // The browser sets the content type of a form, because it chooses the boundary in it.
      ...(body && call.body.kind !== "form" ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: body && (call.body.kind === "form" ? formOf(body) : JSON.stringify(body)),
    signal,
    keepalive,
  }).catch(lost);
  if (response.ok) return response;
  const failure = await failureOf(response);
  if (failure.code === errorTable.noPermission.code) refused(sentAt);
  throw failure;
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function lost(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new NetworkError("The server could not be reached", { cause: error });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(lost);
  try {
    return JSON.parse(text);
  } catch {
    throw notOurs(response);
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = (await readJson(response).catch((error: unknown) => {
    if (error instanceof NetworkError) throw error;
    return null;
  })) as { code?: unknown; message?: unknown; errors?: unknown; data?: unknown } | null;
  if (typeof body?.code !== "number" || typeof body.message !== "string") return notOurs(response);
  return new ApiError({
    code: body.code,
    status: response.status,
    message: body.message,
    errors: Array.isArray(body.errors) ? (body.errors as FieldError[]) : [],
    data: body.data,
    requestId: response.headers.get("x-request-id"),
    retryAfter: Number(response.headers.get("retry-after")) || null,
  });
}

/** The error for an answer without our envelope, such as a proxy's error page or a captive portal. */
function notOurs(response: Response): ApiError {
  return new ApiError({
    code: errorTable.unknown.code,
    status: response.status,
    message: "",
    requestId: response.headers.get("x-request-id"),
  });
}

/** Reads the file name; `filename*` wins over `filename` (RFC 6266). */
function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const extended = /filename\*=(?:UTF-8'')([^;]+)/i.exec(header)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A malformed name must not lose the file, so the plain name or the caller's is used.
    }
  }
  return /filename="([^"]*)"/i.exec(header)?.[1] ?? null;
}
