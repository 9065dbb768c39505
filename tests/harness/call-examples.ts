import { accountCalls } from "#contract/accounts.ts";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import type { Call } from "#contract/call.ts";
import { passwordCalls } from "#contract/passwords.ts";
import type { CallName } from "#contract/registry.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { sessionCalls } from "#contract/sessions.ts";
import { versionCalls } from "#contract/versions.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import { createOwnBotCheck } from "#server/adapters/bot-check/own.ts";
import { createDirectOutbound } from "#server/adapters/outbound/direct.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { startAiPeer } from "./ai-peer.ts";
import { createTestApp, type TestApp, type TestUser } from "./app.ts";
import { modelsAt } from "./assistant.ts";
import { answerTask, assistantExamples } from "./assistant-examples.ts";
import { deskExamples } from "./desk-examples.ts";
import { createFakePrinter } from "./fake-printer.ts";
import { messageProviders, orderExamples, receiptExamples } from "./order-examples.ts";
import { programExamples } from "./program-examples.ts";
import { proposalExamples } from "./proposal-examples.ts";
import { readingExamples } from "./reading-examples.ts";
import { shareLinkExamples } from "./share-link-examples.ts";
import { signInExamples } from "./sign-in-examples.ts";
import type { Input, TestClient } from "./test-client.ts";

/** One call as it succeeds: which visitor makes it, and what is sent. */
export type CallExample = { as: TestClient; input: Input<Call>; init?: RequestInit };

export type Arrange = (world: World) => Promise<CallExample> | CallExample;

export type World = { test: TestApp; user: TestUser };

/** Creates an app in which every example succeeds. */
export async function createExampleApp(): Promise<TestApp> {
  const peer = await startAiPeer(answerTask);
  const test = await createTestApp({
    env: { TRUST_PROXY: "true" },
    printer: createFakePrinter(),
    outbound: createDirectOutbound({ resolve: async () => ["127.0.0.1"] }),
    // Challenges are created, but any answer to one passes.
    wire: ({ db, now, payments, ai }) => ({
      botCheck: { ...createOwnBotCheck(db, now), verify: async () => true },
      payments: [...payments, ...messageProviders(now)],
      ai: [...modelsAt(peer.url), ...ai],
    }),
  });
  const { close } = test;
  test.close = async () => {
    await close();
    await peer.close();
  };
  return test;
}

export const password = "Correct1horse";

