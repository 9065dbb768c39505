import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvOf } from "#core/csv.ts";
import { type ReadTarget, UnreadableText } from "#core/resume/formats/format.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Language } from "#core/resume/schema.ts";
import { countedIds } from "#tests/core/arbitraries.ts";
import { readFile } from "../registry.ts";
import { tables } from "./tables.ts";

const target = (lang: Language = "en"): ReadTarget => ({
  ...{ lang, templateName: "TemplateModern", templateId: "", theme: "emerald", newId: countedIds("read") },
});
const archive = (files: Record<string, string>, folder = "") =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}${name}`, strToU8(text)])));

/** An archive whose headers say that its one file has so many bytes unpacked. */
function lyingArchive(text: string, says: number): Uint8Array {
  const bytes = archive({ "Profile.csv": text });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 28; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, says, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, says, true);
  }
  return bytes;
}

const noor = {
  "Profile.csv": csvOf([
    tables.Profile,
    [
      ...["Noor", "Haddad", "", "12 Canal Street", "Mar 4", "Platform Engineer", "Ten years of platforms."],
      ...["Software", "LS1 4DY", "Leeds, England", "[noorhaddad]"],
      ...["[COMPANY:https://example.com,PORTFOLIO:https://noor.example.org/work]", ""],
    ],
  ]),
  "Email Addresses.csv": csvOf([
    tables["Email Addresses"],
    ["old@example.com", "Yes", "No", ""],
    ["noor@example.com", "Yes", "Yes", ""],
  ]),
  "PhoneNumbers.csv": csvOf([tables.PhoneNumbers, ["", "07700 900142", "Mobile"]]),
  "Positions.csv": csvOf([
    tables.Positions,
    ["Canal Hosting Ltd", "Platform Engineer", "Moved 41 services,\nand wrote down how.", "Leeds", "Mar 2021", ""],
    ["Aire Data", "Developer", "", "", "2016-07", "2021-02"],
  ]),
  "Education.csv": csvOf([
    tables.Education,
    ["University of Leeds", "2012", "2016", "First class", "BSc Computing", "Rowing"],
  ]),
  "Skills.csv": "Name\nGo\nPostgreSQL\n",
  "Languages.csv": csvOf([tables.Languages, ["Arabic", "Native or bilingual proficiency"]]),
  "Certifications.csv": csvOf([
    tables.Certifications,
    ["CKA", "https://example.org/cka", "CNCF", "Jan 2022", "Jan 2025", "LF-42"],
  ]),
  "Projects.csv": csvOf([tables.Projects, ["Sluice", "A queue.", "https://example.org/sluice", "Jun 2019", ""]]),
  "Honors.csv": csvOf([tables.Honors, ["Speaker of the year", "By vote", "May 2023"]]),
  // What no resume is made of.
  "messages.csv": csvOf([
    ["FROM", "CONTENT"],
    ["Somebody", "Confidential words"],
  ]),
};

const everything = (document: unknown) => richTextToPlain(JSON.stringify(document));

describe("LinkedIn's archive", () => {
  it("becomes a resume with every text at its place", async () => {
    const { format, document } = await readFile(archive(noor, "Basic_LinkedInDataExport/"), target());
    expect(format).toBe("LinkedIn");
    expect(document.data.basicInfo).toMatchObject({
      ...{ name: "Noor Haddad", title: "Platform Engineer", location: "Leeds, England", birth: "Mar 4" },
      ...{ email: "noor@example.com", cellphone: "07700 900142" },
    });
    expect(document.data.links.map(({ name, src }) => [name, src])).toEqual([
      ["Company", "https://example.com"],
      ["Portfolio", "https://noor.example.org/work"],
      ["X", "https://x.com/noorhaddad"],
    ]);
    const sections = Object.fromEntries(document.data.sections.map((section) => [section.type, section]));
    expect(sections.empolyment?.data).toMatchObject([
      {
        title: "Platform Engineer",
        subTitle: "Canal Hosting Ltd",
        startDate: "2021-03",
        endDate: "present",
        city: "Leeds",
      },
      { title: "Developer", subTitle: "Aire Data", startDate: "2016-07", endDate: "2021-02" },
    ]);
    expect(sections.education?.data).toMatchObject([
      { title: "University of Leeds", subTitle: "BSc Computing", startDate: "2012", endDate: "2016" },
    ]);
    expect(sections.skills).toMatchObject({ tagStyle: true, data: [{ title: "Go" }, { title: "PostgreSQL" }] });
    expect(sections.certificate?.data).toMatchObject([{ title: "CKA", startDate: "2022-01", endDate: "2025-01" }]);
    const all = everything(document);
    for (const text of ["Ten years", "Moved 41 services,", "First class", "Rowing", "Native or", "LF-42", "CNCF"])
      expect(all).toContain(text);
    for (const text of ["A queue.", "Speaker of the year", "By vote", "example.org/sluice", "Software"])
      expect(all).toContain(text);
    expect(all).not.toMatch(/Confidential|Canal Street|old@example/);
  });

  it("is read by the order of its columns where their names are in another language", async () => {
    const positions = csvOf([
      ["公司名称", "职位", "描述", "地点", "开始时间", "结束时间"],
      ["某某科技", "后端工程师", "负责支付网关的重构与治理，把发布做成一条可以验证的流水线。", "上海", "2020年3月", ""],
    ]);
    const profile = csvOf([
      tables.Profile.map((_, index) => `列${index}`),
      ["晓棠", "苏", "", "", "", "后端工程师", "十年后端经验，熟悉高并发系统的设计、容量评估与线上治理。"],
    ]);
    const { document } = await readFile(archive({ "Profile.csv": profile, "Positions.csv": positions }), target("en"));
    expect(document.config.lang).toBe("ch");
    expect(document.data.basicInfo).toMatchObject({ name: "苏晓棠", title: "后端工程师" });
    const work = document.data.sections.find(({ type }) => type === "empolyment");
    expect(work).toMatchObject({ name: "工作经历" });
    expect(work?.data).toMatchObject([
      { title: "后端工程师", subTitle: "某某科技", city: "上海", startDate: "2020-03", endDate: "present" },
    ]);
  });

  it("keeps as text what is no date, and columns that it does not know", async () => {
    const positions = csvOf([
      [...tables.Positions, "Team Size"],
      ["Aire Data", "Developer", "", "", "when the lake froze", "", "7"],
    ]);
    const { document } = await readFile(archive({ "Positions.csv": positions }), target());
    expect(everything(document)).toMatch(/when the lake froze[\s\S]*Team Size: 7/);
  });

  it("keeps a formula as the text that it is, and leads to no script and to no file of one's own machine", async () => {
    const formula = '=HYPERLINK("https://evil.example","Acme")';
    const positions = csvOf([
      tables.Positions,
      [formula, "+1+cmd|' /C calc'!A0", "@SUM(1)", "", "Jan 2020", ""],
    ]).replaceAll("'=", "=");
    const profile = csvOf([
      ["First Name", "Last Name", "Websites"],
      ["Noor", "Haddad", "[PERSONAL:file:///etc/passwd,PORTFOLIO:javascript:alert(1)]"],
    ]);
    const files = { "Positions.csv": positions, "Profile.csv": profile };
    const { document } = await readFile(archive(files), target());
    const [job] = document.data.sections.find(({ type }) => type === "empolyment")?.data ?? [];
    expect(job?.subTitle).toBe(formula);
    expect(document.data.links.map(({ src }) => src).filter((src) => /^(?:file|javascript):/i.test(src))).toEqual([]);
  });

  it.each([
    ["another zip", zipSync({ "a.txt": strToU8("a") }), /^is in none of the formats/],
    ["half of one", archive(noor).subarray(0, 700), /^is a damaged zip file/],
    ["a bomb", archive({ "Profile.csv": "a".repeat(20_000_000) }), /^holds more than a resume can/],
    ["a bomb that says it is small", lyingArchive("a".repeat(20_000_000), 100), /^holds more than a resume can/],
  ])("refuses %s", async (_, bytes, reason) => {
    const read = readFile(bytes, target());
    await expect(read).rejects.toThrow(UnreadableText);
    await expect(read).rejects.toThrow(reason);
  });

  it("is read or refused, never a crash, whatever bytes of it are damaged", async () => {
    const whole = archive(noor);
    const rounds = process.env.TEST_ALL === "1" ? 1_000 : 30;
    for (let round = 0; round < rounds; round += 1) {
      const bytes = whole.slice();
      for (let hit = 0; hit <= round % 7; hit += 1) {
        const at = (round * 7919 + hit * 104_729) % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (1 + (round % 255));
      }
      const read = await readFile(bytes, target()).catch((error: unknown) => error);
      if (read instanceof Error) expect(read).toBeInstanceOf(UnreadableText);
    }
  });
});
