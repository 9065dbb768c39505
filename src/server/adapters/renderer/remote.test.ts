import { afterAll, describe, expect, it } from "vitest";
import { checkRenderer } from "#server/doctor/process-checks.ts";
import { createListener } from "#server/http/listener.ts";
import { createMetrics } from "#server/metrics.ts";
import { printFonts } from "#server/pages/chromium-printer.ts";
import { createRenderApp } from "#server/render-service.ts";
import { silent } from "#tests/harness/database.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { createChromiumRenderer } from "./chromium.ts";
import { rendererContract } from "./contract.ts";
import { RendererBusy, type RenderJob } from "./port.ts";
import { createRemoteRenderer } from "./remote.ts";

const now = () => Date.UTC(2026, 0, 2);
const secret = "a-secret-of-both-sides";
/** A busy machine may take longer than a visitor would wait. */
const timeout = 50_000;
type Options = Partial<Parameters<typeof createChromiumRenderer>[0]>;

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts what a process of ROLE=render runs, and returns its address. */
const config = {
  renderSecret: secret,
  role: "render",
  metricsToken: "a-token",
  isLocal: true,
  proxies: 0,
  host: "127.0.0.1",
  secure: false,
} as const;

async function startRenderer(options: Options = {}): Promise<string> {
  const path = process.env.CHROMIUM_PATH;
  const renderer = createChromiumRenderer({ path, pages: 2, now, fonts: printFonts, timeout, ...options });
  const app = createRenderApp({ renderer, config, metrics: createMetrics(), log: silent, isStopping: () => false });
  const listener = createListener(app.fetch);
  const port = await listener.listen(0, "127.0.0.1");
  ends.push(async () => {
    await listener.close();
    await renderer.close();
  });
  return `http://127.0.0.1:${port}`;
}

const remoteAt = (url: string, more: { secret?: string; pages?: number } = {}) =>
  createRemoteRenderer({ url, secret, pages: 2, now, timeout, ...more });

rendererContract("remote", async () => remoteAt(await startRenderer()));

const page = (html: string): RenderJob & { width: number; height: number } => ({
  requester: newRequester(),
  cost: 1,
  markup: () => ({ html, css: "", fonts: [], lang: "en", title: "One", paper: { width: 400, height: 300 } }),
  width: 40,
  height: 30,
});

describe("a renderer in another process", () => {
  it("draws for nobody without the secret", async () => {
    const url = await startRenderer();
    const failure = await remoteAt(url, { secret: "another-secret-of-theirs" })
      .picture(page("one"))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ error: "providerUnavailable" });
    expect((await fetch(`${url}/render`, { method: "POST", body: "{}" })).status).toBe(401);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/resumes`)).status).toBe(404);
  });

  it("refuses by name what is no sheet", async () => {
    const url = await startRenderer();
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    for (const body of ["no json", "{}", JSON.stringify({ kind: "pdf" })]) {
      expect((await fetch(`${url}/render`, { method: "POST", headers, body })).status).toBe(400);
    }
  });

  it("says so where nothing listens, and where it has no browser", async () => {
    for (const url of ["http://127.0.0.1:9", await startRenderer({ path: "/nowhere/chromium" })]) {
      await expect(remoteAt(url).picture(page("one"))).rejects.toMatchObject({ error: "providerUnavailable" });
    }
  });

  it("passes on that its queue is full", async () => {
    const url = await startRenderer({ pages: 1, queue: { waiting: 1 } });
    const renderers = Array.from({ length: 6 }, () => remoteAt(url, { pages: 1 }));
    const results = await Promise.allSettled(renderers.map((one) => one.picture(page("<p>line</p>".repeat(5_000)))));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toBeInstanceOf(RendererBusy);
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
  });
});

describe.skipIf(process.platform !== "linux")("a page that takes too much memory", () => {
  it("is ended and refused, and the next one is drawn", async () => {
    const renderer = createChromiumRenderer({
      path: process.env.CHROMIUM_PATH,
      pages: 1,
      now,
      fonts: printFonts,
      timeout,
      memory: 300_000_000,
    });
    ends.push(() => renderer.close());
    const heavy = `<div style="columns:2">${"<p>An <b>item</b> of a <i>list</i></p>".repeat(400_000)}</div>`;
    await expect(renderer.picture(page(heavy))).rejects.toBeInstanceOf(RendererBusy);
    expect((await renderer.picture(page("light"))).byteLength).toBeGreaterThan(20);
  });
});

describe("a process that prints for others", () => {
  it("tells its figures to whoever has the token, and the doctor whether it can be used", async () => {
    const url = await startRenderer({ path: "/nonexistent" });
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const figures = await (await fetch(`${url}/metrics`, { headers: { authorization: "Bearer a-token" } })).text();
    expect(figures).toMatch(/inkleaf_info\{[^}]*role="render"\} 1/);
    expect(figures).toMatch(/inkleaf_render_pages\{state="free"\} 2/);
    expect(await checkRenderer(url, secret)).toMatchObject({ state: "good" });
    expect(await checkRenderer(url, "another")).toMatchObject({
      state: "bad",
      says: expect.stringContaining("SECRET"),
    });
    expect(await checkRenderer("http://127.0.0.1:1", secret)).toMatchObject({ state: "bad" });
  });
});
