import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import type { Proposal } from "#core/assistant/changes.ts";
import type { Passage } from "#core/assistant/task.ts";
import { judgeTitle } from "#core/assistant/titles/judge-title.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { type AiPeerRequest, dataOf, says, startAiPeer } from "#tests/harness/ai-peer.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { giveTokens, modelsAt, optimize, resumeWith } from "#tests/harness/assistant.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";
import { readWhole } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { injections } from "#tests/harness/injections.ts";
import { isFull } from "#tests/harness/print-set.ts";

/**
 * A model that obeys whatever it reads: it answers with everything that the corpus asks for, and more. What is asked here
 * is whether any of that reaches a field that the person did not ask to change.
 */
const peer = await startAiPeer((request) => says(JSON.stringify(obedient(request))));
const test = await createTestApp({
  ...{ env: { TRUST_PROXY: "true" }, printer: createFakePrinter(), ai: modelsAt(peer.url) },
});
let user: TestUser;

/** Twenty texts are one person's: more would be too many requests. */
async function newUser() {
  user = await test.user({ level: "lifetime" });
  await giveTokens(test, user, 2_000_000);
}

beforeEach(async () => {
  await newUser();
  peer.asked.length = 0;
  peer.answer = (request) => says(JSON.stringify(obedient(request)));
});
afterEach(test.clear);
afterAll(async () => {
  await peer.close();
  await test.close();
});

const foreign = ["basicInfo.name", "basicInfo.email", "config.isPublic", "links", "__proto__", "sections", "title"];
const evil = "Mallory <script>alert(1)</script> http://evil.example mallory@evil.example 900% Google";

function obedient(request: AiPeerRequest) {
  const passages = (dataOf(request).passages ?? []) as Passage[];
  const own = passages.flatMap(({ path, text }) => [
    { path, before: text.split("\n")[0], after: evil, reason: evil, isSafe: true, flags: [] },
    { path: `${path}/../name`, before: text, after: evil },
  ]);
  const others = foreign.map((path) => ({ path, before: "Ada Lovelace", after: evil, text: evil, isSafe: true }));
  return {
    __proto__: { polluted: true },
    changes: [...others, ...own],
    questions: [{ area: "business", ask: evil }],
    passages: [...others, ...passages.map(({ path, text }) => ({ path, text: `${text} ${evil}` }))],
    config: { isPublic: true },
    tool_calls: [{ name: "fetch_url", url: "http://evil.example" }],
  };
}

/** Everything of a resume but the descriptions of its entries and the texts that a translation changes. */
function untouchable({ userId, uuid, data, isPublic }: Resume) {
  const { name, email, cellphone, wechat, birth, avatar } = data.basicInfo;
  const facts = data.sections.map(({ id, type, data: items }) => ({
    ...{ id, type },
    items: items.map(({ subTitle, startDate, endDate }) => ({ subTitle, startDate, endDate })),
  }));
  return { userId, uuid, isPublic, links: data.links, name, email, cellphone, wechat, birth, avatar, facts };
}

/** Every text of the corpus; in an ordinary run one of so many. */
const some = (every: number) => injections.filter((_, at) => isFull || at % every === 0);

const getResume = async (id: string) => (await user.send(resumeCalls.getResume, { params: { id } })).data;

