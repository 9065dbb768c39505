import type { BodyOf } from "#contract/operation.ts";
import type { readingCalls } from "#contract/reading.ts";
import type { Resume } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanData } from "#core/resume/clean.ts";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import { defaultConfig, type ResumeDocument } from "#core/resume/schema.ts";
import { sizeOf } from "#core/resume/size.ts";
import type { Locale } from "#locales/words.ts";
import { OutboundFailed } from "#server/adapters/outbound/port.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { errorOfExtraction, readOriginal } from "../originals/service.ts";
import {
  addResume,
  copiedConfig,
  findPublicResume,
  publicSlug,
  requireRoom,
  usableTemplate,
} from "../resumes/service.ts";

type Body = BodyOf<typeof readingCalls.importResume>;

type Target = Omit<ReadTarget, "newId">;

/**
 * Makes a resume of a file, of a text, or of what a URL leads to: a public resume of this site, a file that this user
 * uploaded here, or a file elsewhere. Throws what forbids another resume before anything is read or anybody is asked.
 */
export async function importResume(deps: Deps, user: CurrentUser, body: Body, locale: Locale): Promise<Resume> {
  if (body.userId !== user.id) throw new AppError("forbidden");
  const { id: templateId, design } = usableTemplate(user, body.template);
  await deps.db.transaction((tx) => requireRoom(tx, user));
  const target = { lang: locale, templateName: design.componentName, templateId, theme: design.themes[0] };
  const source = await sourceOf(deps, user, body, target);
  const most = limits.document.size;
  // What is far too long is not even cleaned, which takes its time.
  if (sizeOf(source.data) > most) throw new AppError("resumeTooLarge", { params: { most } });
  const data = cleanData(source.data, deps.config.photoHosts);
  const config = {
    ...copiedConfig({ ...defaultConfig, ...source.config }, user.isValid),
    ...{ templateName: design.componentName, templateId, templateTheme: design.themes[0] },
  };
  const document = { name: source.name, data, config };
  return deps.db.transaction((tx) => addResume(deps, tx, user, document));
}

async function sourceOf(
  deps: Deps,
  user: CurrentUser,
  { file, text, url }: Body,
  target: Target,
): Promise<ResumeDocument> {
  if (file) return documentIn(deps, new Uint8Array(await file.arrayBuffer()), target);
  return text === undefined
    ? behindUrl(deps, user, url ?? "", target)
    : documentIn(deps, new TextEncoder().encode(text), target);
}

async function behindUrl(deps: Deps, user: CurrentUser, text: string, target: Target): Promise<ResumeDocument> {
  const url = urlOf(deps, text);
  const path = isOurs(deps, url) ? url.pathname : null;
  if (path === null) return documentIn(deps, await fetched(deps, url.href), target);
  const slug = publicSlug(/^\/r\/([^/]+)\/?$/.exec(path)?.[1] ?? "");
  if (slug !== null) {
    const found = await findPublicResume(deps, slug);
    if (!found) throw new AppError("notFound");
    const { document } = found;
    if (found.ownerId === user.id) return document;
    // The photo is a file of somebody else, who may remove it.
    return { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, avatar: "" } } };
  }
  const id = /^\/api\/resumes\/([\w-]{1,64})\/original\/file$/.exec(path)?.[1];
  if (!id) throw new AppError("importUnknown");
  const { row, bytes } = await readOriginal(deps, id);
  if (row.userId !== user.id) throw new AppError("notFound");
  return documentIn(deps, bytes, target);
}

/** A path alone is one of this site. */
function urlOf({ config }: Pick<Deps, "config">, text: string): URL {
  try {
    return new URL(text, config.publicUrl);
  } catch {
    throw new AppError("importForbidden");
  }
}

function isOurs({ config }: Pick<Deps, "config">, url: URL): boolean {
  return [config.publicUrl, ...Object.values(config.editions ?? {})].some((own) => new URL(own).host === url.host);
}

async function fetched({ outbound }: Deps, url: string): Promise<Uint8Array> {
  try {
    const { status, body } = await outbound.ask(url, { mostBytes: limits.import.bytes, within: limits.import.within });
    if (status < 200 || status > 299 || body.length === 0) throw new AppError("importUnreachable");
    return body;
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    if (error.fault === "forbidden") throw new AppError("importForbidden");
    throw new AppError(error.fault === "tooLarge" ? "resumeFileTooLarge" : "importUnreachable");
  }
}

async function documentIn(deps: Deps, bytes: Uint8Array, target: Target): Promise<ResumeDocument> {
  const { document } = await deps.extractor.readDocument(bytes, target).catch((error: unknown) => {
    const failure = errorOfExtraction(error);
    throw failure instanceof AppError && failure.error === "resumeFileType" ? new AppError("importUnknown") : failure;
  });
  return document;
}
