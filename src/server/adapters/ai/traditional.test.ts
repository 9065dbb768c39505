import path from "node:path";
import { describe, expect, it } from "vitest";
import { draftLines } from "#core/assistant/draft/draft-lines.ts";
import { loadKnowledge } from "./knowledge-files.ts";
import { traditional, traditionalLine } from "./traditional.ts";

const convert = await traditional();

describe("traditional Chinese", () => {
  it.each([
    ["高级前端工程师，负责软件质量", "資深前端工程師，負責軟體品質"],
    ["高级管理人员培训", "高階管理人員培訓"],
    ["将首屏时间从 [N] 秒缩短至 [N] 秒", "將首屏時間從 [N] 秒縮短至 [N] 秒"],
    ["优化数据库索引与缓存", "優化資料庫索引與快取"],
    ["负责公司账号运营与渠道拓展", "負責公司帳號營運與通路拓展"],
    ["组织每周复盘，收集用户反馈", "組織每週檢討，收集使用者回饋"],
    ["后台管理平台上线", "後台管理平台上線"],
    ["使用 Spring Boot 与 MySQL", "使用 Spring Boot 與 MySQL"],
  ])("%s", (simplified, wanted) => {
    expect(convert(simplified)).toBe(wanted);
  });

  it("leaves the person's own lines of a draft as they are, and no simplified character in the rest", async () => {
    const knowledge = await loadKnowledge(path.resolve(import.meta.dirname, "../../../../content/assistant"));
    const own = "把资料库搬到云端";
    const jobs = [
      { title: "後端工程師", organization: "雲帆", startDate: "2020-01", endDate: "present", description: own },
    ];
    const request = { title: "後端工程師", lang: "zh-tw", jobs, schools: [], seed: 5 } as const;
    const lines = [...draftLines(request, knowledge, "2026-11")].map((line) => traditionalLine(line, convert));
    expect(lines).toContain(`- ${own}\n`);
    const ours = lines.filter((line) => !line.includes(own)).join("");
    expect(ours).toMatch(/[優統開發與]/u);
    expect(ours).not.toMatch(/[们务开发优统将给过这实现应据库]/u);
  });
});
