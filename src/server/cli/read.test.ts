import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { pdfOf } from "#server/adapters/text-extractor/sample-files.fixture.ts";
import { readFromCommandLine } from "./read-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "read-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const said = { out: "", error: "" };
  const terminal = {
    out: (line: string) => {
      said.out += line;
    },
    error: (line: string) => {
      said.error += line;
    },
  };
  return { code: await readFromCommandLine(args, terminal), ...said };
}

describe("npm run read", () => {
  it("writes a document of ours", async () => {
    const [input, output] = [path.join(folder, "in.pdf"), path.join(folder, "out.json")];
    await writeFile(input, await pdfOf(["Jane Doe", "jane@example.com", "Experience", "Engineer at Acme Inc."]));
    expect(await read(input, output)).toMatchObject({ code: 0, out: expect.stringContaining("language en") });
    const document = resumeDocumentSchema.parse(JSON.parse(await readFile(output, "utf8")));
    expect(document.data.basicInfo).toMatchObject({ name: "Jane Doe", email: "jane@example.com" });
  });

  it("says what is wrong with a file or with the arguments", async () => {
    const input = path.join(folder, "list.pdf");
    await writeFile(input, "milk, bread");
    expect(await read(input)).toMatchObject({
      code: 1,
      error: expect.stringContaining("neither a PDF nor a Word file"),
    });
    expect(await read(path.join(folder, "missing.pdf"))).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject({ code: 2, error: expect.stringContaining("Usage") });
  });
});
