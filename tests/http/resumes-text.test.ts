import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { createSection } from "#core/resume/create-section.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { ResumeData } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { resumes } from "#server/db/schema/resumes.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

async function newResume(user: TestUser) {
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  return (await user.send(resumeCalls.createResume, { body })).data;
}

/** Returns a resume with the same text in every field that takes one. */
function everywhere(text: string, html: string): ResumeData {
  const section = { ...createSection("empolyment", "en", newId), name: text };
  const item = { ...createItem(newId()), title: text, subTitle: text, city: text, description: html };
  return {
    basicInfo: {
      title: text,
      name: text,
      avatar: "",
      location: text,
      cellphone: text,
      email: text,
      birth: text,
      wechat: text,
    },
    sections: [{ ...section, data: [item] }],
    links: [{ id: newId(), name: text, src: "https://example.com" }],
  };
}

async function storedAfter(text: string, html: string) {
  const user = await test.user();
  const resume = await newResume(user);
  const reply = await user.send(resumeCalls.saveResume, {
    params: { id: resume._id },
    body: { name: text, data: everywhere(text, html) },
  });
  expect(reply.status).toBe(200);
  return (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
}

function textsOf(data: ResumeData): string[] {
  const { avatar: _avatar, ...basic } = data.basicInfo;
  const items = data.sections.flatMap((section) => [
    section.name,
    ...section.data.flatMap((item) => [item.title, item.subTitle, item.city]),
  ]);
  return [...Object.values(basic), ...items, ...data.links.map((link) => link.name)];
}

describe("text of every script", () => {
  it.each([
    ["Latin", "Éloïse Ðórðarson-Łukasz, straße"],
    ["Han", "沈知远，高级后端工程师（上海）"],
    ["rare Han outside the first plane", "𠮷野家 𡈽屋 𪚥"],
    ["kana and hangul", "カタカナ ひらがな 한국어"],
    ["Arabic with marks", "مُهَنْدِس بَرْمَجِيَّات"],
    ["Hebrew beside Latin", "מהנדס Backend בכיר"],
    ["Devanagari with joiners", "क्‍ष श्रीमान्"],
    ["Thai", "วิศวกรซอฟต์แวร์"],
    ["emoji of several parts", "👩🏽‍💻 🏳️‍🌈 🇨🇳 1️⃣"],
    ["combining marks", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A"],
    ["signs of code", "C++ & <T> \"q\" 'a' `b` \\ / %00 $(x) {{x}}"],
  ])("%s comes back as it went in", async (_name, text) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const stored = await storedAfter(text, `<p>${escaped}</p>`);
    expect(stored.name).toBe(text);
    for (const found of textsOf(stored.data)) expect(found).toBe(text);
    expect(richTextToPlain(stored.data.sections[0]?.data[0]?.description ?? "")).toBe(text);
  });

  it.each([
    ["NUL", "Ada\u0000 Lovelace"],
    ["other controls", "Ada\u0007\u001b \u0085Lovelace"],
    ["half a surrogate pair", "Ada \ud83dLovelace"],
    ["the other half", "Ada \udc69Lovelace"],
    ["a right-to-left override", "Ada \u202eLovelace"],
  ])("%s is taken out, and the words stay", async (_name, text) => {
    const stored = await storedAfter(text, `<p>${text}</p>`);
    for (const found of [...textsOf(stored.data), stored.name, stored.data.sections[0]?.data[0]?.description ?? ""]) {
      expect(found).toMatch(/Ada/);
      expect(found).toMatch(/Lovelace/);
      expect(found).not.toMatch(/[\p{Cs}\u202e]|(?![\n\t])\p{Cc}/u);
    }
  });

  it("is refused as a name when nothing of it is visible", async () => {
    const user = await test.user();
    const resume = await newResume(user);
    const at = { params: { id: resume._id } };
    const reply = await user.send(resumeCalls.saveResume, { ...at, body: { name: "\u0007\u001b" } });
    expect(reply).toMatchObject({ status: 400, errors: [{ path: "name" }] });
  });
});

describe("markup", () => {
  it("in plain fields is text like any other", async () => {
    const text = `<img src=x onerror=alert(1)> & "ok"`;
    const stored = await storedAfter(text, "<p>fine</p>");
    for (const found of textsOf(stored.data)) expect(found).toBe(text);
  });

  it("in descriptions keeps the allowed set and every word outside scripts", async () => {
    const html = `<h1 onclick="x()">Led</h1><p style="color:red;text-align:center">a <strong>team</strong> of <span class="x">five</span></p>
      <script>steal()</script><style>*{}</style><iframe src="https://evil.example"></iframe><svg onload=x()><text>drew</text></svg>
      <ul><li>one<li>two</ul><a href="javascript:alert(1)">site</a><a href="https://example.com" onmouseover="x()">safe</a><b>bold</b>`;
    const stored = await storedAfter("Fine", html);
    const clean = stored.data.sections[0]?.data[0]?.description ?? "";
    expect(clean).not.toMatch(/script|onclick|onload|onmouseover|iframe|style>|color|svg|class|evil|steal/i);
    const allowed =
      /^(<\/?(p|br|strong|em|u|s|a|ul|ol|li|code)( href="[^"]*"| style="text-align: (left|center|right|justify)")?>|[^<>])*$/;
    expect(clean).toMatch(allowed);
    expect(clean).toContain('<p style="text-align: center">a <strong>team</strong> of five</p>');
    expect(clean).toContain('<a href="https://example.com">safe</a>');
    for (const word of ["Led", "team", "five", "one", "two", "site", "safe", "bold"]) expect(clean).toContain(word);
  });

  it("in URLs leaves no script to run", async () => {
    const user = await test.user();
    const resume = await newResume(user);
    const data = everywhere("Fine", "");
    data.basicInfo.avatar = "javascript:alert(1)";
    data.links = [
      { id: "a", name: "script", src: "java\tscript:alert(1)" },
      { id: "b", name: "data", src: "data:text/html,<script>alert(1)</script>" },
      { id: "c", name: "plain", src: "github.com/ada" },
    ];
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { data } });
    const stored = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    expect(stored.data.basicInfo.avatar).toBe("");
    expect(stored.data.links.map((link) => [link.name, link.src])).toEqual([
      ["script", ""],
      ["data", ""],
      ["plain", "github.com/ada"],
    ]);
  });

  it("stays what it was when it is saved again", async () => {
    const first = await storedAfter("Fine & <b>", "<div>1 < 2 &amp; 3 <b>x</b></div>");
    const owner = await test.user();
    const resume = await newResume(owner);
    const at = { params: { id: resume._id } };
    await owner.send(resumeCalls.saveResume, { ...at, body: { data: first.data } });
    expect((await owner.send(resumeCalls.getResume, at)).data.data).toEqual(first.data);
  });
});

