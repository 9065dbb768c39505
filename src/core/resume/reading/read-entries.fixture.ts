import { splitEntries } from "./entries/entries.ts";
import { fieldsOf } from "./heads/fields.ts";
import { layOut } from "./lines/columns.ts";
import { bodyOf } from "./lines/title-look.ts";
import { pageOf } from "./page.fixture.ts";
import type { HeadingKind } from "./words/headings.ts";

/** Returns the fields of the entries of a section that consists of these lines. */
export function readEntries(kind: HeadingKind, lines: Parameters<typeof pageOf>[0]) {
  const read = layOut(pageOf(lines));
  return fieldsOf(splitEntries(read, bodyOf(read), kind === "education"), kind);
}
