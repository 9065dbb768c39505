import type { proposalCalls } from "#contract/proposals.ts";
import type { resumePatchCalls } from "#contract/resume-patch.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import type { Principal } from "#server/operations/principal.ts";
import { type CoverDraws, createSaving, patchOf, type SaveTurns } from "../resumes/service.ts";
import { getProposal, listProposals, propose, refuseProposal, takeProposal } from "./service.ts";

/** Where a program's patch goes: into the resume, or before its owner. */
export function proposalHandlers(
  deps: Deps,
  services: { coverDraws: CoverDraws; saveTurns: SaveTurns },
): Handlers<keyof typeof proposalCalls | keyof typeof resumePatchCalls> {
  const save = createSaving(deps, services);
  return {
    async patchResume({ principal, user, subject: { id }, body, locale, ip }) {
      const tokenName = proposer(principal, body.propose === true);
      if (tokenName !== null) return propose(deps, user, { resumeId: id, tokenName }, body, locale);
      const saved = await save({ user, id, patch: await patchOf(deps, id, body, locale), locale, ip });
      return { ...saved, proposal: null };
    },
    listProposals: ({ subject }) => listProposals(deps, subject.id),
    getProposal: ({ subject, params }) => getProposal(deps, subject.id, params.proposalId),
    takeProposal: ({ user, subject, params, body, locale, ip }) =>
      takeProposal(deps, save, { user, locale, ip }, { resumeId: subject.id, id: params.proposalId }, body),
    refuseProposal: ({ subject, params, body }) =>
      refuseProposal(deps, { resumeId: subject.id, id: params.proposalId }, body.changes),
  };
}

/** Returns the name of the token whose changes its user wants to see first; null where they are saved at once. */
function proposer(principal: Principal, isAsked: boolean): string | null {
  if (principal.kind !== "token") return null;
  return isAsked || !principal.token.isDirect ? principal.token.name : null;
}
