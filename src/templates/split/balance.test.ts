import { describe, expect, it } from "vitest";
import type { Section } from "#core/resume/schema.ts";
import { pairs, points, section, tags, text } from "../fixtures/build.ts";
import { type ColumnMeasure, columnHeight, splitColumns } from "./balance.ts";

const measure: ColumnMeasure = { fontSize: 13.5, lineHeight: 1.5, sectionGap: 24, itemGap: 16, width: 326 };
const line = "Replaced a hand-run release with a pipeline that proves each step and rolls itself back.";

const profile = section("profile", "en", { items: [{ description: text(line) }] });
const job = {
  title: "Engineer",
  subTitle: "Company",
  startDate: "2020-01",
  description: points(line, line, line, line),
};
const jobs = (count: number) =>
  section("empolyment", "en", { items: Array.from({ length: count }, () => ({ ...job })) });
const projects = section("project", "en", { items: [job, job] });
const talks = section("custom", "en", { name: "Talks", items: pairs(["One", "Here"], ["Two", "There"]) });
const schools = (count: number) =>
  section("education", "en", { items: Array.from({ length: count }, () => ({ ...job })) });
const skills = section("skills", "en", { items: tags("Go", "Rust", "SQL") });

/** Returns the names of the sections on the left and on the right. */
const shared = (sections: readonly Section[], by: ColumnMeasure = measure) => {
  const { main, side } = splitColumns(sections, by);
  return [main.map(({ name }) => name), side.map(({ name }) => name)];
};

describe("the columns of Split", () => {
  it("hold profile and employment on the left, everything else on the right", () => {
    expect(shared([profile, jobs(4), projects, talks, schools(1), skills])).toEqual([
      ["Profile", "Employment"],
      ["Projects", "Talks", "Education", "Skills"],
    ]);
  });

  it("keep projects on the left when the right would be more than a quarter taller", () => {
    expect(shared([profile, jobs(2), projects, schools(3), skills])).toEqual([
      ["Profile", "Employment", "Projects"],
      ["Education", "Skills"],
    ]);
    expect(shared([profile, jobs(2), talks, projects, schools(3)])[0]).toContain("Talks");
    expect(shared([profile, jobs(1), talks, schools(5)])).toEqual([
      ["Profile", "Employment"],
      ["Talks", "Education"],
    ]);
  });

  it("keep only as many sections of projects on the left as leave the taller column shortest", () => {
    const own = section("project", "en", { name: "Open source", items: [job, job] });
    expect(shared([profile, jobs(3), projects, own, schools(2), skills])).toEqual([
      ["Profile", "Employment", "Projects"],
      ["Open source", "Education", "Skills"],
    ]);
  });

  it("do not move projects when that would make the left column taller by even more", () => {
    const many = section("project", "en", { items: Array.from({ length: 8 }, () => ({ ...job })) });
    expect(shared([profile, jobs(1), many, skills])[0]).toEqual(["Profile", "Employment"]);
  });

  it("never change the reading order: main, then side", () => {
    const orders = [
      [projects, profile, jobs(3), skills],
      [skills, talks, jobs(1), schools(4), projects],
      [schools(2), projects, talks, skills],
      [profile, skills],
      [],
    ];
    for (const sections of orders) {
      const { main, side } = splitColumns(sections, measure);
      const read = ["main", "side"].flatMap((column) => sections.filter(({ position }) => position === column));
      expect([...main, ...side]).toEqual(read);
    }
  });

  it("keep the whole main column on the left when none of its sections belongs there by kind", () => {
    expect(shared([projects, talks, skills])).toEqual([["Projects", "Talks"], ["Skills"]]);
    const hidden = { ...jobs(2), isHidden: true };
    expect(shared([hidden, projects, skills])).toEqual([["Employment", "Projects"], ["Skills"]]);
  });
});

describe("the height of a column", () => {
  it("grows with the text, and more so in a narrow column and in full-width characters", () => {
    const one = columnHeight([jobs(1)], measure);
    expect(columnHeight([jobs(2)], measure)).toBeGreaterThan(one * 1.7);
    expect(columnHeight([jobs(1)], { ...measure, width: 200 })).toBeGreaterThan(one);
    const wide = section("profile", "ch", { items: [{ description: text("发布".repeat(line.length / 2)) }] });
    expect(columnHeight([wide], measure)).toBeGreaterThan(columnHeight([profile], measure) * 1.3);
  });

  it("is zero for sections that are not shown", () => {
    expect(columnHeight([], measure)).toBe(0);
    expect(columnHeight([{ ...jobs(2), isHidden: true }, section("skills", "en", { items: [] })], measure)).toBe(0);
    expect(columnHeight([jobs(1), section("skills", "en", { items: [] })], measure)).toBe(
      columnHeight([jobs(1)], measure),
    );
  });
});
