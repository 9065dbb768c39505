import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ResumePatch, resumeCalls } from "#contract/resumes.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const email = "ada@example.com";
const cellphone = "+44 20 7946 0123";

/** Publishes a resume that contains its owner's contacts in every place where users put them. */
async function published(user: TestUser, config: Partial<ResumeConfig> = {}, more: ResumePatch = {}) {
  const body = { userId: user.id, template: "TemplateModern", name: `CV ${email}` };
  const { _id, data, config: stored } = (await user.send(resumeCalls.createResume, { body })).data;
  const [first, second, ...rest] = data.sections;
  if (!first || !second?.data[0] || !first.data[0]) throw new Error("a new resume has sections");
  const at = { params: { id: _id } };
  await user.send(resumeCalls.saveResume, {
    ...at,
    body: {
      data: {
        basicInfo: { ...data.basicInfo, name: "Ada Lovelace", email, cellphone },
        sections: [
          { ...first, data: [{ ...first.data[0], description: `<p>Write to <a href="mailto:${email}">me</a></p>` }] },
          { ...second, data: [{ ...second.data[0], title: "Secret item", isHidden: true }] },
          ...rest,
        ],
        links: [
          { id: "mail", name: "Mail", src: `mailto:${email}` },
          { id: "call", name: "Call", src: "tel:+442079460123" },
        ],
      },
      config: { ...stored, isPublic: true, ...config },
      ...more,
    },
  });
  return (await user.send(resumeCalls.getResume, at)).data;
}

