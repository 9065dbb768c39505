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
 * What is written in a language is printed in every design, except for its unusual resume, of which a design prints every
 * fourth. Papers and themes alternate, so that each design appears on both papers and in all of its themes without more
 * prints.
 */
export function printsOf(design: Design, lang: Language, full = isFull): readonly Fixture[] {
  const first = designs.indexOf(design);
  return fixturesIn(lang).flatMap(({ name, document }) => {
    const index = fixtures.findIndex((fixture) => fixture.name === name);
    const turn = first + languages.indexOf(lang);
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
