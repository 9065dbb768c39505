import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeSchoolEmail, readSchools } from "./schools.ts";

const schools = readSchools(readFileSync("src/server/features/programs/schools.txt", "utf8"));
const judge = (email: string) => judgeSchoolEmail(email, schools);

describe("the email of a school", () => {
  it.each([
    ["li.wei@tsinghua.edu.cn", "tsinghua.edu.cn"],
    ["li.wei@mails.tsinghua.edu.cn", "tsinghua.edu.cn"],
    ["someone@MIT.edu", "mit.edu"],
    ["a.b@cs.ox.ac.uk", "ox.ac.uk"],
    ["x@student.42paris.fr", "student.42paris.fr"],
    ["maria@alumnos.upm.es", "upm.es"],
    ["taro@u-tokyo.ac.jp", "u-tokyo.ac.jp"],
  ])("%s belongs to %s", (email, domain) => {
    expect(judge(email)).toEqual({ kind: "school", domain });
  });

  it.each([
    ["old@alum.mit.edu", "alumni"],
    ["old@alumni.tsinghua.edu.cn", "alumni"],
    ["old@alumni.cuhk.net", "alumni"],
    ["old@myalumni.mcmaster.ca", "alumni"],
    ["x@shsu.am", "open"],
    ["x@mail.shsu.am", "open"],
    ["x@2015.cqut.edu.cn", "open"],
  ])("%s is refused: %s", (email, reason) => {
    expect(judge(email)).toEqual({ kind: "refused", reason });
  });

  it("leaves a domain that is known by its ending alone to a person", () => {
    expect(judge("x@no-such-school-anywhere.edu.cn")).toEqual({ kind: "unsure" });
  });

  it.each(["x@mit.edu.example.com", "x@notmit.edu.co", "mit.edu@example.com", "x@edu.cn", "x@com"])(
    "%s proves nothing",
    (email) => expect(judge(email)).toEqual({ kind: "unknown" }),
  );

  it("lists no domain as a school's that it refuses, and no webmail", () => {
    for (const domain of schools.refused) expect(schools.listed.has(domain)).toBe(false);
    for (const domain of ["gmail.com", "outlook.com", "qq.com", "163.com", "126.com", "icloud.com", "onmicrosoft.com"])
      expect(["unknown", "refused"]).toContain(judge(`x@${domain}`).kind);
    expect(schools.listed.size).toBeGreaterThan(20_000);
  });
});
