import { describe, expect, it } from "vitest";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { translatable } from "../assistant/translatable.ts";
import { limits } from "../limits.ts";
import { factKinds, monthFacts } from "./fact-kinds.ts";
import { factGroups, factTable } from "./fact-table.ts";
import { factInLanguage, factsInLanguage, kindOfLabel, offeredKinds, optionsOf } from "./facts.ts";
import { healDocument } from "./healing.ts";
import { layoutOfText } from "./reading/read-file.ts";
import { readResume } from "./reading/read-resume.ts";
import { type Language, type Link, languages, linkSchema, resumeDocumentSchema } from "./schema.ts";

const factIn = (lang: Language, kind: (typeof factKinds)[number], text = "?"): Link => ({
  id: kind,
  name: factTable[kind].labels[lang],
  src: "",
  text,
  kind,
});
/** A resume in the language with every fact of the table, each with its last value. */
const withAll = (lang: Language) =>
  edited(
    smallDocument,
    ...(lang === smallDocument.config.lang ? [] : [{ type: "language.set" as const, lang }]),
    ...factKinds.map((kind) => ({
      type: "link.add" as const,
      link: factIn(lang, kind, factTable[kind].options.at(-1)?.[lang] ?? "云 9"),
    })),
  );

describe("the table of typed facts", () => {
  it.each(factKinds)("has %s in every language, by labels that no other kind has", (kind) => {
    const { labels, aliases, options } = factTable[kind];
    for (const lang of languages) {
      expect(labels[lang].trim(), lang).toBe(labels[lang]);
      expect(linkSchema.safeParse(factIn(lang, kind)).success).toBe(true);
      for (const option of options) {
        expect(option[lang], lang).toMatch(/\S/u);
        expect(option[lang].length).toBeLessThanOrEqual(limits.document.factLength);
      }
      expect(new Set(optionsOf(kind, lang)).size).toBe(optionsOf(kind, lang).length);
    }
    for (const label of [...Object.values(labels), ...aliases]) expect(kindOfLabel(` ${label}：`), label).toBe(kind);
    // A month can also be "at once", so that something else is offered beside months.
    if (monthFacts.has(kind)) expect(options.length).toBeGreaterThan(0);
  });

  it.each(languages)("translates each label and value of %s exactly into every language, and nothing else", (lang) => {
    for (const kind of factKinds)
      for (const to of languages) {
        for (const option of factTable[kind].options)
          expect(factInLanguage(factIn(lang, kind, option[lang]), to)).toEqual(factIn(to, kind, option[to]));
        expect(factInLanguage(factIn(lang, kind, "云 9"), to).text).toBe("云 9");
        expect(factInLanguage({ ...factIn(lang, kind), name: "云 9" }, to).name).toBe("云 9");
      }
    const { kind: _, ...untyped } = factIn(lang, "politics");
    expect(factInLanguage(untyped, "fr")).toEqual({ ...untyped, name: factTable.politics.labels.fr });
    expect(factInLanguage({ id: "link", name: untyped.name, src: "a.example" }, "fr").name).toBe(untyped.name);
  });

  it("is the translation's, in both ways, without asking an engine", () => {
    for (const [from, to] of [
      ["ch", "en"],
      ["en", "ch"],
    ] as const) {
      const whole = translatable(withAll(from), to);
      const asked = JSON.stringify(whole.parts);
      for (const kind of factKinds) expect(asked).not.toContain(factTable[kind].labels[from]);
      const { document } = whole.withAnswers(new Map());
      expect(document.data.links).toEqual(withAll(to).data.links);
    }
  });

  it("follows the language of the resume", () => {
    const before = withAll("ch");
    const facts = factsInLanguage(before.data.links, "de");
    const after = edited(before, { type: "language.set", lang: "de", facts });
    expect(after.data.links).toEqual(withAll("de").data.links);
    expect(factsInLanguage(after.data.links, "de")).toEqual([]);
  });

  it.each(languages)("offers first what is usual in %s, and nothing twice", (lang) => {
    const { customary, others } = offeredKinds(lang, []);
    expect(customary.length).toBeGreaterThan(2);
    expect([...customary, ...factGroups.flatMap((group) => others[group])].sort()).toEqual([...factKinds].sort());
    const [first = "visa", ...rest] = customary;
    expect(offeredKinds(lang, [factIn(lang, first)]).customary).toEqual(rest);
    // A fact that its person labelled so themselves is that fact too.
    const own = { id: "own", name: `${factTable[first].labels[lang]} `, src: "", text: "" };
    expect(offeredKinds(lang, [own]).customary).toEqual(rest);
  });
});

describe("a typed fact", () => {
  it("is stored as it is, and an unknown kind is dropped", () => {
    const document = withAll("ch");
    expect(resumeDocumentSchema.safeParse(document).success).toBe(true);
    expect(healDocument(JSON.parse(JSON.stringify(document))).data.links).toEqual(document.data.links);
    const odd = { ...document, data: { ...document.data, links: [{ ...factIn("ch", "visa"), kind: "shoeSize" }] } };
    const { kind: _, ...untyped } = factIn("ch", "visa");
    expect(healDocument(odd).data.links).toEqual([untyped]);
  });

  it.each(["ch", "en", "de", "ja"] as const)("is read from an uploaded resume in %s by its label", (lang) => {
    const kinds = ["politics", "origin", "drivingLicence", "wantedPay", "availability", "marital"] as const;
    const said = kinds.map((kind) => factIn(lang, kind, optionsOf(kind, lang).at(-1) ?? "Turin"));
    const lines = said.map(({ name, text }) => `${name}${lang === "ch" || lang === "ja" ? "：" : ": "}${text}`);
    const work = { ch: "工作经历", en: "Work Experience", de: "Berufserfahrung", ja: "職歴" }[lang];
    const head = lang === "ch" ? "林晓\n13912345678 lin@example.com" : "Ada Lovelace\nada@example.com";
    const { document } = readResume(layoutOfText(`${head}\n${lines.join("\n")}\n${work}\n2018.07 - 2020.01\tEngineer`));
    const read = document.data.links.map(({ kind, name, text }) => ({ kind, name, text }));
    for (const { kind, name, text } of said) expect(read).toContainEqual({ kind, name, text });
  });
});
