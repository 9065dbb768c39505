import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { Passage } from "#core/assistant/task.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/resume/schema.ts";
import { fingerprint } from "#core/resume/untranslated.ts";
import { type AiPeerRequest, dataOf, says, startAiPeer } from "#tests/harness/ai-peer.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { giveTokens, ledgerOf, type MadeResume, modelsAt, resumeWith } from "#tests/harness/assistant.ts";
import { readWhole } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

const peer = await startAiPeer();
const test = await createTestApp({ printer: createFakePrinter(), ai: modelsAt(peer.url) });
let user: TestUser;
let resume: MadeResume;

beforeEach(async () => {
  user = await test.user();
  await giveTokens(test, user, 20_000);
  resume = await resumeWith(user, "x");
  const { data } = (await user.send(resumeCalls.getResume, { params: { id: resume.id } })).data;
  const [section] = data.sections;
  const [item] = section?.data ?? [];
  if (!section || !item) throw new Error("The resume has no entry");
  const description =
    '<ul><li><p>Cut load time by <strong>40%</strong> for <a href="https://shop.example.com">the shop</a></p></li><li><p>Led 5 people</p></li></ul>';
  const changed = { ...data, sections: [{ ...section, data: [{ ...item, city: "London", description }] }] };
  await user.send(resumeCalls.saveResume, { params: { id: resume.id }, body: { data: changed } });
  peer.asked.length = 0;
  peer.answer = translates();
});
afterEach(test.clear);
afterAll(async () => {
  await peer.close();
  await test.close();
});

/** A model that puts `DE ` before every passage, except those that the test changes. */
const translates =
  (change: (passage: Passage) => string | null = ({ text }) => `DE ${text}`) =>
  (request: AiPeerRequest) => {
    const passages = (dataOf(request).passages ?? []) as Passage[];
    const answers = passages.flatMap((passage) => {
      const text = change(passage);
      return text === null ? [] : [{ path: passage.path, text }];
    });
    return says(JSON.stringify({ passages: answers }), { prompt: 100, output: 100 });
  };

const translate = async (lang: Language = "de") => {
  const placed = await user.send(assistantCalls.placeTranslation, { body: { resumeId: resume.id, lang } });
  const { taskId } = placed.data;
  return readWhole(await user.fetch(assistantCalls.translateResume, { query: { taskId } }));
};
const finished = async (lang?: Language) => {
  const { last, events } = await translate(lang);
  expect(last.event).toBe("finish");
  const result = assistantCalls.translateResume.reply.parse(JSON.parse(last.data));
  const copy = (await user.send(resumeCalls.getResume, { params: { id: result.resumeId } })).data;
  return { result, copy, events };
};

