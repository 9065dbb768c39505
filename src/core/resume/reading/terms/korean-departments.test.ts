import { describe, expect, it } from "vitest";
import { atDepartment } from "./korean-departments.ts";

describe("the department before a Korean role", () => {
  it.each([
    ["개발팀 주임", "개발팀", "주임"],
    ["제품 디자인팀 · 프로덕트 디자이너", "제품 디자인팀", "프로덕트 디자이너"],
    ["물류사업본부 / 과장", "물류사업본부", "과장"],
    ["학부 연구생", "", "학부 연구생"],
    ["과장 / 팀장", "", "과장 / 팀장"],
    ["백엔드 개발자", "", "백엔드 개발자"],
  ])("%s", (text, team, role) => {
    expect(atDepartment(text)).toEqual({ team, role });
  });
});
