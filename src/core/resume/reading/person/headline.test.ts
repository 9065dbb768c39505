import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const rest = [[at(40, "Experience", { size: 14, bold: true })], [at(40, "Engineer, Acme"), at(480, "2019 – 2021")]];
const titleOf = (header: Parameters<typeof pageOf>[0]) =>
  readResume(pageOf([[at(40, "Jane Doe", { size: 24, bold: true })], ...header, ...rest])).document.data.basicInfo;

describe("a headline", () => {
  it("is one whatever room is between its words", () => {
    expect(titleOf([[at(40, "Senior"), at(120, "software"), at(220, "engineer")]]).title).toBe(
      "Senior software engineer",
    );
  });

  it.each(["◆", "♦", "■", "★", "•"])("has contacts below it that %s parts", (sign) => {
    const contacts = `Oslo, Norway ${sign} +47 22 00 00 00 ${sign} jane@acme.com`;
    expect(titleOf([[at(40, `Engineer ${sign} Speaker`)], [at(40, contacts)]])).toMatchObject({
      title: "Engineer | Speaker",
      location: "Oslo, Norway",
      cellphone: "+47 22 00 00 00",
    });
  });

  it("is one over several lines beside the contacts", () => {
    const header = [
      [at(40, "Architect for"), at(300, "jane@acme.com")],
      [at(40, "payment systems"), at(300, "+1 555 010 0142")],
    ];
    expect(titleOf(header)).toMatchObject({ title: "Architect for payment systems", email: "jane@acme.com" });
  });

  it("goes on in a line of its look below it", () => {
    const title = (below: string) =>
      titleOf([[at(40, "Software engineer")], [at(40, below)], [at(40, "jane@acme.com")]]).title;
    expect(title("Cartography")).toBe("Software engineer | Cartography");
  });

  it("is made of several parts below the name that say no job", () => {
    expect(titleOf([[at(40, "Cartography"), at(200, "Geospatial Analysis")], [at(40, "jane@acme.com")]]).title).toBe(
      "Cartography | Geospatial Analysis",
    );
  });

  it("is not made of what are several things", () => {
    expect(titleOf([[at(40, "Engineer"), at(220, "Berlin")]])).toMatchObject({ title: "Engineer", location: "Berlin" });
  });

  it("may name several things that a person is, also over two lines", () => {
    const header = [[at(40, "Security engineer | Trainer | Cloud")], [at(40, "Auditor")], [at(40, "jane@acme.com")]];
    const { basicInfo, sections } = readResume(
      pageOf([[at(40, "Jane Doe", { size: 24, bold: true })], ...header, ...rest]),
    ).document.data;
    expect(basicInfo.title).toBe("Security engineer | Trainer | Cloud Auditor");
    expect(sections.map(({ name }) => name)).toEqual(["Experience"]);
  });

  it("keeps two jobs with a slash between them", () => {
    expect(titleOf([[at(40, "UI设计师 / 游戏设计师")]]).title).toBe("UI设计师 / 游戏设计师");
  });

  it("leaves nothing unplaced of what a header says beside it", () => {
    const header = [
      [at(40, "Ph.D."), at(200, "Contact:  Email")],
      [at(40, "Last updated on 3 May 2024")],
      [at(40, "I build tools that people like to use.")],
      [at(40, "jane@acme.com")],
    ];
    const { document, notPlaced } = readResume(
      pageOf([[at(40, "Jane Doe", { size: 24, bold: true })], ...header, ...rest]),
    );
    expect(notPlaced).toEqual([]);
    expect(document.data.sections.map(({ name }) => name)).toEqual(["Profile", "Experience"]);
    expect(document.data.links).toContainEqual(expect.objectContaining({ name: "Last updated", text: "3 May 2024" }));
  });

  it("holds no place, which stands behind it or behind an employer", () => {
    expect(titleOf([[at(40, "Junior engineer, Valencia, España")], [at(40, "jane@acme.com")]])).toMatchObject({
      title: "Junior engineer",
      location: "Valencia, España",
    });
    expect(titleOf([[at(40, "Acme Group, Beijing China"), at(300, "jane@acme.com")]]).location).toBe("Beijing China");
  });
});
