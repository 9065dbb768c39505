import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { Loss } from "#core/resume/formats/losses.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Requester } from "#server/adapters/renderer/port.ts";
import type { Printer } from "#server/pages/printer.ts";

/**
 * A file format of a resume, as bytes: like `TextFormat` of `src/core/resume/formats/`, but reading and writing may
 * need what only a server has. `registry.ts` lists the formats.
 */
export type ByteFormat = {
  /** Unique among all formats, in kebab-case. The folder of the format has the same name. */
  name: string;
  /** The name that is shown to users. */
  title: string;
  /** The extensions of its files, with the dot. A written file gets the first one. */
  extensions: readonly [string, ...string[]];
  /** What a browser calls its files. */
  mime: string;
  /** What it has no place for, as in `TextFormat`. */
  lacks?: readonly Loss[];
  /** True where the file looks as the sheet does, so that only those who may have the PDF get it. */
  showsDesign?: true;
  /** Returns the healed document in these bytes, or null where they are in another format. */
  read?(bytes: Uint8Array, target: ReadTarget): Promise<ResumeDocument | null>;
  /** Writes the document. Pass it as its reader may see it (`visibleDocument`). */
  write?(document: ResumeDocument, tools: WriteTools): Promise<Written>;
};

export type WriteTools = {
  printer: Pick<Printer, "pdf" | "pictures" | "embedded">;
  requester: Requester;
  /** How many times the 96 dpi of the screen a picture has, from 1 to 3; 2 unless given. */
  scale?: number | undefined;
  signal?: AbortSignal | undefined;
};
/**
 * A written file. `pages` is the number of pages, for formats that have pages; where each page is a file of its own,
 * `bytes` is the first and `otherPages` are the rest.
 */
export type Written = { bytes: Uint8Array; pages?: number; otherPages?: readonly Uint8Array[] };
