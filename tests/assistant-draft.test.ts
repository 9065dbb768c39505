import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDraft } from "#core/assistant/dialect.ts";
import { chooseFamily } from "#core/assistant/draft/choose-family.ts";
import { type DraftRequest, draftLines, isThin } from "#core/assistant/draft/draft-lines.ts";
import { technologyIn } from "#core/assistant/draft/technology-names.ts";
import { technologiesIn, technologyNamed } from "#core/assistant/technologies.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { suggestionMark } from "#core/resume/unfinished.ts";
import { loadKnowledge } from "#server/adapters/ai/knowledge-files.ts";

/** The built-in engine with the knowledge that it has in an installation. */
const knowledge = await loadKnowledge(path.resolve(import.meta.dirname, "../content/assistant"));
const today = "2026-11";
const draftOf = (request: DraftRequest) => [...draftLines(request, knowledge, today)].join("");

const jobs = {
  current: { title: "Senior Engineer", organization: "Northwind", startDate: "2021-03", endDate: "present" },
  earlier: { title: "Software Engineer", organization: "Initech", startDate: "2017-06", endDate: "2021-02" },
  intern: { title: "Engineering Intern", organization: "Umbrella", startDate: "2017-01", endDate: "2017-05" },
} as const;
const own = [
  "Moved 14 services from VMs to Kubernetes without an outage",
  "Answer for the payments database (PostgreSQL, 2 TB)",
  "Kafka and Redis were my part of the order pipeline",
];
const schools = [
  {
    title: "BSc Computer Science",
    organization: "Leeds",
    startDate: "2013-09",
    endDate: "2017-06",
    description: "First",
  },
];
const request = (fields: Partial<DraftRequest> = {}): DraftRequest => ({
  title: "Backend Engineer",
  lang: "en",
  jobs: [
    { ...jobs.current, description: own.join("\n") },
    { ...jobs.earlier, description: "" },
  ],
  schools,
  seed: 7,
  ...fields,
});

const linesOf = (draft: string) => draft.split("\n").filter((line) => line.startsWith("- "));
const suggestionsOf = (draft: string) => linesOf(draft).filter((line) => line.startsWith("- > "));

const titles = knowledge.families.flatMap(({ id, titles: { en, ch } }) => [
  { id, title: en, lang: "en" as const },
  { id, title: ch, lang: "ch" as const },
]);

