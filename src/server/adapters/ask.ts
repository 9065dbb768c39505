/** A provider's answer that arrived in time, whatever its status. `body` is its JSON, or null where it sent none. */
export type Answer = { status: number; body: unknown };

/** Milliseconds that a request may wait for a provider. */
export const providerTimeoutMs = 10_000;

/** Characters of a provider's answer. Real answers are far shorter; a longer one gives null. */
const maxLength = 262_144;

/**
 * Sends one request to a provider that is expected to answer with JSON, whatever content type it declares. Follows no
 * redirects, because a secret must not be sent on to another host. Throws when no answer arrives within `timeoutMs`
 * milliseconds; the cause names neither the URL nor the body.
 */
export async function askJson(
  url: string | URL,
  init: { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string; timeoutMs?: number },
): Promise<Answer> {
  const { timeoutMs = providerTimeoutMs, ...request } = init;
  const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  return { status: response.status, body: text.length > maxLength ? null : parseJson(text) };
}

/** Returns the value of a JSON text; null for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
