import { describe, expect, it } from "vitest";
import { withNestedJoined } from "./nested-entries.ts";

const job = { subTitle: "크리니티", title: "", startDate: "2024-05", endDate: "2026-01", description: "<p>a</p>" };
const project = {
  subTitle: "",
  title: "통합 페이지",
  startDate: "2025-05",
  endDate: "2025-06",
  description: "<p>b</p>",
};

describe("entries within an entry", () => {
  it("are part of its text, with their names and dates", () => {
    expect(withNestedJoined([job, project])).toEqual([
      { ...job, description: "<p>a</p><p><strong>통합 페이지 · 2025-05 – 2025-06</strong></p><p>b</p>" },
    ]);
  });

  it("are not those that are longer, name a company or are told in a language without that custom", () => {
    for (const other of [
      { ...project, startDate: "2023-05" },
      { ...project, subTitle: "삼성전자" },
      { ...project, title: "Makershop" },
    ])
      expect(withNestedJoined([job, other])).toHaveLength(2);
  });

  it("are one where the same job is told twice", () => {
    const again = { ...job, title: "개발자", description: "<p>c</p>" };
    expect(withNestedJoined([job, project, again])).toMatchObject([{ title: "개발자" }]);
  });
});
