import { patchedDocumentSchema } from "#contract/resume-patch.ts";
import type { ResumePatch } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { applyPatch, type PatchOperation } from "#core/json-patch.ts";
import { isSame } from "#core/resume/same.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { check } from "#server/operations/issues.ts";
import { toResume } from "./resume-dto.ts";
import { conflict } from "./save.ts";
import { findResume } from "./store.ts";

/**
 * Returns the save that a JSON Patch amounts to: the parts that it changes, with the base that it was made from. A save
 * cleans, heals and refuses as it does for any client, and only if the resume is still the one that was patched.
 *
 * Throws notFound, resumeConflict for a stale base, invalidRequest and resumeTooLarge for a result that is no resume,
 * and what `applyPatch` throws.
 */
export async function patchOf(
  deps: Pick<Deps, "db">,
  id: string,
  { baseUpdatedAt, patch }: { baseUpdatedAt: string; patch: readonly PatchOperation[] },
  locale: Locale,
): Promise<ResumePatch> {
  const row = await findResume(deps.db, id);
  if (!row) throw new AppError("notFound");
  if (new Date(baseUpdatedAt).getTime() !== row.updatedAt.getTime()) throw conflict(row.updatedAt);
  const { name, data, config } = toResume(row);
  const changed = check(patchedDocumentSchema, applyPatch({ name, data, config }, patch), locale);
  return {
    baseUpdatedAt,
    ...(changed.name === name ? {} : { name: changed.name }),
    ...(isSame(changed.data, data) ? {} : { data: changed.data }),
    ...(isSame(changed.config, config) ? {} : { config: changed.config }),
  };
}
