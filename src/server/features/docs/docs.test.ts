import { afterAll, describe, expect, it } from "vitest";
import { callList } from "#contract/registry.ts";
import { createTestApp } from "#tests/harness/app.ts";

const test = await createTestApp();
afterAll(test.close);

type Operation = {
  operationId: string;
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
  "x-scope": string | null;
  "x-limits": unknown[];
};

describe("the API reference", () => {
  it("describes every call as OpenAPI 3.1, with its path parameters and its successful response", async () => {
    const response = await test.anonymous().request("/api/openapi.json");
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, Operation>> };
    expect(document.openapi).toBe("3.1.0");
    for (const { name, call } of callList) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      const operation = document.paths[path]?.[call.method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
      expect(Object.keys(operation?.responses ?? {}), name).toContain(String(call.status));
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = operation?.parameters.filter((one) => one.in === "path").map((one) => one.name);
      expect(declared, name).toEqual(named);
      const refused = { public: "200", user: "401", admin: "401", desk: "404" }[call.who];
      if (call.who !== "public") expect(Object.keys(operation?.responses ?? {}), name).toContain(refused);
      if (call.limits.length > 0) expect(Object.keys(operation?.responses ?? {}), name).toContain("429");
      if (call.answer === "json") {
        const reply = operation?.responses[call.status] as { content: Record<string, { example?: unknown }> };
        expect(reply.content["application/json"]?.example, name).toMatchObject({ code: 0 });
      }
      expect(operation?.["x-scope"], name).toBe(call.scope);
      expect(operation?.["x-limits"], name).toHaveLength(call.limits.length);
    }
  });

  it.each(["en", "ch"])("is a page in the edition %s that names every call and runs no script", async (locale) => {
    const response = await test.anonymous().request(`/api/docs?locale=${locale}`);
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain(locale === "ch" ? '<html lang="zh-CN">' : '<html lang="en">');
    for (const { name } of callList) expect(page).toContain(`id="${name}"`);
    expect(page).not.toMatch(/<script|undefined|\[object/);
  });
});
