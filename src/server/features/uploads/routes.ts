import type { uploadCalls } from "#contract/uploads.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { cropAgain, filesPath, readOriginal, readPicture, savePicture } from "./service.ts";

export function uploadHandlers(deps: Deps): Handlers<keyof typeof uploadCalls> {
  type Sent = { user: { id: string }; body: { file: { arrayBuffer(): Promise<ArrayBuffer> }; crop?: string } };
  const upload = async ({ user, body }: Sent) =>
    savePicture(deps, user.id, new Uint8Array(await body.file.arrayBuffer()), body.crop);
  return {
    upload,
    uploadR2: upload,
    async getOriginal({ user, query }) {
      const { bytes, contentType } = await readOriginal(deps, user.id, query.url);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "Content-Type": contentType,
          "Content-Length": String(bytes.byteLength),
          "Cache-Control": "private, no-store",
        },
      });
    },
    cropAgain: ({ user, body }) => cropAgain(deps, user.id, body.url, body.crop),
  };
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
