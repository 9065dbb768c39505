import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";

const heads = (...texts: string[]) =>
  texts.flatMap((text) => [[at(40, text, { bold: true })], [at(50, "• Built maps")]]);
const fieldsOf = (...texts: string[]) =>
  readEntries("work", heads(...texts)).map(({ title, subTitle }) => [title, subTitle]);

describe("what a weak sign parts from a role", () => {
  const [first, last] = ["Senior Engineer | Lakeview | 2022 - 2024", "Support Engineer | Hillview | 2018 - 2020"];
  const dashed = (head: string) => head.replace(" | ", " – ");
  it.each([
    [
      "belongs to the role where the section parts its fields by another sign",
      [first, "Backend Engineer – NetSec | Seaview | 2020 - 2022", last],
      ["Backend Engineer – NetSec", "Seaview"],
    ],
    [
      "names the company where the section parts its fields by it",
      [dashed(first), "Backend Engineer – Seaview | Maps Unit | 2020 - 2022", dashed(last)],
      ["Backend Engineer", "Seaview"],
    ],
    [
      "names the company behind a small word where nothing else surely does",
      [first, "Intern at Seaview | Maps Unit | 2020 - 2022", last],
      ["Intern", "Seaview"],
    ],
  ])("%s", (_, section, fields) => {
    expect(fieldsOf(...section)[1]).toEqual(fields);
  });
});
