import { profileCalls } from "#contract/profile.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { takeOut } from "./service.ts";

export function mountTakeOut(app: App, deps: Deps): void {
  mount(app, deps, profileCalls.takeOut, async ({ user, limit, locale }) => {
    await limit("take-out", user.id, { points: limits.takeOutsPerHour, seconds: 3600 });
    const { name, pieces } = await takeOut(deps, user, locale);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
    return new Response(body, {
      headers: { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}"` },
    });
  });
}
