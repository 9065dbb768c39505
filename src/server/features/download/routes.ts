import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { attachment } from "./disposition.ts";
import { downloadResume, picturesOfPages } from "./service.ts";

/** Far above what a person does; a wall before the renderer, which has a queue of its own. */
const rate = { points: 120, seconds: 60 };
/** The caller went away: nobody reads this answer, and it is no failure of ours. */
const clientClosed = 499;

export function mountDownload(app: App, deps: Deps): void {
  mount(app, deps, resumeCalls.getPagePictures, async ({ user, params, signal, limit }) => {
    await limit("page-pictures", user.id, { points: limits.pagePictures.perMinute, seconds: 60 });
    return picturesOfPages(deps, user, { id: params.id, signal });
  });
  mount(app, deps, resumeCalls.downloadResume, async ({ user, params, body, signal, limit, context }) => {
    await limit("download", user.id, rate);
    try {
      const { bytes, fileName } = await downloadResume(deps, user, { id: params.id, format: body.format, signal });
      return context.body(new Uint8Array(bytes), 200, {
        "Content-Type": "application/pdf",
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": attachment(fileName),
        "Cache-Control": "private, no-store",
      });
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: clientClosed });
      throw error;
    }
  });
}
