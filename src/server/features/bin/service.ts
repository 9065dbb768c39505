import type { BinCard } from "#contract/bin.ts";
import type { Paging } from "#contract/paging.ts";
import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { authorize } from "#server/operations/authorize.ts";
import type { Viewer } from "#server/operations/principal.ts";
import { sweepFiles } from "../account-removal/service.ts";
import { forgetCover } from "../covers/service.ts";
import { countBeforeAdding, toCard, toResume } from "../resumes/service.ts";
import * as store from "./store.ts";

/**
 * What happens to a resume that its owner deletes: it is kept in the bin for 30 days, where only the calls of this
 * feature find it, and may come back as it was. After that, or when its owner says so, it is gone for ever, with its
 * versions and files (docs/decisions/0016).
 */

const since = (deps: Pick<Deps, "now">) => new Date(deps.now() - limits.bin.lifetime);

/** Whose the resume in a bin is; null where there is none. */
export function findDeletedOwner(deps: Pick<Deps, "db">, id: string): Promise<string | null> {
  return store.findOwner(deps.db, id);
}

/** Moves one's own resume into the bin; throws notFound for any other. */
export async function moveToBin(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const now = new Date(deps.now());
  if (!(await store.moveToBin(deps.db, id, viewer.id, now))) throw new AppError("notFound");
  await forgetCover(deps, id);
  const isTooFull = await store.eraseBeyond(deps.db, viewer.id, limits.bin.most, now);
  if (isTooFull) await sweepFiles(deps);
}

export async function listBin(deps: Deps, viewer: Viewer, page: Paging) {
  const offset = (page.currentPage - 1) * page.pageSize;
  const rows = await store.listBin(deps.db, viewer.id, since(deps), { limit: page.pageSize, offset });
  return { data: rows.map(toBinCard), count: await store.countBin(deps.db, viewer.id, since(deps)) };
}

/** Takes a resume out of the bin; throws notFound, and resumeLimit where the plan has no room. */
export async function restoreResume(deps: Deps, viewer: Viewer, id: string): Promise<ResumeCard> {
  const row = await deps.db.transaction(async (tx) => {
    const count = await countBeforeAdding(tx, viewer);
    const restored = await store.restore(tx, id, viewer.id, since(deps));
    if (!restored) throw new AppError("notFound");
    authorize(viewer, "createResume", { count });
    return restored;
  });
  return toCard(row);
}

/** Deletes a resume in the bin for ever; throws notFound for any other. */
export async function eraseResume(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  if (!(await store.erase(deps.db, id, viewer.id, new Date(deps.now())))) throw new AppError("notFound");
  await sweepFiles(deps);
}

/** Deletes for ever what has been in a bin for longer than it is kept; its files go with the sweep that follows. */
export async function purgeBins(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await store.purge(deps.db, since(deps), new Date(deps.now()));
}

/** The whole resume, for the archive of one's data; null where it is not in this person's bin. */
export async function getFromBin(deps: Deps, viewer: Viewer, id: string): Promise<Resume | null> {
  const row = await store.findInBin(deps.db, id, viewer.id, since(deps));
  return row ? { ...toResume(row), coverImg: "" } : null;
}

function toBinCard(row: store.BinRow): BinCard {
  return {
    ...toCard(row),
    // In the bin nothing is drawn and nothing is shown.
    coverImg: "",
    removedAt: row.removedAt.toISOString(),
    purgeAt: new Date(row.removedAt.getTime() + limits.bin.lifetime).toISOString(),
  };
}
