import type { OutboxMessage } from "#contract/system.ts";
import { foldPhone } from "#core/phone.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import type { Deps } from "#server/deps.ts";

/** Whether anything is written to the outbox here. */
export function hasOutbox(deps: Pick<Deps, "mail" | "sms">): boolean {
  return embeddedChannels(deps).length > 0;
}

function embeddedChannels(deps: Pick<Deps, "mail" | "sms">): OutboxMessage["channel"][] {
  return (["mail", "sms"] as const).filter((channel) => deps[channel].kind === "embedded");
}

/**
 * What the embedded stand-ins would have sent, newest first; `to` is an address or a number in any spelling. A channel
 * that is real today shows nothing of the days when it was not.
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
