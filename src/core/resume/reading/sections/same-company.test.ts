import { describe, expect, it } from "vitest";
import { splitEntries } from "../entries/entries.ts";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, pageOf } from "../page.fixture.ts";
import { withCompanyAbove, withSameCompany } from "./same-company.ts";

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

  it("have it also where each names the part of it that they were in", () => {
    const whole = jobOf("Navy of the Lakes", "", "2004", "present");
    const units = [
      jobOf("Senior Engineer", "3rd Division", "2018", "present"),
      jobOf("Engineer", "Harbour Office", "2004", "2018"),
    ];
    const others = [jobOf("Assistant", "Acme", "2001", "2004")];
    expect(withSameCompany([whole, ...units, ...others]).map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Senior Engineer", "Navy of the Lakes"],
      ["Engineer", "Navy of the Lakes"],
      ["Assistant", "Acme"],
    ]);
    expect(withSameCompany([whole, ...units])[1]?.description).toBe("<p>Harbour Office</p>");
    const other = jobOf("Engineer", "Riverside", "2006", "2018");
    expect(withSameCompany([whole, other, ...others])[1]?.subTitle).toBe("Riverside");
  });

  it("have the company above all of them that has no time of its own", () => {
    const jobs = [jobOf("Senior Engineer", "", "2018-02", "2020-05"), jobOf("Engineer", "", "2015-03", "2018-02")];
    const read = withSameCompany([jobOf("", "Acme", "", ""), ...jobs]);
    expect(read.map(({ subTitle, description }) => [subTitle, description])).toEqual([
      ["Acme", ""],
      ["Acme", ""],
    ]);
  });

  it("have it in a line above the first of them, where that names a role alone", () => {
    const headOf = (above: string, role: string) => {
      const lines = layOut(
        pageOf([
          [at(40, above, { bold: true })],
          [at(40, role), at(460, "2018 – 2020")],
          [at(60, "• built the maps of many lakes")],
          [at(40, "Engineer"), at(460, "2015 – 2018")],
          [at(60, "• drew the maps of many rivers")],
        ]),
      );
      return withCompanyAbove(splitEntries(lines, bodyOf(lines), false))[0]?.head.map(({ text }) => text);
    };
    expect(headOf("Lakeview", "Senior Engineer")).toEqual(["Lakeview"]);
    expect(headOf("Lakeview", "Seaview, Senior Engineer")).not.toEqual(["Lakeview"]);
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
