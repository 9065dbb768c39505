import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

describe("a text in a column whose bold heads reach further than it does", () => {
  it("goes on in its next line, also where that begins with a year", () => {
    const { sections } = readResume(
      resumeOf("Experience", [
        [at(40, "LAKE RACING MECHANIC AND KEEPER OF THE HARBOUR – LAKESIDE (2022-2023)", { bold: true })],
        [at(40, "Preparation and adjustment of boats for all of the")],
        [at(40, "riders of the lake. Active part in the cups of 2022")],
        [at(40, "2023 Lakes Championship, with technical support, for")],
        [at(40, "riders and their boats, and in the lessons about it.")],
        [at(40, "HARBOUR ASSISTANT – RIVERSIDE (2020-2021)", { bold: true })],
        [at(40, "Collaboration in a team of sailors that was made up")],
        [at(40, "of adults who had never seen a lake before.")],
      ]),
    ).document.data;
    const data = sections.find(({ name }) => name === "Experience")?.data ?? [];
    expect(data.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
      ["LAKE RACING MECHANIC AND KEEPER OF THE HARBOUR", "2022", "2023"],
      ["HARBOUR ASSISTANT", "2020", "2021"],
    ]);
    expect(data.map(({ description }) => description?.split("</p>").length)).toEqual([2, 2]);
  });
});
