import type { programCalls } from "#contract/programs.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import * as programs from "./service.ts";

export function programHandlers(deps: Deps): Handlers<keyof typeof programCalls> {
  return {
    listPrograms: ({ user }) => programs.listMine(deps, user),
    applyAsStudent: ({ user, body, locale }) => programs.applyAsStudent(deps, user, body.email, locale),
    confirmStudent: ({ user, body }) => programs.confirmStudent(deps, user, body.veriCode),
    async applyWithProof({ user, body }) {
      const bytes = new Uint8Array(await body.file.arrayBuffer());
      return programs.applyWithProof(deps, user, { school: body.school, bytes });
    },
    applyWithPullRequest: ({ user, body, locale }) =>
      programs.applyWithPullRequest(deps, user, body.pullRequest, locale),
    appealApplication: ({ user, params, body }) => programs.appeal(deps, user, params.id, body.text),
    listApplications: ({ query }) => programs.listQueue(deps, query.state ?? "open", pageOf(query)),
    async readProof({ params }) {
      const bytes = new Uint8Array(await programs.readProof(deps, params.id, "picture"));
      return new Response(bytes, { headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" } });
    },
    async readProofPdf({ params }) {
      const bytes = new Uint8Array(await programs.readProof(deps, params.id, "pdf"));
      // A stranger wrote this file. It is never a page of our origin: a browser may only save it, and one that opens it
      // all the same gives it neither scripts nor anything to load.
      return new Response(bytes, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": String(bytes.byteLength),
          "Content-Disposition": 'attachment; filename="proof.pdf"',
          "Content-Security-Policy": "sandbox; default-src 'none'",
          "Cache-Control": "private, no-store",
        },
      });
    },
    decideApplication: ({ params, body, locale }) => programs.decide(deps, params.id, { ...body, locale }),
  };
}
