import type { OutboxMessage } from "#contract/system.ts";
import { foldPhone } from "#core/phone.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import type { Deps } from "#server/deps.ts";

/** Returns whether this installation writes to the outbox. */
export function hasOutbox(deps: Pick<Deps, "mail" | "sms">): boolean {
  return embeddedChannels(deps).length > 0;
}

function embeddedChannels(deps: Pick<Deps, "mail" | "sms">): OutboxMessage["channel"][] {
  return (["mail", "sms"] as const).filter((channel) => deps[channel].kind === "embedded");
}

/**
 * Returns what the embedded stand-ins would have sent, newest first. `to` is an email or a phone number in any
 * spelling. A channel that now uses a real provider shows none of its earlier messages.
 */
export async function readOutbox(
  deps: Pick<Deps, "db" | "mail" | "sms">,
  to: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ data: OutboxMessage[]; count: number }> {
  const { rows, count } = await listOutbox(deps.db, receiver(to), page, embeddedChannels(deps));
  return {
    data: rows.map(({ channel, to, subject, text, html, createdAt }) => ({
      channel,
      to,
      subject,
      text,
      html,
      createdAt: createdAt.toISOString(),
    })),
    count,
  };
}

function receiver(to: string | undefined): string | undefined {
  const text = to?.trim().toLowerCase();
  if (!text) return undefined;
  return text.includes("@") ? text : foldPhone(text);
}
