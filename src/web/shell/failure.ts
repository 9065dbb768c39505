import { ApiError, NetworkError } from "#web/api/error.ts";
import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/** The sentence for a person: the server's, or ours where it could not speak. */
export function failureText(error: unknown): string {
  if (error instanceof NetworkError) return translator.t("failure.network");
  if (error instanceof ApiError && error.message) return error.message;
  return translator.t("failure.unknown");
}

/**
 * Shows what failed as a toast. Silent where somebody else speaks: an ended session (shell/session.ts) and an
 * unverified address (the sign-in page).
 */
export function showFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (error instanceof ApiError && (error.code === 100401 || error.code === 100001)) return;
  toast(failureText(error), { kind: "error" });
}
