import type { Paging } from "#contract/paging.ts";
import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { createBlankDocument } from "#core/resume/blank.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { configForSave } from "#core/resume/save.ts";
import {
  defaultConfig,
  type Language,
  languages,
  type ResumeConfig,
  type ResumeDocument,
} from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { authorize } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import {
  type CatalogTemplate,
  findExample,
  findListedExamples,
  findRefusedExamples,
  findTemplate,
  recordUse,
} from "../catalog/service.ts";
import { copyName, originalName } from "./copy-name.ts";
import { countBeforeAdding } from "./limit.ts";
import { cardColumnsOf, documentOf, toCard, toResume } from "./resume-dto.ts";
import { randomSlug } from "./slug.ts";
import {
  countOf,
  findCut,
  findOwner as findOwnerOf,
  findResume,
  type IndexedPlace,
  type IndexedRange,
  insertResume,
  listCards,
  listIndexed,
  type NewResumeRow,
  namesBeginning,
  type ResumeRow,
  upsertExampleCopy,
  upsertSample,
} from "./store.ts";

export { eraseResume, findDeletedOwner, getFromBin, listBin, moveToBin, restoreResume } from "./bin.ts";
export { type CoverDraws, createCoverDraws, enqueueDrawAhead, findCover, findForCover } from "./cover.ts";
export { changedParts, patchedBy, patchOf, storedDocument } from "./patch.ts";
export { checkSlug } from "./save.ts";
export { createSaveTurns, type SaveTurns } from "./save-turns.ts";
export { createSaving, type Saving } from "./saving.ts";
export {
  findPublicResume,
  findPublicStates,
  findResumeOfLink,
  isMember,
  type PublicResume,
  type PublicState,
  publicSlug,
  publicState,
} from "./shown.ts";

export async function listResumes(deps: Deps, user: CurrentUser, page: Paging) {
  const offset = (page.currentPage - 1) * page.pageSize;
  const rows = await listCards(deps.db, user.id, { limit: page.pageSize, offset, sort: page.sort });
  const offered = rows.filter((row) => row.isPublic && row.isOffered).map((row) => row.id);
  const listed = await findListedExamples(deps.db, offered);
  const refused = await findRefusedExamples(deps.db, offered);
  const data = rows.map((row): ResumeCard => {
    if (!offered.includes(row.id)) return toCard(row);
    const reason = refused.get(row.id);
    if (reason !== undefined) return { ...toCard(row), example: "refused", exampleReason: reason };
    return { ...toCard(row), example: listed.has(row.id) ? "listed" : "offered" };
  });
  return { data, count: await countOf(deps.db, user.id) };
}

export async function countResumes(deps: Deps, user: CurrentUser): Promise<number> {
  return countOf(deps.db, user.id);
}

/** Returns the owner of a resume that is not in the bin; null if there is none. */
export function findOwner(deps: Pick<Deps, "db">, id: string): Promise<string | null> {
  return findOwnerOf(deps.db, id);
}

/** Returns the resume with that id without checking who asks; throws notFound. */
export async function getResume(deps: Pick<Deps, "db">, id: string): Promise<Resume> {
  return toResume(await readResume(deps, id));
}

async function readResume(deps: Pick<Deps, "db">, id: string): Promise<ResumeRow> {
  const row = await findResume(deps.db, id);
  if (!row) throw new AppError("notFound");
  return row;
}

/** Creates a resume with sample items, in the requested language or else the request's. */
export async function createResume(
  deps: Deps,
  user: CurrentUser,
  input: { userId: string; template: string; name: string; lang?: Language; theme?: string },
  locale: Locale,
): Promise<Resume> {
  if (input.userId !== user.id) throw new AppError("forbidden");
  const template = usableTemplate(user, input.template);
  const document = createBlankDocument({
    name: cleanName(input.name),
    lang: input.lang ?? locale,
    templateName: template.design.componentName,
    templateId: template.id,
    theme: template.design.themes.find((name) => name === input.theme) ?? template.design.themes[0],
    newId,
  });
  return insertNew(deps, user, document);
}

/**
 * Creates a copy of a user's own resume or of a public example, private and under a new slug. Settings that only
 * members may change are not copied for other users. A use of an example counts once per user.
 *
 * @param id the resume's id; for an example also its own `_id`, or the slug under which it is public
 */
export async function copyResume(
  deps: Deps,
  user: CurrentUser,
  id: string,
  input: { userId: string; template?: string },
  locale: Locale,
): Promise<Resume> {
  if (input.userId !== user.id) throw new AppError("forbidden");
  const example = await findExample(deps.db, id);
  const row = await findResume(deps.db, example?.resumeId ?? id);
  const isOwn = row?.userId === user.id;
  if (!row || !(isOwn || example)) throw new AppError("notFound");
  const source = documentOf(row);
  const template = usableTemplate(user, input.template ?? source.config.templateName);
  const document: ResumeDocument = {
    name: isOwn ? await nameOfCopy(deps, user.id, source.name, locale) : source.name,
    data: source.data,
    config: { ...copiedConfig(source.config, user.isValid), ...templateConfig(source.config, template) },
  };
  const now = new Date(deps.now());
  return insertNew(deps, user, document, async (tx) => {
    if (example && !isOwn) await recordUse(tx, { exampleId: example.id, userId: user.id, now });
  });
}

async function nameOfCopy(deps: Deps, userId: string, name: string, locale: Locale): Promise<string> {
  const original = originalName(name);
  return cleanName(copyName(original, await namesBeginning(deps.db, userId, original), locale));
}

