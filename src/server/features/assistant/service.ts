import type { assistantCalls } from "#contract/assistant.ts";
import type { BodyOf } from "#contract/operation.ts";
import { passagesAt, surroundingsAt } from "#core/assistant/passages.ts";
import type { AiTask, Experience, Passage } from "#core/assistant/task.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { withoutSamples } from "#core/resume/sample-items.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import type { AiEngine } from "#server/adapters/ai/port.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { copiedConfig, getResume, requireRoom, usableTemplate } from "../resumes/service.ts";
import type { DraftInput } from "./drafting.ts";
import { askedEngine } from "./engines.ts";
import { placeJob } from "./place.ts";
import type { Personal, PolishInput } from "./polishing.ts";
import { isTitle } from "./title-check.ts";
import { type TranslateInput, translateTasks } from "./translating.ts";
import type { WriteInput } from "./writing.ts";

export { followJob, followWhileRead } from "./follow.ts";
export { stopJob, sweepJobs } from "./place.ts";
export { placeParse } from "./place-parse.ts";
export { createRuns, type Runs } from "./runs.ts";

/**
 * The assistant: who may ask it for what, and what it is then given. What a kind of job does is in `drafting.ts`,
 * `polishing.ts`, `writing.ts` and `translating.ts`; how jobs are placed, run and read is in `place.ts`, `runs.ts` and
 * `follow.ts`, the same for all of them.
 */
const { assistant } = limits;

type Body<Name extends keyof typeof assistantCalls> = BodyOf<(typeof assistantCalls)[Name]>;

/** Returns the engines, the default first. */
export function listEngines({ ai }: Pick<Deps, "ai">) {
  return ai.map(({ name, model, isBuiltIn }, index) => ({ name, label: model, isBuiltIn, isDefault: index === 0 }));
}

/**
 * Judges a job title, and places the draft of a resume for it. Returns the draft's id, null where it is no title. Throws
 * what forbids another resume or this design before any token is reserved.
 */
export async function placeDraft(
  deps: Deps,
  user: CurrentUser,
  { keyword, template, aiProvider, lang, additionalData }: Body<"checkProfession">,
  locale: Locale,
): Promise<string | null> {
  const engine = askedEngine(deps, aiProvider);
  const { id, design } = usableTemplate(user, template);
  const title = cleanText(keyword, assistant.titleLength).trim();
  if (!(await isTitle(deps, title))) return null;
  const task: AiTask = {
    kind: "draft",
    title,
    lang: lang ?? locale,
    jobs: (additionalData.workExperience ?? []).map(toExperience),
    schools: (additionalData.educationExperience ?? []).map(toExperience),
    seed: deps.now() % 2 ** 31,
  };
  requireAble(engine, task);
  const { componentName: templateName, themes } = design;
  const input: DraftInput = { task, design: { templateName, templateId: id, templateTheme: themes[0] } };
  const check: Parameters<typeof placeJob>[2]["check"] = (tx) => requireRoom(tx, user);
  return placeJob(deps, user, { kind: "draft", engine, input, tasks: [task], check });
}

type SentExperience = NonNullable<Body<"checkProfession">["additionalData"]["workExperience"]>[number];

function toExperience({ title, organization, startDate, endDate, isPresent, description }: SentExperience): Experience {
  const line = (text: string) => cleanText(text, text.length).trim();
  return {
    title: line(title),
    organization: line(organization),
    startDate,
    endDate: isPresent || !endDate ? "present" : endDate,
    description: cleanText(description ?? "", assistant.descriptionLength, "multi").trim(),
  };
}

/** Places the work on better words for a passage or a section. Throws resumeConflict where the resume has changed. */
export async function placePolish(
  deps: Deps,
  user: CurrentUser,
  resumeId: string,
  body: Body<"optimizeText">,
  edition: Locale,
) {
  const engine = askedEngine(deps, body.aiProvider);
  const resume = await getResume(deps, resumeId);
  if (resume.updatedAt !== body.baseUpdatedAt) {
    throw new AppError("resumeConflict", { data: { updatedAt: resume.updatedAt } });
  }
  const text = cleanText(body.text, assistant.descriptionLength, "multi");
  const passages = requirePassages(passagesAt(resume.data, body.path, text));
  const { title } = resume.data.basicInfo;
  const { action, lang, instruction } = body;
  const task: AiTask = { kind: "polish", action, lang, title, passages, instruction: instruction.trim(), edition };
  requireAble(engine, task);
  const input: PolishInput = { task, personal: personalOf(resume) };
  return placeJob(deps, user, { kind: "polish", engine, input, tasks: [task] });
}

