import { uploadCalls } from "#contract/uploads.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { filesPath, readPicture, savePicture } from "./service.ts";

export function mountUploads(app: App, deps: Deps) {
  for (const call of [uploadCalls.upload, uploadCalls.uploadR2]) {
    mount(app, deps, call, async ({ body, user, limit }) => {
      await limit("upload", user.id, { points: limits.uploadsPerHour, seconds: 3600 });
      return savePicture(deps, user.id, new Uint8Array(await body.file.arrayBuffer()));
    });
  }

  // A key is a secret of its own length and is written once: whoever has the address may keep the file.
  app.get(`${filesPath}*`, async (context) => {
    const picture = await readPicture(deps.storage, context.req.path);
    if (!picture) throw new AppError("notFound");
    context.header("Content-Type", picture.contentType);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    context.header("Content-Security-Policy", "default-src 'none'");
    return context.body(new Uint8Array(picture.bytes));
  });
}
