import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { kindOfHeading } from "./heading-words.ts";

describe("Korean titles of sections", () => {
  it.each([
    ["주요 업무 경력", "work"],
    ["연구 및 산업 경력 (Research & Industry Experience)", "work"],
    ["4 학력 (Education)", "education"],
    ["학력사항 (최종학력 : 새벽대학교(4년) 재학중)", "education"],
    ["자격증 취득 현황", "certificate"],
    ["프로젝트 수행 이력", "project"],
    ["사용 가능 툴", "skills"],
    ["학술지 논문", "publication"],
    ["연구 목표", "profile"],
    ["교육·어학", "education"],
    ["프로젝트 소개서", "project"],
    ["학력 경력", null],
    ["활동 개요", null],
    ["기술 지원", null],
    ["주요 성과", null],
  ])("%s is put together of known words: %s", (title, kind) => {
    expect(kindOfHeading(title)).toBe(kind);
  });

  it("may have a smaller text behind them, which is a line of its own", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "jane@example.org")],
        [at(40, "경력", { size: 14 }), at(70, "역할과 책임", { size: 8, color: "#777777" })],
        [at(40, "새벽소프트 · 백엔드 개발자"), at(440, "2015.03 - 2017.02")],
        [at(40, "학력", { size: 14 })],
        [at(40, "새벽대학교 컴퓨터공학과"), at(440, "2009.03 - 2015.02")],
      ]),
    );
    expect(document.data.sections.slice(0, 2).map(({ name }) => name)).toEqual(["경력", "학력"]);
    expect(JSON.stringify(document.data)).toContain("역할과 책임");
  });
});
