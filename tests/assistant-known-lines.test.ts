import path from "node:path";
import { describe, expect, it } from "vitest";
import { draftLines } from "#core/assistant/draft/draft-lines.ts";
import { exactTranslator } from "#core/assistant/exact/translate-exactly.ts";
import type { Language } from "#core/resume/schema.ts";
import { loadKnowledge } from "#server/adapters/ai/knowledge-files.ts";
import { traditional } from "#server/adapters/ai/traditional.ts";

/** What the built-in engine wrote, told in its other language by look-up: every line of every family. */
const knowledge = await loadKnowledge(path.resolve(import.meta.dirname, "../content/assistant"));
const convert = await traditional();
const translate = exactTranslator(knowledge, convert);
const jobs = [
  { title: "Engineer", organization: "Northwind", startDate: "2021-03", endDate: "present" },
  { title: "Engineer", organization: "云帆科技", startDate: "2015-03", endDate: "2021-02" },
];
const technologies = "Java, Go, Python, React, PostgreSQL, Kafka, Kubernetes, Swift, Kotlin, C++, TensorFlow, Figma";

/** The suggestions of a draft, and whether each tells of work that goes on. */
function suggestions(title: string, lang: Language) {
  const history = jobs.map((job) => ({ ...job, description: technologies }));
  const lines = [...draftLines({ title, lang, jobs: history, schools: [], seed: 3 }, knowledge, "2026-11")];
  let heading = "";
  return lines.flatMap((line) => {
    if (line.startsWith("#")) heading = line.trim();
    const text = /^- > (.*)$/.exec(line.trimEnd())?.[1];
    if (text === undefined) return [];
    // A project is stored as its name and its text.
    const parts = heading === "## project" ? text.split(/(?<=^[^:：]{2,60})[:：]\s*/u) : [text];
    return parts.map((part) => ({ text: part, isOngoing: heading === "### 1" }));
  });
}

/** A summary has no title in Chinese, so that only its end comes back. */
const endOf = (text: string) => text.slice(-40);

describe.each(knowledge.families.map(({ id, titles }) => ({ id, titles })))("$id", ({ titles }) => {
  it.each([
    ["en", "ch"],
    ["ch", "en"],
    ["en", "zh-tw"],
  ] as const)("tells each of its lines, %s to %s, and the same line on the way back", (from, to) => {
    const lost: string[] = [];
    for (const { text, isOngoing } of suggestions(titles[from], from)) {
      const told = translate(text, from, to, { title: titles[from], isOngoing });
      const back = told === null ? null : translate(told, to, from, { title: titles[to], isOngoing });
      if (told === null || back === null || endOf(back) !== endOf(text)) lost.push(`${text} → ${told} → ${back}`);
    }
    expect(lost).toEqual([]);
  });
});

describe("a line of the engine", () => {
  it.each([
    [
      "Find the 12 slowest queries in the log, rewrite them with covering indexes and bring the median response from 1,900 ms to 40 ms",
      "分析慢查询日志，针对最慢的 12 条 SQL 重建索引并改写，接口响应由 1,900 ms 降到 40 ms",
    ],
    [
      "◇ Found the [N] slowest queries in the log, rewrote them with covering indexes and brought the median response from [N] ms to [N] ms.",
      "◇ 分析慢查询日志，针对最慢的 [N] 条 SQL 重建索引并改写，接口响应由 [N] ms 降到 [N] ms。",
    ],
  ])("carries figures and the mark of a suggestion over: %s", (text, wanted) => {
    expect(translate(text, "en", "ch")).toBe(wanted);
    expect(translate(text, "en", "zh-tw")).toBe(convert(wanted));
  });

  it("that the person rewrote is theirs, and a filled place that is no figure is not carried over", () => {
    const line = "Found the 12 slowest queries in the log and rewrote them with covering indexes";
    expect(translate(line, "en", "ch")).toBeNull();
    const words =
      "Found the twelve slowest queries in the log, rewrote them with covering indexes and brought the median response from [N] ms to [N] ms";
    expect(translate(words, "en", "ch")).toBeNull();
  });

  it("is told as what goes on where its job does", () => {
    const duty = "负责接口的日常维护";
    expect(translate(duty, "ch", "en")).toBeNull();
    const own = "维护邮件、导出、对账等后台任务，补齐重试与死信处理，队列堆积时能及时告警";
    expect(translate(own, "ch", "en", { title: "", isOngoing: true })).toMatch(/^Maintain the/);
    expect(translate(own, "ch", "en")).toMatch(/^Maintained the/);
  });

  it("may be a list of technologies, which have one name everywhere", () => {
    expect(translate("Java, Go, Redis", "en", "ch")).toBe("Java、Go、Redis");
    expect(translate("Java、Go、Redis", "ch", "de")).toBe("Java, Go, Redis");
    expect(translate("Java and the rest of it", "en", "ch")).toBeNull();
  });
});
