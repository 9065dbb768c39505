import { assistantCalls } from "#contract/assistant.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { plainToRichText } from "#core/resume/rich-text.ts";
import { createItem, emptySection } from "#core/resume/sections.ts";
import { createDeepseek } from "#server/adapters/ai/deepseek.ts";
import { createOpenAiCompatible } from "#server/adapters/ai/openai-compatible.ts";
import { book } from "#server/features/ledger/service.ts";
import { newId } from "#server/ids.ts";
import type { TestApp, TestUser } from "./app.ts";
import { readWhole } from "./events.ts";

/** What tests of the assistant begin with. */

/** A key that must appear nowhere. */
export const aiKey = "sk-this-key-is-never-shown";
const times = { first: 2_000, stall: 1_000, whole: 20_000, retry: 1, retryAfter: 100, count: 100 };

/** Returns both models, asked at a peer. */
export const modelsAt = (baseUrl: string) => [
  createDeepseek({ apiKey: aiKey, model: "deepseek-flash", baseUrl, times }),
  createOpenAiCompatible({ apiKey: aiKey, model: "qwen3", baseUrl, times }),
];

/** Gives a user tokens, as the gift of a sign-up does. */
export async function giveTokens({ deps, clock }: TestApp, { id }: TestUser, amount = 50_000): Promise<void> {
  const gift = { account: "token", userId: id, type: "initial", amount, cause: `tokens of ${id}` } as const;
  await deps.db.transaction((tx) => book(tx, [gift], new Date(clock.now())));
}

/** A resume with one job, whose description is this text. */
export async function resumeWith(user: TestUser, description: string, lang: "en" | "ch" = "en") {
  const body = { userId: user.id, template: "TemplateModern", name: "Mine", lang };
  const made = (await user.send(resumeCalls.createResume, { body })).data;
  const entry = { ...createItem(newId()), title: "Engineer", subTitle: "Northwind", startDate: "2021-03" };
  const item = { ...entry, endDate: "present", description: plainToRichText(description) };
  const section = { ...emptySection("empolyment", lang, newId()), data: [item] };
  const basicInfo = {
    ...made.data.basicInfo,
    ...{ name: "Ada Lovelace", title: "Frontend Engineer", email: "ada@example.com", cellphone: "+44 20 7946 0123" },
    wechat: "ada_wx_1815",
  };
  const data = { ...made.data, basicInfo, sections: [section] };
  const saved = await user.send(resumeCalls.saveResume, { params: { id: made._id }, body: { data } });
  const path = `sections/${section.id}/${item.id}`;
  return { id: made._id, path, sectionPath: `sections/${section.id}`, baseUpdatedAt: saved.data.updatedAt };
}
export type MadeResume = Awaited<ReturnType<typeof resumeWith>>;

/** Asks for better words of a description. */
export function optimize(
  user: TestUser,
  resume: MadeResume,
  text: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const { id: resumeId, path, baseUpdatedAt } = resume;
  return user.fetch(assistantCalls.optimizeText, {
    body: { resumeId, path, text, lang: "en", baseUpdatedAt, ...more },
    headers,
  });
}

/** Returns a user's tokens, the state of the assistant's jobs, and how many reservations are open. */
export async function ledgerOf({ deps }: TestApp, { id }: { id: string }) {
  const { rows } = await deps.db.pool.query<{ balance: number; reserved: number; open: number; jobs: string[] }>(
    `select balance::int, reserved::int,
       (select count(*)::int from reservations where state = 'open' and user_id = $1) as open,
       array(select state from ai_jobs where user_id = $1 order by created_at, id) as jobs
     from accounts where user_id = $1 and kind = 'token'`,
    [id],
  );
  return rows[0];
}

/** Lets the built-in engine draft a resume with one job of this description. */
export async function draftFor(user: TestUser, description: string): Promise<void> {
  const job = { title: "Analyst", organization: "Turin", startDate: "1842-01", endDate: "1843-09", description };
  const asked = { keyword: "Engineer", template: "TemplateModern", aiProvider: "built-in", lang: "en" } as const;
  const body = { ...asked, additionalData: { workExperience: [job] } };
  const { processId } = (await user.send(assistantCalls.checkProfession, { body })).data;
  await readWhole(await user.fetch(assistantCalls.generateResume, { query: { processId: processId ?? "" } }));
}
