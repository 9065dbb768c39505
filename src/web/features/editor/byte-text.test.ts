import { expect, it } from "vitest";
import { byteText } from "./byte-text.ts";

it.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1.0 KB"],
  [1536, "1.5 KB"],
  [204_800, "200 KB"],
  [5 * 1024 * 1024, "5.0 MB"],
  [3 * 1024 ** 3, "3.0 GB"],
  [5000 * 1024 ** 3, "5000 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});
