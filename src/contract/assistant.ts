import { z } from "zod";
import { proposalSchema } from "#core/assistant/changes.ts";
import { engineNames, parsedSchema, translatedSchema } from "#core/assistant/events.ts";
import { passagePath } from "#core/assistant/passages.ts";
import { polishActions } from "#core/assistant/task.ts";
import { limits } from "#core/limits.ts";
import { languages } from "#core/resume/schema.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";

/**
 * The assistant. What takes a model's time is a job: one call places it and reserves its tokens, another reads its
 * stream, which begins the job for the first reader and shows every later one the same from the place where it was cut
 * off (`Last-Event-ID`). A stream is `meta`, `open` with a place in the queue where there is one, `message` with a chunk
 * of text each, and exactly one of `finish`, `validateFail` and `error`.
 */
const { assistant } = limits;

/** The engine to ask. The default is a model where one is set up, else the built-in engine. */
const aiProvider = z.string().min(1).max(40).optional();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "invalid");
const line = (max: number) => z.string().trim().min(1, "required").max(max);

export const experienceSchema = z
  .strictObject({
    title: line(assistant.titleLength),
    organization: line(assistant.organizationLength),
    startDate: month,
    endDate: month.or(z.literal("present")).or(z.literal("")).optional(),
    isPresent: z.boolean().optional(),
    description: z.string().max(assistant.descriptionLength).optional(),
  })
  .refine(({ endDate, isPresent }) => isPresent === true || Boolean(endDate), { path: ["endDate"], error: "required" })
  .refine(({ startDate, endDate }) => !endDate || endDate === "present" || endDate >= startDate, {
    path: ["endDate"],
    error: "invalid",
  });
export type ExperienceInput = z.input<typeof experienceSchema>;

const experiences = z.array(experienceSchema).max(assistant.entries).optional();

export const engineSchema = z.strictObject({
  name: z.enum(engineNames),
  /** The model's name; for the built-in engine its version. */
  label: z.string(),
  isBuiltIn: z.boolean(),
  isDefault: z.boolean(),
});

const group = "assistant";
const fromOnePlace = { rate: "assistantFromOnePlace", per: ["ip"] } as const;
const perUser = ["user"] as const;
const placing = ["aiEngineMissing", "insufficientTokens", "aiTooManyJobs", "tooManyRequests", "notFound"] as const;
/** A reader begins a job, so another site must not. */
const events = { answer: "events", contentType: "text/event-stream; charset=utf-8" } as const;
const reading = { group, who: "user", scope: null, method: "GET", changesState: true, ...events } as const;
const resumeOfBody = { subject: { kind: "resume", from: "body.resumeId" }, may: "editResume" } as const;
const path = z.string().max(300).regex(passagePath, "invalid");

