import { missingHeader } from "#contract/missing-header.ts";
import { serverWritten } from "#core/resume/formats/server-written.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requesterOf } from "#server/pages/requester.ts";
import { recordDownload } from "../membership/service.ts";
import { attachment } from "./disposition.ts";
import { downloadResume, exportedResume, picturesOfPages } from "./service.ts";

/** The client disconnected. Nobody reads this answer, and it must not count as a server error. */
const clientClosed = 499;

function fileAnswer(bytes: Uint8Array, fileName: string, mime: string, headers: Record<string, string> = {}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": mime,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(fileName),
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}

export function downloadHandlers(deps: Deps): Handlers<"exportResume" | "getPagePictures" | "downloadResume"> {
  return {
    async exportResume({ user, subject, body, ip, signal }) {
      const requester = requesterOf(user, ip);
      try {
        const { bytes, fileName } = await exportedResume(deps, user, { ...subject, ...body, requester, signal });
        // A member who has the sheet has what the membership is for; texts are everybody's.
        if (serverWritten[body.format].showsDesign) await recordDownload(deps, user.id);
        // Bytes to be saved, whatever the format: a page of somebody's words is never one of this site.
        return fileAnswer(bytes, fileName, "application/octet-stream");
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: clientClosed });
        throw error;
      }
    },
    getPagePictures: ({ user, subject, query, ip, signal }) =>
      picturesOfPages(deps, user, { ...subject, size: query.size, requester: requesterOf(user, ip), signal }),
    async downloadResume({ user, subject, body, ip, signal }) {
      const requester = requesterOf(user, ip);
      try {
        const { bytes, fileName, lacksPhoto } = await downloadResume(deps, user, {
          id: subject.id,
          format: body.format,
          requester,
          signal,
        });
        await recordDownload(deps, user.id);
        return fileAnswer(bytes, fileName, "application/pdf", lacksPhoto ? { [missingHeader]: "photo" } : {});
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: clientClosed });
        throw error;
      }
    },
  };
}
