import { assistantCalls } from "#contract/assistant.ts";
import type { Passage } from "#core/assistant/task.ts";
import { type AiPeer, dataOf, says } from "./ai-peer.ts";
import { giveTokens, resumeWith } from "./assistant.ts";
import type { Arrange, World } from "./call-examples.ts";
import { pdfFile, resumeLines, sendFile } from "./resume-files.ts";

/** A model that does whatever it is asked. */
export const answerTask: AiPeer["answer"] = (request) => {
  const data = dataOf(request);
  const passages = (data.passages ?? []) as Passage[];
  if ("instruction" in data) {
    const changes = passages.map(({ path, text }) => ({ path, before: text, after: `${text}.`, reason: "Ends" }));
    return says(JSON.stringify({ changes }));
  }
  if ("lines" in data) return says(JSON.stringify({ corrections: [] }));
  if ("hint" in data) return says(JSON.stringify({ lines: ["Built the checkout of the shop"] }));
  if ("passages" in data) return says(JSON.stringify({ passages }));
  return says("## profile\n- An engineer\n## project\n- > Shop: a shop\n- > Till: a till\n- > Bill: a bill\n");
};

async function withResume({ test, user }: World) {
  await giveTokens(test, user);
  return resumeWith(user, "made pages faster");
}

const draft = { keyword: "Frontend Engineer", template: "TemplateModern" };

export const assistantExamples = {
  listAiProviders: ({ test }) => ({ as: test.anonymous(), input: {} }),
  checkProfession: async ({ test, user }) => {
    await giveTokens(test, user);
    const months = { startDate: "2020-01", endDate: "2021-12" };
    const entry = { title: "Engineer", organization: "Northwind", ...months, description: "React" };
    const additionalData = { workExperience: [entry], educationExperience: [entry] };
    return { as: user, input: { body: { ...draft, aiProvider: "deepseek", lang: "en", additionalData } } };
  },
  generateResume: async ({ test, user }) => {
    await giveTokens(test, user);
    const body = { ...draft, aiProvider: "built-in" };
    const { processId } = (await user.send(assistantCalls.checkProfession, { body })).data;
    return { as: user, input: { query: { processId: processId ?? "" } } };
  },
  optimizeText: async (world) => {
    const { id: resumeId, path, baseUpdatedAt } = await withResume(world);
    const body = { resumeId, path, text: "made pages faster", lang: "en", baseUpdatedAt } as const;
    return { as: world.user, input: { body: { ...body, action: "polish", instruction: "shorter" } } };
  },
  generateText: async (world) => {
    const { id: resumeId, path } = await withResume(world);
    const body = { resumeId, path, sectionType: "empolyment", hint: "the checkout", lang: "en" } as const;
    return { as: world.user, input: { body } };
  },
  placeTranslation: async (world) => {
    const { id: resumeId } = await withResume(world);
    return { as: world.user, input: { body: { resumeId, lang: "de" } } };
  },
  translateResume: async (world) => {
    const { id: resumeId } = await withResume(world);
    const placed = await world.user.send(assistantCalls.placeTranslation, { body: { resumeId, lang: "de" } });
    return { as: world.user, input: { query: { taskId: placed.data.taskId } } };
  },
  stopTask: async (world) => {
    const { id: resumeId } = await withResume(world);
    const placed = await world.user.send(assistantCalls.placeTranslation, { body: { resumeId, lang: "de" } });
    return { as: world.user, input: { body: { taskId: placed.data.taskId } } };
  },
  placeParse: async ({ test, user }) => {
    await giveTokens(test, user);
    const content = resumeLines.join("\n");
    return { as: user, input: { body: { content, template: "TemplateModern", aiProvider: "deepseek" } } };
  },
  parseResume: async ({ user }) => {
    const { content } = await sendFile(user, await pdfFile());
    const body = { content, template: "TemplateModern", aiProvider: "built-in" };
    const { taskId } = (await user.send(assistantCalls.placeParse, { body })).data;
    return { as: user, input: { query: { taskId } } };
  },
} satisfies Record<keyof typeof assistantCalls, Arrange>;
