import { afterAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import type { ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import { createLog } from "#server/log.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";

/** What nobody but the owner may read is in no form of a public resume; and a resume cannot act on who reads it. */

const lines: string[] = [];
const covers: ResumeDocument[] = [];
const test = await createTestApp({
  env: { PHOTO_HOSTS: "photos.example.com" },
  log: createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) }),
  wire: (deps) => ({
    printer: {
      ...deps.printer,
      async cover(job) {
        covers.push(job.document);
        return deps.printer.cover(job);
      },
    },
  }),
});
afterAll(test.close);

async function published(user: TestUser, basicInfo: Partial<ResumeData["basicInfo"]>, description = "") {
  const body = { userId: user.id, template: "TemplateModern", name: "CV", lang: "en" } as const;
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  const [section] = resume.data.sections;
  const [item] = section?.data ?? [];
  if (!section || !item) throw new Error("a new resume has no items");
  const data = {
    ...resume.data,
    basicInfo: { ...resume.data.basicInfo, name: "Ada Lovelace", ...basicInfo },
    sections: [{ ...section, isHidden: false, data: [{ ...item, description }] }],
  };
  const config = { ...resume.config, isPublic: true, downloadable: true, emailIsHidden: true, cellphoneIsHidden: true };
  const saved = await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { data, config } });
  expect(saved.code).toBe(0);
  return (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
}

/** Everything of a public resume that leaves the server, as text. */
async function everyForm(uuid: string, coverImg: string): Promise<Record<string, string>> {
  const get = async (path: string) => {
    const response = await test.anonymous().request(path);
    expect(response.status, path).toBe(200);
    return response;
  };
  const before = covers.length;
  await get(coverImg);
  expect(covers.length).toBe(before + 1);
  return {
    page: (await (await get(`/r/${uuid}`)).text()).replace(/<style>[\s\S]*?<\/style>/g, ""),
    json: JSON.stringify(((await (await get(`/api/public/${uuid}`)).json()) as { data: unknown }).data),
    cover: JSON.stringify(covers.at(-1)?.data),
    pdf: letters(JSON.stringify(await readPdf(new Uint8Array(await (await get(`/r/${uuid}/pdf`)).arrayBuffer())))),
  };
}

describe("a hidden contact", () => {
  it.each([
    ["jean-luc@example.com", "12-34", "<p>jean-luc@example.com, room 12-34</p>"],
    ["me@my-company.com", "+86 138-0000-2741", "<p>me@<strong>my-company</strong>.com, １３８００００２７４１</p>"],
    [
      "o'hara@my-company.com",
      "+1 (416) 555-0137",
      '<p><a href="mailto:o%27hara%40my-company.com">Write</a> <a href="tel:+14165550137">Call</a> 416.555.<em>0137</em> ｏ＇ｈａｒａ@my-company.com</p>',
    ],
    [
      "(((+*.[\\@my-company.com",
      "+++[[[(((13800002741",
      "<p>(((+*.[\\@my-\u200bcompany.com 138\u00ad0000\u00ad2741</p>",
    ],
  ])(
    "%s and %s are in no form of a public resume, and in no line of the log",
    async (email, cellphone, description) => {
      const user = await test.user({ level: "premium" });
      const { uuid, coverImg } = await published(user, { email, cellphone, title: `Ask ${email}` }, description);
      const forms = await everyForm(uuid, coverImg);
      const digits = cellphone.replace(/\D/g, "");
      for (const [form, text] of Object.entries(forms)) {
        const read = text.normalize("NFKC").replace(/<[^>]*>|[\u200b\u00ad]/g, "");
        expect(read, form).toContain(form === "pdf" ? "AdaLovelace" : "Ada Lovelace");
        expect(decodeURIComponent(read.replace(/%(?![0-9a-f]{2})/gi, "%25")), form).not.toContain(email);
        expect(read, form).not.toContain("my-company");
        if (digits.length > 4) expect(read.replace(/[\s.()-]/g, ""), form).not.toContain(digits.slice(-10));
      }
      const log = lines.join("\n");
      expect(log).not.toContain("request failed");
      for (const secret of [email, cellphone, "my-company", "Lovelace"]) expect(log).not.toContain(secret);
    },
  );
});

