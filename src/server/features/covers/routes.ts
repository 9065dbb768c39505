import { resumeCalls } from "#contract/resumes.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { createCovers } from "./service.ts";

const year = 31_536_000;

export function mountCovers(app: App, deps: Deps): void {
  const covers = createCovers(deps);
  mount(app, deps, resumeCalls.getCover, async ({ params, user, context }) => {
    const found = await covers.find(user, params.id, params.file.replace(/\.webp$/, ""));
    if (!found) throw new AppError("notFound");
    if (found.kind === "moved") {
      return new Response(null, { status: 302, headers: { Location: found.address, "Cache-Control": "no-store" } });
    }
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": "image/webp",
      "Content-Length": String(found.bytes.byteLength),
      "Cache-Control": `${found.isPublic ? "public" : "private"}, max-age=${year}, immutable`,
    });
  });
}
