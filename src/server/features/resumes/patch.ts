import { patchedDocumentSchema } from "#contract/resume-patch.ts";
import type { ResumePatch } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { applyPatch, type PatchOperation } from "#core/json-patch.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { isSame } from "#core/resume/same.ts";
import { withoutDoubtfulMarks } from "#core/resume/sample-marks.ts";
import { configForSave } from "#core/resume/save.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { refusalFor } from "#server/operations/authorize.ts";
import { check } from "#server/operations/issues.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { cleanInTurns } from "./clean-in-turns.ts";
import { documentOf } from "./resume-dto.ts";
import { checkTemplate, conflict } from "./save.ts";
import { findResume } from "./store.ts";

type Patched = { baseUpdatedAt: string; patch: readonly PatchOperation[] };

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
  patched: Patched,
  locale: Locale,
): Promise<ResumePatch> {
  const { base, changed } = await applied(deps, id, patched, locale);
  return { baseUpdatedAt: patched.baseUpdatedAt, ...changedParts(base, changed) };
}

/** Returns the parts of a document that differ from those of another one, as a save sends them. */
export function changedParts(base: ResumeDocument, changed: ResumeDocument): Partial<ResumeDocument> {
  return {
    ...(changed.name === base.name ? {} : { name: changed.name }),
    ...(isSame(changed.data, base.data) ? {} : { data: changed.data }),
    ...(isSame(changed.config, base.config) ? {} : { config: changed.config }),
  };
}

/**
 * Returns the resume before and after a JSON Patch, clean, and without what a save of this user would leave out. Throws what
 * `patchOf` throws, and templateLocked.
 */
export async function patchedBy(
  deps: Pick<Deps, "db" | "config">,
  user: CurrentUser,
  id: string,
  patched: Patched,
  locale: Locale,
): Promise<{ base: ResumeDocument; proposed: ResumeDocument }> {
  const { base, changed } = await applied(deps, id, patched, locale);
  checkTemplate(user, base.config, changed.config, locale);
  const isPremium = refusalFor(user, "privacySettings", { ownerId: user.id }) === null;
  const clean = await cleanInTurns(changed.data, deps.config.photoHosts);
  return {
    base,
    proposed: {
      name: cleanText(changed.name, limits.document.nameLength).trim() || base.name,
      data: withoutDoubtfulMarks(clean, base.data),
      config: { ...base.config, ...configForSave(changed.config, isPremium) },
    },
  };
}

async function applied(deps: Pick<Deps, "db">, id: string, { baseUpdatedAt, patch }: Patched, locale: Locale) {
  const row = await findResume(deps.db, id);
  if (!row) throw new AppError("notFound");
  if (new Date(baseUpdatedAt).getTime() !== row.updatedAt.getTime()) throw conflict(row.updatedAt);
  const base = documentOf(row);
  return { base, changed: check(patchedDocumentSchema, applyPatch(base, patch), locale) };
}

/** Returns a resume's document as it is stored, and when that was saved. Throws notFound. */
export async function storedDocument(deps: Pick<Deps, "db">, id: string) {
  const row = await findResume(deps.db, id);
  if (!row) throw new AppError("notFound");
  return { document: documentOf(row), updatedAt: row.updatedAt.toISOString() };
}
