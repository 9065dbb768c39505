import { ApiError, NetworkError } from "#web/api/error.ts";
import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/** Returns the sentence for the user: the server's, or our own where the server could not be reached or sent none. */
export function failureText(error: unknown): string {
  if (error instanceof NetworkError) return translator.t("failure.network");
  if (error instanceof ApiError && error.message) return error.message;
  return translator.t("failure.unknown");
}

/**
 * Shows the failure as a toast. It stays silent where another place shows a message: an expired session
 * (shell/session.ts) and an unverified email (the sign-in page).
 */
export function showFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (error instanceof ApiError && (error.code === 100401 || error.code === 100001)) return;
  toast(failureText(error), { kind: "error" });
}
