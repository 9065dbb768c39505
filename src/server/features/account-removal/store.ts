import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { mailQuotas, signUps, users } from "#server/db/schema/accounts.ts";
import { fileRemovals, uploads } from "#server/db/schema/files.ts";
import { outbox } from "#server/db/schema/outbox.ts";
import { resumes } from "#server/db/schema/resumes.ts";
import { passportFlows, phoneCodes, smsQuotas } from "#server/db/schema/sign-in-ways.ts";

export type FileRemoval = typeof fileRemovals.$inferSelect;

/**
 * Removes a person in the caller's transaction: whatever refers to the row goes with it by its foreign key, orders lose
 * it; what is known by an address or a number only is removed here. Files are noted, to be removed afterwards.
 * @returns false where there is no such account.
 */
export async function removePerson(db: Queries, userId: string, now: Date): Promise<boolean> {
  const [person] = await db
    .select({ email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!person) return false;
  await noteFiles(db, userId, now);
  const addresses = [person.email, person.cellphone].filter((address): address is string => Boolean(address));
  if (addresses.length > 0) {
    await db.delete(outbox).where(inArray(outbox.to, addresses));
    await db.delete(signUps).where(inArray(signUps.email, addresses));
    await db.delete(mailQuotas).where(inArray(mailQuotas.email, addresses));
    await db.delete(phoneCodes).where(inArray(phoneCodes.phone, addresses));
    await db.delete(smsQuotas).where(inArray(smsQuotas.phone, addresses));
  }
  await db.update(users).set({ inviterId: null }).where(eq(users.inviterId, userId));
  await db.update(signUps).set({ inviterId: null }).where(eq(signUps.inviterId, userId));
  await db.update(passportFlows).set({ inviterId: null }).where(eq(passportFlows.inviterId, userId));
  await db.delete(users).where(eq(users.id, userId));
  return true;
}

async function noteFiles(db: Queries, userId: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`insert into ${fileRemovals} (kind, name, created_at)
    select 'upload', ${uploads.key}, ${at} from ${uploads} where ${uploads.userId} = ${userId}
    union all
    select 'cover', ${resumes.id}, ${at} from ${resumes} where ${resumes.userId} = ${userId}
    on conflict do nothing`);
}

export async function listRemovals(db: Queries, atMost: number): Promise<FileRemoval[]> {
  return db.select().from(fileRemovals).orderBy(asc(fileRemovals.createdAt), asc(fileRemovals.name)).limit(atMost);
}

/** Forgets a removal that is done, if it is from before `noted`. */
export async function forgetRemoval(db: Queries, removal: FileRemoval, noted: Date): Promise<void> {
  await db
    .delete(fileRemovals)
    .where(
      and(eq(fileRemovals.kind, removal.kind), eq(fileRemovals.name, removal.name), lt(fileRemovals.createdAt, noted)),
    );
}
