import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { captchas } from "#server/db/schema/sign-in-ways.ts";

/** Stores the captcha of a browser in place of an earlier one. */
export async function storeCaptcha(db: Queries, captcha: typeof captchas.$inferInsert): Promise<void> {
  const { codeHash, expiresAt } = captcha;
  await db
    .insert(captchas)
    .values(captcha)
    .onConflictDoUpdate({ target: captchas.cookieHash, set: { codeHash, expiresAt } });
}

/** Deletes this browser's captcha and returns it to the first caller; null afterwards. */
export async function consumeCaptcha(db: Queries, cookieHash: string) {
  const rows = await db.delete(captchas).where(eq(captchas.cookieHash, cookieHash)).returning();
  return rows[0] ?? null;
}
