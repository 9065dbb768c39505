import type { ChangeFlag } from "../assistant/changes.ts";
import { ungrounded } from "../assistant/grounding.ts";
import { richTextToPlain } from "../resume/rich-text.ts";
import type { ResumeConfig, ResumeDocument } from "../resume/schema.ts";
import { joinLines } from "./description-lines.ts";
import type { ProposedChange } from "./proposed-changes.ts";

/**
 * What to look out for in a change that a program proposes: besides what the assistant's changes are marked with, whether
 * it decides who sees the resume. A marked change is never among those that are taken together: what a program was made to
 * propose by a text that it read shall not pass unseen among many small things.
 */
export type ProposedFlag = ChangeFlag | "visible";

const visible = [
  ...(["isPublic", "emailIsHidden", "cellphoneIsHidden", "addToExamples", "downloadable", "showShareBtn"] as const),
] satisfies (keyof ResumeConfig)[];

/** Returns a function that marks changes of this document, whose texts are read once. */
export function createProposedFlags(base: ResumeDocument): (change: ProposedChange) => ProposedFlag[] {
  const given = [base.name, ...textsIn(base.data)];
  return (change) => {
    const [part, field = ""] = change.at;
    if (part === "config") return (visible as readonly string[]).includes(field) ? ["visible"] : [];
    return ungrounded(textsOf(change).join("\n"), given);
  };
}

function textsOf(change: ProposedChange): string[] {
  switch (change.kind) {
    case "set":
      return textsIn(change.after, change.at.at(-1));
    case "lines":
      return [richTextToPlain(joinLines(change.after))];
    case "add":
      return textsIn(change.member);
    default:
      return [];
  }
}

/** What is not written on the sheet says nothing. */
const silent: ReadonlySet<string> = new Set(["id", "type", "columns", "position", "styles", "linkText"]);

/** Returns the texts in a value, descriptions without their markup. */
function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return [key === "description" ? richTextToPlain(value) : value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (silent.has(name) ? [] : textsIn(inner, name)));
}
