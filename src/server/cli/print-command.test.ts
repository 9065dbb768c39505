import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chinese, english } from "#server/adapters/renderer/contract.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";
import { printFromCommandLine } from "./print-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "inkleaf-print-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(json: unknown, ...options: string[]) {
  const input = path.join(folder, "in.json");
  const output = path.join(folder, "out.pdf");
  await writeFile(input, typeof json === "string" ? json : JSON.stringify(json));
  await rm(output, { force: true });
  return command([input, output, ...options]);
}

async function command(args: string[], name: "pdf" | "convert" = "pdf") {
  const output = { out: "", error: "" };
  const code = await printFromCommandLine(
    args,
    {
      chromiumPath: process.env.CHROMIUM_PATH,
      out: (line) => {
        output.out += line;
      },
      error: (line) => {
        output.error += line;
      },
    },
    name,
  );
  const bytes = await readFile(path.join(folder, "out.pdf")).catch(() => null);
  return { code, ...output, pdf: bytes ? await readPdf(bytes) : null };
}

const jsonResume = {
  basics: { name: "Richard Hendriks", label: "Programmer", email: "richard@example.com", image: "../../outside.png" },
  work: [{ name: "Pied Piper", position: "CEO", startDate: "2013-12-01", highlights: ["Built <b>it</b>"] }],
};

describe("npm run pdf", () => {
  it("prints a document of this product and reports how long it is", async () => {
    const { code, out, pdf } = await run(english);
    expect(code).toBe(0);
    expect(out).toMatch(/1 page, \d+ KB, TemplateModern in \w+, language en, \d/);
    expect(letters(pdf?.pages.join("") ?? "")).toContain("MeiLindqvist");
  });

  it("accepts another template, theme and language, and translates the section names", async () => {
    const { code, out, pdf } = await run(chinese, "--template", "TemplateClassic", "--theme", "navy", "--lang", "en");
    expect(code).toBe(0);
    expect(out).toContain("TemplateClassic in navy, language en");
    expect(pdf?.info.Language).toBe("en");
    expect(pdf?.pages.join("")).toMatch(/Employment/i);
    expect(pdf?.pages.join("")).not.toContain("工作经历");
  });

  it("prints JSON Resume, without a photo from elsewhere", async () => {
    const { code, error, pdf } = await run(jsonResume, "--template", "Classic");
    expect(code).toBe(0);
    expect(error).toContain("The photo is left out");
    const text = letters(pdf?.pages.join("") ?? "");
    for (const word of ["RichardHendriks", "PiedPiper", "CEO", "Built"]) expect(text).toContain(word);
  });

  it("heals an old or broken document", async () => {
    const { code, pdf } = await run({
      basicInfo: { name: "Old Hand" },
      sections: [{ type: "nonsense", data: [null] }],
    });
    expect(code).toBe(0);
    expect(pdf?.pages.join("")).toContain("Old Hand");
  });

  it("leaves hidden sections out", async () => {
    const sections = english.data.sections.map((part) => ({ ...part, isHidden: part.type === "skills" }));
    const { pdf } = await run({ ...english, data: { ...english.data, sections } });
    expect(pdf?.pages.join("")).not.toContain("PostgreSQL");
  });

  it.each([
    ["{", [], 1, "is not JSON"],
    ["", [], 1, "in none of the formats"],
    [[1], [], 1, "in none of the formats"],
    [{ hello: 1 }, [], 1, "in none of the formats"],
    ["null", [], 1, "in none of the formats"],
    [english, ["--template", "Nothing"], 2, "There are: TemplateModern"],
    [english, ["--theme", "pink"], 2, "TemplateModern has no theme pink"],
    [english, ["--lang", "xx"], 2, "no language xx"],
    [english, ["--colour", "red"], 2, "Usage"],
    [english, ["more"], 2, "Usage"],
  ] as const)("reports what is wrong and prints nothing: %#", async (json, options, exit, words) => {
    const { code, error, pdf } = await run(json, ...options);
    expect({ code, pdf }).toEqual({ code: exit, pdf: null });
    expect(error).toContain(words);
  });

  it("names the file that is missing or cannot be written", async () => {
    expect(await command([])).toMatchObject({ code: 2, error: expect.stringContaining("Usage") });
    const missing = await command([path.join(folder, "none.json"), path.join(folder, "x.pdf")]);
    expect(missing).toMatchObject({ code: 1, error: expect.stringContaining("none.json cannot be read") });
    const input = path.join(folder, "in.json");
    await writeFile(input, JSON.stringify(english));
    const unwritable = await command([input, path.join(folder, "no-folder", "x.pdf")]);
    expect(unwritable).toMatchObject({ code: 1, error: expect.stringContaining("cannot be written") });
  });
});

