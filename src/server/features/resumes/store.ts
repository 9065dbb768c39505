import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Owners } from "#core/permissions.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import type { Database, Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { cardColumns, isLive, isOffered, isShownToAll, resumes } from "#server/db/schema/resumes.ts";
import { randomSlug } from "./slug.ts";

export type ResumeRow = typeof resumes.$inferSelect;
export type NewResumeRow = typeof resumes.$inferInsert;
export type CardRow = Pick<ResumeRow, keyof typeof cardColumns>;

const sortable = new Map<string, AnyPgColumn>(
  Object.entries({
    updatedAt: resumes.updatedAt,
    createdAt: resumes.createdAt,
    name: resumes.name,
  }),
);

/** `-updatedAt` is last changed first, which is also the default for an unknown order. */
function orderOf(sort: string | undefined): SQL[] {
  const column = sortable.get(sort?.replace(/^-/, "") ?? "");
  if (!column) return [desc(resumes.updatedAt), desc(resumes.id)];
  return sort?.startsWith("-") ? [desc(column), desc(resumes.id)] : [asc(column), asc(resumes.id)];
}

export async function listCards(
  db: Queries,
  userId: string,
  page: { limit: number; offset: number; sort: string | undefined },
): Promise<(CardRow & { isOffered: boolean })[]> {
  return db
    .select({ ...cardColumns, isOffered: sql<boolean>`coalesce(${isOffered}, false)` })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isLive))
    .orderBy(...orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countOf(db: Queries, userId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isLive));
  return rows[0]?.count ?? 0;
}

/** Returns the names of a user's resumes that begin with `start`. */
export async function namesBeginning(db: Queries, userId: string, start: string): Promise<string[]> {
  const rows = await db
    .select({ name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), sql`starts_with(${resumes.name}, ${start})`, isLive));
  return rows.map(({ name }) => name);
}

/** Returns the owner of a resume that is not in the bin; null if there is none. */
export async function findOwner(db: Queries, resumeId: string): Promise<string | null> {
  const rows = await db
    .select({ userId: resumes.userId })
    .from(resumes)
    .where(and(eq(resumes.id, resumeId), isLive))
    .limit(1);
  return rows[0]?.userId ?? null;
}

export async function findResume(db: Queries, id: string): Promise<ResumeRow | null> {
  const rows = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), isLive))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns whether strangers may see this resume. */
export async function isShown(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, id), isShownToAll));
  return rows.length === 1;
}

/** Returns a public resume by its slug, with the facts that decide its owner's membership. */
export function findPublic(db: Queries, uuid: string) {
  return findWithOwner(db, and(eq(resumes.uuid, uuid), isShownToAll));
}

/** Returns a resume, public or not, with the facts that decide its owner's membership; null where that is suspended. */
export function findActive(db: Queries, id: string) {
  return findWithOwner(db, and(eq(resumes.id, id), isLive, isNull(users.suspendedAt)));
}

