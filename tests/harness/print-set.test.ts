import { expect, it } from "vitest";
import { type Language, languages } from "#core/resume/schema.ts";
import { fixtures, fixturesIn } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";
import { printsOf } from "./print-set.ts";

const combinations = designs.flatMap((design) => languages.map((lang) => ({ design, lang })));
const printed = (isFull: boolean) =>
  combinations.flatMap(({ design, lang }) =>
    printsOf(design, lang, isFull).map((print) => ({ design, lang, ...print })),
  );
const chosen = printed(false);
const isCommon = ({ name }: { name: string }) => fixtures.some((fixture) => fixture.name === name);
const hasOwn = (lang: Language) => fixturesIn(lang).some(({ name }) => name === `own-${lang}`);
const distinct = (prints: typeof chosen, keyOf: (print: (typeof chosen)[number]) => string) =>
  new Set(prints.map(keyOf)).size;

it("prints every design with every fixture and in every language, and every fixture in every language", () => {
  const common = chosen.filter(isCommon);
  expect(distinct(chosen, ({ design, lang }) => `${design.name} ${lang}`)).toBe(designs.length * languages.length);
  expect(distinct(common, ({ design, name }) => `${design.name} ${name}`)).toBe(designs.length * fixtures.length);
  expect(distinct(common, ({ lang, name }) => `${lang} ${name}`)).toBe(languages.length * fixtures.length);
});

it("prints what is written in a language in half of the designs each, and in every design something of it", () => {
  const designsOf = (name: string) =>
    new Set(chosen.filter((print) => print.name === name).map(({ design }) => design));
  const [withOwn, others] = [languages.filter(hasOwn), languages.filter((lang) => !hasOwn(lang))];
  expect(withOwn.length).toBeGreaterThan(others.length);
  for (const lang of withOwn) {
    const [own, long] = [designsOf(`own-${lang}`), designsOf(`long-${lang}`)];
    expect([own.size, long.size]).toEqual([designs.length / 2, designs.length / 2]);
    expect(new Set([...own, ...long])).toEqual(new Set(designs));
  }
  for (const lang of others) expect(designsOf(`long-${lang}`)).toEqual(new Set(designs));
  for (const design of designs) {
    const written = withOwn.flatMap((lang) => printsOf(design, lang).map(({ name }) => name.split("-")[0]));
    expect(written).toEqual(expect.arrayContaining(["own", "long"]));
  }
});

it("prints every design in each of its themes and on both papers", () => {
  for (const design of designs) {
    const configs = chosen.filter((print) => print.design === design).map(({ document }) => document.config);
    expect(new Set(configs.map(({ templateTheme }) => templateTheme))).toEqual(new Set(design.themes));
    expect(new Set(configs.map((config) => config.design.paper))).toEqual(new Set(["a4", "letter"]));
  }
});

it("prints every combination when the full product is requested", () => {
  const common = printed(true).filter(isCommon);
  expect(distinct(common, ({ design, lang, name }) => `${design.name} ${lang} ${name}`)).toBe(
    designs.length * languages.length * fixtures.length,
  );
});
