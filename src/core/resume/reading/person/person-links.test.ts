import { describe, expect, it } from "vitest";
import { at, type PageLines, pageOf, personOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const linksOf = (url: string, ...lines: string[]) => {
  const page = pageOf([
    [at(40, "Jane Doe", { size: 24 })],
    ...lines.map((line) => [at(40, line)]),
    [at(40, "Experience", { size: 14, bold: true })],
    [at(40, "Engineer, Acme    2019 – 2021")],
  ]);
  page.pages[0]?.links.push({ x: 40, y: 60, width: 100, height: 20, url });
  return readResume(page).document.data.links.map(({ src }) => src);
};

describe("an address of the web", () => {
  it("goes on in the next line, and is that of the link behind it", () => {
    const url = "https://www.linkedin.com/in/jane-doe?from=pdf";
    expect(linksOf(url, "www.linkedin.com/in/", "jane-doe (LinkedIn)")).toEqual([
      "https://www.linkedin.com/in/jane-doe",
    ]);
  });

  it.each([
    ["www.linkedin.com/in/andré-", "www.linkedin.com/in/andré-doe", "doe"],
    ["https://jane.example.org/po", "https://jane.example.org/portfolio/", "rtfolio/"],
  ])("goes on at the right edge below its first line: %s", (first, whole, rest) => {
    const links = readResume(personOf([at(400, first)], [at(400 + (first.length - rest.length) * 5, rest)])).document
      .data.links;
    expect(links.map(({ src }) => src.replace(/^https:\/\/www/u, "www"))).toEqual([whole]);
  });

  it("stands behind what has a label, and is none of it", () => {
    const url = "https://jane.example.org";
    expect(linksOf(url, "Phone: (617) 555-0134 Email: jane@example.org Address: Boston, MA github.com/jane")).toContain(
      "https://github.com/jane",
    );
    expect(linksOf(url, "Phone: (617) 555-0134 github.com/jane")).toContain("https://github.com/jane");
  });

  it("is made of an account with its sign, and stands behind a word that is a link itself", () => {
    expect(linksOf("https://jane.example.org", "Boston, MA · GitHub @jane")).toContain("https://github.com/jane");
  });

  it("goes on below a full line of several contacts", () => {
    const url = "https://jane.example.org";
    const line = "(617) 555-0134 | jane@example.org | Boston, MA | linkedin.com/in/jane-";
    expect(linksOf(url, line, "elisabeth-doe | github.com/jane")).toEqual([
      "https://linkedin.com/in/jane-elisabeth-doe",
      "https://github.com/jane",
      url,
    ]);
  });
});

describe("an address of mail in a narrow column", () => {
  it.each([
    ["jane.doe@", "example.com"],
    ["jane.doe@exam", "ple.com"],
    ["jane.doe", "@example.com"],
  ])("goes on below: %s %s", (above, rest) => {
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, above)],
      [at(40, rest)],
      [at(40, "Boston, MA")],
      [at(40, "Experience", { size: 14, bold: true })],
      [at(40, "Engineer, Acme    2019 – 2021")],
    ]);
    const { email, location } = readResume(page).document.data.basicInfo;
    expect([email, location]).toEqual(["jane.doe@example.com", "Boston, MA"]);
  });
});

describe("what stands beside something else of the person", () => {
  const basicsOf = (...lines: PageLines) => readResume(personOf(...lines)).document.data.basicInfo;

  it("is an address of mail behind a day of birth", () => {
    const { birth, email } = basicsOf([at(40, "Date of birth: 01.02.1990 jane@example.org")]);
    expect([birth, email]).toEqual(["01.02.1990", "jane@example.org"]);
  });

  it("is a number in the cell of an address, and one whose brackets stand apart", () => {
    expect(basicsOf([at(40, "現住所 〒"), at(240, "070-1234-5678")]).cellphone).toBe("070-1234-5678");
    expect(basicsOf([at(40, "携帯電話 080 （ 1234"), at(240, ") 5678")]).cellphone).toBe("080 （ 1234 ) 5678");
  });

  it("is the end of an address that breaks off in its last letters", () => {
    expect(basicsOf([at(40, "jane.doe@example.co")], [at(40, "m")]).email).toBe("jane.doe@example.com");
  });
});
