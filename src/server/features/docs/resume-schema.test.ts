import path from "node:path";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type { JsonSchemaType } from "@modelcontextprotocol/sdk/validation/types.js";
import { afterAll, expect, it } from "vitest";
import { readFile, writerOf } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
import { installation } from "#server/pages/requester.ts";
import { projectRoot } from "#server/root.ts";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
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

it("a file that the product writes fits the schema, also with the address of the schema in it, and a wrong one does not", async () => {
  const { $schema: _, ...schema } = resumeJsonSchema();
  const fits = new AjvJsonSchemaValidator().getValidator<unknown>(schema as JsonSchemaType);
  const context = { printer: createFakePrinter(), requester: installation };
  const { bytes = new Uint8Array() } = (await writerOf("resume.json")?.write(ownDocument(), context)) ?? {};
  const written = JSON.parse(new TextDecoder().decode(bytes));
  expect(fits(written)).toMatchObject({ valid: true });
  const named = { $schema: "https://example.com/schema/resume.json", ...written };
  expect(fits(named)).toMatchObject({ valid: true });
  const target = { lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald", newId } as const;
  const read = async (file: object) =>
    (await readFile(new TextEncoder().encode(JSON.stringify(file)), target)).document;
  expect(await read(named)).toEqual(await read(written));
  for (const wrong of [
    { ...written, pages: 3 },
    { ...written, config: { ...written.config, lang: "xx" } },
    { ...written, data: { ...written.data, sections: {} } },
  ]) {
    expect(fits(wrong)).toMatchObject({ valid: false });
  }
});
