import { strToU8, zipSync } from "fflate";
import { markdownWriter } from "#core/resume/formats/markdown/writer.ts";
import { candidate, skillsPassport } from "#server/formats/europass/samples.fixture.ts";
import { renderCv } from "#server/formats/rendercv/rendercv.ts";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { docxFile, pdfFile } from "./resume-files.ts";

export type ImportFile = { format: string; bytes: Uint8Array; isText: boolean; person: string };

/** Returns a resume in each format that is read, and whose it is. */
export async function importFiles(): Promise<ImportFile[]> {
  const own = ownDocument();
  const { name } = own.data.basicInfo;
  const yaml = await renderCv.write(own);
  const basics = { name: "Ada King", headline: "", email: "", phone: "", location: "", url: { url: "", label: "" } };
  const linkedIn = zipSync({
    "Basic/Profile.csv": strToU8("First Name,Last Name,Headline\nNoor,Haddad,Engineer\n"),
    "Basic/Positions.csv": strToU8("Company Name,Title,Started On,Finished On\nAire Data,Developer,2016-07,2021-02\n"),
  });
  const jsonResume = { basics: { name: "Ada Lovelace", email: "a@example.com" }, work: [{ name: "Engines" }] };
  const text = (format: string, words: string, person: string): ImportFile => {
    return { format, person, bytes: strToU8(words), isText: true };
  };
  const other = (format: string, bytes: Uint8Array, person: string) => ({ format, person, bytes, isText: false });
  return [
    text("Inkleaf JSON", JSON.stringify(own), name),
    text("JSON Resume", JSON.stringify(jsonResume), "Ada Lovelace"),
    text("Reactive Resume", JSON.stringify({ basics, sections: {}, metadata: {} }), "Ada King"),
    text("Magic Resume", JSON.stringify({ basic: { name: "林晓" }, menuSections: [], experience: [] }), "林晓"),
    { ...other("RenderCV", yaml.bytes, name), isText: true },
    text("Markdown", markdownWriter.write(own), name),
    text("Markdown", plainMarkdown, "Ann Lee"),
    text("Europass", candidate, "Nuno Ferreira"),
    text("Europass", skillsPassport, "Jana Köhler"),
    other("LinkedIn", linkedIn, "Noor Haddad"),
    other("PDF", new Uint8Array(await (await pdfFile()).arrayBuffer()), "Grace Hopper"),
    other("Word", new Uint8Array(await docxFile().arrayBuffer()), "Grace Hopper"),
  ];
}

/** As programmers write it by hand, in no dialect. */
const plainMarkdown =
  "# Ann Lee\n\nann@example.com\n\n## Experience\n\n### Acme, Engineer\n\n*Jan 2018 – Mar 2020*\n\n- Built it\n";
