import type { resumeCalls } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requireDirect } from "#server/operations/principal.ts";
import type { CoverForm, Covers } from "../covers/service.ts";
import {
  type CoverDraws,
  checkSlug,
  copyResume,
  countResumes,
  createResume,
  createSaving,
  findCover,
  findPublicResume,
  getResume,
  listResumes,
  moveToBin,
  type SaveTurns,
} from "./service.ts";

type Calls = Exclude<keyof typeof resumeCalls, "downloadResume" | "exportResume" | "getPagePictures">;

export function resumeHandlers(
  deps: Deps,
  { covers, coverDraws, saveTurns }: { covers: Covers; coverDraws: CoverDraws; saveTurns: SaveTurns },
): Handlers<Calls> {
  const save = createSaving(deps, { coverDraws, saveTurns });
  return {
    listResumes: ({ user, query }) => listResumes(deps, user, query),
    countResumes: ({ user }) => countResumes(deps, user),
    getResume: ({ subject }) => getResume(deps, subject.id),
    async createResume({ user, body, locale }) {
      const resume = await createResume(deps, user, body, locale);
      await coverDraws.soon(resume._id, user.id);
      return resume;
    },
    async copyResume({ user, params, body, locale }) {
      const resume = await copyResume(deps, user, params.id, body, locale);
      await coverDraws.soon(resume._id, user.id);
      return resume;
    },
    async saveResume({ principal, user, params, body, locale, ip }) {
      requireDirect(principal);
      return save({ user, id: params.id, patch: body, locale, ip });
    },
    checkSlug: async ({ user, subject, query }) => ({
      value: query.value,
      state: await checkSlug(deps, user, subject.id, query.value),
    }),
    async removeResume({ user, subject }) {
      await moveToBin(deps, user, subject.id);
      return null;
    },
    async getCover({ params, query, user }) {
      const form: CoverForm = { size: query.w ? "small" : "full", ...(query.theme ? { theme: query.theme } : {}) };
      const version = params.file.replace(/\.webp$/, "");
      const found = await findCover({ ...deps, covers }, user, params.id, { ...form, version });
      if (!found) throw new AppError("notFound");
      if (found.kind === "moved") {
        const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`);
        const url = asked.length > 0 ? `${found.url}?${asked.join("&")}` : found.url;
        return new Response(null, { status: 302, headers: { Location: url, "Cache-Control": "no-store" } });
      }
      return new Response(new Uint8Array(found.bytes), {
        headers: {
          "Content-Type": "image/webp",
          "Content-Length": String(found.bytes.byteLength),
          "Cache-Control": found.caching,
        },
      });
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
