import { describe, expect, it } from "vitest";
import { healDocument } from "../healing.ts";
import { correctableFields, withCorrections } from "./corrections.ts";

const { data } = healDocument({
  basicInfo: { name: "Jane Doe", title: "Engineer" },
  sections: [
    {
      type: "empolyment",
      name: "Work",
      data: [{ title: "Acme", subTitle: "Engineer", startDate: "2019", endDate: "", description: "<p>Built it.</p>" }],
    },
    { type: "skills", name: "Skills", data: [{ title: "Go" }] },
  ],
});
const content = "Jane Doe\nStaff Engineer\nAcme Ltd — Senior Engineer, Berlin\n2019 – 2021\nBuilt it.";
const corrected = (path: string, value: string) => withCorrections(data, [{ path, value }], content);

describe("corrections of a reading", () => {
  it("may touch what somebody was, where and when, and neither contacts nor texts nor skills", () => {
    const paths = correctableFields(data).map(({ path }) => path);
    expect(paths).toContain("basicInfo.title");
    expect(paths).toContain("sections.0.data.0.subTitle");
    expect(paths.filter((path) => /email|cellphone|name|description|^sections\.1/.test(path))).toEqual([]);
  });

  it("are taken where the file says the same words, and told as fields that are certain", () => {
    const { data: after, fields } = corrected("sections.0.data.0.title", "Senior Engineer");
    expect(after.sections[0]?.data[0]?.title).toBe("Senior Engineer");
    expect(fields).toEqual([
      expect.objectContaining({ field: "title", item: data.sections[0]?.data[0]?.id, value: "Senior Engineer" }),
    ]);
    expect(corrected("basicInfo.title", "Staff Engineer").data.basicInfo.title).toBe("Staff Engineer");
    expect(data.sections[0]?.data[0]?.title).toBe("Acme");
  });

  it.each([
    ["words that the file does not hold", "sections.0.data.0.title", "Head of Everything"],
    ["a field that may not be corrected", "basicInfo.email", "jane@acme.com"],
    ["an entry that is not there", "sections.0.data.7.title", "Senior Engineer"],
    ["a year that the file does not hold", "sections.0.data.0.endDate", "2024"],
    ["something that is no date", "sections.0.data.0.endDate", "Berlin"],
    ["a job that has begun in the present", "sections.0.data.0.startDate", "present"],
    ["what stands there already", "sections.0.data.0.title", "Acme"],
  ])("are left out: %s", (_, path, value) => {
    const { data: after, fields } = corrected(path, value);
    expect(after.sections.map((section) => section.data)).toEqual(data.sections.map((section) => section.data));
    expect(fields).toEqual([]);
  });

  it("may give a date whose year the file holds, and say that something goes on", () => {
    expect(corrected("sections.0.data.0.endDate", "2021").data.sections[0]?.data[0]?.endDate).toBe("2021");
    expect(corrected("sections.0.data.0.endDate", "present").data.sections[0]?.data[0]?.endDate).toBe("present");
  });

  it("may empty a field, but never an entry", () => {
    expect(corrected("sections.0.data.0.title", "").data.sections[0]?.data[0]?.title).toBe("");
    const all = ["title", "subTitle", "city", "startDate", "endDate"].map((field) => ({
      path: `sections.0.data.0.${field}`,
      value: "",
    }));
    const item = withCorrections(data, all, content).data.sections[0]?.data[0];
    expect(item?.description).toContain("Built it.");
  });
});
