import { jsonrepair } from "jsonrepair";
import { z } from "zod";
import { createHiddenFacts } from "#core/assistant/hidden-facts.ts";
import { readAnswer, salvaged } from "#core/assistant/json-output.ts";
import type { ParseTask } from "#core/assistant/task.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { correctableFields, withCorrections } from "#core/resume/reading/corrections.ts";
import type { FieldReading } from "#core/resume/reading/places.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { defaultConfig, type ResumeConfig, type ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import { translate } from "#server/http/locale.ts";
import { claimOriginal, errorOfExtraction, findUnclaimed, type OriginalRow, photoOf } from "../originals/service.ts";
import { addResume } from "../resumes/service.ts";
import { askForJson, type WorkContext, type WorkDone } from "./work.ts";

export type ParseInput = {
  /** The id of the file that the lines are of; null where they are of none. */
  original: string | null;
  content: string;
  design: Pick<ResumeConfig, "templateName" | "templateId" | "templateTheme">;
  locale: Locale;
  isAnyway: boolean;
};

const answer = z.object({
  corrections: salvaged(z.object({ path: z.string().max(300), value: z.string().max(500) }), 200),
});

/** Returns what a model is asked about a file; without a document, about lines of this length. */
export function parseTask({ document, content }: { document: ResumeDocument | null; content: string }): ParseTask {
  const shown = content.slice(0, limits.assistant.parseLength);
  const fields = document ? correctableFields(document.data) : [];
  return { kind: "parse", lang: document?.config.lang ?? "en", lines: shown.split("\n"), fields };
}

/**
 * Makes a resume of a file. What the rules read in it stands; a model is shown the file's words beside the fields, and
 * what it corrects is taken where the file says the same. A model that fails has checked nothing, and costs nothing.
 */
export async function parseWork(context: WorkContext, input: ParseInput): Promise<WorkDone> {
  const { deps } = context;
  const { locale } = input;
  const read = await readingOf(context, input);
  if (!read.isResume && !input.isAnyway) return { ending: "invalid", used: 0, error: "noResumeFound" };
  const { sections } = read.document.data;
  for (const [index, { name, data }] of sections.entries()) {
    context.say(JSON.stringify({ section: name, entries: data.length, done: index + 1, of: sections.length }));
  }
  const { data, fields: better, used } = await checkedByModel(context, read.document, input.content);
  const fields = mergedFields(read.fields, better);
  const doubtful = fields.filter(({ confidence }) => confidence < limits.reading.doubtBelow).length;
  const avatar = read.row ? await photoOf(deps, read.row) : "";
  const left = data.sections.find(({ id }) => id === read.notPlacedIn);
  const notPlaced = left?.data.reduce((sum, { description }) => sum + linesOf(description), 0) ?? 0;
  return {
    ending: "done",
    used,
    async complete(tx, user) {
      const name = cleanText(nameOf(data.basicInfo, locale), limits.document.nameLength).trim();
      const config = { ...defaultConfig, ...input.design, lang: read.document.config.lang };
      const { _id: resumeId } = await addResume(deps, tx, user, {
        ...{ name, config },
        data: { ...data, basicInfo: { ...data.basicInfo, avatar } },
      });
      if (read.row) await claimOriginal(deps, tx, read.row, { resumeId, fields });
      const message =
        doubtful > 0
          ? translate(locale, "assistantServer", "parsedDoubtful", { count: doubtful })
          : translate(locale, "assistantServer", "parsed");
      return { resumeId, message, doubtful, notPlaced, corrected: better.length };
    },
    resumeOf: (finished) => (finished as { resumeId: string }).resumeId,
  };
}

const linesOf = (description: string) => richTextToPlain(description).split("\n").filter(Boolean).length;

/** What a model has corrected stands in the place of what the rules read; its place in the file is not known. */
function mergedFields(read: readonly FieldReading[], better: readonly FieldReading[]): FieldReading[] {
  const keyOf = ({ item, field }: FieldReading) => `${item}/${field}`;
  const corrected = new Map(better.map((field) => [keyOf(field), field]));
  const kept = read.map((field) => {
    const one = corrected.get(keyOf(field));
    return one ? { ...one, places: field.places } : field;
  });
  const known = new Set(read.map(keyOf));
  return [...kept, ...better.filter((field) => !known.has(keyOf(field)))].filter(({ value }) => value !== "");
}

/** Asks a model, where there is one, what of a reading is wrong. Contacts and the name do not leave this server. */
async function checkedByModel(context: WorkContext, document: ResumeDocument, content: string) {
  const { data } = document;
  const unchanged = { data, fields: [], used: 0 };
  if (context.engine.isBuiltIn) return unchanged;
  const task = parseTask({ document, content });
  const hidden = createHiddenFacts(data.basicInfo);
  const asked: ParseTask = {
    ...task,
    lines: task.lines.map(hidden.hide),
    fields: task.fields.map(({ path, value }) => ({ path, value: hidden.hide(value) })),
  };
  try {
    const { value, used } = await askForJson(context, asked, (text) => readAnswer(text, answer, jsonrepair));
    const corrections = (value?.corrections ?? []).flatMap((one) => {
      const restored = hidden.restore(one.value);
      return restored === null ? [] : [{ path: one.path, value: cleanText(restored, restored.length).trim() }];
    });
    return { ...withCorrections(data, corrections, content), used };
  } catch (error) {
    if (!(error instanceof AiFailure) || context.signal.aborted) throw error;
    context.deps.log.warn({ failure: error.kind }, "a file was read without the model's opinion");
    return unchanged;
  }
}

function nameOf({ name, title }: ResumeDocument["data"]["basicInfo"], locale: Locale): string {
  return [name, title].filter(Boolean).join(" - ") || translate(locale, "assistantServer", "fromFile");
}

type Read = {
  row: OriginalRow | null;
  document: ResumeDocument;
  fields: FieldReading[];
  notPlacedIn: string | null;
  isResume: boolean;
};

async function readingOf({ deps }: WorkContext, { original, content }: ParseInput): Promise<Read> {
  const row = original === null ? null : await findUnclaimed(deps, original);
  if (row?.document) {
    const { document, isResume, reading } = row;
    return { row, document, isResume, fields: reading.fields, notPlacedIn: reading.notPlacedIn };
  }
  try {
    return { row: null, ...(await deps.extractor.readText(content)) };
  } catch (error) {
    throw errorOfExtraction(error);
  }
}
