import { describe, expect, it } from "vitest";
import { at } from "./page.fixture.ts";
import { readEntries } from "./read-entries.fixture.ts";

const heads = (...texts: string[]) =>
  texts.flatMap((text) => [[at(40, text, { bold: true })], [at(50, "• Built maps")]]);
const fieldsOf = (...texts: string[]) =>
  readEntries("work", heads(...texts)).map(({ title, subTitle }) => [title, subTitle]);

describe("what a weak sign parts from a role", () => {
  it("belongs to the role where the section parts its fields by another sign", () => {
    expect(
      fieldsOf(
        "Senior Engineer | Lakeview | 2022 - 2024",
        "Backend Engineer – NetSec | Seaview | 2020 - 2022",
        "Support Engineer | Hillview | 2018 - 2020",
      )[1],
    ).toEqual(["Backend Engineer – NetSec", "Seaview"]);
  });

  it("names the company where the section parts its fields by it", () => {
    expect(
      fieldsOf(
        "Senior Engineer – Lakeview | 2022 - 2024",
        "Backend Engineer – Seaview | Maps Unit | 2020 - 2022",
        "Support Engineer – Hillview | 2018 - 2020",
      )[1],
    ).toEqual(["Backend Engineer", "Seaview"]);
  });

  it("names the company behind a small word where nothing else surely does", () => {
    expect(
      fieldsOf(
        "Senior Engineer | Lakeview | 2022 - 2024",
        "Intern at Seaview | Maps Unit | 2020 - 2022",
        "Support Engineer | Hillview | 2018 - 2020",
      )[1],
    ).toEqual(["Intern", "Seaview"]);
  });
});
