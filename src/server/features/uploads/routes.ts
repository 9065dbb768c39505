import type { uploadCalls } from "#contract/uploads.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { filesPath, readPicture, savePicture } from "./service.ts";

export function uploadHandlers(deps: Deps): Handlers<keyof typeof uploadCalls> {
  type Sent = { user: { id: string }; body: { file: { arrayBuffer(): Promise<ArrayBuffer> } } };
  const upload = async ({ user, body }: Sent) =>
    savePicture(deps, user.id, new Uint8Array(await body.file.arrayBuffer()));
  return { upload, uploadR2: upload };
}

export function mountFiles(app: App, deps: Deps): void {
  // A key is unguessable and its file never changes, so whoever has the URL may cache the file.
  app.get(`${filesPath}*`, async (context) => {
    const picture = await readPicture(deps.storage, context.req.path);
    if (!picture) throw new AppError("notFound");
    context.header("Content-Type", picture.contentType);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    context.header("Content-Security-Policy", "default-src 'none'");
    return context.body(new Uint8Array(picture.bytes));
  });
}
