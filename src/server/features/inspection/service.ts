import type { convertedFormats } from "#contract/inspection.ts";
import { checkResume, type RuleName } from "#core/resume/check.ts";
import { namedFile } from "#core/resume/file-naming.ts";
import type { TextWriter } from "#core/resume/formats/format.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { namingOf } from "#server/file-naming.ts";
import { renderCv } from "#server/formats/rendercv/rendercv.ts";
import { writeRenderCv } from "#server/formats/rendercv/write.ts";
import { translate } from "#server/http/locale.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { storedDocument } from "../resumes/service.ts";

/** What a program asks about a resume: the rules and the formats are those of the editor. */

/** Returns the resume as a text in that format, as its owner sees it, or whole in our own. Throws notFound. */
export async function convertedResume(
  deps: Pick<Deps, "db" | "now">,
  user: CurrentUser,
  id: string,
  to: (typeof convertedFormats)[number],
) {
  const { document } = await storedDocument(deps, id);
  const seen = visibleDocument(document, "owner");
  const format = textFormats.find((one): one is TextWriter => one.name === to && one.write !== undefined);
  const { extensions, mime } = format ?? renderCv;
  const text = format ? format.write(format.isWhole ? document : seen) : writeRenderCv(seen);
  return { fileName: namedFile(seen, namingOf(deps, user)) + extensions[0], mime, text };
}

/** Returns what the rules of Check find, in words of this language. Throws notFound. */
export async function checkedResume(deps: Pick<Deps, "db">, id: string, locale: Locale) {
  const { document } = await storedDocument(deps, id);
  return checkResume(document).map(({ rule, severity, count, found }) => ({
    ...{ rule, severity, count, ...wordsOf(rule, count, locale) },
    found: found.map(({ place, quote, other }) => ({ place, quote, ...(other === undefined ? {} : { other }) })),
  }));
}

function wordsOf(rule: RuleName, count: number, locale: Locale) {
  const number = count === 1 ? "one" : "other";
  return {
    title: translate(locale, "editorCheck", `rules.${rule}.title_${number}`, { count }),
    why: translate(locale, "editorCheck", `rules.${rule}.why`),
  };
}
