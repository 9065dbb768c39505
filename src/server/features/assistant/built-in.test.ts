import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { Proposal } from "#core/assistant/changes.ts";
import type { Language } from "#core/resume/schema.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { giveTokens, ledgerOf, optimize, resumeWith } from "#tests/harness/assistant.ts";
import { readWhole } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** An installation without a key and without a network. */
const test = await createTestApp({ printer: createFakePrinter() });
let user: TestUser;
beforeEach(async () => {
  user = await test.user();
  await giveTokens(test, user, 5_000);
});
afterEach(test.clear);
afterAll(test.close);

const months = { startDate: "2021-03", isPresent: true };
const draft = (lang: "en" | "ch" | "de", keyword = "Backend Engineer") => ({
  ...{ keyword, template: "TemplateModern", lang },
  additionalData: {
    workExperience: [
      { title: "Engineer", organization: "Northwind", ...months, description: "Go, PostgreSQL and Kafka" },
    ],
  },
});

describe("an installation without a model", () => {
  it("has the built-in engine and says so", async () => {
    const engines = (await test.anonymous().send(assistantCalls.listAiProviders)).data;
    expect(engines).toEqual([{ name: "built-in", label: "inkleaf-1", isBuiltIn: true, isDefault: true }]);
  });

  it.each(["en", "ch"] as const)("drafts a resume that fills a page, in %s", async (lang) => {
    const { processId } = (await user.send(assistantCalls.checkProfession, { body: draft(lang) })).data;
    const query = { processId: processId ?? "" };
    const { last, text } = await readWhole(await user.fetch(assistantCalls.generateResume, { query }));
    expect(last.event).toBe("finish");
    expect(text.match(/^- /gm)?.length).toBeGreaterThanOrEqual(10);
    const resume = (await user.send(resumeCalls.getResume, { params: { id: last.data } })).data;
    expect(resume.lang).toBe(lang);
    expect(resume.data.sections.map(({ type }) => type)).toContain("empolyment");
    const ledger = await ledgerOf(test, user);
    expect(ledger).toMatchObject({ reserved: 0, open: 0, jobs: ["done"] });
    const cost = 5_000 - (ledger?.balance ?? 0);
    expect(cost).toBeGreaterThan(100);
    expect(cost).toBeLessThanOrEqual(2_500);
  });

  it("polishes by rules, each change with its reason, and of the exact words", async () => {
    const text = "• i was responsible for the the website";
    const resume = await resumeWith(user, text);
    const { last } = await readWhole(await optimize(user, resume, text));
    expect(last.event).toBe("finish");
    const { changes } = assistantCalls.optimizeText.reply.parse(JSON.parse(last.data));
    expect(changes.length).toBeGreaterThan(0);
    for (const { before, after, rule, flags, path } of changes) {
      expect(text).toContain(before);
      expect([rule !== undefined, flags, path]).toEqual([true, [], resume.path]);
      expect(after).not.toBe(before);
    }
  });

  it("gives its reasons in the language of the reader's edition", async () => {
    const text = "• i was responsible for the the website";
    const resume = await resumeWith(user, text);
    const reasons = async (language: string) => {
      const answer = await optimize(user, resume, text, {}, { "accept-language": language });
      const { changes } = assistantCalls.optimizeText.reply.parse(JSON.parse((await readWhole(answer)).last.data));
      return changes.map(({ reason }) => reason).join("");
    };
    expect(await reasons("zh-CN")).toContain("词语重复");
    expect(await reasons("en")).toContain("The word stands twice");
  });

  it("writes lines from a hint, as suggestions with blanks", async () => {
    const resume = await resumeWith(user, "Built the shop");
    const body = {
      resumeId: resume.id,
      path: resume.path,
      sectionType: "empolyment",
      hint: "React",
      lang: "en",
    } as const;
    const { last } = await readWhole(await user.fetch(assistantCalls.generateText, { body }));
    const { changes } = JSON.parse(last.data) as Proposal;
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change).toMatchObject({ before: "", isSuggestion: true, isSafe: false });
  });

  const translate = async (description: string, lang: Language, from: "en" | "ch" = "en") => {
    const resume = await resumeWith(user, description, from);
    const body = { resumeId: resume.id, lang } as const;
    const { taskId } = (await user.send(assistantCalls.placeTranslation, { body })).data;
    const { last, events } = await readWhole(await user.fetch(assistantCalls.translateResume, { query: { taskId } }));
    return { last, parts: events.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data)) };
  };

  it("translates what is exact into a copy, and counts the rest", async () => {
    const { last, parts } = await translate("Built the shop\nLed five people", "de");
    expect(last.event).toBe("finish");
    const { resumeId, ...counts } = assistantCalls.translateResume.reply.parse(JSON.parse(last.data));
    expect(counts).toMatchObject({ translated: 2, passages: 4, message: expect.stringContaining("2 of 4") });
    expect(parts.at(-1)).toMatchObject({ section: "Employment", translated: 1, passages: 3 });
    const { lang, data } = (await user.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
    expect([lang, data.basicInfo.title, data.sections[0]?.name]).toEqual([
      "de",
      "Frontend-Entwickler",
      "Berufserfahrung",
    ]);
    expect(data.sections[0]?.data[0]?.description).toContain("Led five people");
  });

  it("translates Chinese wholly into its other script, and no sentence word by word", async () => {
    const { last } = await translate("优化数据库", "zh-tw", "ch");
    const { resumeId } = JSON.parse(last.data) as { resumeId: string };
    const { data } = (await user.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
    expect(data.sections[0]?.data[0]?.description).toContain("優化資料庫");
    const whole = await translate("优化数据库", "en", "ch");
    expect(whole.last).toMatchObject({ event: "error", data: expect.stringContaining("can’t do this") });
    expect(await ledgerOf(test, user)).toMatchObject({ reserved: 0, jobs: ["done", "failed"] });
  });

  it("says what it cannot do before a token is held", async () => {
    const inGerman = await user.send(assistantCalls.checkProfession, { body: draft("de") });
    expect(inGerman).toMatchObject({ status: 400, message: expect.stringContaining("English or Chinese") });
    const resume = await resumeWith(user, "Built the shop");
    const inWords = await optimize(user, resume, "Built the shop", { instruction: "like a pirate" });
    expect(inWords.status).toBe(400);
    expect(await ledgerOf(test, user)).toMatchObject({ balance: 5_000, reserved: 0, jobs: [] });
  });
});

it("an installation with AI=off offers nothing of it", async () => {
  const off = await createTestApp({ printer: createFakePrinter(), env: { AI: "off" } });
  const somebody = await off.user();
  expect((await somebody.send(assistantCalls.listAiProviders)).data).toEqual([]);
  expect((await somebody.send(assistantCalls.checkProfession, { body: draft("en") })).status).toBe(404);
  await off.close();
});
