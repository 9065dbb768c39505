import type { readingCalls } from "#contract/reading.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { attachment } from "../download/service.ts";
import { dismissOriginal, readOriginal, setChecked } from "../originals/service.ts";
import type { CoverDraws } from "../resumes/service.ts";
import { importResume } from "./import.ts";
import { layoutOf, originalOf, readResumeFile } from "./service.ts";

export function readingHandlers(
  deps: Deps,
  { coverDraws }: { coverDraws: CoverDraws },
): Handlers<keyof typeof readingCalls> {
  return {
    parsePdf: async ({ user, body }) => ({ content: await readResumeFile(deps, user, body.file, "pdf") }),
    parseDocx: async ({ user, body }) => ({ content: await readResumeFile(deps, user, body.file, "word") }),
    async importResume({ user, body, locale }) {
      const resume = await importResume(deps, user, body, locale);
      await coverDraws.soon(resume._id, user.id);
      return resume;
    },
    getResumeOriginal: ({ subject }) => originalOf(deps, subject.id),
    async getResumeOriginalFile({ subject }) {
      const { row, bytes } = await readOriginal(deps, subject.id);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "Content-Type": "application/octet-stream",
          "Content-Length": String(bytes.byteLength),
          // A stranger's file is handed out to be saved, and is never a page of this site.
          "Content-Disposition": attachment(row.name || row.key.replace(/^.*\//, "")),
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cache-Control": "private, no-store",
        },
      });
    },
    getResumeOriginalLayout: ({ subject }) => layoutOf(deps, subject.id),
    async checkResumeOriginal({ subject, body }) {
      await setChecked(deps, subject.id, body.checked);
      return null;
    },
    async dismissResumeOriginal({ subject }) {
      await dismissOriginal(deps, subject.id);
      return null;
    },
  };
}