describe("a translation", () => {
  it("is a private copy in the language, with markup, links, figures and names as they were", async () => {
    const { copy, result, events } = await finished();
    expect(copy).toMatchObject({ name: "Mine (German)", lang: "de", isPublic: false });
    expect(copy.data.basicInfo).toMatchObject({ name: "Ada Lovelace", title: "DE Frontend Engineer" });
    const [section] = copy.data.sections;
    expect(section?.name).toBe("Berufserfahrung");
    expect(section?.data[0]).toMatchObject({ title: "DE Engineer", subTitle: "Northwind", city: "DE London" });
    expect(section?.data[0]?.description).toBe(
      '<ul><li><p>DE Cut load time by <strong>40%</strong> for <a href="https://shop.example.com">the shop</a></p></li><li><p>DE Led 5 people</p></li></ul>',
    );
    expect(result).toMatchObject({ translated: 5, passages: 5, message: "5 of 5 passages translated" });
    const steps = events.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data));
    expect(steps).toMatchObject([
      { done: 1, of: 2 },
      { done: 2, of: 2 },
    ]);
    const original = (await user.send(resumeCalls.getResume, { params: { id: resume.id } })).data;
    expect(original).toMatchObject({ name: "Mine", lang: "en" });
  });

  it("translates what a fact says in its person's words, and shows a model nothing of who somebody is", async () => {
    const { data } = (await user.send(resumeCalls.getResume, { params: { id: resume.id } })).data;
    const links = [
      { id: "pay", name: "Salary expectation", src: "", text: "as much as the last one", kind: "wantedPay" as const },
      { id: "away", name: "Notice period", src: "", text: "2 weeks", kind: "notice" as const },
      { id: "home", name: "Marital status", src: "", text: "it is complicated", kind: "marital" as const },
    ];
    await user.send(resumeCalls.saveResume, { params: { id: resume.id }, body: { data: { ...data, links } } });
    const { copy, result } = await finished();
    expect(copy.data.links.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      "Gehaltsvorstellung: DE as much as the last one",
      "Kündigungsfrist: 2 Wochen",
      "Familienstand: it is complicated",
    ]);
    expect(copy.data.untranslated).toEqual([fingerprint("it is complicated")]);
    expect(result).toMatchObject({ translated: 6, passages: 6 });
    expect(JSON.stringify(peer.asked.map(({ body }) => body))).not.toMatch(/complicated|Marital|Familienstand/);
  });

  it("shows a model neither the person nor the addresses of links", async () => {
    await translate();
    const sent = JSON.stringify(peer.asked.map(({ body }) => body));
    for (const secret of ["Ada", "ada@example.com", "7946", "ada_wx", "shop.example.com", "Northwind"]) {
      expect(sent).not.toContain(secret);
    }
  });

  it.each<[string, (passage: Passage) => string | null]>([
    ["left out", ({ text }) => (text.includes("Led") ? null : `DE ${text}`)],
    ["of another figure", ({ text }) => `DE ${text.replace("5", "50")}`],
    ["with markup", ({ text }) => (text.includes("Led") ? `<b>${text}</b>` : `DE ${text}`)],
    ["far too long", ({ text }) => (text.includes("Led") ? `${text} `.repeat(100) : `DE ${text}`)],
    ["empty", ({ text }) => (text.includes("Led") ? " " : `DE ${text}`)],
  ])("keeps the words of a passage whose answer is %s, and counts it", async (_, change) => {
    peer.answer = translates(change);
    const { result, copy } = await finished();
    expect(result).toMatchObject({ translated: 4, passages: 5 });
    expect(copy.data.sections[0]?.data[0]?.description).toContain("<li><p>Led 5 people</p></li>");
  });

  it("keeps the words of a passage whose marks came back wrong", async () => {
    peer.answer = translates(({ text }) => text.replace("⟦/1⟧", ""));
    const { copy } = await finished();
    expect(copy.data.sections[0]?.data[0]?.description).toContain("Cut load time by <strong>40%</strong> for <a href=");
  });

  it("changes no passage that was not sent", async () => {
    peer.answer = (request) => {
      const [first] = (dataOf(request).passages ?? []) as Passage[];
      const others = ["basicInfo.name", "config.isPublic", "title/../name"].map((path) => ({ path, text: "Mallory" }));
      return says(JSON.stringify({ passages: [...others, { ...first, text: `DE ${first?.text}` }] }));
    };
    expect(JSON.stringify((await finished()).copy)).not.toContain("Mallory");
  });

  it("of which nothing came is none, and costs at most 500 tokens", async () => {
    peer.answer = () => says("Sorry.", { prompt: 300, output: 300 });
    expect((await translate()).last.event).toBe("validateFail");
    expect(await ledgerOf(test, user)).toMatchObject({ balance: 19_500, reserved: 0, jobs: ["invalid"] });
    expect((await user.send(resumeCalls.countResumes)).data).toBe(1);
  });

  it("that fails in the middle costs nothing and leaves no copy", async () => {
    peer.answer = (request, number) => (number === 1 ? translates()(request) : { status: 500 });
    expect((await translate()).last.event).toBe("error");
    expect(await ledgerOf(test, user)).toMatchObject({ balance: 20_000, reserved: 0, jobs: ["failed"] });
    expect((await user.send(resumeCalls.countResumes)).data).toBe(1);
  });

  it("needs room for the copy, before any token is spent", async () => {
    for (let at = 1; at < limits.regular.resumes; at += 1) {
      const body = { userId: user.id, template: "TemplateModern", name: `No. ${at}` };
      await user.send(resumeCalls.createResume, { body });
    }
    const refused = await user.send(assistantCalls.placeTranslation, { body: { resumeId: resume.id, lang: "de" } });
    expect(refused.code).toBe(100405);
    expect(await ledgerOf(test, user)).toMatchObject({ reserved: 0, jobs: [] });
  });
});
