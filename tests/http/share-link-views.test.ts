import { describe, expect, it } from "vitest";
import { shareLinkCalls } from "#contract/share-links.ts";
import { limits } from "#core/limits.ts";
import { addLinkViews } from "#server/features/share-links/store.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { firefox, visiting } from "#tests/harness/browser-headers.ts";
import { linked } from "#tests/harness/share-link-examples.ts";
import { createTwoProcesses } from "#tests/harness/two-processes.ts";

const { test, other } = await createTwoProcesses();

const open = (path: string, headers: Record<string, string> = {}, as = test.anonymous()) =>
  as.request(path, { headers: { ...visiting, ...headers } });
const listed = async (user: TestUser, id: string) =>
  (await user.send(shareLinkCalls.listShareLinks, { params: { id } })).data;

describe("the views of a private link", () => {
  const read = (path: string, part: unknown, headers: Record<string, string> = {}) =>
    test.anonymous().request(`${path}/read`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": firefox, ...headers },
      body: JSON.stringify({ part }),
    });

  it("are people, once an hour over all processes, and not the owner or robots", async () => {
    const { user, resume, link } = await linked({ test });
    const referer = "https://www.jobs.example/inbox?id=7";
    await open(link.path, { referer });
    await open(link.path, { referer });
    await open(link.path, {}, other.anonymous());
    await open(link.path, {}, user);
    await open(link.path, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await open(link.path, { "user-agent": `${firefox} another`, referer: "http://localhost/editor/1" });
    await other.settle();
    const [first] = await listed(user, resume._id);
    expect(first?.views).toMatchObject({
      total: 2,
      sources: [
        { host: "", views: 1 },
        { host: "jobs.example", views: 1 },
      ],
    });
    expect(first?.views.days.at(-1)).toEqual({ day: "2026-01-02", views: 2 });
    test.clock.advance(86_400_000);
    await open(link.path);
    const [next] = await listed(user, resume._id);
    expect(next?.views.days.slice(-2).map(({ views }) => views)).toEqual([2, 1]);
    expect(next?.views.total).toBe(3);
  });

  it("know where a viewer came from who had to give the password first", async () => {
    const { user, resume, link } = await linked({ test }, { password: "open sesame" });
    const asked = await (await open(link.path, { referer: "https://www.jobs.example/inbox?id=7" })).text();
    const from = /name="from" value="([^"]*)"/.exec(asked)?.[1] ?? "";
    expect(from).toBe("jobs.example");
    const send = (password: string, named: string) =>
      test.anonymous().request(link.path, {
        method: "POST",
        redirect: "manual",
        headers: { ...visiting, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ password, from: named }).toString(),
      });
    const wrong = await send("open barley", from);
    expect(await wrong.text()).toContain('name="from" value="jobs.example"');
    await test.settle();
    expect((await listed(user, resume._id))[0]?.views.total).toBe(0);
    const cookie = ((await send("open sesame", from)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    await open(link.path, { cookie, referer: `http://localhost${link.path}` });
    await test.settle();
    const views = async () => (await listed(user, resume._id))[0]?.views;
    expect(await views()).toMatchObject({ total: 1, sources: [{ host: "jobs.example", views: 1 }] });
    // What the form says is a host like any other, and nothing else.
    test.clock.advance(limits.views.again);
    expect(await (await send("open barley", '"><b>evil')).text()).toContain('name="from" value=""');
    await send("open sesame", '"><b>evil');
    await test.settle();
    expect((await views())?.sources).toContainEqual({ host: "", views: 1 });
  });

  it("tell how far somebody read, the furthest once, of those who were counted", async () => {
    const { user, resume, link } = await linked({ test });
    const reads = async () => (await listed(user, resume._id))[0]?.views.reads;
    expect((await read(link.path, 4)).status).toBe(204);
    expect(await reads()).toEqual([]);
    await open(link.path);
    await test.settle();
    for (const part of [3, 7, 5]) expect((await read(link.path, part)).status).toBe(204);
    expect(await reads()).toEqual([{ part: 7, readers: 1 }]);
    for (const part of [0, 11, "all", null]) expect((await read(link.path, part)).status).toBe(400);
    expect((await read("/s/unknown", 1)).status).toBe(404);
    expect((await read(link.path, 9, { origin: "https://evil.example" })).status).toBe(403);
    expect(await reads()).toEqual([{ part: 7, readers: 1 }]);
  });

  it("keep no address, and name only so many hosts", async () => {
    const { user, resume, link } = await linked({ test });
    const { hosts } = limits.shareLinks;
    await open(link.path, { referer: "https://host0.example/" });
    await test.settle();
    const at = new Date(test.clock.now());
    const more = Array.from({ length: hosts + 4 }, (_, mark) => ({
      ...{ pageId: link._id, mark, at, from: `host${mark + 1}.example` },
    }));
    await addLinkViews(test.deps.db, more.slice(0, 20));
    await addLinkViews(test.deps.db, more.slice(10));
    const [{ views } = { views: null }] = await listed(user, resume._id);
    expect(views?.total).toBe(hosts + 5);
    expect(views?.sources).toHaveLength(hosts + 1);
    expect(views?.sources[0]).toEqual({ host: "", views: 5 });
    const { rows } = await test.deps.db.pool.query<{ row: string }>("select t::text as row from recent_link_viewers t");
    for (const { row } of rows) expect(row).not.toMatch(/\d+\.\d+\.\d+\.\d+|Firefox/);
    test.clock.advance(3_600_001);
    await test.runRecurrentJobs();
    expect((await test.deps.db.pool.query("select 1 from recent_link_viewers")).rows).toEqual([]);
  });
});
