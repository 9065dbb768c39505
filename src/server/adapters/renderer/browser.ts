import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { minimalEnvironment } from "#server/machine.ts";
import { CdpConnection, CdpError } from "./cdp.ts";
import type { FoundBrowser } from "./find-browser.ts";
import { createProfile } from "./profiles.ts";
import { systemFontConfig } from "./system-font.ts";

/**
 * A running browser of our own. It has a fresh profile that is removed at the end, no port (the protocol uses a pipe),
 * no traffic of its own, and no host that resolves.
 */
export type Browser = {
  cdp: CdpConnection;
  pid: number;
  /** False when the machine does not allow a sandbox. */
  sandboxed: boolean;
  /** Resolves when the process has ended, for whatever reason. */
  gone: Promise<void>;
  close(): Promise<void>;
  /** Kills the browser at once, with all its processes. */
  kill(): void;
};

const flags = [
  "--headless",
  "--disable-gpu",
  "--remote-debugging-pipe",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-startup-window",
  "--no-pings",
  "--disable-background-networking",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-breakpad",
  "--disable-client-side-phishing-detection",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-dev-shm-usage",
  "--disable-domain-reliability",
  "--disable-extensions",
  "--disable-sync",
  "--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication,SpareRendererForSitePerProcess",
  "--disable-component-extensions-with-background-pages",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--metrics-recording-only",
  "--mute-audio",
  "--password-store=basic",
  "--use-mock-keychain",
  // Fonts and images come through the protocol. No host name resolves, not even one in a resume.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=direct://",
];

/**
 * Starts the browser. Rejects with CdpError and the browser's own output when it does not start within `timeout`
 * milliseconds, and with the signal's reason when that is aborted before.
 */
export async function launchBrowser(found: FoundBrowser, timeout: number, signal?: AbortSignal): Promise<Browser> {
  const root = process.getuid?.() === 0;
  // Chromium refuses to sandbox for root. Other users try the sandbox first; on a machine that forbids it (containers,
  // AppArmor) the browser starts without, because the page is locked down anyway (shell.ts) and producing no PDF at all
  // is worse.
  const attempts = root ? [false] : [true, false];
  let libraries: string | undefined;
  let lastError: unknown;
  for (const sandboxed of attempts) {
    for (let again = true; again; ) {
      again = false;
      try {
        return await start(found, sandboxed, libraries, { timeout, signal });
      } catch (error) {
        signal?.throwIfAborted();
        lastError = error;
        const output = error instanceof Error ? error.message : "";
        if (!libraries && found.libraries && /shared librar/i.test(output)) {
          libraries = await found.libraries();
          again = true;
        } else if (!/sandbox|zygote|namespace/i.test(output)) throw error;
      }
    }
  }
  throw lastError;
}

async function start(
  found: FoundBrowser,
  sandboxed: boolean,
  libraries: string | undefined,
  { timeout, signal }: { timeout: number; signal: AbortSignal | undefined },
): Promise<Browser> {
  signal?.throwIfAborted();
  const profile = await createProfile();
  const fontConfig = process.platform === "linux" ? await systemFontConfig() : undefined;
  const child = spawn(found.path, [...flags, ...(sandboxed ? [] : ["--no-sandbox"]), `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
    env: {
      ...minimalEnvironment(profile),
      ...(fontConfig ? { FONTCONFIG_FILE: fontConfig } : {}),
      ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
    },
    // The browser has a process group of its own, so that Ctrl-C in the terminal reaches only the server and running
    // prints are finished.
    detached: process.platform !== "win32",
  });
  const gone = ended(child).finally(() => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString("utf8")).slice(0, 8000);
  });
  const cdp = new CdpConnection(child.stdio[4] as Readable, child.stdio[3] as Writable);
  const kill = () => killGroup(child);
  // A process that is exiting runs no more promises, so this cleanup is synchronous.
  const sweep = () => {
    kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  };
  process.once("exit", sweep);
  void gone.finally(() => {
    process.off("exit", sweep);
    cdp.end(new CdpError("The browser ended."));
  });
  let timer: NodeJS.Timeout | undefined;
  // The pipe ends with the browser, and so does what is asked on it.
  signal?.addEventListener("abort", kill, { once: true });
  try {
    await Promise.race([
      cdp.send("Browser.getVersion"),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new CdpError(`The browser did not start within ${timeout} ms.`)), timeout);
      }),
    ]);
  } catch (error) {
    kill();
    await gone;
    throw new CdpError(`${found.path} did not start: ${reasonIn(output) || (error as Error).message}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
  return {
    cdp,
    pid: child.pid ?? 0,
    sandboxed,
    gone,
    kill,
    async close() {
      const killTimer = setTimeout(kill, 2000);
      await cdp.send("Browser.close").catch(() => {});
      await gone;
      clearTimeout(killTimer);
    },
  };
}

/** Returns the lines of the output that contain the reason; pages of memory addresses may follow them. */
function reasonIn(output: string): string {
  const lines = output.trim().split("\n");
  const telling = lines.filter((line) => /fatal|shared librar|sandbox|cannot/i.test(line));
  return (telling.length > 0 ? telling.slice(0, 3) : lines.slice(-3)).join(" ");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
    // Debian's chromium-headless-shell is a script that waits for the browser: where the script is killed, the browser
    // would live on with its pipes open, and `close` would never come.
    child.once("exit", () => killMembers(child));
  });
}

function killGroup(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (!killMembers(child)) child.kill("SIGKILL");
}

/** Kills what is left of the browser's process group. Returns false where there is no such group. */
function killMembers({ pid }: ChildProcess): boolean {
  if (pid === undefined || process.platform === "win32") return false;
  try {
    process.kill(-pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
