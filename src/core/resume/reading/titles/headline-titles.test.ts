import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { withoutHeadlineTitles } from "./headline-titles.ts";

const read = (lines: Parameters<typeof pageOf>[0]) => readResume(pageOf(lines)).document.data;

describe("what stands between the name and the contacts", () => {
  const below = [
    [at(40, "+49 170 1234567 | jane@example.org | Berlin")],
    [at(40, "Berufserfahrung", { bold: true })],
    [at(40, "Ingenieurin, Beispiel GmbH"), at(400, "2019 – 2021")],
    [at(40, "Kenntnisse", { bold: true })],
    [at(40, "Java, Python")],
  ];

  it("is no title, though its word is one elsewhere", () => {
    const { sections, basicInfo } = read([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "Praktikum", { size: 12 })],
      ...below,
    ]);
    expect(sections.map(({ name }) => name)).toEqual(["Berufserfahrung", "Kenntnisse"]);
    expect([basicInfo.email, basicInfo.location]).toEqual(["jane@example.org", "Berlin"]);
  });

  it("is one in the style of the titles", () => {
    const { sections } = read([[at(40, "Jane Doe", { size: 24 })], [at(40, "Studium", { bold: true })], ...below]);
    expect(sections.map(({ name }) => name)).toContain("Studium");
  });

  it("is parted from a name in large type beside it", () => {
    const beside = at(40 + 24 * 4 + 12, "jane@example.org");
    const { basicInfo } = read([[at(40, "Jane Doe", { size: 24 }), beside], ...below.slice(1)]);
    expect([basicInfo.name, basicInfo.email]).toEqual(["Jane Doe", "jane@example.org"]);
  });
});

it.each([
  ["12 Long Lane Springford, NV 89074", true],
  ["12 Long Lane", true],
  ["Volunteering", false],
])("%s below the name is an address and no title: %s", (text, isAddress) => {
  const lines = layOut(pageOf([[at(40, "Jane Doe")], [at(40, text)], [at(40, "I draw maps.")]]));
  const marked = lines.map((line, index) => ({
    ...line,
    heading: index === 1 ? { name: text, kind: "other" as const, confidence: 0.9 } : null,
  }));
  expect(withoutHeadlineTitles(marked)[1]?.heading === null).toBe(isAddress);
});
