import type { User } from "#contract/accounts.ts";
import { useUser } from "#web/shell/session.ts";
import { useIsLive } from "#web/ui/is-live.ts";

/**
 * Returns the user, or null for an anonymous visitor; undefined until it is known. The server writes the page without a
 * user, whose answer may arrive before the browser has taken over all of it; so until then nobody is known.
 */
export function useKnownUser(): User | null | undefined {
  const user = useUser();
  const isLive = useIsLive();
  return isLive || user === null ? user : undefined;
}
