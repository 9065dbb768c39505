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

  it("are paragraphs where a table tells in sentences what was done", () => {
    const told = { ...project, title: "", subTitle: "決済の画面を作り、運用を担当した。", description: "" };
    expect(withNestedJoined([{ ...job, subTitle: "株式会社青空" }, told])[0]?.description).toBe(
      "<p>a</p><p><strong>2025-05 – 2025-06</strong></p><p>決済の画面を作り、運用を担当した。</p>",
    );
  });

  it("are not those that are longer, name a company or are told in a language without that custom", () => {
    for (const other of [
      { ...project, startDate: "2023-05" },
      { ...project, subTitle: "삼성전자" },
      { ...project, title: "Makershop" },
      { ...project, title: "独立行政法人東湖機構人材育成事業クリ" },
    ])
      expect(withNestedJoined([job, other])).toHaveLength(2);
  });

  it("give their role to a job that names its company alone, at the same time", () => {
    const bare = { ...job, subTitle: "株式会社青空", startDate: "2017-10", endDate: "2018-03" };
    const role = { ...project, title: "プログラマー", startDate: "2017-10", endDate: "2018-03" };
    expect(withNestedJoined([bare, role])).toMatchObject([{ subTitle: "株式会社青空", title: "プログラマー" }]);
  });

  it("may name a role where they are rows of a table, or stand further to the right", () => {
    const place = { confidence: 1, page: 0, y: 0, width: 9 };
    const done = { ...job, title: "총괄", subTitle: "크리니티", reading: { ...place, x: 45 } };
    const led = { ...project, title: "리드 엔지니어" };
    expect(withNestedJoined([done, led])).toHaveLength(2);
    expect(withNestedJoined([done, { ...led, isRow: true }])).toHaveLength(1);
    // Tables are not always as exact about the end as the job is.
    expect(withNestedJoined([done, { ...led, endDate: "2026-02", isRow: true }])).toHaveLength(1);
    expect(withNestedJoined([done, { ...led, reading: { ...place, x: 57 } }])).toHaveLength(1);
  });

  it("are one where the same job is told twice", () => {
    const again = { ...job, title: "개발자", description: "<p>c</p>" };
    expect(withNestedJoined([job, project, again])).toMatchObject([{ title: "개발자" }]);
  });
});
