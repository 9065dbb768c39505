import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { checkFromCommandLine } from "./check-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "check-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("tells what the editor's Check finds, and ends with 3 where something is wrong", async () => {
  const own = ownDocument();
  const input = path.join(folder, "in.json");
  const broken = { ...own, data: { ...own.data, basicInfo: { ...own.data.basicInfo, name: "", email: "ada@" } } };
  await writeFile(input, JSON.stringify(broken));
  const said: string[] = [];
  const terminal = { out: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  expect(await checkFromCommandLine([input], terminal)).toBe(3);
  expect(said).toEqual(
    expect.arrayContaining([
      "To put right: Your name is missing. It is what a reader looks for first.",
      "To put right: The email has a mistake in it. A reply to it would never arrive.",
      "    ada@",
    ]),
  );
  expect(said.join()).not.toContain("{{");
  said.length = 0;
  expect(await checkFromCommandLine([input, "--json"], terminal)).toBe(3);
  expect(JSON.parse(said[0] ?? "")).toMatchObject({
    findings: expect.arrayContaining([
      {
        ...{ rule: "emailMalformed", severity: "error", count: 1, title: "The email has a mistake in it" },
        ...{ why: expect.any(String), found: [{ place: { field: "email" }, quote: "ada@" }] },
      },
    ]),
  });
  expect(await checkFromCommandLine([], terminal)).toBe(2);
  said.length = 0;
  expect(await checkFromCommandLine([input, "--template", "TemplateSwiss"], terminal)).toBe(2);
  expect(said[0]).toMatch(/^check takes no --template\./);
});
