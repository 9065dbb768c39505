import type { BodyOf } from "#contract/operation.ts";
import type { readingCalls } from "#contract/reading.ts";
import type { Resume } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanData } from "#core/resume/clean.ts";
import { type ReadTarget, UnreadableText } from "#core/resume/formats/format.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import { defaultConfig, type ResumeDocument } from "#core/resume/schema.ts";
import { sizeOf } from "#core/resume/size.ts";
import type { Locale } from "#locales/words.ts";
import { OutboundFailed } from "#server/adapters/outbound/port.ts";
import type { Deps } from "#server/deps.ts";
import { signedFormats } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
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

/**
 * Makes a resume of what a URL leads to: a public resume of this site, a file that this user uploaded here, or a
 * document or a file elsewhere. Throws what forbids another resume before anybody is asked.
 */
export async function importResume(deps: Deps, user: CurrentUser, body: Body, locale: Locale): Promise<Resume> {
  if (body.userId !== user.id) throw new AppError("forbidden");
  const { id: templateId, design } = usableTemplate(user, body.template);
  await deps.db.transaction((tx) => requireRoom(tx, user));
  const target: ReadTarget = {
    ...{ lang: locale, templateName: design.componentName, templateId, theme: design.themes[0], newId },
  };
  const source = await sourceOf(deps, user, body.url, target);
  const data = cleanData(source.data, deps.config.photoHosts);
  const most = limits.document.size;
  if (sizeOf(data) > most) throw new AppError("resumeTooLarge", { params: { most } });
  const config = {
    ...copiedConfig({ ...defaultConfig, ...source.config }, user.isValid),
    ...{ templateName: design.componentName, templateId, templateTheme: design.themes[0] },
  };
  const document = { name: source.name, data, config };
  return deps.db.transaction((tx) => addResume(deps, tx, user, document));
}

async function sourceOf(deps: Deps, user: CurrentUser, text: string, target: ReadTarget): Promise<ResumeDocument> {
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

async function documentIn(deps: Deps, bytes: Uint8Array, target: ReadTarget): Promise<ResumeDocument> {
  const json = jsonIn(bytes);
  if (json !== null) return documentOfJson(json, target);
  const signed = await documentOfSigned(bytes, target);
  if (signed) return signed;
  const { reading } = await deps.extractor.read(bytes).catch((error: unknown) => {
    const failure = errorOfExtraction(error);
    throw failure instanceof AppError && failure.error === "resumeFileType" ? new AppError("importUnknown") : failure;
  });
  if (!reading.isResume) throw new AppError("noResumeFound");
  return reading.document;
}

/** Returns the document of an archive of LinkedIn or a file of RenderCV; null for other files. */
async function documentOfSigned(bytes: Uint8Array, target: ReadTarget): Promise<ResumeDocument | null> {
  try {
    for (const { read } of signedFormats) {
      const document = await read(bytes, target);
      if (document) return document;
    }
    return null;
  } catch (error) {
    if (error instanceof UnreadableText) throw new AppError("fileDamaged");
    throw error;
  }
}

/** Returns the text of bytes that begin as a JSON object does; null for others. */
function jsonIn(bytes: Uint8Array): string | null {
  const begin = new TextDecoder().decode(bytes.subarray(0, 256));
  if (!/^\ufeff?\s*\{\s*["}]/.test(begin)) return null;
  // As long as a save may be, so that healing it holds nobody up.
  if (bytes.length > limits.body.json) throw new AppError("resumeTooLarge", { params: { most: limits.document.size } });
  return new TextDecoder().decode(bytes);
}

function documentOfJson(json: string, target: ReadTarget): ResumeDocument {
  try {
    for (const { read } of textFormats) {
      const document = read?.(json, target);
      if (document) return document;
    }
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
  }
  throw new AppError("importUnknown");
}
