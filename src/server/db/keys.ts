import { eq } from "drizzle-orm";
import { newSecret } from "#server/ids.ts";
import type { Queries } from "./client.ts";
import { installationKeys } from "./schema/accounts.ts";

/**
 * Returns a reader of this installation's key `name`. The first process to ask makes the key, and from then on every
 * process has that one. It is read once; a failure is not cached.
 */
export function installationKey(db: Queries, name: string): () => Promise<string> {
  let key: Promise<string> | undefined;
  return () => {
    key ??= load(db, name).catch((error) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

async function load(db: Queries, name: string): Promise<string> {
  await db.insert(installationKeys).values({ name, secret: newSecret() }).onConflictDoNothing();
  const rows = await db.select().from(installationKeys).where(eq(installationKeys.name, name));
  const key = rows[0];
  if (!key) throw new Error(`The key ${name} could not be stored`);
  return key.secret;
}
