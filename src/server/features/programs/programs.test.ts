import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { programCalls } from "#contract/programs.ts";
import { limits } from "#core/limits.ts";
import type { PullRequestFacts } from "#core/programs/open-source.ts";
import { CodeHostUnavailable } from "#server/adapters/code-host/port.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import {
  applyWithProof,
  connectGithub,
  proofForm,
  proofPdf,
  proofPicture,
  pullRequest,
  readCode,
  schoolEmail,
  unknownSchoolEmail,
} from "#tests/harness/program-examples.ts";

/** What GitHub says of any pull request; `unreachable` where it does not answer. */
let facts: PullRequestFacts | null | "unreachable";
const test = await createTestApp({
  printer: createFakePrinter(),
  wire: () => ({
    codeHost: {
      kind: "github",
      async readPullRequest() {
        if (facts === "unreachable") throw new CodeHostUnavailable("out of reach");
        return facts;
      },
    },
  }),
});
let user: TestUser;
beforeEach(async () => {
  user = await test.user();
  facts = {
    authorId: "7",
    mergedAt: test.clock.now() - 1000,
    isPublic: true,
    ownerId: "8",
    license: "MIT",
    stars: 60,
    contributors: 0,
  };
});
afterEach(test.clear);
afterAll(test.close);

const status = (call: Promise<{ status: number; code?: number }>) => call.then(({ status: found }) => found);
const asStudent = (email: string, as = user) => as.send(programCalls.applyAsStudent, { body: { email } });
const confirm = (veriCode: string, as = user) => as.send(programCalls.confirmStudent, { body: { veriCode } });
const asContributor = (url = pullRequest, as = user) =>
  as.send(programCalls.applyWithPullRequest, { body: { pullRequest: url } });
const mine = async (as = user) => (await as.send(programCalls.listPrograms)).data.applications;
const sixMonthsOn = () => {
  const end = new Date(test.clock.now());
  end.setUTCMonth(end.getUTCMonth() + limits.programs.months);
  return end.toISOString();
};
const validTo = async (as = user) => (await as.send(accountCalls.currentUser)).data.valiTo;

async function decide(id: string, decision: "granted" | "refused" | "needsMore", reason = "Because") {
  const admin = await test.user({ role: "admin" });
  return admin.send(programCalls.decideApplication, { params: { id }, body: { decision, reason } });
}

describe("a student", () => {
  it("is granted six months by the code that was mailed to a known school, once", async () => {
    expect((await asStudent(schoolEmail)).data.state).toBe("codeSent");
    const code = await readCode(test, schoolEmail);
    const { data } = await confirm(code);
    expect(data).toMatchObject({ state: "granted", validTo: await validTo() });
    expect(await validTo()).toBe(sixMonthsOn());
    expect(await status(confirm(code))).toBe(400);
    expect(await status(asStudent("other@mit.edu"))).toBe(409);
  });

  it("adds the months to a membership that runs already", async () => {
    await asStudent(schoolEmail);
    await confirm(await readCode(test, schoolEmail));
    const other = await test.user({ level: "premium" });
    const before = Date.parse((await other.send(accountCalls.currentUser)).data.valiTo ?? "");
    await asStudent("x@mit.edu", other);
    await confirm(await readCode(test, "x@mit.edu"), other);
    expect(Date.parse((await validTo(other)) ?? "")).toBeGreaterThan(before + 150 * 86_400_000);
  });

  it.each([
    ["old@alum.mit.edu", "Alumni"],
    ["me@gmail.com", "other than students"],
    ["me@company.example", "don’t know"],
    ["not an email", "Invalid email"],
  ])("is refused at once with %s, and leaves nothing behind", async (email, words) => {
    const answer = await asStudent(email);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).toContain(words);
    expect(await mine()).toEqual([]);
  });

  it("has five tries and thirty minutes", async () => {
    await asStudent(schoolEmail);
    const code = await readCode(test, schoolEmail);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tried = 0; tried < limits.programs.code.tries; tried++) expect(await status(confirm(wrong))).toBe(400);
    expect(await status(confirm(code))).toBe(400);
    test.clock.advance(limits.programs.code.resendAfter);
    await asStudent(schoolEmail);
    const second = await readCode(test, schoolEmail);
    test.clock.advance(limits.programs.code.lifetime);
    expect(await status(confirm(second))).toBe(400);
  });

  it("cannot use another account's code, nor a school's email that was used before, whatever account it asks from", async () => {
    await asStudent(schoolEmail);
    const code = await readCode(test, schoolEmail);
    const other = await test.user();
    expect(await status(confirm(code, other))).toBe(400);
    expect((await confirm(code)).data.state).toBe("granted");
    test.clock.advance(limits.programs.code.resendAfter);
    const again = "LI.WEI+again@tsinghua.edu.cn";
    await asStudent(again, other);
    const refused = await confirm(await readCode(test, again.toLowerCase()), other);
    expect(refused.status).toBe(409);
    expect(await validTo(other)).toBeNull();
  });

  it("fills no mailbox: one code a minute and five a day, whoever asks", async () => {
    for (let asked = 0; asked < 8; asked++) {
      await asStudent(schoolEmail, await test.user());
      test.clock.advance(limits.programs.code.resendAfter);
    }
    const outbox = await test.anonymous().request(`/api/sandbox/outbox?to=${schoolEmail}&pageSize=50`);
    expect((await outbox.text()).match(/Enter this code/g)?.length ?? 0).toBeLessThanOrEqual(
      limits.programs.code.perDay * 2,
    );
  });

  it("waits for a person where only the ending is a school's", async () => {
    await asStudent(unknownSchoolEmail);
    expect((await confirm(await readCode(test, unknownSchoolEmail))).data.state).toBe("applied");
    expect(await validTo()).toBeNull();
  });
});

