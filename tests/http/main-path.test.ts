import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { catalogCalls } from "#contract/catalog.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { systemCalls } from "#contract/system.ts";
import { seed } from "#server/features/samples/service.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";

/** The main path from end to end over HTTP, with the real printer: what was typed is what is read. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { MEMBERSHIP: "open" } });
  await seed(test.deps);
});
afterAll(() => test.close());

it.each(["en", "ch"] as const)("sign up, create, type, publish, read as a stranger, download (%s)", async (locale) => {
  const client = test.anonymous();
  client.cookies.set("locale", locale);
  const email = `ada-${locale}@example.com`;
  await client.send(accountCalls.signUp, { body: { email, password: "Correct1horse" } });
  const outbox = await test.anonymous().send(systemCalls.listOutbox, { query: { to: email } });
  const veriCode = /\b\d{6}\b/.exec(outbox.data.data[0]?.text ?? "")?.[0] ?? "";
  await client.send(accountCalls.verifyEmail, { body: { veriCode } });
  const me = (await client.send(accountCalls.currentUser)).data;

  const templates = (await client.send(catalogCalls.listTemplates)).data.data;
  const resume = (
    await client.send(resumeCalls.createResume, {
      body: { userId: me._id, template: templates[0]?._id ?? "", name: "First" },
    })
  ).data;
  expect(resume.lang).toBe(locale);

  const typed = {
    en: {
      name: "Ada Lovelace",
      title: "Analyst of Engines",
      employer: "Babbage & Sons <Ltd>",
      did: "Wrote the first program, in 1843",
    },
    ch: { name: "沈知远", title: "分析机工程师", employer: "巴贝奇父子 & 合伙人", did: "编写了第一个程序，共 25 步" },
  }[locale];
  const [first, employment, ...rest] = resume.data.sections;
  const job = employment?.data[0];
  if (!first || !employment || !job) throw new Error("a new resume has employment with a sample");
  const item = { ...job, subTitle: typed.employer, description: `<ul><li><p>${typed.did}</p></li></ul>` };
  const at = { params: { id: resume._id } };
  const saved = await client.send(resumeCalls.saveResume, {
    ...at,
    body: {
      data: {
        ...resume.data,
        basicInfo: {
          ...resume.data.basicInfo,
          name: typed.name,
          title: typed.title,
          email,
          cellphone: "020 7946 0123",
        },
        sections: [first, { ...employment, data: [item] }, ...rest],
      },
      config: { ...resume.config, isPublic: true, cellphoneIsHidden: true },
      baseUpdatedAt: resume.updatedAt,
    },
  });
  expect(saved.status).toBe(200);

  const page = await test.anonymous().request(`/r/${resume.uuid}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  for (const text of [typed.name, typed.title, typed.did, email]) expect(html).toContain(text);
  expect(html).not.toMatch(/7946|<Ltd>/);

  const download = await client.fetch(resumeCalls.downloadResume, { ...at, body: {} });
  expect(download.status).toBe(200);
  expect(decodeURIComponent(download.headers.get("content-disposition") ?? "")).toContain(`${typed.title}.pdf`);
  const bytes = new Uint8Array(await download.arrayBuffer());
  const pdf = await readPdf(bytes);
  const text = pdf.pages.join(" ").replace(/\s+/g, "");
  for (const part of [...Object.values(typed), email, "020 7946 0123"])
    expect(text).toContain(part.replace(/\s+/g, ""));
  expect(pdf.isTagged).toBe(true);

  const stored = (await client.send(resumeCalls.getResume, at)).data;
  const cover = await test.anonymous().request(stored.coverImg);
  expect(cover.status).toBe(200);
  const picture = Buffer.from(await cover.arrayBuffer());
  expect(picture.subarray(8, 12).toString("latin1")).toBe("WEBP");
});

it("the samples have one page or two, and print in their own language", async () => {
  const client = await test.user();
  for (const locale of ["en", "ch"] as const) {
    const examples = (
      await test.anonymous().send(catalogCalls.listExamples, { headers: { cookie: `locale=${locale}` } })
    ).data.data;
    for (const example of examples) {
      const id = /\/covers\/([^/]+)\//.exec(example.coverImg)?.[1] ?? "";
      const copy = await client.send(resumeCalls.copyResume, { params: { id }, body: { userId: client.id } });
      const download = await client.fetch(resumeCalls.downloadResume, { params: { id: copy.data._id }, body: {} });
      const pdf = await readPdf(new Uint8Array(await download.arrayBuffer()));
      expect(pdf.pages.length, example.name).toBeLessThanOrEqual(2);
      const text = pdf.pages.join(" ").replace(/\s+/g, "");
      expect(text).toContain(copy.data.data.basicInfo.name.replace(/\s+/g, ""));
    }
  }
});
