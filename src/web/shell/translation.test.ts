import fc from "fast-check";
import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { locales } from "#locales/words.ts";
import { createTranslator, type ReadTexts } from "./translation.ts";

const known = { en, ch };
const nothing: ReadTexts = async () => {
  throw new Error("nothing is read");
};
const library = i18next.createInstance();
beforeAll(async () => {
  await library.init({
    resources: known,
    lng: "en",
    fallbackLng: false,
    load: "currentOnly",
    defaultNS: "common",
    interpolation: { escapeValue: false },
  });
});

/** Lists every text as its namespace and dotted key. */
function keysOf(words: object, before = ""): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );
}
const texts = Object.entries(en).flatMap(([ns, words]) => keysOf(words).map((key) => ({ ns, key })));
const anyText = fc.constantFrom(...texts);
type Loose = (key: string, options: object) => unknown;

describe("createTranslator", () => {
  it("translates every text as i18next does, with every value filled in", () => {
    for (const locale of locales) {
      const ours = createTranslator(locale, nothing, known);
      const theirs = library.getFixedT(locale, "common") as unknown as Loose;
      for (const { ns, key } of texts) {
        const options = { ns, name: "$& {{x}} <b>", minutes: 3 };
        expect((ours.t as unknown as Loose)(key, options), `${locale} ${ns}:${key}`).toBe(
          // i18next leaves placeholders without a value in the text; our translator replaces them by nothing.
          String(theirs(key, options)).replace(/\{\{\s*(?!x\}\})\w+\s*\}\}/g, ""),
        );
      }
    }
  });

  it("chooses plurals as i18next does", () => {
    const ours = createTranslator("en", nothing, known);
    const theirs = library.getFixedT("en", "common") as unknown as Loose;
    const plural = texts
      .filter(({ key }) => key.endsWith("_one"))
      .map(({ ns, key }) => ({ ns, key: key.slice(0, -4) }));
    expect(plural.length).toBeGreaterThan(0);
    for (const { ns, key } of plural) {
      for (const count of [0, 1, 2, 21]) {
        const [our, their] = [ours.t as unknown as Loose, theirs].map((t) =>
          t(key, { ns, count, name: "n", total: 9 }),
        );
        expect(our).toBe(String(their).replace(/\{\{\w+\}\}/g, ""));
      }
    }
  });

  it("resolves a key under its prefix, returns whole objects, and falls back to the default", () => {
    const { getFixedT, t, exists } = createTranslator("en", nothing, known);
    const titles = getFixedT("common", "titles") as unknown as Loose;
    expect(titles("home", {})).toBe(en.common.titles.home);
    expect((t as unknown as Loose)("titles", { returnObjects: true })).toEqual(en.common.titles);
    expect((t as unknown as Loose)("no.such", { defaultValue: "x {{y}}", y: 1 })).toBe("x 1");
    expect((t as unknown as Loose)("no.such", {})).toBe("no.such");
    for (const key of ["constructor", "__proto__", "titles.toString"]) expect(exists(key)).toBe(false);
  });

  it("returns an unknown key unchanged, whatever the key", () => {
    const { t } = createTranslator("ch", nothing, known);
    fc.assert(
      fc.property(fc.string(), anyText, (odd, { ns }) => {
        expect((t as unknown as Loose)(odd, { ns })).toBe(odd);
      }),
    );
  });

  it("reads a namespace once, again after a failure, and in the other edition when the locale changes", async () => {
    const asked: string[] = [];
    let fails = true;
    const translator = createTranslator("en", async (locale, namespace) => {
      asked.push(`${locale}/${namespace}`);
      if (fails) throw new Error("lost");
      return (known[locale] as Record<string, object>)[namespace] ?? {};
    });
    await expect(translator.load(["site"])).rejects.toThrow("lost");
    fails = false;
    await Promise.all([translator.load(["site"]), translator.load(["site", "common"])]);
    expect(asked).toEqual(["en/site", "en/site", "en/common"]);
    let told = 0;
    translator.subscribe(() => {
      told += 1;
    });
    await translator.changeLocale("ch");
    expect([told, translator.language, translator.t("home")]).toEqual([1, "ch", ch.common.home]);
    expect(asked.slice(3).sort()).toEqual(["ch/common", "ch/site"]);
  });
});
