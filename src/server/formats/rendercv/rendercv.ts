import { parse } from "yaml";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { serverWritten } from "#core/resume/formats/server-written.ts";
import { isRecord, own } from "#core/resume/healing/loose.ts";
import { decodeText } from "../decode-text.ts";
import type { ByteFormat } from "../format.ts";
import { readRenderCv } from "./read.ts";
import { writeRenderCv } from "./write.ts";

/**
 * The YAML of RenderCV. Every text is kept in both directions; alignment and underlining are not, because its Markdown
 * has none, and neither is the design.
 */
export const renderCv = {
  name: "rendercv",
  ...serverWritten.rendercv,
  extensions: [".yaml", ".yml"],
  mime: "application/yaml",
  async read(bytes, target) {
    const text = decodeText(bytes);
    // Every file has this key at the left edge, and what does not look like that is not worth parsing.
    if (text === null || !/^(?:cv|"cv"|'cv')\s*:/m.test(text)) return null;
    const value = parsed(text);
    return isRecord(value) && isRecord(own(value, "cv")) ? readRenderCv(value, target) : null;
  },
  write: async (document) => ({ bytes: new TextEncoder().encode(writeRenderCv(document)) }),
} satisfies ByteFormat;

/** Names for parts that are repeated are refused: a few lines of them can stand for gigabytes. */
function parsed(text: string): unknown {
  try {
    return parse(text, { schema: "failsafe", maxAliasCount: 0, uniqueKeys: false, logLevel: "error" });
  } catch (error) {
    throw new UnreadableText(`is not YAML: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
  }
}
