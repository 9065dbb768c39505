import type { ReadTarget } from "#core/resume/formats/format.ts";
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
  /** Returns the healed document in these bytes, or null where they are in another format. */
  read?(bytes: Uint8Array, target: ReadTarget): Promise<ResumeDocument | null>;
  /** Writes the document. Pass it as its reader may see it (`visibleDocument`). */
  write?(document: ResumeDocument, tools: WriteTools): Promise<Written>;
};

export type WriteTools = { printer: Pick<Printer, "pdf">; requester: Requester };
/** A written file. `pages` is the number of pages, for formats that have pages. */
export type Written = { bytes: Uint8Array; pages?: number };
