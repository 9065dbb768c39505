import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { isAddress } from "../terms/contacts.ts";
import { isTownOfState } from "./address-lines.ts";

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

  it("begins with a part of its town, where the name stands elsewhere in larger type", () => {
    expect(locationOf("Upper Meadows", "44579 Kleinstadt")).toBe("Upper Meadows, 44579 Kleinstadt");
    expect(locationOf("Résidence LACUS - Appt 27", "5, Avenue du Lac", "97490 - Kleinstadt")).toBe(
      "Résidence LACUS - Appt 27, 5, Avenue du Lac, 97490 - Kleinstadt",
    );
  });

  it("is a house with its town sooner than a place that is read before it", () => {
    expect(locationOf("Veteran, United States Navy • 12A Long Street, Springfield, MA 01375")).toBe(
      "12A Long Street, Springfield, MA 01375",
    );
  });

  it("is the place beside the word for working anywhere, and that word where nothing else is told", () => {
    expect(locationOf("Remote – Springfield, MA | +1 555 010 0142")).toBe("Springfield, MA");
    expect(locationOf("Berlin / Remote")).toBe("Berlin");
    expect(locationOf("Remote | +1 555 010 0142")).toBe("Remote");
  });

  it("is no sentence, however long it is", () => {
    const street = "Carrera 20 con Calle 22 No. 58 Barrio Norte, Edificio Parque Central Torre 1";
    expect(locationOf(street)).toBe(street);
  });

  it("is told by the codes of other countries, and by a town that a table knows", () => {
    expect(locationOf("8 Queen's Place", "Springford WD1 2XY")).toBe("8 Queen's Place, Springford WD1 2XY");
    expect(locationOf("16 Long Lane #2008", "Springfield, MA 01375")).toBe("16 Long Lane #2008, Springfield, MA 01375");
    expect(locationOf("Rue 25 N° 71", "Lyon")).toBe("Rue 25 N° 71, Lyon");
    expect(locationOf("Zürich", "Switzerland")).toBe("Zürich, Switzerland");
  });

  it("stands beside other things, and may be parted by a point", () => {
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "8 Long Lane"), at(300, "British passport")],
      [at(40, "Springford WD1 2XY"), at(300, "French C2")],
      [at(40, "jane@example.org")],
      [at(40, "Experience", { size: 14, bold: true })],
      [at(40, "Engineer, Acme    2019 – 2021")],
    ]);
    expect(readResume(page).document.data.basicInfo.location).toBe("8 Long Lane, Springford WD1 2XY");
    expect(locationOf("8 Long Lane • Springfield, MA 01375 • 0151 2345678")).toBe("8 Long Lane, Springfield, MA 01375");
  });

  it("is the first of two", () => {
    expect(locationOf("8 Long Lane, Springfield, MA 01375 | 9 Short Street, Lakeside, MA 01376")).toBe(
      "8 Long Lane, Springfield, MA 01375",
    );
  });

  it("may be a town alone, with the code of its state or what lies around it", () => {
    expect(locationOf("Stone Creek, NY | 0151 2345678")).toBe("Stone Creek, NY");
    expect(locationOf("Greater Springford Area")).toBe("Greater Springford Area");
  });

  it.each(["Sydney NSW 2000", "Stone Creek, ON M5V 2T6", "Seattle WA", "Lakeville, Upper Province"])(
    "may be %s",
    (text) => {
      expect(locationOf(text)).toBe(text);
    },
  );

  it("may have a dash behind its code, and a label that says how long somebody lives there", () => {
    expect(locationOf("Résidence Bellevue 4", "97490 - Sainte Colline")).toBe(
      "Résidence Bellevue 4, 97490 - Sainte Colline",
    );
    expect(locationOf("Permanent Address: 5 Hill Road, Springfield")).toBe("5 Hill Road, Springfield");
  });

  it("is not what leads to a person", () => {
    expect(locationOf("0151 2345678 | Personal Website | Lakeside")).toBe("Lakeside");
  });

  it("may begin with parts of a town that have no number, and go on to its land", () => {
    expect(locationOf("Lake House, Upper Estate, Rivers", "Kampala, Uganda")).toBe(
      "Lake House, Upper Estate, Rivers, Kampala, Uganda",
    );
  });

  it("stands behind a small letter that is typed for a bar", () => {
    expect(locationOf("0151 2345678 l doe@example.org l Upper Rivers, Lakeside")).toBe("Upper Rivers, Lakeside");
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

it("a place in one text with what somebody is, is no address", () => {
  expect(isTownOfState("Puerto Claro, Valencia, España")).toBe(true);
  expect(isTownOfState("Software Engineer, Valencia, España")).toBe(false);
});
