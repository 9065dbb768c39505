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
 * Earlier states of a resume. A save keeps the state that it is about to replace, when none was kept for ten minutes.
 * The state before and not the one after: so the first save of a sitting keeps what the last sitting ended with, however
 * short it was, and no version is ever the same as the resume itself. Of one state there is one automatic version.
 */

/** Versions are due again when the last one is older than this, ms. */
export const versionsEvery: number = limits.versions.every;

/** Keeps the state that is stored now, before a save replaces it. Inside the save's transaction, the resume's row locked. */
export async function keepState(tx: Queries, resumeId: string, now: Date): Promise<void> {
  await insertState(tx, { id: newId(), resumeId, now, kept: limits.versions.kept });
}

/** Named first, each newest first. Of a resume in the bin too, for its owner's archive. */
export async function listStates(deps: Pick<Deps, "db">, resumeId: string, page: Paging) {
  const offset = (page.currentPage - 1) * page.pageSize;
  const rows = await listCards(deps.db, resumeId, { limit: page.pageSize, offset });
  return { data: rows.map(toCard), count: await countOf(deps.db, resumeId) };
}

type Place = { id: string; versionId: string };

/** As `listStates`; throws notFound. */
export async function getState(deps: Pick<Deps, "db">, { id, versionId }: Place): Promise<Version> {
  const row = await findVersion(deps.db, id, versionId);
  if (!row) throw new AppError("notFound");
  return { ...toCard(row), document: healDocument({ name: row.name, data: row.data, config: row.config }) };
}

/** Keeps the stored state under a name; of more than the limit the oldest automatic one gives way. */
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