describe("a contributor to open source", () => {
  beforeEach(() => connectGithub(test, user, "7"));

  it("is granted six months by a pull request that GitHub confirms", async () => {
    expect((await asContributor()).data).toMatchObject({ state: "granted", evidence: { text: pullRequest } });
    expect(await validTo()).toBe(sixMonthsOn());
  });

  it.each<[string, () => void, string]>([
    ["is somebody else's", () => (facts = { ...(facts as PullRequestFacts), authorId: "9" }), "another GitHub account"],
    ["does not exist", () => (facts = null), "no such pull request"],
    ["is of a small project", () => (facts = { ...(facts as PullRequestFacts), stars: 1 }), "too small"],
  ])("is refused at once if it %s", async (_, change, words) => {
    change();
    const answer = await asContributor();
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).toContain(words);
    expect(await mine()).toEqual([]);
  });

  it("waits for a person while GitHub does not answer", async () => {
    facts = "unreachable";
    expect((await asContributor()).data.state).toBe("applied");
    expect(await status(asContributor())).toBe(409);
  });

  it("must have connected a GitHub account", async () => {
    expect(await status(asContributor(pullRequest, await test.user()))).toBe(400);
  });

  it("is not granted a second time as a student", async () => {
    await asContributor();
    expect(await status(asStudent(schoolEmail))).toBe(409);
  });
});