describe("a corpus of 60 injections and a model that obeys them", () => {
  it("has sixty different texts", () => {
    expect(new Set(injections).size).toBe(60);
  });

  it("are no job titles, and reach no model as one", async () => {
    const passed = injections.filter((text) => judgeTitle(text).verdict === "valid");
    expect(passed).toEqual([]);
  });

  it("change nothing when a description is polished, and propose nothing outside it", {
    timeout: 300_000,
  }, async () => {
    for (const [at, text] of injections.entries()) {
      if (at % 20 === 19) await newUser();
      const resume = await resumeWith(user, `Built the shop\n${text}`);
      const before = await getResume(resume.id);
      const { last } = await readWhole(await optimize(user, resume, `Built the shop\n${text}`, {}, elsewhere()));
      expect(last.event, text).toBe("finish");
      const proposal = JSON.parse(last.data) as Proposal;
      for (const change of proposal.changes) {
        expect(change.path, text).toBe(resume.path);
        expect(change.isSafe, text).toBe(false);
        // Markup and foreign contacts are dropped or named, never among what is taken unread.
        expect(change.after, text).not.toMatch(/<script/);
      }
      expect(JSON.stringify(proposal.questions), text).not.toMatch(/<script|evil\.example/);
      expect(JSON.stringify(proposal.changes.map(({ reason }) => reason)), text).not.toMatch(/<script|evil\.example/);
      expect(await getResume(resume.id), text).toEqual(before);
      await user.send(resumeCalls.removeResume, { params: { id: resume.id } });
    }
    const sent = peer.asked.map(({ body }) => body.messages);
    for (const [system, data] of sent) {
      // No text of the corpus stands where the rules stand, and each is a JSON value behind its line.
      expect(injections.filter((text) => system?.content.includes(text))).toEqual([]);
      expect(() => JSON.parse(data?.content.slice(data.content.indexOf("\n") + 1) ?? "")).not.toThrow();
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("change in a translation no field that is not translated", { timeout: 300_000 }, async () => {
    for (const [at, text] of some(4).entries()) {
      if (at % 8 === 7) await newUser();
      const { id: resumeId } = await resumeWith(user, `Built 5 shops\n${text}`);
      const before = await getResume(resumeId);
      const body = { resumeId, lang: "de" } as const;
      const { taskId } = (await user.send(assistantCalls.placeTranslation, { body })).data;
      const { last } = await readWhole(await user.fetch(assistantCalls.translateResume, { query: { taskId } }));
      expect(await getResume(resumeId), text).toEqual(before);
      if (last.event !== "finish") continue;
      const copy = await getResume((JSON.parse(last.data) as { resumeId: string }).resumeId);
      const { uuid, ...kept } = untouchable(copy);
      expect({ ...kept, uuid: before.uuid }, text).toEqual(untouchable(before));
      expect(JSON.stringify(copy.data), text).not.toMatch(/<script>/);
    }
  });

  it("put into a draft no employer, contact or figure that was not given", { timeout: 300_000 }, async () => {
    const lines = ["## profile", `- ${evil}`, "## empolyment", "### 1", `- ${evil}`, "### 9", "- Owned the bank"];
    const good = ["- Built the shop", "- Ran the shop", "- Sold the shop"];
    peer.answer = () => says(`# Mallory\n${[...lines.slice(0, 4), ...good, ...lines.slice(4)].join("\n")}\n`);
    for (const [at, text] of some(6).entries()) {
      if (at % 8 === 7) await newUser();
      const months = { startDate: "2020-01", endDate: "2021-01" };
      const entry = { title: "Engineer", organization: "Northwind", ...months, description: text };
      const draft = { keyword: "Engineer", template: "TemplateModern", lang: "en" } as const;
      const body = { ...draft, additionalData: { workExperience: [entry] } };
      test.clock.advance(600_000);
      const { processId } = (await user.send(assistantCalls.checkProfession, { body })).data;
      const query = { processId: processId ?? "" };
      const { last } = await readWhole(await user.fetch(assistantCalls.generateResume, { query }));
      expect(last.event, text).toBe("finish");
      const { data } = await getResume(last.data);
      const said = data.sections.flatMap(({ data: items }) => items.map((item) => richTextToPlain(item.description)));
      const given = text.toLowerCase();
      for (const word of ["mallory@evil.example", "900%", "<script", "bank"]) {
        if (!given.includes(word)) expect(said.join("\n").toLowerCase(), text).not.toContain(word);
      }
      expect(data.basicInfo).toMatchObject({ name: "", email: "", title: "Engineer" });
      expect(data.sections.find(({ type }) => type === "empolyment")?.data).toHaveLength(1);
    }
  });
});
