import { expect, it } from "vitest";
import { type Press, shortcutOf } from "./shortcut.ts";

type PressOverrides = Partial<Omit<Press, "isWriting" | "isElsewhere">> & {
  isWriting?: boolean;
  isElsewhere?: boolean;
};

const press = ({ isWriting = false, isElsewhere = false, ...overrides }: PressOverrides): Press => ({
  key: "k",
  code: "KeyK",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  isWriting: () => isWriting,
  isElsewhere: () => isElsewhere,
  ...overrides,
});

it.each<[string, PressOverrides, ReturnType<typeof shortcutOf>]>([
  ["Ctrl+K", { ctrlKey: true }, "palette"],
  ["Cmd+K", { metaKey: true }, "palette"],
  ["Ctrl+K while writing", { ctrlKey: true, isWriting: true }, "palette"],
  ["Ctrl+K with caps lock", { ctrlKey: true, key: "K" }, "palette"],
  ["Ctrl+K on a Russian keyboard", { ctrlKey: true, key: "л" }, "palette"],
  ["Ctrl+Shift+K, which browsers use", { ctrlKey: true, shiftKey: true, key: "K" }, null],
  ["Ctrl+Alt+K", { ctrlKey: true, altKey: true }, null],
  ["Ctrl+K while composing", { ctrlKey: true, isComposing: true }, null],
  ["Ctrl+K in a dialog", { ctrlKey: true, isElsewhere: true }, null],
  ["k alone", {}, null],
  ["a question mark", { key: "?", code: "Slash", shiftKey: true }, "keys"],
  ["a full-width question mark", { key: "？", code: "Slash", shiftKey: true }, "keys"],
  ["a question mark while writing", { key: "?", code: "Slash", shiftKey: true, isWriting: true }, null],
  ["a question mark of a candidate list", { key: "Process", code: "Slash", shiftKey: true }, null],
  ["a question mark in a dialog", { key: "?", code: "Slash", shiftKey: true, isElsewhere: true }, null],
  ["Ctrl+?", { key: "?", code: "Slash", shiftKey: true, ctrlKey: true }, null],
])("opens the tool that belongs to the key press, or none: %s", (_, overrides, expected) => {
  expect(shortcutOf(press(overrides))).toBe(expected);
});
