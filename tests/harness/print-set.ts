import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import type { Design } from "#templates/design.ts";
import { type Fixture, fixtures, fixturesIn } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";

/** `npm test -- --all` prints the full product of designs, languages and fixtures, which takes seven times as long. */
export const isFull = process.env.TEST_ALL === "1";

/**
 * Returns what is printed of a design in a language. With `isFull` that is every fixture; otherwise just enough that
 * all designs together print every pair of design and fixture, of design and language, and of fixture and language at
 * least once. The choice is the same in every run: fixtures alternate between the languages, and each design begins
 * with the next language.
 *
 * Of what is written in a language a design prints either the long resume or, where the language has one, its own sample,
 * by turns, so that each design prints both in some languages and each of the two is printed in half of the designs; and
 * every fourth unusual resume. Papers and themes alternate, so that each design appears on both papers and in all of its themes without more
 * prints.
 */
export function printsOf(design: Design, lang: Language, full = isFull): readonly Fixture[] {
  const first = designs.indexOf(design);
  const hasOwn = fixturesIn(lang).some(({ name }) => name === `own-${lang}`);
  return fixturesIn(lang).flatMap(({ name, document }) => {
    const index = fixtures.findIndex((fixture) => fixture.name === name);
    const turn = first + languages.indexOf(lang);
    if (!full && hasOwn && name === (turn % 2 === 0 ? `own-${lang}` : `long-${lang}`)) return [];
    if (!full && name.startsWith("unusual-") && turn % 4 !== 0) return [];
    if (index < 0) return [{ name, document: inTurn(document, design, turn) }];
    const distance = (languages.indexOf(lang) + languages.length * designs.length - first - index) % languages.length;
    if (!full && distance > 0) return [];
    return [{ name, document: inTurn(document, design, first + index + distance) }];
  });
}

function inTurn(document: ResumeDocument, { componentName, themes }: Design, turn: number): ResumeDocument {
  const { config } = document;
  const paper = turn % 3 === 2 ? "letter" : "a4";
  const templateTheme = themes[turn % themes.length] ?? themes[0];
  return {
    ...document,
    config: { ...config, templateName: componentName, templateTheme, design: { ...config.design, paper } },
  };
}
