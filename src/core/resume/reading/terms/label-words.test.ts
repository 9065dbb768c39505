import { describe, expect, it } from "vitest";
import { labelBefore, labelOf } from "./label-words.ts";

describe("labels of what is said of the person", () => {
  it.each<[string, string, string | undefined]>([
    ["Tel 555-010-1234", "Tel ", "phone"],
    ["Tel (555) 010-1234", "Tel ", "phone"],
    ["Tel Aviv, Israel", "", undefined],
    ["Fecha de nacimiento 1 de mayo", "Fecha de nacimiento ", "birth"],
  ])("without a colon: %s", (text, words, label) => {
    expect(labelBefore(text)).toEqual([words, label]);
  });

  it.each([
    ["現居", "location"],
    ["現居住地", "location"],
    ["Teléfono", "phone"],
    ["湖畔", undefined],
  ])("alone: %s", (text, label) => {
    expect(labelOf(text)).toBe(label);
  });
});
