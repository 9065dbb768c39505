import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrOf, qrToSvg } from "./qr-file.ts";

it.each(["https://inkleaf.example/r/ada", "https://a.b/r/简历", "x".repeat(400)])(
  "draws every module of %j",
  (text) => {
    const { size, path } = qrOf(text);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
      const row = drawn[Number(y)];
      for (let at = 0; at < Number(width); at += 1) if (row) row[Number(x) + at] = true;
    }
    expect(drawn).toEqual(encode(text, { ecc: "M", border: 4 }).data);
    expect(qrToSvg({ size, path })).toContain(`viewBox="0 0 ${size} ${size}"`);
  },
);
