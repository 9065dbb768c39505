import { type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { isFull } from "./harness/print-set.ts";
import { freePort } from "./harness/server.ts";

/**
 * The image as a whole: built from the Dockerfile by `buildah`, which needs no daemon, and run. What can be known without
 * building it is asked in containers.test.ts.
 */
const why = !isFull
  ? "only with --all, for it installs and builds everything"
  : spawnSync("buildah", ["--version"]).status === 0
    ? null
    : "buildah is not installed";
const name = "localhost/inkleaf-test";
/** With the base image, which is 75 of them. */
const mostMegabytes = 600;

function buildah(args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr } = spawnSync("buildah", args, { maxBuffer: 1 << 26, ...options });
  if (status !== 0) throw new Error(`buildah ${args[0]} ended with ${status}:\n${stdout}\n${stderr}`);
  return String(stdout).trim();
}

type Inspected = {
  Docker: { config: { User: string; Entrypoint: string[]; Cmd: string[]; Healthcheck: { Test: string[] } } };
};

describe.skipIf(why)(`the image${why ? ` (skipped: ${why})` : ""}`, () => {
  let container = "";
  let config: Inspected["Docker"]["config"];

  beforeAll(() => {
    // Only Docker's own format of an image has a place for HEALTHCHECK.
    buildah(["build", "--format", "docker", "--network", "host", "--tag", name, projectRoot]);
    config = (JSON.parse(buildah(["inspect", "--type", "image", name])) as Inspected).Docker.config;
    container = buildah(["from", name]);
  }, 1_800_000);

  afterAll(() => {
    if (container) buildah(["rm", container]);
    spawnSync("buildah", ["rmi", name]);
  });

  it(`has less than ${mostMegabytes} MB`, () => {
    const images: { names: string[] | null; size: string }[] = JSON.parse(buildah(["images", "--json"]));
    const size = images.find(({ names }) => names?.some((one) => one.startsWith(`${name}:`)))?.size ?? "";
    expect(size).toMatch(/^[\d.]+ MB$/);
    expect(Number.parseFloat(size)).toBeLessThan(mostMegabytes);
  });

  it("starts as a user without rights, is well by its own check, serves pages and prints, and ends at SIGTERM", {
    timeout: 300_000,
  }, async () => {
    expect(config.User).toBe("10001:10001");
    const port = await freePort();
    const environment = ["HOST=127.0.0.1", `PORT=${port}`, "DRAIN_SECONDS=0", "TINI_SUBREAPER=1"];
    const run = ["run", "--network", "host", ...environment.flatMap((one) => ["--env", one]), container, "--"];
    // A signal to buildah would not reach the server, so a line at its input sends one from within.
    const command = [...config.Entrypoint, ...config.Cmd].map((word) => `'${word}'`).join(" ");
    const script = `${command} & server=$!; read line; kill -TERM $server; wait $server`;
    const child = spawn("buildah", [...run, "sh", "-c", script], { stdio: ["pipe", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    const ended = once(child, "exit");
    try {
      while (!/Inkleaf \S+ is at http/.test(output) && child.exitCode === null) await sleep(200);
      expect(output, "what it printed").toMatch(/Inkleaf \S+ is at http/);
      const [, ...check] = config.Healthcheck.Test;
      buildah([...run, ...check]);
      const url = `http://127.0.0.1:${port}`;
      expect(await (await fetch(`${url}/r/sample-modern-en`)).text()).toContain("</html>");
      const { data } = (await (await fetch(`${url}/api/templates`)).json()) as {
        data: { data: { coverImage: string }[] };
      };
      const cover = await fetch(`${url}${data.data[0]?.coverImage}`);
      expect(cover.headers.get("content-type")).toBe("image/webp");
    } finally {
      child.stdin.end("end\n");
    }
    expect(await ended).toEqual([0, null]);
  });
});
