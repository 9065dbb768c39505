import type { ResumePatch } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { refusalOf } from "#core/permissions.ts";
import { avatarAddress } from "#core/resume/addresses.ts";
import { cleanData } from "#core/resume/clean.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { configForSave } from "#core/resume/save.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { say } from "#server/http/locale.ts";
import type { Viewer } from "#server/http/session.ts";
import { findTemplate } from "../catalog/service.ts";
import { isReservedSlug } from "./slug.ts";
import { type Changes, findForSave, updateResume } from "./store.ts";
import { cardColumnsOf } from "./wire.ts";

type Stored = NonNullable<Awaited<ReturnType<typeof findForSave>>>;

/**
 * Saves the parts that were sent; what is absent stays as it is. Decides what a save may change and who may change it;
 * texts are cleaned by core, whatever the client did. A stale `baseUpdatedAt` stores nothing.
 *
 * Returns the new `updatedAt`, later than every one before it. Throws notFound, resumeConflict (with the stored
 * `updatedAt`), templateLocked, customUrlTaken, invalidRequest.
 */
export async function saveResume(
  deps: Deps,
  viewer: Viewer,
  id: string,
  patch: ResumePatch,
  locale: Locale,
): Promise<{ updatedAt: string }> {
  const stored = await findForSave(deps.db, id, viewer.id);
  if (!stored) throw new AppError("notFound");
  const base = patch.baseUpdatedAt === undefined ? null : new Date(patch.baseUpdatedAt);
  if (base && base.getTime() !== stored.updatedAt.getTime()) throw conflict(stored.updatedAt);
  const changes = changesOf(viewer, stored, patch, locale);
  if (Object.keys(changes).length === 0) return { updatedAt: stored.updatedAt.toISOString() };
  const at = { id, userId: viewer.id, base, now: new Date(deps.now()) };
  const updatedAt = await updateResume(deps.db, at, changes).catch((error: unknown) => {
    throw changes.uuid && isUniqueViolation(error) ? new AppError("customUrlTaken") : error;
  });
  if (updatedAt) return { updatedAt: updatedAt.toISOString() };
  // Somebody was faster, since we looked.
  const now = await findForSave(deps.db, id, viewer.id);
  throw now ? conflict(now.updatedAt) : new AppError("notFound");
}

function conflict(updatedAt: Date): AppError {
  return new AppError("resumeConflict", { data: { updatedAt: updatedAt.toISOString() } });
}

function changesOf(viewer: Viewer, stored: Stored, patch: ResumePatch, locale: Locale): Changes {
  const changes: Changes = {};
  if (patch.name !== undefined) changes.name = cleanName(patch.name, locale);
  if (patch.coverImg !== undefined) changes.coverImg = ownCover(patch.coverImg);
  if (patch.data !== undefined) changes.data = cleanData(patch.data);
  if (patch.config !== undefined) {
    checkTemplate(viewer, stored, patch.config, locale);
    changes.config = configToStore(patch.config, viewer.isValid);
    changes.card = cardColumnsOf({ config: { ...patch.config, ...changes.config } });
  }
  const slug = wantedSlug(viewer, stored, patch);
  if (slug !== null) changes.uuid = slug;
  return changes;
}

/**
 * The settings a save may write over those stored. `customURL` is read from the slug: stored twice, the two would come
 * to differ. Their texts are names of ours, and short.
 */
function configToStore(config: ResumeConfig, isPremium: boolean): Partial<ResumeConfig> {
  const { customURL: _customUrl, ...kept } = configForSave(config, isPremium);
  const clean = {
    ...kept,
    templateName: cleanText(config.templateName, 60),
    templateId: cleanText(config.templateId, 64),
  };
  return { ...clean, templateTheme: cleanText(config.templateTheme, 30), printerMode: true };
}

function cleanName(name: string, locale: Locale): string {
  const clean = cleanText(name, limits.document.nameLength).trim();
  if (clean) return clean;
  throw new AppError("invalidRequest", { errors: [{ path: "name", message: say(locale, "fields", "required") }] });
}

/** An address of one's own picture is kept; our own (or nothing) means the one that the server draws. */
function ownCover(address: string): string {
  return /^\/covers\//.test(address) ? "" : avatarAddress(address);
}

/** Only a change is judged: a design that was allowed when it was chosen does not stop later saves. */
function checkTemplate(viewer: Viewer, stored: Stored, config: ResumeConfig, locale: Locale): void {
  if (config.templateName === stored.templateName) return;
  const template = findTemplate(config.templateName);
  if (template?.design.componentName !== config.templateName) {
    const errors = [{ path: "config.templateName", message: say(locale, "fields", "invalid") }];
    throw new AppError("invalidRequest", { errors });
  }
  const refusal = refusalOf(viewer, "useTemplate", { isPro: template.design.isPro });
  if (refusal) throw new AppError(refusal);
}

/** The slug that a member asks for in `uuid` or `config.customURL`, or null where it is to stay. Others' is ignored. */
function wantedSlug(viewer: Viewer, stored: Stored, patch: ResumePatch): string | null {
  if (!viewer.isValid) return null;
  const wishes = [patch.uuid, patch.config?.customURL];
  const slug = wishes.find((wish) => wish !== undefined && wish !== "" && wish !== stored.uuid);
  if (slug === undefined) return null;
  if (isReservedSlug(slug)) throw new AppError("customUrlTaken");
  return slug;
}
