import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyBasicInfo } from "#core/resume/schema.ts";
import { ApiError, NetworkError } from "#web/api/error.ts";
import { createTransport, outcomeOf } from "./transport.ts";

afterEach(() => vi.unstubAllGlobals());

describe("createTransport", () => {
  const updatedAt = "2026-01-01T00:00:00.000Z";

  it.each([
    ["a save small enough to outlive the page", 100, true],
    ["a save too large for that", 70_000, false],
    ["a save too large in bytes, though not in letters", 25_000, false],
  ])("chooses keepalive by the size in bytes: %s", async (name, length, keepalive) => {
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      asked.push(init);
      return new Response(JSON.stringify({ code: 0, message: "ok", data: { updatedAt } }));
    });
    const letter = name.includes("bytes") ? "字" : "x";
    const data = { basicInfo: { ...emptyBasicInfo, title: letter.repeat(length) }, sections: [], links: [] };
    expect(await createTransport("r").save({ data, baseUpdatedAt: updatedAt })).toEqual({ kind: "saved", updatedAt });
    expect(asked[0]?.keepalive).toBe(keepalive);
  });
});

describe("outcomeOf", () => {
  const error = (code: number, status: number, retryAfter: number | null = null) =>
    new ApiError({ code, status, message: "m", retryAfter });

  it.each([
    ["an ended session", error(100401, 401), { kind: "expired" }],
    ["a newer version", error(100409, 409), { kind: "stale" }],
    ["a taken slug", error(100408, 409), { kind: "refused", error: "100408", message: "m" }],
    ["a body that is too large", error(100413, 413), { kind: "refused", error: "100413", message: "m" }],
    ["a resume that is gone", error(100404, 404), { kind: "missing" }],
    ["a fault of the server", error(100500, 500), { kind: "failed" }],
    ["a busy server", error(100503, 503, 2), { kind: "failed", retryAfter: 2000 }],
    ["a rate limit", error(100429, 429, 30), { kind: "failed", retryAfter: 30_000 }],
    ["a lost network", new NetworkError(), { kind: "failed" }],
    ["anything else", new TypeError("x"), { kind: "failed" }],
  ])("maps %s to its outcome", (_name, thrown, outcome) => {
    expect(outcomeOf(thrown)).toEqual(outcome);
  });
});
