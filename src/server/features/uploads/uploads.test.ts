import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";

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
  return { status: response.status, ...((await response.json()) as { code: number; data?: { url: string } }) };
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

describe("uploading a photo", () => {
  it.each(["/api/upload", "/api/uploadR2"])("%s keeps it as WebP, small, without metadata", async (path) => {
    const { status, data } = await upload(await bytesOf(picture(1200, 800).jpeg()), "me.jpg", path);
    expect(status).toBe(200);
    const response = await test.visitor().request(data?.url ?? "");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(["webp", 512, 341, undefined]);
  });

  it("tells the type by content, not by name", async () => {
    expect((await upload(await bytesOf(picture(20, 20).png()), "me.exe")).status).toBe(200);
    expect(await upload(new TextEncoder().encode("<svg onload=alert(1)>"), "me.png")).toMatchObject({
      status: 415,
      code: 100415,
    });
    expect(await upload(await bytesOf(picture(20, 20).gif()), "me.png")).toMatchObject({ status: 415, code: 100415 });
  });

  it("drops what is hidden behind the picture", async () => {
    const image = await bytesOf(picture(20, 20).png());
    const { data } = await upload(
      Uint8Array.from([...image, ...new TextEncoder().encode("<script>alert(1)</script>")]),
    );
    const kept = Buffer.from(await (await test.visitor().request(data?.url ?? "")).arrayBuffer());
    expect(kept.includes("script")).toBe(false);
  });

  it("refuses what is cut off, too large in bytes or in pixels", async () => {
    const whole = await bytesOf(picture(300, 300).jpeg());
    expect(await upload(whole.slice(0, 400))).toMatchObject({ status: 422, code: 100422 });
    const giant = await bytesOf(picture(12_000, 12_000).png());
    expect(await upload(giant.length <= 1_048_576 ? giant : whole.slice(0, 400))).toMatchObject({ status: 422 });
    expect(await upload(new Uint8Array(1_048_577))).toMatchObject({ status: 413, code: 100413 });
    expect(await upload(new Uint8Array(3_000_000))).toMatchObject({ status: 413, code: 100413 });
  });

  it("refuses a form without a file, a second file, and what is no form", async () => {
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

  it("is for the signed-in", async () => {
    expect((await test.visitor().request("/api/upload", { method: "POST", body: new FormData() })).status).toBe(401);
  });

  it("serves nothing but what it kept", async () => {
    for (const path of [
      "/files/avatars/none.webp",
      "/files/../package.json",
      "/files/%2e%2e/package.json",
      "/files/",
    ]) {
      expect((await test.visitor().request(path)).status, path).toBe(404);
    }
  });
});