describe("a person who decides", () => {
  it("finds applications oldest first, with the picture, encoded anew", async () => {
    const first = await applyWithProof(user, "First");
    test.clock.advance(1000);
    await applyWithProof(await test.user(), "Second");
    const admin = await test.user({ role: "admin" });
    const queue = (await admin.send(programCalls.listApplications)).data;
    expect(queue.data.map(({ evidence }) => evidence.text)).toEqual(["First", "Second"]);
    const picture = await admin.request(`/api/admin/programs/${first._id}/proof`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toContain("no-store");
    const kept = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([300, 200, undefined]);
  });

  it("gets a PDF as it was sent, as an attachment that no browser opens as a page of ours", async () => {
    const pdf = await proofPdf();
    const { _id } = await applyWithProof(user, "First", pdf);
    const admin = await test.user({ role: "admin" });
    const [queued] = (await admin.send(programCalls.listApplications)).data.data;
    expect(queued).toMatchObject({ proof: "pdf" });
    const answer = await admin.request(`/api/admin/programs/${_id}/proof.pdf`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
    const named = ["content-type", "content-disposition", "x-content-type-options", "content-security-policy"];
    expect(named.map((name) => answer.headers.get(name))).toEqual([
      "application/pdf",
      'attachment; filename="proof.pdf"',
      "nosniff",
      "sandbox; default-src 'none'",
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    // Neither is the one kind of proof handed out as the other, nor is any of it where pictures of users are.
    expect((await admin.request(`/api/admin/programs/${_id}/proof`)).status).toBe(404);
    const [row] = await test.deps.db.query.programApplications.findMany();
    expect(row?.proofKey).toMatch(/^proofs\/.+\.pdf$/);
    expect((await admin.request(`/files/${row?.proofKey}`)).status).toBe(404);
    const picture = await applyWithProof(await test.user(), "Second");
    expect((await admin.request(`/api/admin/programs/${picture._id}/proof.pdf`)).status).toBe(404);
    expect((await user.request(`/api/admin/programs/${_id}/proof.pdf`)).status).toBe(404);
  });

  it("leaves no proof 30 days after the decision, and keeps one that waits for a decision", async () => {
    const decided = await applyWithProof(user, "First");
    await applyWithProof(await test.user(), "Second");
    await decide(decided._id, "refused");
    const kept = async () => {
      await test.runRecurrentJobs();
      const rows = await test.deps.db.query.programApplications.findMany();
      return rows.map(({ id, proofKey }) => [id === decided._id, proofKey !== ""]);
    };
    const [row] = await test.deps.db.query.programApplications.findMany({
      where: (one, { eq }) => eq(one.id, decided._id),
    });
    test.clock.advance(limits.programs.proofKeptFor - 1);
    expect((await kept()).filter(([, isThere]) => !isThere)).toEqual([]);
    test.clock.advance(2);
    expect((await kept()).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(await test.deps.storage.get(row?.proofKey ?? "")).toBeNull();
    expect(limits.programs.proofKeptFor).toBe(30 * 86_400_000);
  });

  it("grants once, however often the button is pressed", async () => {
    const { _id } = await applyWithProof(user);
    const answers = await Promise.all([decide(_id, "granted"), decide(_id, "granted"), decide(_id, "granted")]);
    expect(answers.map(({ status: found }) => found).sort()).toEqual([200, 409, 409]);
    expect(await validTo()).toBe(sixMonthsOn());
  });

  it("refuses with a reason, and one appeal brings it back", async () => {
    const { _id } = await applyWithProof(user);
    expect(await status(decide(_id, "refused", ""))).toBe(400);
    await decide(_id, "refused", "The name cannot be read");
    expect((await mine())[0]).toMatchObject({ state: "refused", reason: "The name cannot be read", canAppeal: true });
    const again = () =>
      user.send(programCalls.appealApplication, { params: { id: _id }, body: { text: "Look again" } });
    expect((await again()).data.state).toBe("applied");
    expect(await status(again())).toBe(409);
    await decide(_id, "refused", "Still not");
    expect((await mine())[0]?.canAppeal).toBe(false);
    expect(await status(again())).toBe(409);
  });

  it("asks for more, and the next evidence takes the place of the first and its picture", async () => {
    const { _id } = await applyWithProof(user);
    const [before] = await test.deps.db.query.programApplications.findMany();
    await decide(_id, "needsMore", "The other side, please");
    expect((await mine())[0]).toMatchObject({ state: "needsMore", reason: "The other side, please" });
    expect((await applyWithProof(user))._id).toBe(_id);
    expect(await mine()).toHaveLength(1);
    await test.settle();
    expect(await test.deps.storage.get(before?.proofKey ?? "")).toBeNull();
  });

  it("is mailed about to the applicant, in the applicant's words and no markup", async () => {
    const { _id } = await applyWithProof(user);
    await decide(_id, "refused", "<b>No</b>");
    const mail = await (await test.anonymous().request(`/api/sandbox/outbox?to=${user.email}`)).text();
    expect(mail).toContain("&lt;b&gt;No&lt;/b&gt;");
  });
});

describe("bad input", () => {
  it.each([
    ["<svg/>", 415],
    ["", 415],
    // Begins as a PDF and is cut off.
    ["%PDF-1.7\n1 0 obj\n", 422],
    // A page for a browser that says somewhere that it is a PDF.
    ["<script>alert(1)</script>\n%PDF-1.7\n%%EOF\n", 415],
    ["%PDF-<script>alert(1)</script>\n%%EOF\n", 415],
  ])("a proof of %j is refused by its bytes", async (text, expected) => {
    for (const name of ["card.png", "card.pdf"]) {
      const form = proofForm("A", new File([text], name));
      expect((await user.request(programCalls.applyWithProof.path, form)).status).toBe(expected);
    }
    expect(await mine()).toEqual([]);
  });

  it("a PDF that is larger than a proof may be is refused", async () => {
    const pdf = await proofPdf();
    const padded = new File([pdf, new Uint8Array(limits.programs.proofBytes), "\n%%EOF\n"], "card.pdf");
    expect((await user.request(programCalls.applyWithProof.path, proofForm("A", padded))).status).toBe(413);
    expect(await mine()).toEqual([]);
  });

  it("a second application in the same programme waits for the first, also at the same time", async () => {
    const file = await proofPicture();
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.request(programCalls.applyWithProof.path, proofForm("A", file))),
    );
    expect(answers.map(({ status: found }) => found).sort()).toEqual([201, 409, 409]);
    expect(await mine()).toHaveLength(1);
  });
});
