import type { assistantCalls } from "#contract/assistant.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { findByContent } from "../originals/service.ts";
import { requireRoom, usableTemplate } from "../resumes/service.ts";
import { askedReader } from "./engines.ts";
import { type ParseInput, parseTask } from "./parsing.ts";
import { placeJob } from "./place.ts";

/**
 * Places the making of a resume from the lines of a file. The file itself is found by them, with all that was read in
 * it; lines that belong to none are read as plain text. Throws what forbids another resume or this design.
 */
export async function placeParse(
  deps: Deps,
  user: CurrentUser,
  { content, template, aiProvider, isAnyway }: BodyOf<typeof assistantCalls.placeParse>,
  locale: Locale,
): Promise<string> {
  const engine = askedReader(deps, aiProvider);
  const { id, design } = usableTemplate(user, template);
  const original = await findByContent(deps, user.id, content);
  const { componentName: templateName, themes } = design;
  const input: ParseInput = {
    original: original?.id ?? null,
    content,
    design: { templateName, templateId: id, templateTheme: themes[0] },
    locale,
    isAnyway,
  };
  const read = original?.document && { document: original.document, content };
  // A model is asked about a text of this length, whatever is read in it.
  const tasks = engine.isBuiltIn ? [] : [parseTask(read || { document: null, content })];
  return placeJob(deps, user, { kind: "parse", engine, input, tasks, check: (tx) => requireRoom(tx, user) });
}
