import { afterAll, afterEach, describe, expect, it } from "vitest";
import { linkCheckCalls } from "#contract/link-check.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { createDirectOutbound } from "#server/adapters/outbound/direct.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { startPeer } from "#tests/harness/peer.ts";

/** What the sites answer, by the first label of their names. */
let asked: string[] = [];
const peer = await startPeer(({ method, url, headers }) => {
  const name = headers.host?.split(".")[0] ?? "";
  asked.push(`${method} ${name}`);
  const status = Number(url.pathname.slice(1)) || 200;
  if (name === "nohead") return { status: method === "HEAD" ? status : 200, body: "here" };
  if (name === "moved") return { status: 301, body: "", headers: { location: "http://127.0.0.1:1/" } };
  return { status, body: "a page" };
});
const { port } = new URL(peer.url);
const outbound = createDirectOutbound({
  resolve: async (name) => (name.startsWith("nobody") ? [] : [name.startsWith("inner") ? "10.0.0.7" : "127.0.0.1"]),
  alsoAllowed: (address, at) => address === "127.0.0.1" && at === Number(port),
});
const test = await createTestApp({ outbound });
afterEach(async () => {
  asked = [];
  await test.clear();
});
afterAll(async () => {
  await test.close();
  await peer.close();
});

const at = (name: string, status: number | "" = "") => `http://${name}.example:${port}/${status}`;

async function withLinks(user: TestUser, srcs: readonly string[], description = "") {
  const body = { userId: user.id, template: "TemplateModern", name: "Links" };
  const { _id, data } = (await user.send(resumeCalls.createResume, { body })).data;
  const links = srcs.map((src, index) => ({ id: `l${index}`, name: "Site", src }));
  const sections = data.sections.slice(0, 1).map((section) => ({
    ...section,
    data: section.data.slice(0, 1).map(({ isSample: _, ...item }) => ({ ...item, title: "Own", description })),
  }));
  await user.send(resumeCalls.saveResume, { params: { id: _id }, body: { data: { ...data, links, sections } } });
  return { params: { id: _id } };
}

const check = async (user: TestUser, resume: { params: { id: string } }) =>
  (await user.send(linkCheckCalls.checkLinks, resume)).data.links.map(({ href, state }) => [href, state]);

describe("checking the links of a resume", () => {
  it("tells the dead from those that answer and those that could not be checked", async () => {
    const user = await test.user();
    const states = {
      [at("fine")]: "answers",
      [at("gone", 404)]: "dead",
      [at("gone", 410)]: "dead",
      [at("wall", 403)]: "answers",
      [at("captcha", 429)]: "answers",
      [at("linkedin", 999)]: "answers",
      [at("members", 401)]: "answers",
      [at("nohead", 405)]: "answers",
      [at("nohead", 404)]: "answers",
      [at("trouble", 500)]: "unknown",
      [at("moved")]: "unknown",
      "http://nobody.example/": "dead",
      "http://inner.example/": "unknown",
      "http://fine.example:22/": "unknown",
    } as const;
    const resume = await withLinks(user, Object.keys(states));
    expect(await check(user, resume)).toEqual(Object.entries(states));
  });

  it("reads the texts too, asks each once, and nothing that no page can be", async () => {
    const user = await test.user();
    const text = `<p><a href="${at("fine")}">One</a> and <a href="${at("gone", 404)}">two</a></p>`;
    const srcs = [at("fine"), "mailto:ada@example.com", "tel:+1555", "http://localhost/", "http://10.0.0.1/", "notes"];
    const resume = await withLinks(user, srcs, text);
    expect(await check(user, resume)).toEqual([
      [at("fine"), "answers"],
      [at("gone", 404), "dead"],
    ]);
    expect(asked.filter((one) => one.endsWith(" fine"))).toEqual(["HEAD fine"]);
  });

  it("keeps what is certain for some hours, and asks again after that", async () => {
    const user = await test.user();
    const resume = await withLinks(user, [at("fine"), at("trouble", 500)]);
    await check(user, resume);
    asked = [];
    await check(user, resume);
    expect(asked).toEqual(["HEAD trouble", "GET trouble"]);
    test.clock.advance(limits.linkCheck.keptFor);
    asked = [];
    await check(user, resume);
    expect(asked).toContain("HEAD fine");
  });

  it("does not exist where no other site is reached, and the site says so", async () => {
    const alone = await createTestApp({ env: { OUTBOUND: "off" } });
    const user = await alone.user();
    const resume = await withLinks(user, [at("fine")]);
    const { status } = await user.fetch(linkCheckCalls.checkLinks, resume);
    expect([status, asked]).toEqual([404, []]);
    await alone.close();
  });
});
