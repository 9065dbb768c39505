import type { Resume } from "#contract/resumes.ts";
import { namedFile } from "#core/resume/file-naming.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import { namingOf } from "#server/file-naming.ts";
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
  const taken = new Map<string, number>();
  const naming = namingOf(context.deps, context.user);
  for (const { _id: id } of cards) {
    const resume = await get(id);
    if (!resume) continue;
    const name = `${folder}/${unusedName(taken, namedFile(resume, naming))}`;
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
 * Returns a name that is not taken; `taken` has each with the number that was tried last for it. Names that differ only in case are one file on some systems, so they count as
 * taken.
 */
function unusedName(taken: Map<string, number>, wanted: string): string {
  let name = wanted;
  // The search goes on where it ended for the same title: 5,000 resumes may have one.
  let number = taken.get(wanted.toLowerCase()) ?? 1;
  while (taken.has(name.toLowerCase())) {
    number += 1;
    name = `${wanted} (${number})`;
  }
  taken.set(wanted.toLowerCase(), number);
  if (!taken.has(name.toLowerCase())) taken.set(name.toLowerCase(), 1);
  return name;
}
