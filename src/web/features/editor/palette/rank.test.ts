import { expect, it } from "vitest";
import { paletteValue, rank } from "./rank.ts";

const command = { id: "download", name: "Download PDF" };
const field = { id: "basics-title", name: "Download title", under: "Basics and links", isPlace: true };

it("ranks a command before a field that matches as well", () => {
  for (const typed of ["down", "Download", "dow"]) {
    expect(rank(paletteValue(command), typed)).toBeGreaterThan(rank(paletteValue(field), typed));
  }
  const share = { id: "share", name: "Share" };
  const entry = { id: "item-1", name: "Share", under: "Projects", isPlace: true };
  expect(rank(paletteValue(share), "share")).toBeGreaterThan(rank(paletteValue(entry), "share"));
});

it("still finds every field", () => {
  expect(rank(paletteValue(field), "title")).toBeGreaterThan(0);
  expect(rank(paletteValue(command), "title")).toBe(0);
});

it("finds a command by its further words", () => {
  expect(rank(paletteValue(command), "export", ["export"])).toBeGreaterThan(0);
});