/** An example that succeeds for every call of the contract; a call without one does not compile. */
export const examples: Record<CallName, Arrange> = {
  ...signInExamples,
  ...programExamples,
  ...orderExamples,
  ...receiptExamples,
  ...deskExamples,
  ...assistantExamples,
  ...readingExamples,
  ...proposalExamples,
  ...shareLinkExamples,
  listApiTokens: ({ user }) => ({ as: user, input: {} }),
  createApiToken: ({ user }) => ({ as: user, input: { body: { name: "My editor", grants: ["read", "write"] } } }),
  removeApiToken: async ({ user }) => {
    const { data } = await user.send(apiTokenCalls.createApiToken, { body: { name: "Mine", grants: ["read"] } });
    return { as: user, input: { params: { id: data._id } } };
  },
  signUp: ({ test }) => ({ as: test.anonymous(), input: { body: { email: "new@example.com", password } } }),
  verifyEmail: async ({ test }) => {
    const as = test.anonymous();
    await as.send(accountCalls.signUp, { body: { email: "fresh@example.com", password } });
    const mails = await as.request("/api/sandbox/outbox?to=fresh@example.com");
    const veriCode = /\d{6}/.exec(await mails.text())?.[0] ?? "";
    return { as, input: { body: { veriCode } } };
  },
  pendingSignUp: async ({ test }) => {
    const as = test.anonymous();
    await as.send(accountCalls.signUp, { body: { email: "waiting@example.com", password } });
    return { as, input: {} };
  },
  sendVerifyEmail: ({ test }) => ({ as: test.anonymous(), input: { body: { email: "new@example.com" } } }),
  signIn: async ({ test }) => {
    const { email } = await test.user({ passwordHash: await hashPassword(password) });
    return { as: test.anonymous(), input: { body: { email, password } } };
  },
  forgetPassword: ({ test }) => ({ as: test.anonymous(), input: { body: { email: "new@example.com" } } }),
  resetPassword: async ({ test, user }) => {
    const as = test.anonymous();
    await as.send(passwordCalls.forgetPassword, { body: { email: user.email } });
    const mails = await as.request(`/api/sandbox/outbox?to=${user.email}`);
    const token = /token=([\w-]+)/.exec(await mails.text())?.[1] ?? "";
    return { as, input: { body: { token, password } } };
  },
  updateUser: ({ user }) => ({ as: user, input: { params: { id: user.id }, body: { nickName: "Ada" } } }),
  checkInviter: ({ test, user }) => ({ as: test.anonymous(), input: { query: { inviter: user.id } } }),
  dataExport: async (world) => {
    await ownResume(world);
    return { as: world.user, input: {} };
  },
  listSessions: ({ user }) => ({ as: user, input: {} }),
  removeSession: async ({ user }) => {
    const [session] = (await user.send(sessionCalls.listSessions)).data;
    return { as: user, input: { params: { id: session?._id ?? "" } } };
  },
  removeOtherSessions: ({ user }) => ({ as: user, input: {} }),
  listTokens: ({ user }) => ({ as: user, input: {} }),
  listBalances: ({ user }) => ({ as: user, input: {} }),
  listOrders: ({ user }) => ({ as: user, input: {} }),
  listAllOrders: async ({ test }) => ({ as: await test.user({ role: "admin" }), input: {} }),
  listReferrals: ({ user }) => ({ as: user, input: {} }),
  currentUser: ({ user }) => ({ as: user, input: {} }),
  logout: ({ user }) => ({ as: user, input: {} }),
  logoutPost: ({ user }) => ({ as: user, input: {} }),
  botChallenge: ({ test }) => ({ as: test.anonymous(), input: {} }),
  listResumes: async (world) => {
    await ownResume(world);
    return { as: world.user, input: { query: { currentPage: 1, pageSize: 2 } } };
  },
  countResumes: ({ user }) => ({ as: user, input: {} }),
  getResume: async (world) => ({ as: world.user, input: { params: { id: (await ownResume(world))._id } } }),
  createResume: ({ user }) => ({
    as: user,
    input: { body: { userId: user.id, template: "TemplateModern", name: "Résumé", lang: "en" } },
  }),
  copyResume: async (world) => ({
    as: world.user,
    input: { params: { id: (await ownResume(world))._id }, body: { userId: world.user.id } },
  }),
  saveResume: async (world) => {
    const resume = await ownResume(world);
    const { name, data, config, updatedAt } = resume;
    return {
      as: world.user,
      input: { params: { id: resume._id }, body: { name, data, config, baseUpdatedAt: updatedAt } },
    };
  },
  patchResume: async (world) => {
    const { _id, updatedAt, config } = await ownResume(world);
    const patch: PatchOperation[] = [
      { op: "test", path: "/config/lang", value: config.lang },
      { op: "replace", path: "/data/basicInfo/name", value: "Ada Lovelace" },
      { op: "add", path: "/config/isPublic", value: true },
    ];
    return { as: world.user, input: { params: { id: _id }, body: { baseUpdatedAt: updatedAt, patch } } };
  },
  convertResume: async (world) => {
    const { _id } = await ownResume(world);
    return { as: world.user, input: { params: { id: _id }, query: { to: "markdown" } } };
  },
  checkResume: async (world) => ({ as: world.user, input: { params: { id: (await ownResume(world))._id } } }),
  checkSlug: async ({ test }) => {
    const user = await test.user({ level: "premium" });
    const { _id } = await ownResume({ test, user });
    return { as: user, input: { params: { id: _id }, query: { value: "ada-lovelace" } } };
  },
  removeResume: async (world) => ({ as: world.user, input: { params: { id: (await ownResume(world))._id } } }),
  listBin: async (world) => {
    await binned(world);
    return { as: world.user, input: { query: { currentPage: 1, pageSize: 2 } } };
  },
  restoreResume: async (world) => ({ as: world.user, input: { params: { id: await binned(world) } } }),
  eraseResume: async (world) => ({ as: world.user, input: { params: { id: await binned(world) } } }),
  listViews: ({ user }) => ({ as: user, input: {} }),
  listVersions: async (world) => ({
    as: world.user,
    input: { params: await ownVersion(world).then(({ id }) => ({ id })) },
  }),
  getVersion: async (world) => ({ as: world.user, input: { params: await ownVersion(world) } }),
  nameVersion: async (world) => ({
    as: world.user,
    input: { params: { id: (await ownResume(world))._id }, body: { name: "Before the interview" } },
  }),
  renameVersion: async (world) => ({
    as: world.user,
    input: { params: await ownVersion(world), body: { name: "After the interview" } },
  }),
  removeVersion: async (world) => ({ as: world.user, input: { params: await ownVersion(world) } }),
  checkLinks: async (world) => ({ as: world.user, input: { params: { id: (await ownResume(world))._id } } }),
  downloadResume: async ({ test }) => {
    const user = await test.user({ level: "premium" });
    return { as: user, input: { params: { id: (await ownResume({ test, user }))._id }, body: { format: "one" } } };
  },
  exportResume: async ({ test }) => {
    const user = await test.user({ level: "premium" });
    return { as: user, input: { params: { id: (await ownResume({ test, user }))._id }, body: { format: "png" } } };
  },
  getPagePictures: async ({ test }) => {
    const user = await test.user({ level: "premium" });
    return { as: user, input: { params: { id: (await ownResume({ test, user }))._id }, query: { size: "full" } } };
  },
  getCover: async (world) => {
    const [, , id = "", file = ""] = (await ownResume(world)).coverImg.split("/");
    return { as: world.user, input: { params: { id, file } } };
  },
  getPublicResume: async (world) => {
    const resume = await ownResume(world);
    const { config } = resume;
    await world.user.send(resumeCalls.saveResume, {
      params: { id: resume._id },
      body: { config: { ...config, isPublic: true } },
    });
    return { as: world.test.anonymous(), input: { params: { uuid: resume.uuid } } };
  },
  listTemplates: ({ test }) => ({ as: test.anonymous(), input: { query: { sort: "-sort" } } }),
  listExamples: ({ test }) => ({ as: test.anonymous(), input: {} }),
  listCategories: ({ test }) => ({ as: test.anonymous(), input: {} }),
  listGuides: ({ test }) => ({ as: test.anonymous(), input: {} }),
  getGuide: ({ test }) => ({
    as: test.anonymous(),
    input: { params: { slug: test.deps.content.guides.en[0]?.slug ?? "" } },
  }),
  getSiteText: ({ test }) => ({ as: test.anonymous(), input: { params: { slug: "privacy" } } }),
  listReviews: ({ test }) => ({ as: test.anonymous(), input: {} }),
  getShowcase: ({ test }) => ({ as: test.anonymous(), input: {} }),
  upload: ({ user }) => ({ as: user, input: {}, init: pictureForm() }),
  uploadR2: ({ user }) => ({ as: user, input: {}, init: pictureForm() }),
  getOriginal: async ({ user }) => ({ as: user, input: { query: { url: await uploaded(user) } } }),
  cropAgain: async ({ user }) => ({ as: user, input: { body: { url: await uploaded(user), crop: "0-0-500-500" } } }),
  getSite: ({ test }) => ({ as: test.anonymous(), input: {} }),
  listOutbox: async ({ test }) => {
    const as = test.anonymous();
    await as.send(accountCalls.signUp, { body: { email: "mail@example.com", password } });
    return { as, input: { query: { to: "mail@example.com" } } };
  },
};

async function ownResume({ user }: World) {
  const body = { userId: user.id, template: "TemplateModern", name: "Own", lang: "en" } as const;
  return (await user.send(resumeCalls.createResume, { body })).data;
}

async function binned(world: World): Promise<string> {
  const id = (await ownResume(world))._id;
  await world.user.send(resumeCalls.removeResume, { params: { id } });
  return id;
}

async function ownVersion(world: World) {
  const id = (await ownResume(world))._id;
  const { data } = await world.user.send(versionCalls.nameVersion, { params: { id }, body: { name: "First" } });
  return { id, versionId: data._id };
}

/** The smallest PNG: one transparent pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

async function uploaded(user: TestUser): Promise<string> {
  const response = await user.request("/api/upload", pictureForm());
  return ((await response.json()) as { data: { url: string } }).data.url;
}

function pictureForm(): RequestInit {
  const form = new FormData();
  form.set("file", new File([Buffer.from(pixel, "base64")], "me.png", { type: "image/png" }));
  return { method: "POST", body: form };
}
