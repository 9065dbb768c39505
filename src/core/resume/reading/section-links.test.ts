import { describe, expect, it } from "vitest";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

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

describe("addresses in sections", () => {
  it.each([
    ["포트폴리오", "포트폴리오 https://haneul.example.org", "https://haneul.example.org"],
    ["기술", "블로그 https://blog.example.org 에 기록합니다", "https://blog.example.org"],
    ["자기소개", "GitHub URL: https://github.com/haneul", "https://github.com/haneul"],
  ])("are the person's in %s: %s", (section, line, link) => {
    expect(linksIn(section, line)).toEqual([link]);
  });

  it.each([
    ["경력", "GitHub https://github.com/acme"],
    ["기술", "React https://react.example.org"],
  ])("are those of somebody else in %s: %s", (section, line) => {
    expect(linksIn(section, line)).toEqual([]);
  });
});
