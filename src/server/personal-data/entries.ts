import type { Resume } from "#contract/resumes.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import type { Entry, ExportContext } from "./personal-data.ts";

export function jsonEntry(name: string, value: unknown): Entry {
  return textEntry(name, `${JSON.stringify(value, null, 2)}\n`);
}

export function textEntry(name: string, content: string): Entry {
  return { name, bytes: new TextEncoder().encode(content) };
}

/**
 * Yields resumes as files of one folder, each in every text format, with the files that other features add beside it.
 * One resume is in memory at a time. `get` returns null for a resume that was moved or removed while the archive is
 * made; it is left out.
 */
export async function* resumeEntries(
  context: ExportContext,
  folder: string,
  cards: readonly { _id: string }[],
  get: (id: string) => Promise<Resume | null>,
): AsyncGenerator<Entry> {
  const taken = new Set<string>();
  for (const { _id: id } of cards) {
    const resume = await get(id);
    if (!resume) continue;
    const name = `${folder}/${unusedName(taken, fileNameOf(resume))}`;
    for (const { extensions, write } of textFormats)
      if (write) yield textEntry(`${name}${extensions[0]}`, write(resume));
    for await (const entry of context.beside(id)) yield { ...entry, name: name + entry.name };
  }
}

const pageSize = 100;

/** Returns all rows of a list that is read page by page. */
export async function readAll<Row>(
  list: (page: { limit: number; offset: number }) => Promise<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data } = await list({ limit: pageSize, offset });
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}

/** Returns the same for a list that numbers its pages. */
export function readAllPages<Row>(
  list: (page: { currentPage: number; pageSize: number }) => Promise<{ data: Row[] }>,
): Promise<Row[]> {
  return readAll(({ limit, offset }) => list({ currentPage: offset / limit + 1, pageSize: limit }));
}

/**
 * Returns a name that is not taken. Names that differ only in case are one file on some systems, so they count as
 * taken.
 */
function unusedName(taken: Set<string>, wanted: string): string {
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} (${number})`;
  taken.add(name.toLowerCase());
  return name;
}
