import type { Paging } from "#contract/paging.ts";
import type { Version, VersionCard } from "#contract/versions.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { healDocument } from "#core/resume/healing.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import {
  type CardRow,
  countOf,
  deleteVersion,
  findVersion,
  insertNamed,
  insertState,
  listCards,
  updateLabel,
} from "./store.ts";

/**
 * Earlier states of a resume. A save stores the state that it is about to replace if no version was stored for ten
 * minutes. It stores the state before the save and not the one after: the first save of an editing session then
 * preserves how the last session ended, however short it was, and no version ever equals the resume itself. There is
 * one automatic version per state.
 */

/** A version is due again when the last one is older than this, in ms. */
export const versionsEvery: number = limits.versions.every;

/**
 * Stores the present state as a version before a save replaces it. It runs inside the save's transaction, with the
 * resume's row locked.
 */
export async function keepState(tx: Queries, resumeId: string, now: Date): Promise<void> {
  await insertState(tx, { id: newId(), resumeId, now, kept: limits.versions.kept });
}

/**
 * Returns the versions, named ones first, each group newest first. It also works for a resume in the bin, for its
 * owner's data export.
 */
export async function listStates(deps: Pick<Deps, "db">, resumeId: string, page: Paging) {
  const offset = (page.currentPage - 1) * page.pageSize;
  const rows = await listCards(deps.db, resumeId, { limit: page.pageSize, offset });
  return { data: rows.map(toCard), count: await countOf(deps.db, resumeId) };
}

type Place = { id: string; versionId: string };

/** Returns one version with its document, also for a resume in the bin; throws notFound. */
export async function getState(deps: Pick<Deps, "db">, { id, versionId }: Place): Promise<Version> {
  const row = await findVersion(deps.db, id, versionId);
  if (!row) throw new AppError("notFound");
  return { ...toCard(row), document: healDocument({ name: row.name, data: row.data, config: row.config }) };
}

/** Stores the present state as a version with a name. Beyond the limit, the oldest automatic version is deleted. */
export async function nameVersion(
  deps: Deps,
  user: CurrentUser,
  resumeId: string,
  name: string,
  locale: Locale,
): Promise<VersionCard> {
  const label = cleanLabel(name, locale);
  const now = new Date(deps.now());
  const version = { id: newId(), resumeId, userId: user.id, label, now, kept: limits.versions.kept };
  const row = await insertNamed(deps.db, version);
  if (!row) throw new AppError("notFound");
  return toCard(row);
}

export async function renameVersion(
  deps: Deps,
  { id, versionId }: Place,
  name: string,
  locale: Locale,
): Promise<VersionCard> {
  const row = await updateLabel(deps.db, id, versionId, cleanLabel(name, locale));
  if (!row) throw new AppError("notFound");
  return toCard(row);
}

export async function removeVersion(deps: Deps, { id, versionId }: Place): Promise<void> {
  if (!(await deleteVersion(deps.db, id, versionId))) throw new AppError("notFound");
}

function cleanLabel(name: string, locale: Locale): string {
  const clean = cleanText(name, limits.versions.nameLength).trim();
  if (clean) return clean;
  throw new AppError("invalidRequest", {
    errors: [{ path: "name", message: translate(locale, "fields", "required") }],
  });
}

function toCard(row: CardRow): VersionCard {
  return {
    _id: row.id,
    name: row.label,
    kind: row.label === null ? "automatic" : "named",
    savedAt: row.savedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
