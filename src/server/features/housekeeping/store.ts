import { and, lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { mailQuotas, operatorLinks, passwordResets, sessions, signUps } from "#server/db/schema/accounts.ts";

/** What is over is refused everywhere already; here it goes, because addresses of people are in it. */
export async function removeExpired(db: Queries, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signUps).where(lt(signUps.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now));
  await db.delete(mailQuotas).where(and(lt(mailQuotas.sentAt, dayAgo), lt(mailQuotas.dayStart, dayAgo)));
}