describe("npm run convert", () => {
  it("writes any format by the ending of the file, and reads by bytes", async () => {
    const [ours, md, docx, back] = ["a.anything", "b.md", "c.docx", "d.json"].map((name) => path.join(folder, name));
    await writeFile(ours as string, JSON.stringify(english));
    const terminal = { out: () => {}, error: () => {} };
    expect(await printFromCommandLine([ours as string, md as string], terminal, "convert")).toBe(0);
    expect(await readFile(md as string, "utf8")).toContain("inkleaf: 1");
    expect(await printFromCommandLine([md as string, docx as string], terminal, "convert")).toBe(0);
    expect((await readFile(docx as string)).subarray(0, 2).toString()).toBe("PK");
    expect(await printFromCommandLine([md as string, back as string], terminal, "convert")).toBe(0);
    expect(JSON.parse(await readFile(back as string, "utf8")).data.basicInfo.name).toBe(english.data.basicInfo.name);
  });

  it("passes bytes from standard input to standard output, says the rest beside it, and names what is left out", async () => {
    const said = { out: "", error: "", bytes: "" };
    const terminal = {
      out: (line: string) => (said.out += line),
      error: (line: string) => (said.error += line),
      input: async () => new TextEncoder().encode(JSON.stringify(english)),
      output: (bytes: Uint8Array) => (said.bytes += new TextDecoder().decode(bytes)),
    };
    expect(await printFromCommandLine(["-", "-", "--to", "vcf"], terminal, "convert")).toBe(0);
    expect(said.bytes).toMatch(/^BEGIN:VCARD[\s\S]*END:VCARD\r\n$/);
    expect(said).toMatchObject({ out: "", error: expect.stringMatching(/Left out, because vCard .*all sections/) });
    said.error = "";
    expect(await printFromCommandLine(["-", "-", "--to", "vcf", "--json"], terminal, "convert")).toBe(0);
    expect(JSON.parse(said.error)).toMatchObject({ format: "vcard", leftOut: expect.arrayContaining(["sections"]) });
    expect(await printFromCommandLine(["-", "-"], terminal, "convert")).toBe(2);
  });

  it("names a file that goes into a folder as it is told to, and refuses a name that nothing can fill", async () => {
    const input = path.join(folder, "named.json");
    await writeFile(input, JSON.stringify(english));
    const named = await command([input, `${folder}/`, "--to", "md", "--name", "{name}-{language}", "--json"]);
    expect(JSON.parse(named.out)).toMatchObject({ files: [path.join(folder, "Mei Lindqvist-English.md")] });
    const plain = await command([input, folder, "--to", "txt", "--json"]);
    expect(JSON.parse(plain.out).files[0]).toBe(path.join(folder, `${english.data.basicInfo.title}.txt`));
    for (const [wrong, why] of [
      [[folder, "--to", "md", "--name", "{nobody}"], "placeholder"],
      [["out.md", "--name", "{name}"], "folder"],
      [[folder, "--to", "md", "--watch"], "--watch"],
      [[folder], "--to"],
    ] as const) {
      const { code, error } = await command([input, ...wrong], "convert");
      expect([code, error]).toEqual([2, expect.stringContaining(why)]);
    }
  });

  it("answers in JSON what is wrong, and prints one help for all commands", async () => {
    const said = { out: "", error: "" };
    const terminal = { out: (line: string) => (said.out += line), error: (line: string) => (said.error += line) };
    expect(await printFromCommandLine(["none.json", "out.md", "--json"], terminal, "convert")).toBe(1);
    expect(JSON.parse(said.error)).toMatchObject({
      code: 1,
      error: expect.stringContaining("none.json cannot be read"),
    });
    expect(await printFromCommandLine(["--help"], terminal)).toBe(0);
    for (const name of ["pdf", "convert", "read", "check"]) expect(said.out).toContain(`npm run ${name} --`);
  });

  it("writes again when the file changes, until it is ended", async () => {
    const [input, output] = [path.join(folder, "watched.json"), path.join(folder, "watched.txt")];
    await writeFile(input, JSON.stringify(english));
    const end = new AbortController();
    const shown: string[] = [];
    const ended = printFromCommandLine(
      [input, output, "--watch"],
      { out: (line) => shown.push(line), error: (line) => shown.push(line), signal: end.signal },
      "convert",
    );
    await expect.poll(() => shown.join("\n"), { timeout: 20_000 }).toContain("it is written again");
    const address = /http:\S+/.exec(shown.join("\n"))?.[0] ?? "";
    expect(await (await fetch(`${address}/file`)).text()).toContain(english.data.basicInfo.name);
    const basicInfo = { ...english.data.basicInfo, name: "Somebody Else" };
    await writeFile(input, JSON.stringify({ ...english, data: { ...english.data, basicInfo } }));
    await expect.poll(() => readFile(output, "utf8"), { timeout: 20_000 }).toContain("Somebody Else");
    end.abort();
    expect(await ended).toBe(0);
  });

  it("names the endings that it writes where it does not know one", async () => {
    let error = "";
    const code = await printFromCommandLine(
      ["in.json", "out.xyz"],
      { out: () => {}, error: (line) => (error = line) },
      "convert",
    );
    expect(code).toBe(2);
    expect(error).toContain(".docx");
  });
});
