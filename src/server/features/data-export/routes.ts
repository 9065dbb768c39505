import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { writeDataExport } from "./service.ts";

export function dataExportHandlers(deps: Deps): Handlers<"dataExport"> {
  return {
    async dataExport({ user, locale }) {
      const { name, pieces } = await writeDataExport(deps, user, locale);
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
    },
  };
}
