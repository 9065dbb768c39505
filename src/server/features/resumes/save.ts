import type { ResumePatch, SlugState } from "#contract/resumes.ts";
import { AppError, type ErrorName } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Owners } from "#core/permissions.ts";
import { healData } from "#core/resume/healing.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { hasDoubtfulMarks, withoutDoubtfulMarks } from "#core/resume/sample-marks.ts";
import { configForSave } from "#core/resume/save.ts";
import { type ResumeConfig, type ResumeData, slugSchema } from "#core/resume/schema.ts";
import { type PhotoHosts, photoUrl } from "#core/resume/urls.ts";
import type { Locale } from "#locales/words.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { authorizeOwners, refusalFor } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { findTemplate } from "../catalog/service.ts";
import { keepState, versionsEvery } from "../versions/service.ts";
import { cleanInTurns } from "./clean-in-turns.ts";
import { cardColumnsOf } from "./resume-dto.ts";
import { isReservedSlug } from "./slug.ts";
import { type Changes, findData, findForSave, isSlugTaken, updateResume } from "./store.ts";

type Stored = NonNullable<Awaited<ReturnType<typeof findForSave>>>;

/**
 * Saves the parts that were sent; absent parts stay as they are. Decides what a save may change and who may change it.
 * Texts are cleaned by core, whatever the client did. A stale `baseUpdatedAt` stores nothing.
 *
 * Returns the new `updatedAt`, later than every one before it. Throws notFound, resumeConflict (with the stored
 * `updatedAt`), templateLocked, customUrlTaken, invalidRequest.
 */
export async function saveResume(
  deps: Deps,
  user: CurrentUser,
  id: string,
  patch: ResumePatch,
  locale: Locale,
): Promise<{ updatedAt: string }> {
  // The right decides whose rows the statements below may find and change.
  const owners = authorizeOwners(user, "editResume");
  const base = patch.baseUpdatedAt === undefined ? null : new Date(patch.baseUpdatedAt);
  const readStored = async (): Promise<Stored> => {
    const stored = await findForSave(deps.db, id, owners);
    if (!stored) throw new AppError("notFound");
    if (base && base.getTime() !== stored.updatedAt.getTime()) throw conflict(stored.updatedAt);
    return stored;
  };
  // An ordinary save is one statement; the stored row is read first only if the save depends on it.
  const stored = dependsOnStored(user, patch) ? await readStored() : null;
  const changes = changesOf(user, stored, patch, { locale, photoHosts: deps.config.photoHosts });
  if (patch.data !== undefined) changes.data = await dataToStore(deps, { id, owners }, patch.data);
  if (Object.keys(changes).length === 0) return { updatedAt: (stored ?? (await readStored())).updatedAt.toISOString() };
  const emptiesUrl = emptiesCustomUrl(user, patch);
  const target = { id, owners, base, emptiesUrl, now: new Date(deps.now()) };
  const versionPolicy = { after: new Date(deps.now() - versionsEvery), keep: keepState };
  const updatedAt = await updateResume(deps.db, target, changes, versionPolicy).catch((error: unknown) => {
    throw changes.uuid && isUniqueViolation(error) ? new AppError("customUrlTaken") : error;
  });
  if (updatedAt) return { updatedAt: updatedAt.toISOString() };
  // Nothing was stored: there is no such resume, another save came first, or the resume has a custom URL to keep.
  const unchanged = await readStored();
  throw emptiesUrl && unchanged.hasCustomUrl ? emptyUrl(locale) : conflict(unchanged.updatedAt);
}

/**
 * Returns true for a save that has no custom URL where it could have one: a member's, which names the slug neither in
 * `config.customURL` nor in `uuid`. It is refused for a resume that has a custom URL, and means nothing for any other.
 */
function emptiesCustomUrl(user: CurrentUser, patch: ResumePatch): boolean {
  if (patch.config?.customURL !== "" || patch.uuid !== undefined) return false;
  return refusalFor(user, "customUrl", { ownerId: user.id }) === null;
}

function emptyUrl(locale: Locale): AppError {
  return new AppError("invalidRequest", {
    errors: [{ path: "config.customURL", message: translate(locale, "fields", "required") }],
  });
}

/** Returns whether a save of this resume could take that custom URL right now. Throws notFound. */
export async function checkSlug(deps: Deps, user: CurrentUser, id: string, value: string): Promise<SlugState> {
  const stored = await findForSave(deps.db, id, { only: user.id });
  if (!stored) throw new AppError("notFound");
  if (!slugSchema.safeParse(value).success) return "invalid";
  if (value === stored.uuid) return "own";
  return isReservedSlug(value) || (await isSlugTaken(deps.db, value, user.id)) ? "occupied" : "free";
}