describe("a text beyond its limit", () => {
  it.each([
    ["name", limits.document.lineLength],
    ["title", limits.document.lineLength],
    ["cellphone", limits.document.phoneLength],
    ["email", limits.document.emailLength],
  ] as const)("is refused with the place of %s and its limit, and nothing is stored", async (field, most) => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user, {});
    const save = (length: number) => {
      const data = { ...resume.data, basicInfo: { ...resume.data.basicInfo, [field]: "1".repeat(length) } };
      return user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { data } });
    };
    for (const length of [most + 1, 100_000]) {
      const refused = await save(length);
      expect(refused).toMatchObject({ status: 400, code: 100400 });
      expect(refused.body).toMatchObject({
        errors: [{ path: `data.basicInfo.${field}`, message: expect.stringContaining(String(most)) }],
      });
    }
    const read = await user.send(resumeCalls.getResume, { params: { id: resume._id } });
    expect(read.data.data).toEqual(resume.data);
    expect((await save(most)).code).toBe(0);
  });

  it("is read shortened where it was stored before, and the resume can be saved", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user, {});
    const long = { ...resume.data, basicInfo: { ...resume.data.basicInfo, cellphone: "1".repeat(100_000) } };
    const { pool } = test.database.db;
    await pool.query("update resumes set data = $1 where id = $2", [JSON.stringify(long), resume._id]);
    const read = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    expect(read.data.basicInfo.cellphone).toBe("1".repeat(limits.document.phoneLength));
    const body = { data: read.data };
    expect((await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body })).code).toBe(0);
    expect((await test.anonymous().request(`/r/${resume.uuid}`)).status).toBe(200);
  });
});

describe("a photo", () => {
  const acting = [
    ...["/api/logout", "/%61pi/logout", "/x/../api/logout", "//localhost/api/logout", "/\\localhost/api/logout"],
    ...[
      "/passport/google",
      "/operator/x",
      "api/logout",
      "/files/avatars/../../api/logout",
      "http://photos.example.com/x",
    ],
    ...["https://elsewhere.example/x.png", "https://photos.example.com@elsewhere.example/x.png"],
  ];
  it.each(acting)("%s is stored and shown nowhere, neither is it as a cover", async (avatar) => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user, { avatar });
    expect(resume.data.basicInfo.avatar).toBe("");
    const params = { id: resume._id };
    await user.send(resumeCalls.saveResume, { params, body: { coverImg: avatar } });
    expect((await user.send(resumeCalls.getResume, { params })).data.coverImg).toMatch(/^\/covers\//);
    // One that an earlier version stored is not shown either.
    const { pool } = test.database.db;
    const stored = { ...resume.data, basicInfo: { ...resume.data.basicInfo, avatar } };
    const row = [JSON.stringify(stored), avatar, resume._id];
    await pool.query("update resumes set data = $1, cover_img = $2, updated_at = now() where id = $3", row);
    const page = await (await test.anonymous().request(`/r/${resume.uuid}`)).text();
    expect(page).not.toContain('rs-photo" src');
    expect(page).not.toContain(avatar);
    const open = await (await test.anonymous().request(`/api/public/${resume.uuid}`)).text();
    expect(open).toContain('"avatar":""');
    const own = (await user.send(resumeCalls.getResume, { params })).data;
    expect(own.coverImg).toMatch(/^(\/covers\/|https:)/);
    expect(own.data.basicInfo.avatar).toMatch(/^(https:.*)?$/);
  });

  it("is ours, or from a host that the operator allows, and the page's policy allows no other picture", async () => {
    const user = await test.user({ level: "premium" });
    for (const avatar of ["/files/avatars/0198c0de.webp", "https://photos.example.com/me.png"]) {
      const resume = await published(user, { avatar });
      expect(resume.data.basicInfo.avatar).toBe(avatar);
      const response = await test.anonymous().request(`/r/${resume.uuid}`, { headers: { host: "127.0.0.1:8080" } });
      expect(await response.text()).toContain(`src="${avatar}"`);
      const policy = response.headers.get("content-security-policy") ?? "";
      const sources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
      expect(sources).toEqual([
        "data:",
        ...["127.0.0.1:8080/files/avatars/", "127.0.0.1:8080/favicon.ico"],
        ...["localhost/files/avatars/", "localhost/favicon.ico"],
        "https://photos.example.com",
      ]);
    }
  });

  it("does not let a host that is none into the policy", async () => {
    const { uuid } = await published(await test.user({ level: "premium" }), {});
    for (const host of ["x; script-src *", "x *", "'unsafe-inline'", "a,b"]) {
      const response = await test.anonymous().request(`/r/${uuid}`, { headers: { host } });
      expect(response.status).toBe(421);
      const policy = response.headers.get("content-security-policy") ?? "";
      if (host !== "'unsafe-inline'") expect(policy).not.toContain(host);
      expect(policy.match(/script-src/g)).toHaveLength(1);
    }
  });
});
