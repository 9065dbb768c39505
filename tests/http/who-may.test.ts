import { afterAll, describe, expect, it } from "vitest";
import { apiTokenCalls, type Grant, grantNames, grants } from "#contract/api-tokens.ts";
import { type Call, defineCall } from "#contract/call.ts";
import type { Scope } from "#contract/operation.ts";
import { type CallName, callList } from "#contract/registry.ts";
import { type CallExample, createExampleApp, examples, type World } from "#tests/harness/call-examples.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";
import type { TestClient } from "#tests/harness/test-client.ts";

/**
 * Who may make which call. Each call's example (tests/harness/call-examples.ts) is made by four principals: nobody known,
 * another user, the user whom the example is about (or who has its cookie or its role), and an admin. The table below
 * is written by hand from the specification, not from the code; a call without a row does not compile.
 */
const ok = 0;
const [signIn, forbidden, none, captcha, code, invalid] = [100401, 100403, 100404, 100410, 100411, 100400] as const;
/** Only the user of the example has tokens. */
const poor = 100402;
/** A token that may not do this. */
const tokenRefused = 100431;

type Row = readonly [anonymous: number, other: number, owner: number, admin: number];
/** Everyone, signed in or not. */
const public_: Row = [ok, ok, ok, ok];
/** Any signed-in user, about their own data: nothing in the request names whose it is. */
const signedIn: Row = [signIn, ok, ok, ok];
/** The owner alone; for all others, admins included, it does not exist. */
const own: Row = [signIn, none, ok, none];
/** The owner, and an admin who says why: without a reason, as here, an admin is told to give one. */
const ownOrReason: Row = [signIn, none, ok, forbidden];
/** The request names the user to act for, and only the caller's own id is allowed. */
const inOwnName: Row = [signIn, forbidden, ok, forbidden];
/** The owner of this example is an admin. */
const adminOnly: Row = [signIn, forbidden, ok, ok];
/** An admin; for all others it does not exist. */
const deskOnly: Row = [none, none, ok, ok];
/** Whoever has the cookie of the example. */
const withItsCookie: Row = [code, code, ok, code];

