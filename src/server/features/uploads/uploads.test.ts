import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rates } from "#core/limits.ts";
import { writeArea } from "#core/resume/photo-area.ts";
import { type Storage, StorageUnavailable } from "#server/adapters/storage/port.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { savePicture } from "./service.ts";

let test: TestApp;
let person: TestUser;
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => test.clear());
afterAll(() => test.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#047857" } }).withExif({ IFD0: { Artist: "Somebody" } });

async function upload(bytes: Uint8Array<ArrayBuffer>, name = "me.png", path = "/api/upload") {
  person = await test.user();
  const body = new FormData();
  body.set("file", new File([bytes], name));
  const response = await person.request(path, { method: "POST", body });
  return {
    status: response.status,
    ...((await response.json()) as { code: number; message: string; data?: { url: string } }),
  };
}

/** Returns a PNG that claims this size and contains no pixels. */
function emptyPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    magic,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(16))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

describe("uploading a photo", () => {
  it.each([
    ["whole", undefined],
    ["cropped", writeArea({ x: 0, y: 0, width: 500, height: 500 })],
  ])("leaves no row and no file where the storage does not take it, %s", async (_, area) => {
    let left = area ? 1 : 0;
    const put: Storage["put"] = async (key, bytes) => {
      // A store that hangs may have taken the file all the same.
      await test.deps.storage.put(key, bytes);
      left -= 1;
      if (left < 0) throw new StorageUnavailable("away");
    };
    const { id } = await test.user();
    const bytes = await bytesOf(picture(20, 20).png());
    const storage = { ...test.deps.storage, put };
    await expect(savePicture({ ...test.deps, storage }, id, bytes, area)).rejects.toThrow(StorageUnavailable);
    expect((await test.deps.db.pool.query("select key from uploads")).rows).toEqual([]);
    await test.services.runDueJobs(["files.sweep"]);
    for await (const key of test.deps.storage.keys()) expect(key).toBe("no file");
  });

  it.each(["/api/upload", "/api/uploadR2"])("%s stores it as WebP, small and without metadata", async (path) => {
    const { status, data } = await upload(await bytesOf(picture(1200, 800).jpeg()), "me.jpg", path);
    expect(status).toBe(200);
    const response = await test.anonymous().request(data?.url ?? "");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(["webp", 512, 341, undefined]);
  });

  it("recognises the type by content, not by name", async () => {
    expect((await upload(await bytesOf(picture(20, 20).png()), "me.exe")).status).toBe(200);
    expect(await upload(new TextEncoder().encode("<svg onload=alert(1)>"), "me.png")).toMatchObject({
      status: 415,
      code: 100415,
    });
    expect(await upload(await bytesOf(picture(20, 20).gif()), "me.png")).toMatchObject({ status: 415, code: 100415 });
  });

  it("drops data hidden behind the picture", async () => {
    const image = await bytesOf(picture(20, 20).png());
    const { data } = await upload(
      Uint8Array.from([...image, ...new TextEncoder().encode("<script>alert(1)</script>")]),
    );
    const kept = Buffer.from(await (await test.anonymous().request(data?.url ?? "")).arrayBuffer());
    expect(kept.includes("script")).toBe(false);
  });

  it("refuses a file that is cut off or too large in bytes or in pixels", async () => {
    const whole = await bytesOf(picture(300, 300).jpeg());
    expect(await upload(whole.slice(0, 400))).toMatchObject({ status: 422, code: 100422 });
    const giant = await bytesOf(picture(12_000, 12_000).png());
    expect(await upload(giant.length <= 1_048_576 ? giant : whole.slice(0, 400))).toMatchObject({ status: 422 });
    expect(await upload(new Uint8Array(1_048_577))).toMatchObject({ status: 413, code: 100413 });
    expect(await upload(new Uint8Array(3_000_000))).toMatchObject({ status: 413, code: 100413 });
  });

  it("refuses twenty thousand pixels a side by the header alone, in a file of a few bytes", async () => {
    for (const giant of [emptyPng(20_000, 20_000), emptyPng(2 ** 31 - 1, 2 ** 31 - 1), emptyPng(0, 0)]) {
      expect(giant.length).toBeLessThan(200);
      expect(await upload(giant)).toMatchObject({ status: 422, code: 100422, message: "The file could not be read" });
    }
  });

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an SVG with an XML head", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", "%PDF-1.7\n"],
    ["a ZIP", "PK\u0003\u0004"],
    ["nothing", ""],
  ])("refuses %s with the name of a picture", async (_, text) => {
    const found = await upload(new TextEncoder().encode(text), "me.png");
    expect(found).toMatchObject({ status: 415, code: 100415, message: "This type of file is not supported" });
    expect(await test.deps.db.query.uploads.findMany()).toEqual([]);
  });

  it("stores only the picture of a polyglot: parts that run as a script or unpack as an archive are gone", async () => {
    const jpeg = await bytesOf(picture(20, 20).jpeg());
    // A comment segment right after the start, as in JPEG/JavaScript polyglots, and an archive after the end.
    const comment = new TextEncoder().encode("*/=alert(document.domain);/*");
    const head = Uint8Array.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment]);
    const zip = new TextEncoder().encode("PK\u0003\u0004payload.html");
    const { status, data } = await upload(Uint8Array.from([...head, ...jpeg.slice(2), ...zip]), "me.jpg");
    expect(status).toBe(200);
    const response = await test.anonymous().request(data?.url ?? "");
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.subarray(8, 12).toString("latin1")).toBe("WEBP");
    for (const text of ["alert", "payload", "PK\u0003\u0004", "Somebody"]) expect(kept.includes(text)).toBe(false);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
  });

  it.each([0.1, 0.5, 0.9, 0.99])(
    "refuses a JPG and a PNG cut off after %d of it, and stores nothing",
    async (share) => {
      // The picture is noise, so that every part of the file matters.
      const noise = sharp({
        create: {
          ...{ width: 200, height: 200, channels: 3, background: "#047857" },
          noise: { type: "gaussian", mean: 128, sigma: 40 },
        },
      });
      for (const whole of [await bytesOf(noise.clone().jpeg()), await bytesOf(noise.clone().png())]) {
        const cut = await upload(whole.slice(0, Math.floor(whole.length * share)));
        expect(cut).toMatchObject({ status: 422, code: 100422 });
      }
      expect(await test.deps.db.query.uploads.findMany()).toEqual([]);
    },
  );

  it("turns a photo upright by its metadata before dropping that", async () => {
    const sideways = await bytesOf(picture(300, 100).jpeg().withMetadata({ orientation: 6 }));
    const { data } = await upload(sideways, "me.jpg");
    const kept = await sharp(
      Buffer.from(await (await test.anonymous().request(data?.url ?? "")).arrayBuffer()),
    ).metadata();
    expect([kept.width, kept.height, kept.orientation]).toEqual([100, 300, undefined]);
  });

  it("stops at sixty an hour", async () => {
    person = await test.user();
    const bytes = await bytesOf(picture(2, 2).png());
    const send = () => {
      const body = new FormData();
      body.set("file", new File([bytes], "me.png"));
      return person.request("/api/upload", { method: "POST", body });
    };
    for (let sent = 0; sent < rates.upload.points; sent++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it("refuses a form without a file, a second file, and a body that is not a form", async () => {
    person = await test.user();
    const form = new FormData();
    expect((await person.request("/api/upload", { method: "POST", body: form })).status).toBe(400);
    form.append("file", new File(["a"], "a.png"));
    form.append("file", new File(["b"], "b.png"));
    expect((await person.request("/api/upload", { method: "POST", body: form })).status).toBe(400);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await person.request("/api/upload", { method: "POST", body: "nonsense", headers })).status).toBe(400);
    expect((await person.request("/api/upload", { method: "POST", body: "{}" })).status).toBe(400);
  });

  it("requires a session", async () => {
    expect((await test.anonymous().request("/api/upload", { method: "POST", body: new FormData() })).status).toBe(401);
  });

  it("serves nothing but stored uploads", async () => {
    for (const path of [
      "/files/avatars/none.webp",
      "/files/../package.json",
      "/files/%2e%2e/package.json",
      "/files/",
    ]) {
      expect((await test.anonymous().request(path)).status, path).toBe(404);
    }
  });

  it("does not serve covers, which are in the same storage but not visible to everybody", async () => {
    await test.deps.storage.put("covers/resume-1.webp", new Uint8Array([1]));
    expect((await test.anonymous().request("/files/covers/resume-1.webp")).status).toBe(404);
  });
});