export const assistantCalls = {
  listAiProviders: defineCall({
    group,
    who: "public",
    scope: "public",
    method: "GET",
    path: "/api/ai/providers",
    summary: "The engines that this installation has, the default first; none where the assistant is off.",
    reply: z.array(engineSchema),
  }),
  checkProfession: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/checkIsValidProfession",
    limits: [{ rate: "checkTitle", per: perUser }, fromOnePlace],
    decides: ["createResume", "useTemplate"],
    summary:
      "Whether a text is a job title. If it is, a draft for it is placed and its tokens are reserved: `processId` names it. Free otherwise.",
    body: json(
      z.strictObject({
        keyword: line(assistant.titleLength),
        template: z.string().min(1).max(64),
        aiProvider,
        /** The language of the resume; the request's locale where it is absent. */
        lang: z.enum(languages).optional(),
        additionalData: z
          .strictObject({ workExperience: experiences, educationExperience: experiences })
          .optional()
          .default({}),
      }),
    ),
    reply: z.strictObject({ valid: z.boolean(), processId: idText.nullable() }),
    errors: [...placing, "aiDraftLanguage", "resumeLimit", "templateLocked"],
  }),
  generateResume: defineCall({
    ...reading,
    path: "/api/generateResumeByStream",
    summary: "The draft as it is written, one line of text a message; `finish` is the id of the new resume.",
    query: z.strictObject({ processId: idText, aiProvider }),
    reply: idText,
    errors: ["notFound", "aiEngineMissing"],
  }),
  optimizeText: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/ai/optimize",
    ...events,
    limits: [{ rate: "polish", per: perUser }, fromOnePlace],
    ...resumeOfBody,
    summary:
      "Proposed changes of a description (`sections/ID/ID`) or of those of a section (`sections/ID`). Nothing is changed; a reader who leaves stops the work and pays nothing.",
    body: json(
      z.strictObject({
        resumeId: idText,
        path,
        /** What stands there now, as plain text; left empty for a section. */
        text: z.string().max(assistant.descriptionLength),
        action: z.enum(polishActions).optional().default("polish"),
        instruction: z.string().max(assistant.hintLength).optional().default(""),
        lang: z.enum(languages),
        aiProvider,
        baseUpdatedAt: timestamp,
      }),
    ),
    reply: proposalSchema,
    errors: [...placing, "aiUnable", "aiNothingToPolish", "aiTextTooLong", "resumeConflict"],
  }),
  generateText: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/ai/generate",
    ...events,
    limits: [{ rate: "polish", per: perUser }, fromOnePlace],
    ...resumeOfBody,
    summary:
      "Proposed lines for an entry or a section, each a suggestion to be confirmed. Otherwise like the call before.",
    body: json(
      z.strictObject({
        resumeId: idText,
        path,
        sectionType: z.string().min(1).max(64),
        hint: z.string().max(assistant.hintLength).optional().default(""),
        lang: z.enum(languages),
        aiProvider,
      }),
    ),
    reply: proposalSchema,
    errors: [...placing, "aiUnable"],
  }),
  placeTranslation: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/getResumeTranslateTaskId",
    limits: [{ rate: "translate", per: perUser }, fromOnePlace],
    ...resumeOfBody,
    decides: ["createResume"],
    summary: "Place the translation of a resume into another language, as a copy, and reserve its tokens.",
    body: json(z.strictObject({ resumeId: idText, lang: z.enum(languages), aiProvider })),
    reply: z.strictObject({ taskId: idText }),
    errors: [...placing, "aiUnable", "resumeLimit", "aiNothingToPolish", "aiTextTooLong"],
  }),
  translateResume: defineCall({
    ...reading,
    path: "/api/translateResumeByStream",
    summary: "The translation's progress, a message for each section; `finish` names the copy.",
    query: z.strictObject({ taskId: idText, aiProvider }),
    reply: translatedSchema,
    errors: ["notFound", "aiEngineMissing"],
  }),
  stopTask: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/ai/stop",
    summary: "Stop a draft or a translation, which then costs nothing and adds no resume. One that has ended stays.",
    body: json(z.strictObject({ taskId: idText })),
    reply: z.strictObject({ isStopped: z.boolean() }),
    errors: ["notFound"],
  }),
  placeParse: defineCall({
    group,
    who: "user",
    scope: null,
    method: "POST",
    path: "/api/getResumeParseTaskId",
    limits: [{ rate: "parse", per: perUser }, fromOnePlace],
    decides: ["createResume", "useTemplate"],
    summary:
      "Place the making of a resume from the lines of a file, as `parsePdf` or `parseDocx` answered them. Free with the built-in engine; a model checks what was read, and its tokens are reserved.",
    body: json(
      z.strictObject({
        content: z.string().trim().min(1, "required").max(limits.reading.characters),
        template: z.string().min(1).max(64),
        aiProvider,
        /** Make a resume also of a file in which none was found. */
        isAnyway: z.boolean().optional().default(false),
      }),
    ),
    reply: z.strictObject({ taskId: idText }),
    errors: [...placing, "resumeLimit", "templateLocked"],
  }),
  parseResume: defineCall({
    ...reading,
    path: "/api/parseResumeByStream",
    summary: "What was found in the file, a message for each section; `finish` names the new resume.",
    query: z.strictObject({ taskId: idText, aiProvider }),
    reply: parsedSchema,
    errors: ["notFound", "aiEngineMissing", "noResumeFound", "fileReaderBusy", "fileTooHeavy"],
  }),
} as const;
