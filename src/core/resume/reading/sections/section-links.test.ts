import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { accountAddress, addLink } from "../person/person-links.ts";
import { readResume } from "../read-resume.ts";

const linksIn = (section: string, line: string) =>
  readResume(
    pageOf([
      [at(40, "김하늘", { size: 24 })],
      [at(40, "haneul@example.org")],
      [at(40, "학력", { size: 14, bold: true })],
      [at(40, "2012.03 – 2016.02"), at(200, "푸른대학교")],
      [at(40, section, { size: 14, bold: true })],
      [at(40, line)],
    ]),
  ).document.data.links.map(({ src }) => src);

describe("addresses of the person", () => {
  it("are whole where a template wrote its own before them, and none of a map or of the own machine", () => {
    const person = { links: [] } as unknown as Parameters<typeof addLink>[0];
    addLink(person, "http://www.github.com/https://github.com/jane", "");
    addLink(person, "http://https//jane.example.org", "");
    addLink(person, "https://www.google.com/maps/place/Springfield", "");
    addLink(person, "http://localhost:8000/jane", "");
    addLink(person, "http://jane@example.org/", "");
    addLink(person, "https://github.com/", "");
    addLink(person, "https://example.com/leave?url=https%3A%2F%2Fjane.example.com", "");
    expect(person.links.map(({ src }) => src)).toEqual([
      "https://github.com/jane",
      "https://jane.example.org",
      "https://jane.example.com",
    ]);
  });
});

describe("the name of an account", () => {
  it.each([
    ["GitHub", "@jane-doe", "https://github.com/jane-doe"],
    ["github账号", "jane", "https://github.com/jane"],
    ["Linkedin", "/jane-doe", "https://linkedin.com/in/jane-doe"],
    ["LinkedIn", "Jane", undefined],
    ["GitHub", "jane doe", undefined],
    ["Twitter", "@jane", undefined],
  ])("makes an address on sites whose pages are called so: %s %s", (label, account, address) => {
    expect(accountAddress(label, account)).toBe(address);
  });
});

describe("addresses in sections", () => {
  it.each([
    ["포트폴리오", "포트폴리오 https://haneul.example.org", "https://haneul.example.org"],
    ["기술", "블로그 https://blog.example.org 에 기록합니다", "https://blog.example.org"],
    ["자기소개", "GitHub URL: https://github.com/haneul", "https://github.com/haneul"],
    ["학력", "Meine Webseite: https://haneul.example.org", "https://haneul.example.org"],
  ])("are the person's in %s: %s", (section, line, link) => {
    expect(linksIn(section, line)).toEqual([link]);
  });

  it("are the person's where each line of a section says which page it is, whatever its title is", () => {
    expect(linksIn("社区活动", "技术博客：https://blog.example.org")).toEqual(["https://blog.example.org"]);
    expect(linksIn("社区活动", "在校内组织技术博客：https://blog.example.org 的写作活动")).toEqual([]);
  });

  it.each([
    ["경력", "GitHub https://github.com/acme"],
    ["기술", "React https://react.example.org"],
  ])("are those of somebody else in %s: %s", (section, line) => {
    expect(linksIn(section, line)).toEqual([]);
  });
});
