import { afterEach, describe, expect, it, vi } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { raw } from "#contract/body.ts";
import { defineCall } from "#contract/call.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { systemCalls } from "#contract/system.ts";
import { download, onNoPermission, type Progress, send, urlOf } from "./call.ts";
import { ApiError, isApiError, NetworkError } from "./error.ts";

/** Replaces `fetch`: gives the prepared answer and records every request. */
function network(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
  return asked;
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

afterEach(() => {
  vi.unstubAllGlobals();
  onNoPermission(() => {});
});

describe("a call whose answer is not plain data", () => {
  it("is refused by the types of send and download", () => {
    const described = { group: "test", who: "public", scope: null, summary: "For this test." } as const;
    const path = "/api/test";
    const stream = defineCall({ ...described, method: "GET", path, answer: "events" });
    const signed = defineCall({ ...described, method: "POST", path, body: raw({ maxBytes: 1 }) });
    const wrong = () => {
      // @ts-expect-error An event stream has its own reader.
      void send(stream);
      // @ts-expect-error Signed messages come from other servers only.
      void send(signed, { body: { bytes: new Uint8Array(), headers: [] } });
      // @ts-expect-error A call that answers with data cannot be downloaded as a file.
      void download(systemCalls.getSite, {}, () => {});
    };
    expect(wrong).toBeTypeOf("function");
  });
});

describe("urlOf", () => {
  it("fills in params and query, encodes each, and leaves out what is undefined", () => {
    expect(urlOf(resumeCalls.getResume, { params: { id: "a/b c" } })).toBe("/api/resumes/a%2Fb%20c");
    expect(urlOf(systemCalls.listOutbox, { query: { to: "a+b@example.com", sort: undefined, pageSize: 5 } })).toBe(
      "/api/sandbox/outbox?to=a%2Bb%40example.com&pageSize=5",
    );
  });
});

describe("send", () => {
  it("sends the body as JSON and returns the data", async () => {
    const asked = network(() => json({ code: 0, message: "ok", data: { token: "t" } }));
    const body = { veriCode: "012345" };
    expect(await send(accountCalls.verifyEmail, { body })).toEqual({ token: "t" });
    expect(asked[0]?.url).toBe("/api/users/verifyEmail");
    expect(asked[0]?.init).toMatchObject({ method: "POST", body: JSON.stringify(body), credentials: "same-origin" });
  });

  it("refuses a reply of another shape in development", async () => {
    network(() => json({ code: 0, message: "ok", data: { token: 1 } }));
    await expect(send(accountCalls.verifyEmail, { body: { veriCode: "012345" } })).rejects.toThrow(/another shape/);
  });

  it("throws an ApiError with everything that the server sent", async () => {
    network(() =>
      json(
        { code: 100409, message: "changed", data: { updatedAt: "x" }, errors: [{ path: "name", message: "no" }] },
        409,
        { "x-request-id": "r1", "retry-after": "2" },
      ),
    );
    const error = await send(resumeCalls.saveResume, { params: { id: "1" }, body: {} }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 100409,
      status: 409,
      message: "changed",
      data: { updatedAt: "x" },
      errors: [{ path: "name", message: "no" }],
      requestId: "r1",
      retryAfter: 2,
    });
    expect(isApiError(error, "resumeConflict")).toBe(true);
    expect(isApiError(error, "notFound")).toBe(false);
  });

  it.each([
    ["a proxy's page", 502, "<html>Bad gateway</html>"],
    ["nothing", 500, ""],
    ["JSON without our envelope", 503, '{"error":"x"}'],
  ])("takes %s for an unknown failure", async (_name, status, text) => {
    network(() => new Response(text, { status }));
    await expect(send(systemCalls.getSite)).rejects.toMatchObject({ name: "ApiError", code: 100500, status });
  });

  it("treats an HTML page with status 200 as a failure", async () => {
    network(() => new Response("<html>Sign in to the Wi-Fi</html>"));
    await expect(send(systemCalls.getSite)).rejects.toBeInstanceOf(ApiError);
  });

  it("distinguishes a lost network from a refusal and from an abort", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(send(systemCalls.getSite)).rejects.toBeInstanceOf(NetworkError);
    network(() => Promise.reject(new DOMException("stopped", "AbortError")));
    await expect(send(systemCalls.getSite)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("reports every refusal for lack of a session, and no other refusal", async () => {
    let refusals = 0;
    onNoPermission(() => {
      refusals += 1;
    });
    network(() => json({ code: 100401, message: "no premission" }, 401));
    await expect(send(accountCalls.currentUser)).rejects.toMatchObject({ code: 100401 });
    expect(refusals).toBe(1);
    network(() => json({ code: 100412, message: "wrong" }, 401));
    await expect(send(accountCalls.currentUser)).rejects.toMatchObject({ code: 100412 });
    expect(refusals).toBe(1);
  });
});

describe("download", () => {
  const parts = (...sizes: number[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const size of sizes) controller.enqueue(new Uint8Array(size));
        controller.close();
      },
    });
  const sent = { params: { id: "1" }, body: {} };

  it("counts the bytes and returns the file with its name", async () => {
    network(
      () =>
        new Response(parts(10, 20, 5), {
          headers: {
            "content-length": "35",
            "content-type": "application/pdf",
            "content-disposition": `attachment; filename="resume.pdf"; filename*=UTF-8''%E7%AE%80%E5%8E%86.pdf`,
          },
        }),
    );
    const seen: Progress[] = [];
    const { blob, fileName } = await download(resumeCalls.downloadResume, sent, (progress) => seen.push(progress));
    expect(seen.map(({ loaded }) => loaded)).toEqual([0, 10, 30, 35]);
    expect(seen.every(({ total }) => total === 35)).toBe(true);
    expect(blob.size).toBe(35);
    expect(blob.type).toBe("application/pdf");
    expect(fileName).toBe("简历.pdf");
  });

  it("reports no total for a compressed answer or one without a length", async () => {
    for (const headers of [{ "content-length": "9", "content-encoding": "br" }, {}] as Record<string, string>[]) {
      network(() => new Response(parts(10), { headers }));
      const seen: Progress[] = [];
      await download(resumeCalls.downloadResume, sent, (progress) => seen.push(progress));
      expect(seen.every(({ total }) => total === null)).toBe(true);
    }
  });

  it.each([
    [`attachment; filename="a b.pdf"`, "a b.pdf"],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`, "plain.pdf"],
    ["attachment", null],
  ])("reads the name of %s", async (header, name) => {
    network(() => new Response(parts(1), { headers: { "content-disposition": header } }));
    expect((await download(resumeCalls.downloadResume, sent, () => {})).fileName).toBe(name);
  });

  it("throws NetworkError when the bytes stop coming", async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError("network error"));
      },
    });
    network(() => new Response(broken));
    await expect(download(resumeCalls.downloadResume, sent, () => {})).rejects.toBeInstanceOf(NetworkError);
  });
});
