import { resumeCalls } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
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

export function mountResumes(app: App, deps: Deps, covers: Covers): void {
  mount(app, deps, resumeCalls.listResumes, ({ user, query }) => listResumes(deps, user, query));
  mount(app, deps, resumeCalls.countResumes, ({ user }) => countResumes(deps, user));
  mount(app, deps, resumeCalls.getResume, ({ user, params }) => getResume(deps, user, params.id));
  mount(app, deps, resumeCalls.createResume, async ({ user, body, locale }) => {
    const resume = await createResume(deps, user, body, locale);
    covers.soon(resume._id);
    return resume;
  });
  mount(app, deps, resumeCalls.copyResume, async ({ user, params, body, locale }) => {
    const resume = await copyResume(deps, user, params.id, body, locale);
    covers.soon(resume._id);
    return resume;
  });
  mount(app, deps, resumeCalls.saveResume, async ({ user, params, body, locale }) => {
    const saved = await saveResume(deps, user, params.id, body, locale);
    covers.soon(params.id);
    return saved;
  });
  mount(app, deps, resumeCalls.checkSlug, async ({ user, params, query, limit }) => {
    await limit("slug-check", user.id, { points: limits.slugChecksPerMinute, seconds: 60 });
    return { value: query.value, state: await checkSlug(deps, user, params.id, query.value) };
  });
  mount(app, deps, resumeCalls.removeResume, async ({ user, params }) => {
    await moveToBin(deps, user, params.id);
    return null;
  });
  mount(app, deps, resumeCalls.getPublicResume, async ({ params }) => {
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
  });
}