describe("a public resume", () => {
  it("is readable by a stranger, without what is hidden and without internal fields", async () => {
    const user = await test.user();
    const resume = await published(user);
    const response = await test.anonymous().request(`/api/public/${resume.uuid}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain("Ada Lovelace");
    expect(text).toContain(email);
    expect(text).not.toContain("Secret item");
    expect(text).not.toContain(user.id);
    expect(text).not.toContain(resume._id);
    const reply = await test.anonymous().send(resumeCalls.getPublicResume, { params: { uuid: resume.uuid } });
    expect(resumeCalls.getPublicResume.reply.safeParse(reply.data).success).toBe(true);
    expect(reply.data.updatedAt).toBe(resume.updatedAt);
  });

  it("has no byte of a hidden phone and email", async () => {
    const user = await test.user({ level: "premium" });
    const { uuid } = await published(user, { emailIsHidden: true, cellphoneIsHidden: true });
    const text = await (await test.anonymous().request(`/api/public/${uuid}`)).text();
    expect(text).toContain("Ada Lovelace");
    expect(text).not.toContain(email);
    expect(text).not.toMatch(/7946|20794/);
  });

  it("is found under its custom URL only, in any case of letters", async () => {
    const user = await test.user({ level: "premium" });
    const first = await published(user, {}, { uuid: "ada-lovelace" });
    for (const uuid of ["ada-lovelace", "Ada-Lovelace"]) {
      expect((await test.anonymous().send(resumeCalls.getPublicResume, { params: { uuid } })).data.uuid).toBe(
        first.uuid,
      );
    }
  });

  it("does not exist when it is private, not even for its owner", async () => {
    const user = await test.user();
    const resume = await published(user, { isPublic: false });
    for (const client of [test.anonymous(), user]) {
      const reply = await client.send(resumeCalls.getPublicResume, { params: { uuid: resume.uuid } });
      expect(reply).toMatchObject({ status: 404, code: 100404 });
    }
    await user.send(resumeCalls.saveResume, {
      params: { id: resume._id },
      body: { config: { ...resume.config, isPublic: true } },
    });
    expect((await test.anonymous().request(`/api/public/${resume.uuid}`)).status).toBe(200);
    await user.send(resumeCalls.removeResume, { params: { id: resume._id } });
    expect((await test.anonymous().request(`/api/public/${resume.uuid}`)).status).toBe(404);
  });

  it.each(["nobody", "%00", "a%2Fb", "%F0%9F%98%80", "x".repeat(300)])("%s is a 404", async (uuid) => {
    expect((await test.anonymous().request(`/api/public/${uuid}`)).status).toBe(404);
  });

  it("loses what members switch on when the membership ends, and keeps what was hidden", async () => {
    const user = await test.user({ level: "premium" });
    const on = { removeBranding: true, downloadable: true, showShareBtn: true, showToggleDarkMode: true };
    const { uuid } = await published(user, { ...on, emailIsHidden: true });
    const read = () => test.anonymous().send(resumeCalls.getPublicResume, { params: { uuid } });
    expect((await read()).data.config).toMatchObject(on);
    test.clock.advance(30 * 86_400_000);
    const after = await read();
    expect(after.data.config).toMatchObject({
      removeBranding: false,
      downloadable: false,
      showShareBtn: false,
      showToggleDarkMode: false,
    });
    expect(JSON.stringify(after.body)).not.toContain(email);
  });
});

describe("copying", () => {
  it("makes a private resume of the user's own under a new slug", async () => {
    const user = await test.user({ level: "premium" });
    const source = await published(user, { showShareBtn: true }, { uuid: "ada" });
    test.clock.advance(1000);
    const at = { params: { id: source._id } };
    const reply = await user.send(resumeCalls.copyResume, { ...at, body: { userId: user.id } });
    expect(reply.status).toBe(201);
    expect(reply.data.name).toBe(`${source.name} (copy)`);
    expect(reply.data.data).toEqual(source.data);
    expect(reply.data.config).toEqual({ ...source.config, isPublic: false, customURL: "" });
    expect(reply.data.uuid).not.toBe(source.uuid);
    await user.send(resumeCalls.saveResume, { params: { id: reply.data._id }, body: { name: "Changed" } });
    expect((await user.send(resumeCalls.getResume, at)).data).toEqual(source);
  });

  it("takes another template with its first theme", async () => {
    const user = await test.user();
    const source = await published(user, { templateTheme: "plum" });
    const at = { params: { id: source._id } };
    const kept = await user.send(resumeCalls.copyResume, {
      ...at,
      body: { userId: user.id, template: "TemplateModern" },
    });
    expect(kept.data.templateTheme).toBe("plum");
    const changed = await user.send(resumeCalls.copyResume, {
      ...at,
      body: { userId: user.id, template: "TemplateClassic" },
    });
    expect(changed.data).toMatchObject({ templateName: "TemplateClassic", templateTheme: "graphite" });
    expect(changed.data.config.templateId).not.toBe(source.config.templateId);
    const unknown = await user.send(resumeCalls.copyResume, {
      ...at,
      body: { userId: user.id, template: "TemplateNowhere" },
    });
    expect(unknown).toMatchObject({ status: 404, code: 100404 });
  });

  it("of a public resume that is not an example is refused, and so is another user's userId", async () => {
    const [owner, other] = [await test.user(), await test.user()];
    const source = await published(owner);
    const at = { params: { id: source._id } };
    const stolen = await other.send(resumeCalls.copyResume, { ...at, body: { userId: other.id } });
    expect(stolen).toMatchObject({ status: 404, code: 100404 });
    const foisted = await owner.send(resumeCalls.copyResume, { ...at, body: { userId: other.id } });
    expect(foisted).toMatchObject({ status: 403, code: 100403 });
  });

  it("keeps the name of a copy within the limit, even when the original's is at it", async () => {
    const user = await test.user();
    const body = { userId: user.id, template: "TemplateModern", name: "x".repeat(200) };
    const { _id } = (await user.send(resumeCalls.createResume, { body })).data;
    const reply = await user.send(resumeCalls.copyResume, { params: { id: _id }, body: { userId: user.id } });
    expect(reply.status).toBe(201);
    expect(reply.data.name.length).toBeLessThanOrEqual(200);
    expect(reply.data.name).toMatch(/^x+ \(copy\)$/);
  });
});
