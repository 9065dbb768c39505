import type { OutboxMessage } from "#contract/system.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import type { Deps } from "#server/deps.ts";

/** What the embedded stand-ins would have sent, newest first. */
export async function readOutbox(
  deps: Pick<Deps, "db">,
  to: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ data: OutboxMessage[]; count: number }> {
  const { rows, count } = await listOutbox(deps.db, to?.trim().toLowerCase() || undefined, page);
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