/** Places the work on new lines for an entry or a section. */
export async function placeWriting(deps: Deps, user: CurrentUser, resumeId: string, body: Body<"generateText">) {
  const engine = askedEngine(deps, body.aiProvider);
  const resume = await getResume(deps, resumeId);
  const around = surroundingsAt(resume.data, body.path);
  if (!around) throw new AppError("notFound");
  const { path, lang, hint } = body;
  const saved = passagesAt(resume.data, path, "") ?? [];
  const isEntry = path.split("/").length > 2;
  const existing = (isEntry ? savedTextAt(resume, path) : saved.map(({ text }) => text).join("\n")).slice(
    ...[0, assistant.descriptionLength],
  );
  const { title } = resume.data.basicInfo;
  const task: AiTask = {
    kind: "write",
    lang,
    title,
    sectionType: around.type,
    existing,
    hint: hint.trim(),
    seed: deps.now() % 2 ** 31,
  };
  requireAble(engine, task);
  const input: WriteInput = { task, path, personal: personalOf(resume), given: around.given };
  return placeJob(deps, user, { kind: "write", engine, input, tasks: [task] });
}

type Stored = Pick<ResumeDocument, "data">;

function savedTextAt({ data }: Stored, path: string): string {
  const section = passagesAt(data, path.split("/").slice(0, 2).join("/"), "") ?? [];
  return section.find((passage) => passage.path === path)?.text ?? "";
}

/** Places a translation of the resume as it is stored. Throws resumeLimit where there is no room for the copy. */
export async function placeTranslation(
  deps: Deps,
  user: CurrentUser,
  resumeId: string,
  { lang, aiProvider }: Body<"placeTranslation">,
  locale: Locale,
): Promise<string> {
  const engine = askedEngine(deps, aiProvider);
  const { name, data, config } = await getResume(deps, resumeId);
  const document = withoutSamples({ name, data, config: copiedConfig(config, user.isValid) });
  const tasks = translateTasks(document, lang).map(({ task }) => task);
  requirePassages(tasks.flatMap(({ passages }) => passages));
  const [first] = tasks;
  if (first) requireAble(engine, first);
  const input: TranslateInput = { document, name: nameOfCopy(name, lang, locale), to: lang, locale };
  const check: Parameters<typeof placeJob>[2]["check"] = (tx) => requireRoom(tx, user);
  return placeJob(deps, user, { kind: "translate", engine, input, tasks, check });
}

/** The tag of each language by which its name in another one is found. */
const tags: Record<Language, string> = {
  ...{ ch: "zh-Hans", "zh-tw": "zh-Hant", en: "en", es: "es", fr: "fr", de: "de", ja: "ja", ko: "ko" },
};

function nameOfCopy(name: string, lang: Language, locale: Locale): string {
  const names = new Intl.DisplayNames([locale === "ch" ? "zh-Hans" : "en"], { type: "language" });
  const language = names.of(tags[lang]) ?? lang;
  const { nameLength } = limits.document;
  const ending = translate(locale, "assistantServer", "copyName", { name: "", language });
  return cleanText(name, nameLength - ending.length).trimEnd() + ending;
}

function requirePassages(passages: Passage[] | null): Passage[] {
  if (!passages) throw new AppError("notFound");
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  if (passages.every(({ text }) => text.trim() === "")) throw new AppError("aiNothingToPolish");
  const most = assistant.passagesLength;
  if (length > most) throw new AppError("aiTextTooLong", { params: { most } });
  return passages;
}

/** Refuses before a token is held what the engine cannot do. */
function requireAble(engine: AiEngine, task: AiTask): void {
  if (engine.can(task)) return;
  throw new AppError(task.kind === "draft" ? "aiDraftLanguage" : "aiUnable");
}

function personalOf({ data }: Stored): Personal {
  const { name, cellphone, email, birth, wechat } = data.basicInfo;
  return { name, cellphone, email, birth, wechat };
}
