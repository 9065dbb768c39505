import path from "node:path";
import { readDraft } from "#core/assistant/dialect.ts";
import { draftLines } from "#core/assistant/draft/draft-lines.ts";
import * as goldenChinese from "#core/assistant/polish/golden/chinese.fixture.ts";
import * as goldenEnglish from "#core/assistant/polish/golden/english.fixture.ts";
import { polish } from "#core/assistant/polish/polish.ts";
import { isJobTitle, judgeTitle } from "#core/assistant/titles/judge-title.ts";
import { laterChinese, laterEnglish, laterRefusals } from "#core/assistant/titles/later-titles.fixture.ts";
import { chinese, english, generalChinese, generalEnglish, refusals } from "#core/assistant/titles/titles.fixture.ts";
import { loadKnowledge } from "#server/adapters/ai/knowledge-files.ts";
import { projectRoot } from "#server/root.ts";
import { type BenchRow, rowOf } from "../row.ts";

/** How often the parts of the assistant that think in rules are right, and how long a judgement takes. */
export async function judgements(): Promise<BenchRow[]> {
  return [...titles(), ...(await drafts()), ...polishes()];
}

function titles(): BenchRow[] {
  const share = (name: string, list: readonly string[], isRight: (title: string) => boolean) =>
    rowOf(`${name}, of ${list.length}`, "right", [list.filter(isRight).length]);
  const isRefused = (text: string) => !isJobTitle(text);
  const all = [
    ...english,
    ...chinese,
    ...generalEnglish,
    ...generalChinese,
    ...laterEnglish,
    ...laterChinese,
    ...refusals,
  ];
  for (const title of all) judgeTitle(title);
  const samples = Array.from({ length: 50 }, () => {
    const began = performance.now();
    for (const title of all) judgeTitle(title);
    return ((performance.now() - began) / all.length) * 1000;
  });
  return [
    rowOf("a job title judged", "µs", samples),
    share("English titles of technology", english, isJobTitle),
    share("Chinese titles of technology", chinese, isJobTitle),
    share("English titles of other trades", generalEnglish, isJobTitle),
    share("Chinese titles of other trades", generalChinese, isJobTitle),
    share("English titles written later", laterEnglish, isJobTitle),
    share("Chinese titles written later", laterChinese, isJobTitle),
    share("refusals", refusals, isRefused),
    share("refusals written later", laterRefusals, isRefused),
  ];
}

/** A draft of each family in each language, for a person with two jobs of which they said nothing. */
async function drafts(): Promise<BenchRow[]> {
  const knowledge = await loadKnowledge(path.join(projectRoot, "content/assistant"));
  const counts: number[] = [];
  const twice: number[] = [];
  for (const { titles: named } of knowledge.families) {
    for (const lang of ["en", "ch"] as const) {
      const dates = [
        { startDate: "2021-03", endDate: "present" },
        { startDate: "2017-06", endDate: "2021-02" },
      ];
      const jobs = dates.map((date) => ({ title: named[lang], organization: "Northwind", description: "", ...date }));
      const facts = { title: named[lang], lang, jobs, schools: [], seed: 7 };
      const lines = [...draftLines(facts, knowledge, "2026-11")];
      const bullets = lines.filter((line) => line.startsWith("- "));
      counts.push(readDraft(lines.join(""), facts).bullets);
      twice.push(bullets.length - new Set(bullets).size);
    }
  }
  return [
    rowOf("lines of a draft with history, least", "lines", [Math.min(...counts)]),
    rowOf("lines of a draft with history, most", "lines", [Math.max(...counts)]),
    rowOf("lines that a draft says twice", "lines", [Math.max(...twice)]),
  ];
}

function polishes(): BenchRow[] {
  const golden = { English: ["en", goldenEnglish], Chinese: ["ch", goldenChinese] } as const;
  return Object.entries(golden).flatMap(([name, [lang, { better, kept }]]) => {
    const pairs = better
      .trim()
      .split("\n")
      .map((line) => line.split(" => "));
    const still = kept.trim().split("\n");
    const total = pairs.length + still.length;
    const isAs = (before: string, after: string) => {
      const { changes } = polish({ action: "polish", lang, passages: [{ path: "a", text: before }], edition: "en" });
      return changes.length > 0 === (before !== after);
    };
    const better100 =
      (100 * pairs.filter(([before = "", after = ""]) => before !== after && isAs(before, after)).length) / total;
    const worse = still.filter((line) => !isAs(line, line)).length;
    return [
      rowOf(`${name} golden lines that come out better, of ${total}`, "%", [better100]),
      rowOf(`${name} lines that were right and are touched`, "lines", [worse]),
    ];
  });
}
