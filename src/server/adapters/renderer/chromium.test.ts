import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import { type ChromiumPrinter, createChromiumPrinter, printFonts } from "#server/pages/chromium-printer.ts";
import { printMarkup } from "#server/pages/print-markup.tsx";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { launchBrowser } from "./browser.ts";
import { createChromiumRenderer } from "./chromium.ts";
import { chinese, english, longDocument, rendererContract } from "./contract.ts";
import { findBrowser } from "./find-browser.ts";
import { RendererBusy, type SheetMarkup } from "./port.ts";
import { openShell, type Shell } from "./shell.ts";

const now = () => Date.UTC(2026, 0, 2);
type Options = Partial<Parameters<typeof createChromiumPrinter>[0]>;
const given = { path: process.env.CHROMIUM_PATH, pages: 2, now };

rendererContract("chromium", async () => createChromiumRenderer({ ...given, fonts: printFonts }));

describe("chromium", () => {
  const open: { close(): Promise<void> }[] = [];
  const started = (options: Options = {}): ChromiumPrinter => {
    const renderer = createChromiumPrinter({ ...given, ...options });
    open.push(renderer);
    return renderer;
  };
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  it("warns where its browser runs without a sandbox, and only there", async () => {
    const lines: { level: string; fields: object; text: string }[] = [];
    const at = (level: string) => (fields: object, text: string) => void lines.push({ level, fields, text });
    await started({ log: { info: at("info"), warn: at("warn") } }).warm();
    const begun = lines.find(({ text }) => text === "browser started")?.fields;
    expect(begun).toMatchObject({ sandboxed: expect.any(Boolean) });
    const isSandboxed = begun !== undefined && "sandboxed" in begun && begun.sandboxed;
    const warnings = lines.filter(({ level }) => level === "warn").map(({ text }) => text);
    expect(warnings).toEqual(isSandboxed ? [] : [expect.stringContaining("without its sandbox")]);
  });

  it("delivers a PDF of an unknown structure as the browser made it, with its metadata, and says so", async () => {
    const lines: string[] = [];
    const warn = (fields: object, text: string) => void lines.push(`${text}: ${JSON.stringify(fields)}`);
    const renderer = createChromiumRenderer({ ...given, fonts: printFonts, log: { info() {}, warn } });
    open.push(renderer);
    const markup = await printMarkup(english);
    const print = async (html: string) => {
      const { bytes } = await renderer.pdf({
        requester: newRequester(),
        cost: 1,
        markup: () => ({ ...markup, html }),
        metadata: { title: "Ada", author: "Ada Lovelace", subject: "", keywords: [] },
        describeLink: (url) => url,
        most: 9,
      });
      return readPdf(bytes ?? new Uint8Array());
    };
    const table = await print("<table><tr><th>One</th></tr><tr><td>Two</td></tr></table>");
    expect(table.pages).toEqual([expect.stringContaining("One")]);
    expect(table.info.Author).toBe("Ada Lovelace");
    expect(lines.filter((line) => line.startsWith("PDF"))).toEqual([
      expect.stringMatching(/^PDF not made accessible: .*Unknown role in the structure: Table/),
    ]);
    const plain = await print("<p>One</p>");
    expect(plain.info.Author).toBe("Ada Lovelace");
    expect(lines.filter((line) => line.startsWith("PDF"))).toHaveLength(1);
  });

  it("does not say that a PDF is accessible which draws a character that no font has", async () => {
    const renderer = started();
    const claims = async (name: string) => {
      const data = { ...english.data, basicInfo: { ...english.data.basicInfo, name } };
      const { bytes } = await renderer.pdf({ requester: newRequester(), document: { ...english, data } });
      return Buffer.from(bytes).includes("<pdfuaid:part>1</pdfuaid:part>");
    };
    expect(await claims("Ada")).toBe(true);
    expect(await claims("Ada ᚠ")).toBe(false);
  });

  it("keeps printing after its browser was killed, idle or in the middle of a job", async () => {
    const renderer = started();
    await renderer.warm();
    const kill = () => {
      const pid = renderer.pid();
      if (!pid) throw new Error("no browser runs");
      process.kill(pid, "SIGKILL");
      return pid;
    };
    const first = kill();
    expect((await renderer.pdf({ requester: newRequester(), document: english })).pages).toBe(1);
    expect(renderer.pid()).not.toBe(first);
    const jobs = [english, chinese, longDocument(80)].map((document) =>
      renderer.pdf({ requester: newRequester(), document }),
    );
    kill();
    for (const { bytes } of await Promise.all(jobs)) expect(bytes.length).toBeGreaterThan(1000);
  });

  it("keeps printing after a page crashed, idle or in the middle of a job", async () => {
    const renderer = started({ pages: 1 });
    await renderer.warm();
    const crash = () => {
      for (const pid of rendererProcesses(renderer.pid() ?? 0)) process.kill(pid, "SIGKILL");
    };
    const browser = renderer.pid();
    crash();
    expect((await renderer.pdf({ requester: newRequester(), document: english })).pages).toBe(1);
    const job = renderer.pdf({ requester: newRequester(), document: longDocument(80) });
    crash();
    expect((await job).pages).toBeGreaterThan(2);
    expect(renderer.pid()).toBe(browser);
  });

  it("refuses jobs when its queue is full and when the time limit has passed", async () => {
    const renderer = started({ pages: 1, queue: { waiting: 1 } });
    await renderer.warm();
    // The documents are long, so that the first job is not finished before the last one arrives.
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => renderer.pdf({ requester: newRequester(), document: longDocument(80) })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(RendererBusy);
    }
    const hurried = started({ pages: 1, timeout: 1 });
    await expect(hurried.pdf({ requester: newRequester(), document: longDocument(100) })).rejects.toBeInstanceOf(
      RendererBusy,
    );
  });

  it("replaces its pages after a number of jobs without a caller noticing", async () => {
    const renderer = started({ pages: 1, recycleAfter: 2 });
    for (let index = 0; index < 7; index += 1)
      expect((await renderer.pdf({ requester: newRequester(), document: english })).pages).toBe(1);
  });

  it("reports printing as unavailable where there is no browser", async () => {
    const renderer = started({ path: "/nowhere/chromium" });
    const failure = await renderer
      .pdf({ requester: newRequester(), document: english })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ error: "providerUnavailable" });
    expect(String((failure as AppError).detail.cause)).toContain("CHROMIUM_PATH");
  });

  it("reports why its browser does not start", async () => {
    const program = path.join(mkdtempSync(path.join(tmpdir(), "inkleaf-program-")), "browser");
    writeFileSync(program, "#!/bin/sh\necho 'cannot open display' >&2\nexit 1\n", { mode: 0o755 });
    const failure = await started({ path: program })
      .pdf({ requester: newRequester(), document: english })
      .catch((error: unknown) => error);
    rmSync(path.dirname(program), { recursive: true });
    expect(failure).toMatchObject({ error: "providerUnavailable" });
    expect(String((failure as AppError).detail.cause)).toContain("cannot open display");
  });

  it("prints a photo of this site, leaves out one that is missing, and asks no other host", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo.png`;
    const { default: sharp } = await import("sharp");
    const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#c03" } })
      .png()
      .toBuffer();
    const renderer = started({
      readImage: async (url) => (url === "/files/me.png" ? { bytes: photo, contentType: "image/png" } : null),
    });
    const withAvatar = (avatar: string) => ({
      ...english,
      data: { ...english.data, basicInfo: { ...english.data.basicInfo, avatar } },
    });
    const hasImage = async (avatar: string) => {
      const { bytes } = await renderer.pdf({ requester: newRequester(), document: withAvatar(avatar) });
      return Buffer.from(bytes).toString("latin1").includes("/Subtype /Image");
    };
    expect(await hasImage("/files/me.png")).toBe(true);
    expect(await hasImage("/files/other.png")).toBe(false);
    expect(await hasImage(elsewhere)).toBe(false);
    expect(asked).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it("captures a sheet after another was printed as a fresh page does, in the style sheet of its own design", async () => {
    const browser = await launchBrowser(await findBrowser({ given: process.env.CHROMIUM_PATH }), 15_000);
    const captured = async (shell: Shell, markup: SheetMarkup) => {
      await shell.fill(markup, "picture");
      return Buffer.from((await shell.shootPages(1, 600, "png"))[0] ?? []).toString("base64");
    };
    try {
      const sheets = await Promise.all(
        (["TemplateClassic", "TemplateTerminal"] as const).map((templateName) =>
          printMarkup({ ...english, config: { ...english.config, templateName } }),
        ),
      );
      const expected: string[] = [];
      for (const sheet of sheets) {
        const fresh = await openShell(browser, printFonts);
        expected.push(await captured(fresh, sheet));
        await fresh.close();
      }
      const shell = await openShell(browser, printFonts);
      for (const [index, sheet] of [...sheets, ...sheets].entries()) {
        expect((await captured(shell, sheet)) === expected[index % 2]).toBe(true);
        await shell.fill(sheet, "print");
        await shell.print();
      }
      await shell.close();
    } finally {
      await browser.close();
    }
  });

  it("runs nothing and loads nothing from markup, should any get past the sanitiser", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launchBrowser(await findBrowser({ given: process.env.CHROMIUM_PATH }), 15_000);
    try {
      const shell = await openShell(browser, printFonts);
      const markup = await printMarkup(english);
      const hostile = {
        ...markup,
        html: `${markup.html}<img src="${host}/a"><img src="x" onerror="document.body.remove()"><iframe src="${host}/b"></iframe>
          <link rel="stylesheet" href="${host}/c"><script src="${host}/d"></script><script>document.body.remove()</script>
          <object data="${host}/e"></object><svg onload="document.body.remove()"><image href="${host}/f"/></svg>
          <a href="javascript:document.body.remove()">bad</a><meta http-equiv="refresh" content="0;url=${host}/g">
          <style>@import "${host}/h"; body { background: url(${host}/i) }</style><form action="${host}/j"><input autofocus onfocus="document.body.remove()"></form>`,
      };
      await shell.fill(hostile, "print");
      const printed = Buffer.from(await shell.print()).toString("latin1");
      expect(printed).not.toMatch(/javascript:/i);
      // The page is still there and unchanged, and it accepts the next sheet.
      expect(await shell.fill(markup, "print")).toBe(1);
      await shell.close();
    } finally {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    }
    expect(asked).toBe(0);
  });
});

/** Returns the processes of this browser that draw pages. */
function rendererProcesses(browser: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((match) => (match ? [{ pid: Number(match[1]), parent: Number(match[2]), args: match[3] ?? "" }] : []));
  const family = new Set([browser]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid);
  }
  return rows.filter((row) => family.has(row.pid) && row.args.includes("--type=renderer")).map((row) => row.pid);
}
