import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storageSuite } from "./contract.ts";
import { StorageUnavailable } from "./port.ts";
import { createS3Storage, type S3Options } from "./s3.ts";

/** Runs against an independent S3 server on the loopback interface. */
let server: S3rver;
let folder: string;
let options: S3Options;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "inkleaf-s3-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "resumes", configs: [] }],
  });
  const address = (await server.run()) as AddressInfo;
  const endpoint = `http://127.0.0.1:${address.port}`;
  options = { endpoint, bucket: "resumes", region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

storageSuite("s3", async () => createS3Storage(options));

describe("s3 alone", () => {
  it.each([
    ["an unknown key", { accessKeyId: "UNKNOWN" }],
    ["a bucket that does not exist", { bucket: "elsewhere" }],
    ["a server that is gone", { endpoint: "http://127.0.0.1:1" }],
  ])("throws StorageUnavailable with %s", async (_, wrong) => {
    const storage = createS3Storage({ ...options, ...wrong });
    await expect(storage.put("avatars/one.webp", new Uint8Array([1]))).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.get("avatars/one.webp")).rejects.toBeInstanceOf(StorageUnavailable);
  });
});
