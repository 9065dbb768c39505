import { describe, expect, it } from "vitest";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

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
});
