import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { attachment } from "./disposition.ts";
import { downloadResume, picturesOfPages } from "./service.ts";

/** The client disconnected. Nobody reads this answer, and it must not count as a server error. */
const clientClosed = 499;

export function downloadHandlers(deps: Deps): Handlers<"getPagePictures" | "downloadResume"> {
  return {
    getPagePictures: ({ subject, signal }) => picturesOfPages(deps, { id: subject.id, signal }),
    async downloadResume({ subject, body, signal }) {
      try {
        const { bytes, fileName } = await downloadResume(deps, { id: subject.id, format: body.format, signal });
        return new Response(new Uint8Array(bytes), {
          headers: {
            "Content-Type": "application/pdf",
            "Content-Length": String(bytes.byteLength),
            "Content-Disposition": attachment(fileName),
          },
        });
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: clientClosed });
        throw error;
      }
    },
  };
}
