import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { factKinds } from "#core/resume/fact-kinds.ts";
import { factTable } from "#core/resume/fact-table.ts";
import { optionsOf } from "#core/resume/facts.ts";
import { lossesOf } from "#core/resume/formats/losses.ts";
import { installation } from "#server/pages/requester.ts";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { newId } from "../ids.ts";
import { formats, readFile } from "./registry.ts";

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
// What shows the sheet is tried with every design (src/templates/sheet.test.tsx).
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
