import type { Original } from "#contract/reading.ts";
import type { UploadedFile } from "#contract/uploads.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { errorOfExtraction, findOriginal, keepOriginal, readOriginal } from "../originals/service.ts";
import { requireRoom } from "../resumes/service.ts";

/** As what a file is sent. Both are told by the bytes; one that is the other is refused by name. */
export type SentAs = "pdf" | "word";

/**
 * Reads a resume file and keeps it for the resume that may be made of it. Returns its lines in the order of reading.
 * Throws resumeLimit before anything is read, and what is wrong with the file.
 */
export async function readResumeFile(
  deps: Deps,
  user: CurrentUser,
  file: UploadedFile,
  sentAs: SentAs,
): Promise<string> {
  await deps.db.transaction((tx) => requireRoom(tx, user));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await deps.extractor.read(bytes).catch((error: unknown) => {
    throw errorOfExtraction(error);
  });
  if ((read.format === "pdf") !== (sentAs === "pdf")) {
    throw new AppError(sentAs === "pdf" ? "fileIsWord" : "fileIsPdf");
  }
  await keepOriginal(deps, user.id, { ...read, bytes, name: file.name ?? "" });
  return read.reading.content;
}

/** Returns the file that a resume was read from as its owner sees it; null where there is none. */
export async function originalOf(deps: Deps, resumeId: string): Promise<Original | null> {
  const row = await findOriginal(deps, resumeId);
  if (!row) return null;
  const { name, format, reading, expiresAt } = row;
  return { name, format, ...reading, expiresAt: expiresAt.toISOString() };
}

/** Returns the text of the file with its places, by which a Word file is drawn. Throws notFound. */
export async function layoutOf(deps: Deps, resumeId: string) {
  const { bytes } = await readOriginal(deps, resumeId);
  const { layout } = await deps.extractor.extract(bytes).catch((error: unknown) => {
    throw errorOfExtraction(error);
  });
  return { pages: layout.pages.slice(0, limits.reading.pages).map(drawn) };
}

function drawn({ width, height, runs }: FileLayout["pages"][number]) {
  return {
    ...{ width, height },
    runs: runs.map(({ text, x, y, width: long, size, isBold, isItalic, color }) => ({
      ...{ text, x, y, width: long, size, isBold, isItalic, color },
    })),
  };
}