const table: Record<CallName, Row> = {
  // accounts
  signUp: public_,
  verifyEmail: withItsCookie,
  sendVerifyEmail: public_,
  pendingSignUp: public_, // null without the cookie
  signIn: public_,
  forgetPassword: public_,
  resetPassword: public_,
  currentUser: signedIn,
  logout: public_,
  logoutPost: public_,
  botChallenge: public_,
  updateUser: own,
  checkInviter: public_,
  dataExport: signedIn,
  unregister: [signIn, captcha, ok, captcha],
  // ways to sign in
  getCaptcha: public_,
  destroyCaptcha: public_,
  captchaWithoutPicture: public_,
  sendPhoneCode: [captcha, captcha, ok, captcha],
  signInByPhone: withItsCookie,
  bindPhone: [signIn, code, ok, code],
  startGoogle: public_,
  startGithub: public_,
  startWechat: public_,
  // In another browser these lead to the sign-in page; oauth-sign-in.test.ts checks where to.
  finishGoogle: public_,
  finishGithub: public_,
  signInByWechat: withItsCookie,
  // sessions
  listSessions: signedIn,
  removeSession: own,
  removeOtherSessions: signedIn,
  // API tokens
  listApiTokens: signedIn,
  createApiToken: signedIn,
  removeApiToken: own,
  // records
  listTokens: signedIn,
  listBalances: signedIn,
  listOrders: signedIn,
  listAllOrders: adminOnly,
  listReferrals: signedIn,
  // orders
  createOrder: signedIn,
  createEnOrder: signedIn,
  getOrder: own,
  getPurse: signedIn,
  continueOrder: own,
  confirmOrder: own,
  closeOrder: own,
  refundOrder: own,
  withdrawRefund: own,
  getReceipt: own,
  downloadReceipt: own,
  askForInvoice: own,
  listInvoices: deskOnly,
  payInSandbox: own,
  // Whoever can sign as the provider.
  noticeOfWechatPay: public_,
  noticeOfStripe: public_,
  // resumes
  listResumes: signedIn,
  countResumes: signedIn,
  getResume: ownOrReason,
  getPagePictures: ownOrReason,
  createResume: inOwnName,
  copyResume: inOwnName,
  saveResume: own,
  patchResume: own,
  // what programs propose
  listProposals: own,
  getProposal: own,
  takeProposal: own,
  refuseProposal: own,
  convertResume: own,
  checkResume: own,
  checkSlug: own,
  removeResume: own,
  downloadResume: own,
  exportResume: own,
  getCover: [none, none, ok, none], // public where the resume is
  getPublicResume: public_,
  // the bin
  listBin: signedIn,
  restoreResume: own,
  eraseResume: own,
  // versions
  listViews: signedIn,
  listVersions: ownOrReason,
  getVersion: ownOrReason,
  nameVersion: own,
  renameVersion: own,
  removeVersion: own,
  checkLinks: own,
  listShareLinks: own,
  createShareLink: own,
  changeShareLink: own,
  removeShareLink: own,
  // the assistant
  listAiProviders: public_,
  checkProfession: [signIn, poor, ok, poor],
  generateResume: own,
  optimizeText: own,
  generateText: own,
  placeTranslation: own,
  translateResume: own,
  stopTask: own,
  placeParse: [signIn, poor, ok, poor],
  parseResume: own,
  // resume files
  parsePdf: signedIn,
  parseDocx: signedIn,
  importResume: inOwnName,
  getResumeOriginal: own,
  getResumeOriginalFile: own,
  getResumeOriginalLayout: own,
  checkResumeOriginal: own,
  dismissResumeOriginal: own,
  // catalog
  listTemplates: public_,
  listExamples: public_,
  listCategories: public_,
  // the free programmes
  listPrograms: signedIn,
  applyAsStudent: signedIn,
  confirmStudent: [signIn, code, ok, code],
  applyWithProof: signedIn,
  applyWithPullRequest: [signIn, invalid, ok, invalid], // only with a GitHub account of one's own
  appealApplication: own,
  listApplications: deskOnly,
  readProof: deskOnly,
  readProofPdf: deskOnly,
  decideApplication: deskOnly,
  // the operator's desk
  listDeskOrders: deskOnly,
  exportOrders: deskOnly,
  getDeskOrder: deskOnly,
  askAboutOrder: deskOnly,
  refundByDesk: deskOnly,
  decideRefund: deskOnly,
  listExceptions: deskOnly,
  resolveException: deskOnly,
  listDeskUsers: deskOnly,
  getDeskUser: deskOnly,
  listTokensOf: deskOnly,
  listBalancesOf: deskOnly,
  grantMembership: deskOnly,
  turnGrant: deskOnly,
  changeRole: deskOnly,
  suspendUser: deskOnly,
  restoreUser: deskOnly,
  listVouchers: deskOnly,
  issueVoucher: deskOnly,
  reverseVoucher: deskOnly,
  listOffers: deskOnly,
  decideOffer: deskOnly,
  offerAgain: own,
  getDeskHealth: deskOnly,
  // content
  listGuides: public_,
  getGuide: public_,
  getSiteText: public_,
  listReviews: public_,
  getShowcase: public_,
  // uploads
  upload: signedIn,
  uploadR2: signedIn,
  getOriginal: signedIn,
  cropAgain: signedIn,
  // system
  getSite: public_,
  listOutbox: public_, // only where it is embedded
};

const test = await createExampleApp();
afterAll(test.close);

/** Makes the example of a call in an empty installation. */
async function arrange(name: CallName): Promise<{ world: World; example: CallExample }> {
  await test.clear();
  const world: World = { test, user: await test.user() };
  return { world, example: await examples[name](world) };
}

/** In the order of the table's columns. */
const people = {
  anonymous: async () => test.anonymous(),
  other: async () => test.user(),
  owner: async (example: CallExample) => example.as,
  admin: async () => test.user({ role: "admin" }),
} as const satisfies Record<string, (example: CallExample) => Promise<TestClient>>;
type Person = keyof typeof people;
const columns = Object.keys(people) as Person[];
/** Who is refused must leave everything as it was, so the others make one example, and its owner comes after them. */
const inTurn: readonly Person[] = ["anonymous", "other", "admin", "owner"];

