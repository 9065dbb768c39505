import { describe, expect, it } from "vitest";
import { withSameCompany } from "./same-company.ts";

const jobOf = (title: string, subTitle: string, startDate: string, endDate: string) => ({
  ...{ title, subTitle, startDate, endDate },
  description: "",
});

describe("jobs at one company", () => {
  it("have the company that stands above all of them", () => {
    const read = withSameCompany([
      jobOf("", "Acme", "2015-01", "2020-05"),
      jobOf("Senior Engineer", "", "2018-02", "2020-05"),
      jobOf("Engineer", "", "2015-03", "2018-02"),
      jobOf("Assistant", "", "2012-03", "2013-02"),
    ]);
    expect(read.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Senior Engineer", "Acme"],
      ["Engineer", "Acme"],
      ["Assistant", ""],
    ]);
    expect(read[0]?.description).toBe("<p>Acme · 2015-01 – 2020-05</p>");
  });

  it("have that of the job which they led to", () => {
    const jobs = [jobOf("Senior Engineer", "Acme", "2018-02", "present"), jobOf("Engineer", "", "2015-03", "2018-01")];
    expect(withSameCompany(jobs)[1]?.subTitle).toBe("Acme");
  });

  it("are not those of another time, nor of somebody without a company", () => {
    const job = jobOf("Senior Engineer", "Acme", "2018-02", "present");
    for (const other of [
      jobOf("Engineer", "", "2012-03", "2015-01"),
      jobOf("Freelance engineer", "", "2015", "2018-02"),
    ])
      expect(withSameCompany([job, other])[1]?.subTitle).toBe("");
  });
});