/** Returns true if the save asks for a slug, or for a design that would be refused unless the resume already has it. */
function dependsOnStored(user: CurrentUser, patch: ResumePatch): boolean {
  if (requestedSlugs(user, patch).length > 0) return true;
  return patch.config !== undefined && templateRefusal(user, patch.config.templateName) !== null;
}

/** Returns the error of a stale `baseUpdatedAt`, with the stored one. */
export function conflict(updatedAt: Date): AppError {
  return new AppError("resumeConflict", { data: { updatedAt: updatedAt.toISOString() } });
}

/** Returns the content with clean texts, and with the mark of a sample only on samples. */
async function dataToStore(
  deps: Pick<Deps, "db" | "config">,
  { id, owners }: { id: string; owners: Owners },
  sent: ResumeData,
): Promise<ResumeData> {
  const data = await cleanInTurns(sent, deps.config.photoHosts);
  if (!hasDoubtfulMarks(data)) return data;
  return withoutDoubtfulMarks(data, healData(await findData(deps.db, id, owners)));
}

type Surroundings = { locale: Locale; photoHosts: PhotoHosts };

function changesOf(
  user: CurrentUser,
  stored: Stored | null,
  patch: ResumePatch,
  { locale, photoHosts }: Surroundings,
): Changes {
  const changes: Changes = {};
  if (patch.name !== undefined) changes.name = cleanName(patch.name, locale);
  if (patch.coverImg !== undefined) changes.coverImg = ownCover(patch.coverImg, photoHosts);
  if (patch.config !== undefined) {
    checkTemplate(user, stored, patch.config, locale);
    const isPremium = refusalFor(user, "privacySettings", { ownerId: user.id }) === null;
    changes.config = configToStore(patch.config, isPremium);
    changes.card = cardColumnsOf({ config: { ...patch.config, ...changes.config } });
  }
  const slug = changedSlug(user, stored, patch);
  if (slug !== null) changes.uuid = slug;
  return changes;
}

/**
 * Returns the settings that a save may write over the stored ones. `customURL` is left out because it is read from the
 * slug; stored twice, the two would eventually differ. The texts are names defined by this project, and short.
 */
function configToStore(config: ResumeConfig, isPremium: boolean): Partial<ResumeConfig> {
  const { customURL: _customUrl, ...kept } = configForSave(config, isPremium);
  const clean = {
    ...kept,
    templateName: cleanText(config.templateName, 60),
    templateId: cleanText(config.templateId, 64),
  };
  return {
    ...clean,
    templateTheme: cleanText(config.templateTheme, 30),
    // Only a public resume can be offered as an example.
    addToExamples: config.addToExamples && config.isPublic,
    printerMode: true,
  };
}

function cleanName(name: string, locale: Locale): string {
  const clean = cleanText(name, limits.document.nameLength).trim();
  if (clean) return clean;
  throw new AppError("invalidRequest", {
    errors: [{ path: "name", message: translate(locale, "fields", "required") }],
  });
}

/** Returns the cover URL to store: the user's own picture, or "" for the cover that the server draws. */
function ownCover(url: string, photoHosts: PhotoHosts): string {
  return photoUrl(url, photoHosts);
}

/** Checks the design only if it changes: a design that was allowed when it was chosen does not block later saves. */
export function checkTemplate(
  user: CurrentUser,
  stored: Pick<Stored, "templateName"> | null,
  config: ResumeConfig,
  locale: Locale,
): void {
  if (config.templateName === stored?.templateName) return;
  const refusal = templateRefusal(user, config.templateName);
  if (refusal === null) return;
  const errors = [{ path: "config.templateName", message: translate(locale, "fields", "invalid") }];
  throw new AppError(refusal, refusal === "invalidRequest" ? { errors } : {});
}

/** Returns why this user may not choose that design: it does not exist or is for members only. Null if the user may. */
function templateRefusal(user: CurrentUser, templateName: string): ErrorName | null {
  const template = findTemplate(templateName);
  if (template?.design.componentName !== templateName) return "invalidRequest";
  return refusalFor(user, "useTemplate", { isPro: template.design.isPro });
}

/** Returns the slugs that a member sends, in `uuid` or `config.customURL`; those of other users are ignored. */
function requestedSlugs(user: CurrentUser, patch: ResumePatch): string[] {
  if (refusalFor(user, "customUrl", { ownerId: user.id })) return [];
  return [patch.uuid, patch.config?.customURL].flatMap((requested) => (requested ? [requested] : []));
}

/** Returns the new slug, or null if it stays: clients send the slug they know with every save. */
function changedSlug(user: CurrentUser, stored: Stored | null, patch: ResumePatch): string | null {
  const slug = requestedSlugs(user, patch).find((requested) => requested !== stored?.uuid);
  if (slug === undefined) return null;
  if (isReservedSlug(slug)) throw new AppError("customUrlTaken");
  return slug;
}