describe("the built-in engine", () => {
  it.each(titles)("knows the family of $title, and fills its page: $id", ({ id, title, lang }) => {
    expect(chooseFamily({ title, jobs: [], schools: [] }, knowledge).family.id).toBe(id);
    for (const count of [1, 2, 3, 4]) {
      const entries = [jobs.current, jobs.earlier, jobs.intern, jobs.intern].slice(0, count);
      const facts = request({ title, lang, jobs: entries.map((job) => ({ ...job, title, description: "" })) });
      const { bullets } = readDraft(draftOf(facts), facts);
      expect(bullets, `${count} jobs`).toBeGreaterThanOrEqual(10);
      expect(bullets, `${count} jobs`).toBeLessThanOrEqual(22);
    }
  });

  it.each([
    ["Software Development Engineer II", "backend"],
    ["Network Operations Center Technician", "network-systems"],
    ["Windows Server Administrator", "network-systems"],
    ["Salesforce Administrator", "implementation-erp"],
    ["SAP ABAP Consultant", "implementation-erp"],
    ["VLSI Design Engineer", "hardware-chips"],
    ["Autonomous Vehicle Perception Engineer", "machine-learning"],
    ["VP, Product", "product-manager"],
    ["Head of Platform Engineering", "engineering-manager"],
    ["Data Platform Engineer", "data-engineering"],
    ["Incident Response Analyst", "security"],
    ["Cloud Security Architect", "security"],
    ["Developer Advocate", "technical-writer"],
    ["Node.js开发工程师", "backend"],
    ["iOS高级开发工程师", "ios"],
    ["U3D开发工程师", "game-client"],
    ["游戏客户端开发", "game-client"],
    ["Hadoop工程师", "data-engineering"],
    ["Prompt工程师", "llm-applications"],
    ["SEM竞价专员", "growth-marketing"],
    ["网络运维工程师", "network-systems"],
    ["系统集成工程师", "network-systems"],
    ["CIO", "engineering-manager"],
  ])("knows that %s is of the family %s", (title, id) => {
    expect(chooseFamily({ title, jobs: [], schools: [] }, knowledge).family.id).toBe(id);
  });

  it("keeps the person's own lines first and as they are, and marks every other", () => {
    const facts = request();
    const section = readDraft(draftOf(facts), facts).data.sections.find(({ type }) => type === "empolyment");
    const lines = richTextToPlain(section?.data[0]?.description ?? "").split("\n");
    expect(lines.slice(0, 3)).toEqual(own.map((line) => `• ${line}`));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(3).every((line) => line.startsWith(`• ${suggestionMark}`))).toBe(true);
  });

  it("says nothing twice, fills every slot, and has no figure that the person did not give", () => {
    const anyRequest = fc.record({
      family: fc.constantFrom(...titles),
      seed: fc.integer(),
      jobs: fc.array(
        fc.record({
          title: fc.constantFrom("Engineer", "Senior Analyst", "Intern", "店长", "Manager", ""),
          organization: fc.constantFrom("Acme", "云帆科技", ""),
          startDate: fc.constantFrom("2015-01", "2019-07", "2024-02", ""),
          endDate: fc.constantFrom("present", "2025-05", ""),
          description: fc.constantFrom("", ...own, own.join("\n"), "负责订单系统的日常维护；\n用 Redis 做缓存"),
        }),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(anyRequest, ({ family, seed, jobs: history }) => {
        const draft = draftOf(request({ title: family.title, lang: family.lang, seed, jobs: history }));
        const suggested = suggestionsOf(draft);
        expect(new Set(suggested).size).toBe(suggested.length);
        expect(draft).not.toMatch(/[{}]|undefined/);
        for (const line of suggested.filter((each) => !/^- > .*\d+ (years|年)/.test(each))) {
          const figures = line.replace(/\[[NX]\]/g, "").match(/(?<![A-Za-z\d./-])\d+(?![A-Za-z\d])/g) ?? [];
          expect(figures, line).toEqual([]);
        }
      }),
    );
  });

  it("names a technology only where the person did", () => {
    const named = new Set(technologiesIn(own.join("\n")));
    const allowed = suggestionsOf(draftOf(request({ jobs: request().jobs })));
    const needs = knowledge.families.find(({ id }) => id === "backend")?.bullets ?? [];
    const forbidden = needs.filter(
      (bullet) => bullet.needs.length > 0 && !bullet.needs.some((need) => named.has(need)),
    );
    for (const bullet of forbidden) {
      const tail = bullet.en
        .replace(/\{[a-z]+\}/g, "")
        .trim()
        .slice(-40);
      expect(allowed.filter((line) => line.endsWith(tail))).toEqual([]);
    }
    expect(forbidden.length).toBeGreaterThan(0);
  });

  it("tells what is over in the past, and what goes on by the lemma", () => {
    const facts = request({
      jobs: [
        { ...jobs.current, description: "" },
        { ...jobs.earlier, description: "" },
      ],
    });
    const draft = draftOf(facts);
    const parts = draft.slice(draft.indexOf("### 1"), draft.indexOf("## project")).split("### 2");
    const duties = knowledge.families
      .find(({ id }) => id === "backend")
      ?.bullets.filter(({ kind }) => kind === "duty")
      .map(({ en }) => /^\{([a-z]+)\} (.*)$/.exec(en));
    const told = (text: string) => duties?.filter((duty) => duty && text.includes(duty[2]?.slice(-30) ?? "?")) ?? [];
    for (const duty of told(parts[0] ?? "")) expect(parts[0]?.toLowerCase()).toContain(`- > ${duty?.[1]} `);
    for (const duty of told(parts[1] ?? "")) expect(parts[1]?.toLowerCase()).not.toContain(`- > ${duty?.[1]} `);
  });

  it("calls products by their Chinese names in Chinese, and advises an English resume no product of China", () => {
    const skillsOf = (title: string, lang: "en" | "ch") =>
      draftOf(request({ title, lang, jobs: [{ ...jobs.current, description: "" }] }))
        .split("\n")
        .filter((line) => line.startsWith("~ >"))
        .join("\n");
    const inEnglish = titles.filter(({ lang }) => lang === "en").map(({ title }) => skillsOf(title, "en"));
    const inChinese = titles.filter(({ lang }) => lang === "ch").map(({ title }) => skillsOf(title, "ch"));
    expect(inEnglish.join("\n")).not.toMatch(/Feishu|DingTalk|WeCom|Douyin|Xiaohongshu|Beisen|Liepin|Zentao|Yonyou/);
    expect(inChinese.join("\n")).not.toMatch(/Feishu|DingTalk|WeCom|Douyin|Xiaohongshu|Beisen|Liepin|Zentao|Yonyou/);
    expect(inChinese.join("\n")).toMatch(/飞书[\s\S]*钉钉|钉钉[\s\S]*飞书/u);
    const items = knowledge.families.flatMap(({ skills }) => skills.flatMap((group) => group.items));
    const lost = items.filter((item) => {
      const known = technologyNamed(item);
      return known !== null && technologyNamed(technologyIn("ch", known)) !== known;
    });
    expect(lost).toEqual([]);
  });

  it("names no technology of a title alone as one that was also used", () => {
    const title = "Android Developer";
    const told = (description: string) => draftOf(request({ title, jobs: [{ ...jobs.current, title, description }] }));
    expect(told("")).not.toContain("Also used");
    expect(told("Kept a Grafana board")).toContain("~ Also used: Grafana\n");
  });

  it("takes what is true of the trade before what is true of many", () => {
    const title = "Customer Success Manager";
    const draft = draftOf(
      request({ title, jobs: [{ ...jobs.current, startDate: "2018-05", title, description: "" }] }),
    );
    const archetype = knowledge.archetypes.find(({ id }) => id === "operations")?.bullets ?? [];
    const common = archetype.filter(({ en }) =>
      draft.includes(
        en
          .replace(/\{[a-z]+\}/g, "")
          .trim()
          .slice(-40),
      ),
    );
    expect(draft).toContain("the renewal rate");
    expect(common.length).toBeLessThanOrEqual(2);
  });

  it("writes a name that begins small as it is", () => {
    expect(draftOf(request({ title: "iOS Developer" }))).toContain("- > iOS Developer with");
  });

  it("says one year of one", () => {
    const entry = { ...jobs.current, title: "Senior Engineer", startDate: "2025-09", description: "" };
    expect(draftOf(request({ title: "Senior Frontend Engineer", jobs: [entry] }))).not.toMatch(/\b1 years/);
  });

  it("is thin without a history, and says so", () => {
    const facts = request({ jobs: [] });
    expect(isThin(facts)).toBe(true);
    const { data, bullets } = readDraft(draftOf(facts), facts);
    expect(data.sections.map(({ type }) => type)).toEqual(["profile", "project", "education", "skills"]);
    expect(bullets).toBeLessThan(6);
  });

  it("claims no lead that no job shows", () => {
    const facts = request({ title: "Engineering Manager", jobs: [{ ...jobs.earlier, description: "" }] });
    const profile = draftOf(facts).split("\n")[2] ?? "";
    const senior = knowledge.families.flatMap(({ summary }) => summary[3].en.slice(-40));
    expect(senior.some((end) => profile.endsWith(end))).toBe(false);
  });

  it("gives the same draft for the same seed, another for another, and its first line before all else", () => {
    expect(draftOf(request())).toBe(draftOf(request()));
    expect(draftOf(request())).not.toBe(draftOf(request({ seed: 8 })));
    const lines = draftLines(request(), { families: [], archetypes: [] }, today);
    expect(lines.next().value).toBe("# Backend Engineer\n");
    expect(() => lines.next()).toThrow("no family");
  });
});
