import type { assistantCalls } from "#contract/assistant.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import * as assistant from "./service.ts";

export function assistantHandlers(
  deps: Deps,
  { runs }: { runs: assistant.Runs },
): Handlers<keyof typeof assistantCalls> {
  return {
    listAiProviders: () => assistant.listEngines(deps),
    async checkProfession({ user, body, locale }) {
      const processId = await assistant.placeDraft(deps, user, body, locale);
      return { valid: processId !== null, processId };
    },
    generateResume({ user, query, ...reader }) {
      const job = { id: query.processId, kind: "draft", engine: query.aiProvider } as const;
      return assistant.followJob(deps, runs, job, { ...reader, userId: user.id });
    },
    async optimizeText({ user, subject, body, ...reader }) {
      const id = await assistant.placePolish(deps, user, subject.id, body, reader.locale);
      return assistant.followWhileRead(deps, runs, { id, kind: "polish" }, { ...reader, userId: user.id });
    },
    async generateText({ user, subject, body, ...reader }) {
      const id = await assistant.placeWriting(deps, user, subject.id, body);
      return assistant.followWhileRead(deps, runs, { id, kind: "write" }, { ...reader, userId: user.id });
    },
    placeTranslation: async ({ user, subject, body, locale }) => ({
      taskId: await assistant.placeTranslation(deps, user, subject.id, body, locale),
    }),
    translateResume({ user, query, ...reader }) {
      const job = { id: query.taskId, kind: "translate", engine: query.aiProvider } as const;
      return assistant.followJob(deps, runs, job, { ...reader, userId: user.id });
    },
    async stopTask({ user, body: { taskId } }) {
      const isStopped = await assistant.stopJob(deps, user.id, taskId);
      if (isStopped) runs.find(taskId)?.abort();
      return { isStopped };
    },
    placeParse: async ({ user, body, locale }) => ({ taskId: await assistant.placeParse(deps, user, body, locale) }),
    parseResume({ user, query, ...reader }) {
      const job = { id: query.taskId, kind: "parse", engine: query.aiProvider } as const;
      return assistant.followJob(deps, runs, job, { ...reader, userId: user.id });
    },
  };
}
