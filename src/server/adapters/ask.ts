/** A provider that answered in time, whatever it answered. `body` is the JSON it sent, or null where it sent none. */
export type Answer = { status: number; body: unknown };

/** Milliseconds that somebody may be kept waiting for a provider. */
export const providerTimeoutMs = 10_000;

/** More than any provider has to say; what is longer is no answer. */
const longest = 262_144;

/**
 * One request to a provider of whom JSON is expected, whatever its content type says. Follows no redirects: a secret must
 * not travel on. Throws when nothing came within `patience` milliseconds; the cause names no address and no body.
 */
export async function askJson(
  url: string | URL,
  init: { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string; timeoutMs?: number },
): Promise<Answer> {
  const { timeoutMs = providerTimeoutMs, ...request } = init;
  const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  return { status: response.status, body: text.length > longest ? null : parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
