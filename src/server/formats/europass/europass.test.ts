import { expect, it } from "vitest";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { type ResumeDocument, resumeDocumentSchema } from "#core/resume/schema.ts";
import { countedIds } from "#tests/core/arbitraries.ts";
import { europass } from "./europass.ts";
import { candidate, fullCandidate, skillsPassport } from "./samples.fixture.ts";

const target = (): ReadTarget => {
  return { lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald", newId: countedIds("read") };
};
const read = (xml: string) => europass.read(new TextEncoder().encode(xml), target());

async function document(xml: string): Promise<ResumeDocument> {
  const found = await read(xml);
  if (!found) throw new Error("It is a file of Europass");
  expect(resumeDocumentSchema.safeParse(found).error).toBeUndefined();
  return found;
}

const section = ({ data }: ResumeDocument, type: string) => data.sections.find((one) => one.type === type)?.data ?? [];

function wordsOf({ data }: ResumeDocument): string {
  const items = data.sections.flatMap((one) =>
    one.data.flatMap((item) => [item.title, item.subTitle, item.city, richTextToPlain(item.description)]),
  );
  const links = data.links.flatMap(({ name, src, text = "" }) => [name, src, text]);
  return [...Object.values(data.basicInfo), ...links, ...items].join("\n");
}

/** The words that stand between tags, as a person reads them, without codes, dates and numbers of records. */
function written(xml: string): string[] {
  const unescaped = xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;amp;/g, "&");
  const coded =
    /<(\w+:)?(\w*Code|Data|MimeType|DocumentType|Generator|TaxonomyID|CurrentIndicator|Current|Ongoing|FormattedDateTime|CompetencyID|Country|Country\w+)\b[^>]*>[^<]+</g;
  const texts = unescaped.replace(coded, "<").split(/<[^>]*>/);
  return texts.map((text) => text.trim()).filter((text) => text.length > 0 && !/^(?:Stelle|Mobil)$/.test(text));
}

it("reads the CV of the site until 2020 with its dates, places, levels and every text", async () => {
  const found = await document(skillsPassport);
  expect(found.config.lang).toBe("de");
  expect(found.data.basicInfo).toMatchObject({
    ...{ name: "Jana Köhler", title: "Backend-Entwicklerin", email: "jana@example.com", birth: "1988-07-09" },
    ...{ cellphone: "+49 341 1234567", location: "Lange Gasse 4, 04109 Leipzig, Deutschland" },
  });
  expect(section(found, "empolyment")[0]).toMatchObject({
    ...{ title: "Entwicklerin", subTitle: "Nordlicht GmbH", city: "Halle", startDate: "2016-03", endDate: "present" },
  });
  expect(section(found, "education")[0]).toMatchObject({ startDate: "2008", endDate: "2013-09" });
  expect(section(found, "language")[1]).toMatchObject({ title: "Englisch", subTitle: "C1 / C2 / C1 / B2 / B2" });
  const words = wordsOf(found);
  expect(written(skillsPassport).filter((text) => !words.includes(text))).toEqual([]);
  expect(words).not.toContain("nobodyreadsthis");
});

it("reads the CV of today's site, an entry for each post, and every text", async () => {
  const found = await document(candidate);
  expect(found.data.basicInfo).toMatchObject({
    ...{ name: "Nuno Ferreira", email: "nuno@example.com", cellphone: "+351 912345678", birth: "1990-02-11" },
    location: "Rua Nova 7, Porto, Portugal",
  });
  const [first, second] = section(found, "empolyment");
  expect(first).toMatchObject({
    title: "Data Engineer",
    startDate: "2020-05",
    endDate: "present",
    city: "Braga, Portugal",
  });
  expect(second).toMatchObject({
    title: "Junior Engineer",
    subTitle: "Ribeira Data",
    startDate: "2018-01",
    endDate: "2020-04",
  });
  const tongues = section(found, "language").map(({ title, subTitle }) => `${title} ${subTitle}`.trim());
  expect(tongues).toEqual(["Portuguese", "English C2"]);
  expect(section(found, "skills").map(({ title }) => title)).toEqual(["Spark"]);
  const words = wordsOf(found);
  expect(written(candidate).filter((text) => !words.includes(text) && text !== "351" && text !== "912345678")).toEqual(
    [],
  );
});

it("reads everything else that today's editor offers, each in its place, and loses no text of it", async () => {
  const found = await document(fullCandidate);
  const facts = found.data.links.map(({ name, text, kind }) => [kind ?? name, text]);
  expect(facts).toEqual([
    ["InstantMessage", "ilse.v"],
    ["gender", "Female"],
    ["Place of birth", "Ghent, Belgium"],
    ["visa", "Germany, France"],
    ["drivingLicence", "A1, B"],
  ]);
  expect(section(found, "skills").map(({ title, description }) => [title, richTextToPlain(description)])).toEqual([
    ["Digital skills", "Kubernetes, Terraform"],
    ["First aid", ""],
  ]);
  expect(section(found, "certificate")).toMatchObject([{ title: "Chaos engineering", startDate: "2021-05" }]);
  expect(section(found, "language")[1]).toMatchObject({ title: "French", subTitle: "B2" });
  expect(section(found, "education")[0]?.description).toContain("EQF 7");
  const words = wordsOf(found);
  const [own = ""] = fullCandidate.split("<RenderingInformation>");
  const texts = written(own.replace(/<CandidateSupplier>.*<\/CandidateSupplier>/, ""));
  // A subject that is a figure of a list names nothing to a person.
  expect(texts.filter((text) => !words.includes(text) && text !== "0613")).toEqual([]);
  expect(words).not.toMatch(/Somebody|Template3|0613/);
});

it("refuses entities of one's own, floors without end, and more than a resume holds", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Candidate>&b;</Candidate>`;
  await expect(read(bomb)).rejects.toMatchObject({ fault: "damaged" });
  await expect(read(`<Candidate>${"<a>".repeat(5_000)}`)).rejects.toMatchObject({ fault: "tooLong" });
  const long = `<Candidate><CandidateProfile>${"<a>word word</a>".repeat(70_000)}</CandidateProfile></Candidate>`;
  await expect(read(long)).rejects.toMatchObject({ fault: "tooLong" });
  await expect(read(candidate.slice(0, 2_000))).rejects.toMatchObject({ fault: "damaged" });
  expect(await read("<html><body>Candidate</body></html>")).toBeNull();
});
