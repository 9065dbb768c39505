import { describe, expect, it } from "vitest";
import type { DraftSection } from "./section-drafts.ts";
import { ToldJobs } from "./told-jobs.ts";

const section = (name: string, ...data: DraftSection["data"]): DraftSection => ({ type: "empolyment", name, data });
const acme = { subTitle: "株式会社青空", startDate: "2019-04", endDate: "2021-03" };
const kinds = (...drafts: DraftSection[]) => {
  const told = new ToldJobs();
  for (const draft of drafts) told.add(draft);
  return drafts.map(({ type }) => type);
};

describe("jobs that two sections tell", () => {
  it("are those of the section that says more", () => {
    const long = { ...acme, description: "<p>注文</p>" };
    expect(kinds(section("概要", acme), section("詳細", long))).toEqual(["custom", "empolyment"]);
    expect(kinds(section("경력", long), section("경력 상세", long))).toEqual(["empolyment", "custom"]);
  });

  it("are two sections of jobs where one of them is new", () => {
    const other = { ...acme, subTitle: "株式会社大地" };
    expect(kinds(section("職歴", acme), section("その他", acme, other))).toEqual(["empolyment", "empolyment"]);
  });
});
