import { describe, expect, it } from "vitest";
import { isPlace } from "../terms/classify.ts";
import { landNames } from "./lands.ts";

describe("a land", () => {
  it.each([
    "Jamaica",
    "Trinidad & Tobago",
    "Simbabwe",
    "Tanzanie",
    "Kenia",
    "Nova Zelândia",
    "ジンバブエ",
    "우즈베키스탄",
  ])("is known as %s", (name) => {
    expect(isPlace(name)).toBe(true);
  });

  it.each(["Island", "Réunion", "Dominique", "이란", "マリ"])("is not %s, which is a part of other texts", (name) => {
    expect(landNames).not.toContain(name);
  });
});
