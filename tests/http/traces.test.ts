import { afterAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { readConfig } from "#server/config/config.ts";
import { traceQueries } from "#server/tracing/database.ts";
import { createOtlpTracing } from "#server/tracing/otlp.ts";
import { tracePrinter } from "#server/tracing/printer.ts";
import type { Tracing } from "#server/tracing/tracing.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { startOtlpReceiver } from "#tests/harness/otlp-receiver.ts";

const receiver = await startOtlpReceiver();
const warnings: string[] = [];
const log = { warn: (_fields: object, text: string) => void warnings.push(text) };
const made: Tracing[] = [];
const newTracing = (share = 1) => {
  const headers = { authorization: "Bearer key" };
  const resource = { "service.name": "inkleaf", "service.version": "1" };
  const tracing = createOtlpTracing({ endpoint: `${receiver.url}/`, headers, share, resource, log });
  made.push(tracing);
  return tracing;
};
const tracing = newTracing();
const test = await createTestApp({
  env: { TRUST_PROXY: "1" },
  wire: ({ db }) => {
    traceQueries(db.pool, tracing);
    return { tracing, printer: tracePrinter(createFakePrinter(), tracing) };
  },
});
afterAll(async () => {
  for (const one of made) await one.close();
  await test.close();
  await receiver.close();
});

/** Returns the spans that have arrived since the last time, of the trace in which this call is. */
async function spansOf(name: string) {
  await expect.poll(() => receiver.spans.some((span) => span.name === name)).toBe(true);
  const found = receiver.spans.splice(0);
  const root = found.find((span) => span.name === name);
  return { root, children: found.filter((span) => span.parentSpanId === root?.spanId) };
}

describe("traces", () => {
  it("show a request with its statements, of a transaction too, and tell nothing that was written", async () => {
    const user = await test.user({ nickName: "Ada Lovelace" });
    const body = { userId: user.id, template: "TemplateModern", name: "My secret title" };
    const { data: resume } = await user.send(resumeCalls.createResume, { body });
    const { root, children } = await spansOf("POST createResume");
    expect(root).toMatchObject({ kind: 2, status: { code: 0 }, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(root?.parentSpanId).toBeUndefined();
    expect(root?.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.response.status_code": "201",
      "http.route": resumeCalls.createResume.path,
    });
    const names = children.map((span) => span.name);
    expect(names).toEqual(expect.arrayContaining(["begin", "insert resumes", "commit"]));
    expect(names.some((name) => name.startsWith("select sessions"))).toBe(true);
    for (const span of children) {
      expect(span).toMatchObject({ kind: 3, traceId: root?.traceId });
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
    const sent = receiver.requests.map(({ text }) => text).join("");
    for (const secret of ["My secret title", "Ada Lovelace", user.email, user.id, user.token, resume._id, "$1"]) {
      expect(sent).not.toContain(secret);
    }
    expect(receiver.requests[0]).toMatchObject({
      headers: { authorization: "Bearer key", "content-type": "application/json" },
      resource: { "service.name": "inkleaf", "service.version": "1" },
    });
  });

  it("show a print within its request", async () => {
    const user = await test.user({ level: "premium" });
    const body = { userId: user.id, template: "TemplateModern", name: "Printed" };
    const { data: resume } = await user.send(resumeCalls.createResume, { body });
    await spansOf("POST createResume");
    receiver.spans.splice(0);
    const answer = await user.fetch(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    expect(answer.status).toBe(200);
    const { children } = await spansOf("POST downloadResume");
    const print = children.find((span) => span.name === "render pdf");
    expect(print?.attributes).toMatchObject({ "inkleaf.priority": expect.any(String) });
  });

  it("belong to the trace of the proxy, which decides whether there is one", async () => {
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const ask = (traceparent: string) => test.anonymous().request("/api/templates", { headers: { traceparent } });
    receiver.spans.splice(0);
    await ask(`00-${traceId}-b7ad6b7169203331-00`);
    await ask(`00-${traceId}-b7ad6b7169203331-01`);
    const { root } = await spansOf("GET listTemplates");
    expect(root).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
    expect(receiver.spans.filter((span) => span.name === "GET listTemplates")).toEqual([]);
  });

  it("are of a share of the requests", async () => {
    const none = newTracing(0);
    receiver.spans.splice(0);
    await none.request(
      undefined,
      async () => "done",
      () => ({ name: "never", attributes: {}, isFailed: false }),
    );
    await none.close();
    expect(receiver.spans).toEqual([]);
  });

  it("are lost without harm where the collector does not take them, which is said once", async () => {
    const one = newTracing();
    const span = () => ({ name: "lost", attributes: {}, isFailed: false });
    receiver.answer(503);
    expect(await one.request(undefined, async () => "done", span)).toBe("done");
    await one.close();
    expect(warnings).toEqual(["spans are lost: the collector does not take them"]);
    receiver.answer(200);
  });

  it("are not made unless a collector is set", () => {
    const environment = { NODE_ENV: "test", BOT_CHECK: "off" };
    expect(readConfig(environment).tracing).toBeNull();
    const set = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };
    expect(readConfig({ ...set, OTEL_EXPORTER_OTLP_HEADERS: "a=b%20c,d=e" }).tracing).toEqual({
      endpoint: "http://collector:4318",
      headers: { a: "b c", d: "e" },
      serviceName: "inkleaf",
      share: 1,
    });
  });
});
