import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exits, Refusal } from "./command-line.ts";
import { watchFile } from "./watch.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "watch-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Watches a file whose words, or what is wrong with it, become the output. */
async function watching(name: string, made: () => Uint8Array | string) {
  const [input, output] = [path.join(folder, `${name}.in`), path.join(folder, name)];
  await writeFile(input, "first");
  const end = new AbortController();
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const ended = watchFile(input, output, { out: say, error: say, signal: end.signal }, async () => {
    await writeFile(output, made());
    return exits.done;
  });
  await expect.poll(() => said.join("\n"), { timeout: 20_000 }).toContain("http://127.0.0.1:");
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said.join("\n"))?.[0] ?? "";
  const stop = () => {
    end.abort();
    return ended;
  };
  return { input, address, said, stop };
}

/** The messages of a stream of events, as they come. */
function messages(address: string): string[] {
  const got: string[] = [];
  void fetch(`${address}/changes`).then(
    async ({ body }) => {
      const decoder = new TextDecoder();
      for await (const chunk of body ?? []) got.push(...(decoder.decode(chunk).match(/\{.*\}/g) ?? []));
    },
    () => got.push("closed"),
  );
  return got;
}

it("shows a HTML file as a page without scripts and without an origin", async () => {
  const { address, stop } = await watching("out.html", () => "<h1>Ada</h1><script>alert(1)</script>");
  const shown = await fetch(`${address}/file`);
  expect(shown.headers.get("content-type")).toContain("text/html");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(await stop()).toBe(exits.done);
});

it("shows texts as texts, and tells in a sentence of what no browser shows", async () => {
  const text = await watching("out.md", () => "# Ada <b>");
  const shown = await fetch(`${text.address}/file`);
  expect([shown.headers.get("content-type"), await shown.text()]).toEqual(["text/plain; charset=utf-8", "# Ada <b>"]);
  await text.stop();
  const word = await watching("out.docx", () => Uint8Array.of(80, 75, 3, 4, 0, 0, 255));
  const told = await (await fetch(`${word.address}/file`)).text();
  expect(told).toBe("out.docx is written (1 KB). A browser cannot show this format: open the file itself.");
  await word.stop();
});

it("tells the page what is wrong with the resume, and that it is well again", async () => {
  let isBroken = false;
  const { address, input, said, stop } = await watching("out.txt", () => {
    if (isBroken) throw new Refusal(exits.failed, "in.json is half a file.");
    return "fine";
  });
  const got = messages(address);
  await expect.poll(() => got).toEqual(['{"problem":""}']);
  isBroken = true;
  await writeFile(input, "second");
  await expect.poll(() => got.at(-1), { timeout: 20_000 }).toBe('{"problem":"in.json is half a file."}');
  expect(said).toContain("in.json is half a file.");
  isBroken = false;
  await writeFile(input, "third");
  await expect.poll(() => got.at(-1), { timeout: 20_000 }).toBe('{"problem":""}');
  expect(await stop()).toBe(exits.done);
});

it("answers nobody who calls it by another name", async () => {
  const { address, stop } = await watching("out.yaml", () => "secret");
  const { port } = new URL(address);
  const status = (host: string) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path: "/file", headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on("error", reject).end();
    });
  expect(await status(`evil.example:${port}`)).toBe(421);
  expect(await status(`localhost:${port}`)).toBe(200);
  await stop();
});
