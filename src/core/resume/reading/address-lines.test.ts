import { describe, expect, it } from "vitest";
import { isAddress } from "./contacts.ts";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

const locationOf = (...lines: string[]) => {
  const page = pageOf([
    [at(40, "Jane Doe", { size: 24 })],
    ...lines.map((line) => [at(40, line)]),
    [at(40, "jane@example.org")],
    [at(40, "Experience", { size: 14, bold: true })],
    [at(40, "Engineer, Acme    2019 – 2021")],
    [at(40, "Languages", { size: 14, bold: true })],
    [at(40, "English")],
  ]);
  return readResume(page).document.data.basicInfo.location;
};

describe("an address over several lines", () => {
  it("is one, from the house to the country", () => {
    expect(locationOf("Ochsenhof 30", "44579 Kleinstadt", "Deutschland")).toBe(
      "Ochsenhof 30, 44579 Kleinstadt, Deutschland",
    );
    expect(locationOf("317 112th Ave. NE", "Apt W610", "Springfield, MA 01375")).toBe(
      "317 112th Ave. NE, Apt W610, Springfield, MA 01375",
    );
    expect(locationOf("75 Lake Crescent", "Nowhere Bay, Springfield, 6210")).toBe(
      "75 Lake Crescent, Nowhere Bay, Springfield, 6210",
    );
  });

  it("has no number above it that is one of a phone", () => {
    expect(locationOf("Mobil 0151 2345678", "44579 Kleinstadt")).toBe("44579 Kleinstadt");
  });
});

describe("an address on one line", () => {
  it.each([
    ["Ochsenhof 30, 44579 Kleinstadt", true],
    ["Springfield, MA, 01375", true],
    ["Springfield-si 16979, Republic of Nowhere", true],
    ["Built 30 shops, 20 of them new", false],
  ])("is told by its code and town: %s", (text, isOne) => {
    expect(isAddress(text)).toBe(isOne);
  });
});
