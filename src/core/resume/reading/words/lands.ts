/** Names of lands and of the great islands, as the languages write them that resumes are in, and those of their neighbours. */

const languages = ["en", "de", "fr", "es", "pt", "it", "ja", "ko", "zh-Hans", "zh-Hant"];
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Names that are words, first names or a kind of place as well. */
const otherWords =
  /^(?:island|guinea|jersey|chad|maurice|mauricio|maurício|dominique|grenade|r[ée]uni[oó]n|reunião|guadalupe|antille|unione europea)$/iu;

/** A name in wide letters is found within a text too, where a short one may be a part of another word. */
const isShort = (name: string) => /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{1,3}$/u.test(name);

/** The names of one language, without those that belong to groups of lands: these have codes that no land has. */
function landsIn(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => names.of(code) ?? []);
}

/** Returns the names of all lands, each once. */
export const landNames: readonly string[] = [...new Set(languages.flatMap(landsIn))].filter(
  (name) => !otherWords.test(name) && !isShort(name) && !/[()（）]/u.test(name),
);
