import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { fileProblem } from "./picture-file.ts";

const jpg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (head: number[], size = 100, type = "image/png") => {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  return new File([bytes], "me.png", { type });
};

describe("a photo", () => {
  it.each([
    ["a JPG that is called a PNG", file(jpg), null],
    ["a PNG without a type", file(png, 100, ""), null],
    ["of exactly 1 MB", file(png, limits.body.avatar), null],
    ["a byte larger", file(png, limits.body.avatar + 1), "size"],
    ["a GIF that is called a PNG", file([0x47, 0x49, 0x46, 0x38]), "format"],
    ["an SVG", file([...new TextEncoder().encode("<svg onload=alert(1)>")]), "format"],
    ["a large file of another kind, which is first of all of another kind", file([0x25], 3_000_000), "format"],
    ["of three bytes", file(jpg, 3), null],
    ["of none", file([], 0), "format"],
  ])("%s", async (_, chosen, problem) => {
    expect(await fileProblem(chosen)).toBe(problem);
  });
});
