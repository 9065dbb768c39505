import { expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const jobs = (...lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Experience", lines)).document.data.sections[0]?.data.map(
    ({ title, subTitle, startDate, endDate }) => [title, subTitle, startDate, endDate],
  );

const bold = { bold: true };

it("each role with a list of its own below one company is a job", () => {
  const read = jobs(
    [at(40, "Riverside Systems Corporation, 2019 – 2021", bold)],
    [at(40, "Software Engineer")],
    [at(50, "• Built a thing that many people used for a long time.")],
    [at(40, "Engineering Intern")],
    [at(50, "• Mended a thing that few people used.")],
    null,
    [at(40, "Lakeside Shop Ltd., 2016", bold)],
    [at(40, "Shop Assistant")],
    [at(50, "• Sold things.")],
  );
  expect(read).toEqual([
    ["Software Engineer", "Riverside Systems Corporation", "2019", "2021"],
    ["Engineering Intern", "Riverside Systems Corporation", "2019", "2021"],
    ["Shop Assistant", "Lakeside Shop Ltd.", "2016", ""],
  ]);
});

it("a sentence that names a role between two lists is none", () => {
  const read = jobs(
    [at(40, "Riverside Systems Corporation, 2019 – 2021", bold)],
    [at(40, "Software Engineer")],
    [at(50, "• Built a thing that many people used for a long time.")],
    [at(40, "As a senior engineer:")],
    [at(50, "• Mended a thing that few people used.")],
  );
  expect(read).toHaveLength(1);
});
