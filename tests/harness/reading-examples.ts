import type { readingCalls } from "#contract/reading.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { Arrange, World } from "./call-examples.ts";
import { docxFile, fileForm, pdfFile, resumeOfFile } from "./resume-files.ts";

async function ofFile({ user }: World) {
  return { as: user, params: { id: await resumeOfFile(user) } };
}

export const readingExamples = {
  parsePdf: async ({ user }) => ({ as: user, input: {}, init: fileForm(await pdfFile()) }),
  parseDocx: ({ user }) => ({ as: user, input: {}, init: fileForm(docxFile()) }),
  importResume: async ({ user }) => {
    const template = "TemplateModern";
    const body = { userId: user.id, template, name: "Mine", lang: "en" } as const;
    const { _id: id, uuid, config } = (await user.send(resumeCalls.createResume, { body })).data;
    await user.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, isPublic: true } } });
    return { as: user, input: { body: { userId: user.id, template, url: `/r/${uuid}` } } };
  },
  getResumeOriginal: async (world) => {
    const { as, params } = await ofFile(world);
    return { as, input: { params } };
  },
  getResumeOriginalFile: async (world) => {
    const { as, params } = await ofFile(world);
    return { as, input: { params } };
  },
  getResumeOriginalLayout: async (world) => {
    const { as, params } = await ofFile(world);
    return { as, input: { params } };
  },
  checkResumeOriginal: async (world) => {
    const { as, params } = await ofFile(world);
    return { as, input: { params, body: { checked: ["basics/name"] } } };
  },
  dismissResumeOriginal: async (world) => {
    const { as, params } = await ofFile(world);
    return { as, input: { params } };
  },
} satisfies Record<keyof typeof readingCalls, Arrange>;
