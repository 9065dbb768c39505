import { missingHeader } from "#contract/missing-header.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requesterOf } from "#server/pages/requester.ts";
import { recordDownload } from "../membership/service.ts";
import { attachment } from "./disposition.ts";
import { downloadResume, picturesOfPages } from "./service.ts";

/** The client disconnected. Nobody reads this answer, and it must not count as a server error. */
const clientClosed = 499;

export function downloadHandlers(deps: Deps): Handlers<"getPagePictures" | "downloadResume"> {
  return {
    getPagePictures: ({ user, subject, query, ip, signal }) =>
      picturesOfPages(deps, user, { ...subject, size: query.size, requester: requesterOf(user, ip), signal }),
    async downloadResume({ user, subject, body, ip, signal }) {
      const requester = requesterOf(user, ip);
      try {
        const { bytes, fileName, lacksPhoto } = await downloadResume(deps, {
          id: subject.id,
          format: body.format,
          requester,
          signal,
        });
        await recordDownload(deps, user.id);
        return new Response(new Uint8Array(bytes), {
          headers: {
            "Content-Type": "application/pdf",
            "Content-Length": String(bytes.byteLength),
            "Content-Disposition": attachment(fileName),
            ...(lacksPhoto ? { [missingHeader]: "photo" } : {}),
          },
        });
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: clientClosed });
        throw error;
      }
    },
  };
}
