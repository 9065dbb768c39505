import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { createProfile, sweepProfiles } from "./profiles.ts";

it("profiles of killed processes of this host are removed at a start, and no others", async () => {
  const usual = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-profiles-"));
  process.env.TMPDIR = folder;
  try {
    const own = path.basename(await createProfile());
    const of = (id: number | undefined) => own.replace(`-${process.pid}-`, `-${id}-`);
    const dead = spawn(process.execPath, ["-e", ""]);
    await once(dead, "exit");
    const foreign = own.replace(/^(inkleaf-browser-)[0-9a-f]{8}/, "$100000000");
    const kept = [of(process.ppid), foreign, "inkleaf-browser-other", "somebody-elses"];
    for (const name of [of(dead.pid), ...kept]) await mkdir(path.join(folder, name, "Default"), { recursive: true });
    await sweepProfiles();
    expect((await readdir(folder)).sort()).toEqual([...kept].sort());
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    await rm(folder, { recursive: true, force: true });
  }
});