/**
 * Returns the config of a copy. It is private, is not offered as an example and has no custom URL; for a regular user
 * it also has none of the settings of members.
 */
export function copiedConfig(config: ResumeConfig, isPremium: boolean): ResumeConfig {
  const own = { isPublic: false, addToExamples: false, customURL: "" };
  return { ...defaultConfig, ...configForSave(config, isPremium), ...own };
}

/** Changing the template selects the first theme of the new one. */
function templateConfig(config: ResumeConfig, template: CatalogTemplate) {
  const isSame = config.templateName === template.design.componentName;
  return {
    templateName: template.design.componentName,
    templateId: template.id,
    templateTheme: isSame ? config.templateTheme : template.design.themes[0],
  };
}

/**
 * Returns the template of that name; throws notFound if there is none, and what `authorize` throws if this user may not
 * use it.
 */
export function usableTemplate(user: CurrentUser, idOrName: string): CatalogTemplate {
  const template = findTemplate(idOrName);
  if (!template) throw new AppError("notFound");
  authorize(user, "useTemplate", { isPro: template.design.isPro });
  return template;
}

function cleanName(name: string): string {
  return cleanText(name, limits.document.nameLength).trim() || "-";
}

async function insertNew(
  deps: Deps,
  user: CurrentUser,
  document: ResumeDocument,
  alongside?: (tx: Queries) => Promise<void>,
): Promise<Resume> {
  return deps.db.transaction(async (tx) => {
    const resume = await addResume(deps, tx, user, document);
    await alongside?.(tx);
    return resume;
  });
}

/** Throws what keeps this user from creating another resume, so that nothing is begun which could not be kept. */
export async function requireRoom(tx: Queries, user: CurrentUser): Promise<void> {
  authorize(user, "createResume", { count: await countBeforeAdding(tx, user) });
}

/** Adds a resume that was made elsewhere, in the caller's transaction. Throws what `requireRoom` throws. */
export async function addResume(
  deps: Pick<Deps, "now">,
  tx: Queries,
  user: CurrentUser,
  document: ResumeDocument,
): Promise<Resume> {
  const now = new Date(deps.now());
  const row: ResumeRow = {
    id: newId(),
    userId: user.id,
    uuid: randomSlug(),
    hasCustomUrl: false,
    name: document.name,
    coverImg: "",
    ...cardColumnsOf(document),
    isSample: false,
    exampleOf: null,
    data: document.data,
    config: document.config,
    createdAt: now,
    updatedAt: now,
    versionedAt: null,
    removedAt: null,
    offerDecided: false,
  };
  await requireRoom(tx, user);
  await insertResume(tx, row);
  return toResume(row);
}

/** Returns the document of the owner's PDF, without hidden items and with contacts. Throws notFound. */
export async function findAsOwnerSees(deps: Pick<Deps, "db">, id: string): Promise<ResumeDocument> {
  return visibleDocument(documentOf(await readResume(deps, id)), "owner");
}

/**
 * Returns the first of the public resumes in a range that search engines may list (our samples, and those whose owners
 * offered them as examples), oldest first, each with the edition whose host it is on.
 */
export async function listIndexedResumes(
  deps: Pick<Deps, "db">,
  edition: Locale | undefined,
  range: IndexedRange,
  limit: number,
) {
  const rows = await listIndexed(deps.db, edition && languagesOf[edition], range, limit);
  return rows.map(({ lang, ...row }) => ({ ...row, locale: editionOfResume(lang) }));
}

/** Returns the last of the next `count` resumes of that list; null unless there are more than these. */
export function findIndexedCut(
  deps: Pick<Deps, "db">,
  edition: Locale | undefined,
  after: IndexedPlace | undefined,
  count: number,
): Promise<IndexedPlace | null> {
  return findCut(deps.db, edition && languagesOf[edition], after, count);
}

const languagesOf: Record<Locale, string[]> = {
  ch: languages.filter((lang) => editionOfResume(lang) === "ch"),
  en: languages.filter((lang) => editionOfResume(lang) === "en"),
};

/** Returns the edition whose readers a resume in this language is for. */
export function editionOfResume(lang: string): Locale {
  return lang === "ch" || lang === "zh-tw" ? "ch" : "en";
}

/** Inserts or replaces a public sample; an unchanged one is not written. */
export async function putSample(
  db: Queries,
  sample: { id: string; userId: string; uuid: string; document: ResumeDocument; now: Date },
): Promise<void> {
  const row: NewResumeRow = {
    id: sample.id,
    userId: sample.userId,
    uuid: sample.uuid,
    name: sample.document.name,
    ...cardColumnsOf(sample.document),
    isSample: true,
    data: sample.document.data,
    config: sample.document.config,
    createdAt: sample.now,
    updatedAt: sample.now,
  };
  await upsertSample(db, row);
}

/** Inserts or replaces the public copy of a resume that is shown among the examples, and returns its id. */
export async function putExampleCopy(
  db: Queries,
  copy: { of: string; userId: string; document: ResumeDocument; now: Date },
): Promise<string> {
  const row: NewResumeRow = {
    ...{ id: newId(), userId: copy.userId, uuid: randomSlug(), name: copy.document.name, exampleOf: copy.of },
    ...cardColumnsOf(copy.document),
    ...{ data: copy.document.data, config: copy.document.config, createdAt: copy.now, updatedAt: copy.now },
  };
  return upsertExampleCopy(db, row);
}

/** Returns the stored document of a resume, whoever asks; throws notFound. */
export async function findDocument(deps: { db: Queries }, id: string): Promise<ResumeDocument> {
  const row = await findResume(deps.db, id);
  if (!row) throw new AppError("notFound");
  return documentOf(row);
}