async function make(call: Call, as: TestClient, { input, init }: CallExample) {
  const headers = elsewhere();
  const response = init
    ? await as.request(call.path, { ...init, headers: { ...init.headers, ...headers } })
    : await as.fetch(call, { ...input, headers: { ...input.headers, ...headers } });
  const text = await response.text();
  if (response.status === call.status) return { code: ok, text };
  return { code: (JSON.parse(text) as { code: number }).code, text };
}

describe.each(callList)("$name", ({ name, call }) => {
  it("by nobody known, another user, an admin and the owner", async () => {
    const found: Partial<Record<Person, number>> = {};
    const said: Partial<Record<Person, string>> = {};
    let made: Awaited<ReturnType<typeof arrange>> | undefined;
    for (const person of inTurn) {
      made ??= await arrange(name);
      const { code: is, text } = await make(call, await people[person](made.example), made.example);
      found[person] = is;
      said[person] = text.slice(0, 300);
      // A refusal reveals nothing about the user whom it protects.
      if (is !== ok) expect(text).not.toContain(made.world.user.email);
      // What succeeded may have changed or removed what the example is about.
      else made = undefined;
    }
    const row = columns.map((person) => found[person]);
    expect(row, JSON.stringify(said)).toEqual(table[name]);
  });

  it("by a token of the owner, with every grant and with none that it needs", async () => {
    const { example } = await arrange(name);
    const token = async (named: readonly Grant[]) => {
      if (named.length === 0) return null;
      const body = { name: "Tool", grants: [...named], isDirect: named.includes("write") };
      const made = await example.as.send(apiTokenCalls.createApiToken, { body });
      return made.status === 201 ? made.data.token : null;
    };
    const scope = call.scope;
    const helps = (grant: Grant) => scope !== null && (grants[grant] as readonly Scope[]).includes(scope);
    const [all, useless] = [await token(grantNames), await token(grantNames.filter((grant) => !helps(grant)))];
    if (!all || !useless) return expect(call.who).toBe("public");
    const by = async (secret: string) => {
      const headers = { authorization: `Bearer ${secret}` };
      const input = { ...example.input, headers: { ...example.input.headers, ...headers } };
      const init = example.init && { ...example.init, headers: { ...example.init.headers, ...headers } };
      return (await make(call, test.anonymous(), { ...example, input, ...(init ? { init } : {}) })).code;
    };
    const isAnonymous = call.cacheSeconds !== undefined || scope === "public";
    const closed = call.who === "desk" ? none : call.who === "admin" ? forbidden : tokenRefused;
    if (!isAnonymous) expect(await by(useless), "without the grant").toBe(scope === null ? closed : tokenRefused);
    if (!isAnonymous) expect(await by(all), "with every grant").toBe(scope === null ? closed : ok);
  });

  it("has a row that agrees with its description", () => {
    const [anonymous, other] = table[name];
    if (call.who === "desk") expect([anonymous, other]).toEqual([none, none]);
    else if (call.who !== "public") expect(anonymous).toBe(signIn);
    if (call.who === "admin") expect(other).toBe(forbidden);
  });
});

describe("API tokens", () => {
  it("reach nothing that removes, pays, signs in, makes keys or belongs to the desk", () => {
    const kept =
      /admin|order|pay|balance|tokens|receipt|invoice|refund|session|signin|users\/|passport|unregister|programs|referral|take-out/i;
    const open = callList.filter(
      ({ call }) =>
        call.scope !== null &&
        (call.method === "DELETE" || call.who === "desk" || call.who === "admin" || kept.test(call.path)),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it("are closed to a call that says nothing about them", () => {
    const said = { group: "test", who: "user", method: "GET", path: "/api/test", summary: "For this test." } as const;
    expect(defineCall(said)).toMatchObject({ scope: null, tool: false });
  });
});
