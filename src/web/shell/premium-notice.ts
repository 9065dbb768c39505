import { limits } from "#core/limits.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { loadTexts, translator } from "./i18n.ts";

/** How often the user is read before the page stops waiting for a payment; 4 s apart. */
const mostReadings = 15;

/**
 * Says what is known of a payment from which somebody returned (`?state=success`, which anybody can type): a welcome once
 * the user, read again, is a member; until then that the payment is being confirmed. An anonymous visitor is told
 * nothing. One announcement runs at a time.
 */
export function announcePremium(): Promise<void> {
  running ??= announce().finally(() => {
    running = null;
  });
  return running;
}

let running: Promise<void> | null = null;

async function announce(): Promise<void> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
    if (user === null) return;
    if (user?.isValid) {
      toast(translator.t("premiumWelcome"), { kind: "ok", stay: limits.notices.premium, closable: true });
      return;
    }
    await loadTexts(["buying"]);
    if (reading === 0) say("confirming", limits.order.pollEvery * mostReadings);
    await new Promise((resolve) => setTimeout(resolve, limits.order.pollEvery));
  }
  say("unconfirmed", limits.notices.premium);
}

function say(word: "confirming" | "unconfirmed", stay: number): void {
  toast(translator.t(word, { ns: "buying" }), { kind: "info", stay, closable: true });
}
