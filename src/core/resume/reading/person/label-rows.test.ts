import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const personOf = (...lines: Parameters<typeof pageOf>[0]) =>
  readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      ...lines,
      [at(40, "Education", { size: 14, bold: true })],
      [at(40, "2016 – 2019 Lakeside University")],
      [at(40, "Languages", { size: 14, bold: true })],
      [at(40, "English")],
    ]),
  ).document.data.basicInfo;

const labels = [at(40, "Phone:"), at(160, "Email:"), at(320, "Address:")];
const values = [at(40, "+1 555 010 2030"), at(160, "jane.doe.of.lake@example.o"), at(320, "Nowhere, IL")];
const said = { cellphone: "+1 555 010 2030", email: "jane.doe.of.lake@example.org", location: "Nowhere, IL" };

describe("a row of labels", () => {
  it("stands above what they say, which may go on below", () => {
    expect(personOf(labels, values, [at(160, "rg")])).toMatchObject(said);
  });

  it("may stand below the text of a profile", () => {
    const profile = [
      [at(40, "Profile", { size: 14, bold: true })],
      [at(40, "A person who likes to build things that are of use to many other people.")],
    ];
    expect(personOf(...profile, labels, values, [at(160, "rg")])).toMatchObject(said);
  });

  it("has no values where other labels stand below it", () => {
    const { email, cellphone } = personOf(
      [at(40, "Email"), at(200, "Phone")],
      [at(40, "jane@example.org"), at(200, "+1 555 010 2030")],
      [at(40, "Website", { bold: true })],
      [at(40, "example.org")],
    );
    expect([email, cellphone]).toEqual(["jane@example.org", "+1 555 010 2030"]);
  });
});
