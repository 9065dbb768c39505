import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { resumeJsonSchema } from "./resume-schema.ts";

const test = await createTestApp();
afterAll(test.close);

/** `vitest run FILE --update` writes it anew when the document has changed. */
it("the schema that the project keeps is that of the document", async () => {
  const text = `${JSON.stringify(resumeJsonSchema(), null, 1)}\n`;
  await expect(text).toMatchFileSnapshot(path.join(projectRoot, "docs/resume.schema.json"));
});

it("the schema is served to editors anywhere", async () => {
  const response = await test.anonymous().request("/schema/resume.json");
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const schema = (await response.json()) as { $id: string; required: string[] };
  expect(schema.$id).toMatch(/\/schema\/resume\.json$/);
  expect(schema.required).toEqual(["name", "data", "config"]);
});
