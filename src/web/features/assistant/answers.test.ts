import { describe, expect, it } from "vitest";
import { answersFrom, type Entry, faultsOf, firstOpenStep } from "./answers.ts";

const entry: Entry = {
  key: "1",
  title: "Engineer",
  organization: "Stackyard",
  startDate: "2020-10",
  endDate: "present",
  description: "",
};

describe("an entry", () => {
  it.each<[string, Partial<Entry>, object]>([
    ["is complete without a description", {}, {}],
    ["needs a title that is more than spaces", { title: "  " }, { title: "missing" }],
    ["needs both months", { startDate: "", endDate: "" }, { startDate: "missing", endDate: "missing" }],
    ["must not end before it starts", { endDate: "2020-09" }, { endDate: "endsFirst" }],
    ["may end in the month in which it starts", { endDate: "2020-10" }, {}],
  ])("%s", (_, change, faults) => {
    expect(faultsOf({ ...entry, ...change })).toEqual(faults);
  });
});

describe("the step that is open", () => {
  const answers = {
    title: "Engineer",
    template: "",
    engine: "",
    workExperience: [entry],
    educationExperience: [entry],
  };
  it.each([
    ["the title, while there is none", { title: " " }, "title"],
    ["work, while a job is not complete", { workExperience: [{ ...entry, endDate: "" }] }, "work"],
    ["education, while a school is not complete", { educationExperience: [{ ...entry, title: "" }] }, "education"],
    ["the draft, with or without entries", { workExperience: [], educationExperience: [] }, "draft"],
  ])("is %s", (_, change, step) => {
    expect(firstOpenStep({ ...answers, ...change })).toBe(step);
  });
});

describe("stored answers", () => {
  it("come back as they were, under new keys", () => {
    const stored = {
      ...{ title: "SRE", template: "TemplateSwiss", engine: "deepseek" },
      workExperience: [entry],
      educationExperience: [],
    };
    const read = answersFrom(JSON.parse(JSON.stringify(stored)));
    expect(read).toEqual({ ...stored, workExperience: [{ ...entry, key: expect.any(String) }] });
  });

  it.each([null, 7, "text", [], { title: 3 }, { workExperience: [] }])("that are no answers give none: %j", (value) => {
    expect(answersFrom(value)).toBeNull();
  });

  it("lose what is no entry, what is no text, and what is more than four", () => {
    const five = Array.from({ length: 5 }, () => ({ ...entry, description: 8 }));
    const read = answersFrom({ title: "SRE", workExperience: five, educationExperience: [null, 3, "x"] });
    expect(read?.workExperience.map(({ description }) => description)).toEqual(["", "", "", ""]);
    expect(read?.educationExperience).toEqual([]);
  });
});
