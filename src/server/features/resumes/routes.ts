import type { resumeCalls } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { moveToBin } from "../bin/service.ts";
import type { Covers } from "../covers/service.ts";
import {
  checkSlug,
  copyResume,
  countResumes,
  createResume,
  findPublicResume,
  getResume,
  listResumes,
  saveResume,
} from "./service.ts";

type Calls = Exclude<keyof typeof resumeCalls, "downloadResume" | "getPagePictures" | "getCover">;

export function resumeHandlers(deps: Deps, covers: Pick<Covers, "soon">): Handlers<Calls> {
  return {
    listResumes: ({ user, query }) => listResumes(deps, user, query),
    countResumes: ({ user }) => countResumes(deps, user),
    getResume: ({ subject }) => getResume(deps, subject.id),
    async createResume({ user, body, locale }) {
      const resume = await createResume(deps, user, body, locale);
      covers.soon(resume._id);
      return resume;
    },
    async copyResume({ user, params, body, locale }) {
      const resume = await copyResume(deps, user, params.id, body, locale);
      covers.soon(resume._id);
      return resume;
    },
    async saveResume({ user, subject, body, locale }) {
      const saved = await saveResume(deps, user, subject.id, body, locale);
      covers.soon(subject.id);
      return saved;
    },
    checkSlug: async ({ user, subject, query }) => ({
      value: query.value,
      state: await checkSlug(deps, user, subject.id, query.value),
    }),
    async removeResume({ user, subject }) {
      await moveToBin(deps, user, subject.id);
      return null;
    },
    async getPublicResume({ params }) {
      const found = await findPublicResume(deps, params.uuid);
      if (!found) throw new AppError("notFound");
      const { data, config } = found.document;
      return {
        uuid: found.uuid,
        name: found.name,
        updatedAt: found.updatedAt.toISOString(),
        data,
        config: {
          templateName: config.templateName,
          templateTheme: config.templateTheme,
          removeBranding: config.removeBranding,
          downloadable: config.downloadable,
          showShareBtn: config.showShareBtn,
          showToggleDarkMode: config.showToggleDarkMode,
          lang: config.lang,
          design: config.design,
        },
      };
    },
  };
}
