import type { BinCard } from "#contract/bin.ts";
import type { Paging } from "#contract/paging.ts";
import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { inSteps } from "#server/db/steps.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import { authorize } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { removeCovers } from "../covers/service.ts";
import { keysOfResumes } from "../originals/service.ts";
import { countBeforeAdding } from "./limit.ts";
import { toCard, toResume } from "./resume-dto.ts";
import * as store from "./store/bin.ts";

/**
 * Handles deleted resumes. A deleted resume stays in the bin for 30 days, where only the calls of the bin find it, and
 * can be restored unchanged. After that, or when its owner erases it, it is deleted permanently with its versions and
 * files (docs/decisions/0016).
 */

const since = (deps: Pick<Deps, "now">) => new Date(deps.now() - limits.bin.lifetime);

/** Returns the owner of a resume in a bin; null if there is no such resume. */
export function findDeletedOwner(deps: Pick<Deps, "db">, id: string): Promise<string | null> {
  return store.findOwner(deps.db, id);
}

/** Moves a user's own resume into the bin; throws notFound for any other. */
export async function moveToBin(deps: Deps, user: CurrentUser, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await store.moveToBin(tx, id, user.id, new Date(deps.now())))) throw new AppError("notFound");
    await removeCovers(deps, tx, [id]);
    await deletePermanently(deps, tx, await store.lockBeyond(tx, user.id, limits.bin.most));
  });
}

export async function listBin(deps: Deps, user: CurrentUser, page: Paging) {
  const offset = (page.currentPage - 1) * page.pageSize;
  const rows = await store.listBin(deps.db, user.id, since(deps), { limit: page.pageSize, offset });
  return { data: rows.map(toBinCard), count: await store.countBin(deps.db, user.id, since(deps)) };
}

/** Restores a resume from the bin. Throws notFound, and resumeLimit if the plan has no room. */
export async function restoreResume(deps: Deps, user: CurrentUser, id: string): Promise<ResumeCard> {
  const row = await deps.db.transaction(async (tx) => {
    const count = await countBeforeAdding(tx, user);
    const restored = await store.restore(tx, id, user.id, since(deps));
    if (!restored) throw new AppError("notFound");
    authorize(user, "createResume", { count });
    return restored;
  });
  return toCard(row);
}

/** Deletes a resume in the bin permanently; throws notFound for any other. */
export async function eraseResume(deps: Deps, user: CurrentUser, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await store.lockOne(tx, id, user.id);
    if (found.length === 0) throw new AppError("notFound");
    await deletePermanently(deps, tx, found);
  });
}

type DeletionDeps = Pick<Deps, "db" | "now" | "jobs">;

/** Permanently deletes the resumes whose time in the bin is over, some in a transaction, so that nobody waits for all. */
export async function purgeBins(deps: DeletionDeps): Promise<void> {
  await inSteps(100, (most) =>
    deps.db.transaction(async (tx) => {
      const ids = await store.lockExpired(tx, since(deps), most);
      await deletePermanently(deps, tx, ids);
      return ids.length;
    }),
  );
}

/**
 * Permanently deletes resumes whose rows the caller has locked; versions and views are deleted by their foreign keys.
 * The files to delete are noted: the covers, the files that they were read from, and the photos that nothing else of the
 * owner shows.
 */
async function deletePermanently(deps: DeletionDeps, tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await removeCovers(deps, tx, ids);
  const photos = await store.listPhotos(tx, ids);
  const originals = await keysOfResumes(tx, ids);
  await store.deleteResumes(tx, ids);
  await removeFiles(deps, tx, [...originals, ...(await store.deleteUnusedPhotos(tx, photos))]);
}

/** Returns the whole resume, for the data export; null if it is not in this user's bin. */
export async function getFromBin(deps: Deps, user: CurrentUser, id: string): Promise<Resume | null> {
  const row = await store.findInBin(deps.db, id, user.id, since(deps));
  return row ? { ...toResume(row), coverImg: "" } : null;
}

function toBinCard(row: store.BinRow): BinCard {
  return {
    ...toCard(row),
    // No cover is drawn or shown for a resume in the bin.
    coverImg: "",
    removedAt: row.removedAt.toISOString(),
    purgeAt: new Date(row.removedAt.getTime() + limits.bin.lifetime).toISOString(),
  };
}
