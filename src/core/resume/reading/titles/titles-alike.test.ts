import { describe, expect, it } from "vitest";
import { FlowLayout, plainStyle } from "../flow-layout.ts";
import type { FileLayout } from "../layout-model.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

type Cell = ReturnType<typeof at>;

/** A resume whose titles are set by `title`; the last of them is in no table. */
const sectionsOf = (title: (text: string, index: number) => Cell, last = "Curious Corners") => {
  const set = (text: string, index: number) => [title(text, index)];
  const layout = pageOf([
    [at(40, "Jane Doe", { size: 20 })],
    [at(40, "jane@example.org | 555-010-1234")],
    null,
    set("Profile", 0),
    [at(40, "Engineer with ten years of work on maps and rivers, and on tools for both of them.")],
    null,
    set("Education", 1),
    [at(40, "BSc Maps, University of Springfield"), at(430, "2015 – 2018")],
    null,
    set("Skills", 2),
    [at(40, "TypeScript, React, PostgreSQL")],
    null,
    set(last, 3),
    [at(40, "A club for maps of rivers")],
  ]);
  return sectionNames(layout);
};
const sectionNames = (layout: FileLayout) =>
  readResume(layout)
    .document.data.sections.filter(({ data }) => data.length > 0)
    .map(({ name }) => name);
const names = ["Profile", "Education", "Skills", "Curious Corners"];

describe("titles that no table knows", () => {
  it.each<[string, (text: string, index: number) => Cell]>([
    ["in italics", (text) => at(40, text, { italic: true })],
    ["in a colour", (text) => at(40, text, { color: "#003366" })],
    ["between signs", (text) => at(40, `=== ${text} ===`)],
    ["between the signs of bold words", (text) => at(40, `**${text}**`)],
    ["behind a sign", (text) => at(40, `--- ${text} ---`)],
    ["behind a number", (text, index) => at(40, `${index + 1}. ${text}`)],
    ["behind a letter", (text, index) => at(40, `${"ABCD"[index]}. ${text}`, { bold: true })],
    ["behind an icon each", (text, index) => at(40, `${["💼", "🎓", "🔧", "🌍"][index]} ${text}`)],
    ["before a colon", (text) => at(40, `${text}:`)],
  ])("are titles where the others are set alike: %s", (_, title) => {
    expect(sectionsOf(title)).toEqual(names);
  });

  it("are titles in files of paragraphs too, but not by a colon, which heads of entries have", () => {
    const read = ([profile = "", education = "", skills = "", other = ""]: readonly string[]) => {
      const flow = new FlowLayout();
      const lines = [
        ...["Jane Doe", "jane@example.org", profile, "Engineer with ten years of work on maps and rivers."],
        ...[education, "BSc Maps, University of Springfield, 2015 – 2018", skills, "TypeScript, React"],
        ...[other, "A club for maps of rivers"],
      ];
      for (const line of lines) {
        flow.startParagraph();
        flow.text(line, plainStyle);
      }
      return sectionNames(flow.finish());
    };
    expect(read(names.map((name) => `=== ${name} ===`))).toEqual(names);
    expect(read(names.map((name) => `${name}:`))).toEqual(names.slice(0, 3));
  });

  it("are titles in small capitals", () => {
    expect(sectionsOf((text) => at(40, text.toUpperCase(), { size: 9 }))).toEqual(
      names.map((name) => name.toUpperCase()),
    );
  });

  it.each<[string, (text: string) => Cell, string]>([
    ["as the text is", (text) => at(40, text), "Curious Corners"],
    ["alike, and are sentences", (text) => at(40, text, { italic: true }), "Walks along rivers, and maps."],
  ])("are none where the titles are set %s", (_, title, last) => {
    expect(sectionsOf(title, last)).toEqual(names.slice(0, 3));
  });
});
