import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Printer } from "#server/pages/printer.ts";

/**
 * A form that a resume has outside this product, as bytes: as `TextFormat` of `src/core/resume/formats/`, but reading
 * and writing may need what only a server has. `registry.ts` lists the formats.
 */
export type ByteFormat = {
  /** Unique among all formats and in kebab-case; its folder has this name. */
  name: string;
  /** What people call it. */
  title: string;
  /** How the names of its files end, with the dot. What is written gets the first. */
  extensions: readonly [string, ...string[]];
  /** The document in these bytes, healed. Null where they are something else. */
  read?(bytes: Uint8Array, target: ReadTarget): Promise<ResumeDocument | null>;
  /** The document as its reader may see it: pass a `visibleDocument`. */
  write?(document: ResumeDocument, tools: WriteTools): Promise<Written>;
};

export type WriteTools = { renderer: Pick<Printer, "pdf"> };
/** `pages` of a format that has pages. */
export type Written = { bytes: Uint8Array; pages?: number };