describe("what was stored by an older version", () => {
  it("is read as a whole document, and not rewritten for it", async () => {
    const user = await test.user();
    const resume = await newResume(user);
    const old = {
      basicInfo: { name: "Ada", title: null, hobbies: ["chess"] },
      sections: [
        { type: "employment", name: "Work", data: [{ title: "Analyst" }, null] },
        { type: "rocketry", data: [{ title: "Moon" }] },
      ],
    };
    const config = { templateName: "TemplateModern", isPublic: "yes" };
    await test.deps.db.update(resumes).set({ data: old, config }).where(eq(resumes.id, resume._id));
    const read = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    expect(resumeCalls.getResume.reply.safeParse(read).success).toBe(true);
    expect(read.data.basicInfo.name).toBe("Ada");
    expect(JSON.stringify(read.data)).toContain("Analyst");
    expect(JSON.stringify(read.data)).toContain("Moon");
    const row = await test.deps.db.select().from(resumes).where(eq(resumes.id, resume._id));
    expect(row[0]?.data).toEqual(old);
    expect(row[0]?.updatedAt.toISOString()).toBe(resume.updatedAt);
  });

  it.each([
    ["null", null],
    ["a list", []],
    ["a number", 7],
    ["a text", "old"],
  ])("even where it is %s", async (_what, value) => {
    const user = await test.user();
    const resume = await newResume(user);
    await test.deps.db
      .update(resumes)
      .set({ data: value ?? [], config: value ?? [] })
      .where(eq(resumes.id, resume._id));
    const at = { params: { id: resume._id } };
    const read = (await user.send(resumeCalls.getResume, at)).data;
    const saved = await user.send(resumeCalls.saveResume, { ...at, body: { config: read.config, data: read.data } });
    expect(saved.status).toBe(200);
    expect((await user.send(resumeCalls.getResume, at)).data.config).toEqual(read.config);
  });
});
