import { apiTokenCalls } from "#contract/api-tokens.ts";
import type { proposalCalls } from "#contract/proposals.ts";
import { resumePatchCalls } from "#contract/resume-patch.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import type { TestApp, TestUser } from "./app.ts";
import type { Arrange } from "./call-examples.ts";

const example: PatchOperation[] = [
  { op: "replace", path: "/data/basicInfo/name", value: "Ada Lovelace" },
  { op: "add", path: "/config/isPublic", value: true },
];

/** What a program proposes that may not change the resume itself. Returns the ids of the resume and the proposal. */
export async function proposalFor(
  test: TestApp,
  user: TestUser,
  { patch = example, note, resumeId }: Proposed = {},
): Promise<{ id: string; proposalId: string }> {
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  const id = resumeId ?? (await user.send(resumeCalls.createResume, { body })).data._id;
  const { updatedAt } = (await user.send(resumeCalls.getResume, { params: { id } })).data;
  const made = await user.send(apiTokenCalls.createApiToken, {
    body: { name: "Career coach", grants: ["read", "write"] },
  });
  const headers = { authorization: `Bearer ${made.data.token}` };
  const sent = { baseUpdatedAt: updatedAt, patch, ...(note === undefined ? {} : { note }) };
  const reply = await test.anonymous().send(resumePatchCalls.patchResume, { params: { id }, headers, body: sent });
  return { id, proposalId: reply.data.proposal ?? "" };
}
type Proposed = { patch?: PatchOperation[]; note?: string; resumeId?: string };

const withProposal =
  (body?: object): Arrange =>
  async ({ test, user }) => ({ as: user, input: { params: await proposalFor(test, user), ...(body && { body }) } });

export const proposalExamples = {
  listProposals: async ({ test, user }) => {
    const { id } = await proposalFor(test, user);
    return { as: user, input: { params: { id } } };
  },
  getProposal: withProposal(),
  takeProposal: withProposal({}),
  refuseProposal: withProposal({}),
} satisfies Record<keyof typeof proposalCalls, Arrange>;
