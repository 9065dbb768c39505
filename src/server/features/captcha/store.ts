import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { captchas } from "#server/db/schema/sign-in-ways.ts";

/** A browser has one captcha: a new one replaces it. */
export async function storeCaptcha(db: Queries, captcha: typeof captchas.$inferInsert): Promise<void> {
  const { codeHash, expiresAt } = captcha;
  await db
    .insert(captchas)
    .values(captcha)
    .onConflictDoUpdate({ target: captchas.cookieHash, set: { codeHash, expiresAt } });
}

/** Takes this browser's captcha away and gives it to the first who asks; null ever after. */
export async function consumeCaptcha(db: Queries, cookieHash: string) {
  const rows = await db.delete(captchas).where(eq(captchas.cookieHash, cookieHash)).returning();
  return rows[0] ?? null;
}