async function findWithOwner(db: Queries, condition: SQL | undefined) {
  const rows = await db
    .select({
      ...getTableColumns(resumes),
      owner: { role: users.role, isVip: users.isVip, validTo: users.validTo, fileName: users.fileName },
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(condition)
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Returns the facts that decide whether a cached page of these public resumes is still current, without reading any
 * document.
 */
export async function findPublicStates(db: Queries, uuids: readonly string[]) {
  return db
    .select({
      id: resumes.id,
      userId: resumes.userId,
      uuid: resumes.uuid,
      updatedAt: resumes.updatedAt,
      owner: { role: users.role, isVip: users.isVip, validTo: users.validTo },
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(and(inArray(resumes.uuid, [...uuids]), isShownToAll));
}

const indexed = (langs: string[] | undefined) =>
  and(isShownToAll, or(eq(resumes.isSample, true), isOffered), ...(langs ? [inArray(resumes.lang, langs)] : []));

/** A place in the list of what search engines find, in its order. */
export type IndexedPlace = { createdAt: Date; id: string };

/** What comes after one place, up to and with another. */
export type IndexedRange = { after?: IndexedPlace | undefined; until?: IndexedPlace | undefined };

const place = sql`(${resumes.createdAt}, ${resumes.id})`;
const at = ({ createdAt, id }: IndexedPlace) => sql`(${createdAt.toISOString()}::timestamptz, ${id})`;
const indexedIn = (langs: string[] | undefined, { after, until }: IndexedRange) =>
  and(indexed(langs), after && sql`${place} > ${at(after)}`, until && sql`${place} <= ${at(until)}`);

/** Returns the first resumes of a range that search engines may list, in all languages or in these, oldest first. */
export async function listIndexed(db: Queries, langs: string[] | undefined, range: IndexedRange, limit: number) {
  return db
    .select({
      id: resumes.id,
      uuid: resumes.uuid,
      lang: resumes.lang,
      createdAt: resumes.createdAt,
      updatedAt: resumes.updatedAt,
    })
    .from(resumes)
    .where(indexedIn(langs, range))
    .orderBy(asc(resumes.createdAt), asc(resumes.id))
    .limit(limit);
}

/** Returns the last of the next `count` resumes of that list; null unless there are more than these. */
export async function findCut(
  db: Queries,
  langs: string[] | undefined,
  after: IndexedPlace | undefined,
  count: number,
): Promise<IndexedPlace | null> {
  const rows = await db
    .select({ createdAt: resumes.createdAt, id: resumes.id })
    .from(resumes)
    .where(indexedIn(langs, { after }))
    .orderBy(asc(resumes.createdAt), asc(resumes.id))
    .offset(count - 1)
    .limit(2);
  return rows.length === 2 ? (rows[0] ?? null) : null;
}

export async function insertResume(tx: Queries, row: NewResumeRow): Promise<void> {
  await tx.insert(resumes).values(row);
}

/**
 * Returns how many resumes this user has. The user's row stays locked until the transaction ends, so that of several
 * concurrent requests exactly as many succeed as there is room for.
 */
export async function lockAndCount(tx: Queries, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return countOf(tx, userId);
}

/** Returns the stored facts that a save depends on, without reading the document. */
export async function findForSave(db: Queries, id: string, owners: Owners) {
  const rows = await db
    .select({
      uuid: resumes.uuid,
      hasCustomUrl: resumes.hasCustomUrl,
      templateName: resumes.templateName,
      updatedAt: resumes.updatedAt,
    })
    .from(resumes)
    .where(and(eq(resumes.id, id), ...belongsTo(owners), isLive))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the stored content as it is, which may need healing. */
export async function findData(db: Queries, id: string, owners: Owners): Promise<unknown> {
  const rows = await db
    .select({ data: resumes.data })
    .from(resumes)
    .where(and(eq(resumes.id, id), ...belongsTo(owners), isLive))
    .limit(1);
  return rows[0]?.data;
}

/** Returns true if any resume has the slug, public or not, except in this user's own bin. */
export async function isSlugTaken(db: Queries, uuid: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.uuid, uuid), or(isLive, ne(resumes.userId, userId))))
    .limit(1);
  return rows.length > 0;
}

/**
 * Gives another slug to the resume in the owner's bin that has this one, because the owner is now using it for another
 * resume.
 */
async function freeSlugInBin(tx: Queries, uuid: string, userId: string): Promise<void> {
  await tx
    .update(resumes)
    .set({ uuid: randomSlug(), hasCustomUrl: false })
    .where(and(eq(resumes.uuid, uuid), eq(resumes.userId, userId), isNotNull(resumes.removedAt)));
}

/** The changes of a save; absent parts stay. `config` is merged into the stored one, key by key. */
export type Changes = {
  name?: string;
  coverImg?: string;
  data?: unknown;
  config?: Partial<ResumeConfig>;
  card?: Partial<Pick<ResumeRow, "templateName" | "templateTheme" | "lang" | "isPublic">>;
  uuid?: string;
};

/** Decides which states become versions: one is due unless one was stored later than `after`. `keep` stores it. */
export type VersionPolicy = { after: Date; keep: (tx: Queries, resumeId: string, now: Date) => Promise<void> };

type SaveTarget = {
  id: string;
  owners: Owners;
  base: Date | null;
  /** True where the save is refused for a resume that has a custom URL, because it would empty it. */
  emptiesUrl: boolean;
  now: Date;
};

/**
 * Stores the changes if the row is still as it was at `base` (null: in any state). Of several saves with the same base
 * one succeeds. `updatedAt` always grows by at least a millisecond, so that two states of a resume never share one.
 * Returns the new `updatedAt`, or null if nothing was stored.
 *
 * An ordinary save is one statement. If a version is due, the row is locked, its state stored as a version, and then
 * changed: of several concurrent saves the first stores the version, and the others find that none is due any more.
 */
export async function updateResume(
  db: Database,
  target: SaveTarget,
  changes: Changes,
  keeping: VersionPolicy,
): Promise<Date | null> {
  const isOfDocument = changes.name !== undefined || changes.data !== undefined || changes.config !== undefined;
  if (changes.uuid !== undefined) {
    return db.transaction((tx) => lockAndWrite(tx, target, changes, isOfDocument ? keeping : null));
  }
  if (!isOfDocument) return write(db, target, changes, []);
  const saved = await write(db, target, changes, [gt(resumes.versionedAt, keeping.after)]);
  return saved ?? db.transaction((tx) => lockAndWrite(tx, target, changes, keeping));
}

async function lockAndWrite(
  tx: Queries,
  target: SaveTarget,
  changes: Changes,
  keeping: VersionPolicy | null,
): Promise<Date | null> {
  const rows = await tx
    .select({ versionedAt: resumes.versionedAt, userId: resumes.userId })
    .from(resumes)
    .where(and(...matchesTarget(target)))
    .for("update");
  const [row] = rows;
  if (!row) return null;
  if (changes.uuid !== undefined) await freeSlugInBin(tx, changes.uuid, row.userId);
  if (!keeping || (row.versionedAt && row.versionedAt > keeping.after)) return write(tx, target, changes, []);
  await keeping.keep(tx, target.id, target.now);
  return write(tx, target, { ...changes, versionedAt: target.now }, []);
}

function belongsTo(owners: Owners): SQL[] {
  return owners === "all" ? [] : [eq(resumes.userId, owners.only)];
}

function matchesTarget(target: SaveTarget): SQL[] {
  const conditions: SQL[] = [eq(resumes.id, target.id), ...belongsTo(target.owners), isLive];
  if (target.base) conditions.push(eq(resumes.updatedAt, target.base));
  if (target.emptiesUrl) conditions.push(eq(resumes.hasCustomUrl, false));
  return conditions;
}

async function write(
  db: Queries,
  target: SaveTarget,
  changes: Changes & { versionedAt?: Date },
  conditions: SQL[],
): Promise<Date | null> {
  const { config, card, uuid, ...plain } = changes;
  const rows = await db
    .update(resumes)
    .set({
      ...plain,
      ...card,
      ...(config
        ? {
            config: sql`case when jsonb_typeof(${resumes.config}) = 'object' then ${resumes.config} else '{}' end || ${JSON.stringify(config)}::jsonb`,
          }
        : {}),
      ...(uuid === undefined ? {} : { uuid, hasCustomUrl: true }),
      updatedAt: sql`greatest(${target.now.toISOString()}::timestamptz(3), ${resumes.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(...matchesTarget(target), ...conditions))
    .returning({ updatedAt: resumes.updatedAt });
  return rows[0]?.updatedAt ?? null;
}

/** Inserts a sample or replaces the one with its id. An unchanged one keeps its `updatedAt`, and so its cover. */
export async function upsertSample(db: Queries, row: NewResumeRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...rest } = row;
  await db
    .insert(resumes)
    .values(row)
    .onConflictDoUpdate({
      target: resumes.id,
      set: rest,
      setWhere: sql`${resumes.data} <> excluded.data or ${resumes.config} <> excluded.config or ${resumes.name} <> excluded.name`,
    });
}

/** Inserts the copy of a resume among the examples, or replaces its content under the same id and slug. */
export async function upsertExampleCopy(db: Queries, row: NewResumeRow): Promise<string> {
  const { id: _id, uuid: _uuid, createdAt: _createdAt, ...rest } = row;
  const rows = await db
    .insert(resumes)
    .values(row)
    .onConflictDoUpdate({ target: resumes.exampleOf, set: rest })
    .returning({ id: resumes.id });
  return rows[0]?.id ?? row.id;
}
