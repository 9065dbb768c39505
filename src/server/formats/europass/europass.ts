import { decodeText } from "../decode-text.ts";
import type { ByteFormat } from "../format.ts";
import { readCandidate } from "./candidate.ts";
import { readSkillsPassport } from "./skills-passport.ts";
import { treeOf } from "./tree.ts";

/**
 * The XML of Europass: the CV of today's site ("Candidate") and that of the site until 2020 ("SkillsPassport"). Pictures
 * and files in it are left out.
 */
export const europass = {
  name: "europass",
  title: "Europass",
  extensions: [".xml"],
  mime: "application/xml",
  async read(bytes, target) {
    const text = decodeText(bytes);
    const root = text === null ? null : /<(?:[\w-]+:)?(Candidate|SkillsPassport)[\s>]/.exec(text.slice(0, 4_096));
    if (text === null || !root || !/^\ufeff?\s*</.test(text)) return null;
    const tree = treeOf(text.replace(/^\ufeff/, ""), pictures);
    if (tree.name === "Candidate") return readCandidate(tree, target);
    return tree.name === "SkillsPassport" ? readSkillsPassport(tree, target) : null;
  },
} satisfies ByteFormat;

const pictures = new Set([
  ...["Photo", "Signature", "AttachmentList", "Attachment", "EmbeddedData", "CoverLetter", "Data"],
  ...["DocumentInfo", "PrintingPreferences", "RenderingInformation"],
]);
