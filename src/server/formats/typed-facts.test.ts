import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { factKinds } from "#core/resume/fact-kinds.ts";
import { factTable } from "#core/resume/fact-table.ts";
import { optionsOf } from "#core/resume/facts.ts";
import { lossesOf } from "#core/resume/formats/losses.ts";
import { installation } from "#server/pages/requester.ts";
import { designs } from "#templates/registry.ts";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { newId } from "../ids.ts";
import { formats, readFile, writerOf } from "./registry.ts";

const document = (["ch", "en"] as const).map((lang) =>
  edited(
    smallDocument,
    ...(lang === smallDocument.config.lang ? [] : [{ type: "language.set" as const, lang }]),
    ...factKinds.map((kind) => ({
      type: "link.add" as const,
      link: { id: kind, name: factTable[kind].labels[lang], src: "", text: optionsOf(kind, lang)[0] ?? "Turin", kind },
    })),
  ),
);
// What shows the sheet is tried with every design below, and in src/templates/sheet.test.tsx in every language.
const writers = formats.filter(({ write, showsDesign }) => write && !showsDesign);

it.each(writers.map((format) => [format.name, format] as const))(
  "%s shows every typed fact, or is named as having no place for them",
  async (_, format) => {
    for (const one of document) {
      const context = { printer: createFakePrinter(), requester: installation };
      const { bytes } = (await format.write?.(one, context)) ?? { bytes: new Uint8Array() };
      const text = (
        format.name === "docx" ? strFromU8(unzipSync(bytes)["word/document.xml"] ?? bytes) : strFromU8(bytes)
      )
        .replace(/<[^>]*>/g, "")
        .replace(/\s|\\|\u2002/g, "");
      if (lossesOf(format, one).includes("facts")) {
        expect(text).not.toContain("政治面貌");
        continue;
      }
      for (const { name, text: said = "" } of one.data.links.filter(({ kind }) => kind)) {
        for (const words of [name, said]) expect(text).toContain(words.replaceAll(" ", ""));
      }
      // A Word file is read as any resume is, by its looks.
      if (!format.read || format.name === "docx") continue;
      const target = { lang: "fr", templateName: "TemplateModern", templateId: "", theme: "emerald", newId } as const;
      const { document: back } = await readFile(bytes, target);
      const typed = (links: typeof one.data.links) =>
        links.flatMap(({ kind, name, text }) => (kind ? [{ kind, name, text }] : []));
      expect(typed(back.data.links)).toEqual(typed(one.data.links));
    }
  },
);

const textOf = (markup: string) => markup.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "");
const bare = (text: string) => text.toLowerCase().replace(/&#x27;|&amp;|[^\p{L}\p{N}]/gu, "");

const drawn = [
  ...designs.map(({ componentName }) => [componentName, "docx"] as const),
  // The sheet inside is the public form, which its own test draws in every design; the fonts inside take seconds.
  [designs[0].componentName, "html"] as const,
];
it.each(drawn)("%s as %s shows every typed fact", async (templateName, to) => {
  for (const one of document) {
    const context = { printer: createFakePrinter(), requester: installation };
    const asked = { ...one, config: { ...one.config, templateName } };
    const { bytes = new Uint8Array() } = (await writerOf(`resume.${to}`)?.write(asked, context)) ?? {};
    const file = to === "docx" ? unzipSync(bytes)["word/document.xml"] : bytes;
    const text = bare(textOf(strFromU8(file ?? new Uint8Array())));
    for (const { name, text: said = "" } of one.data.links.filter(({ kind }) => kind))
      for (const words of [name, said]) expect(text).toContain(bare(words));
  }
});
