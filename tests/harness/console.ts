import { afterEach, beforeEach, expect } from "vitest";

/** Fails every test that writes to console.error: React's warnings and stray logs are bugs of ours. */
// biome-ignore lint/suspicious/noConsole: the console is what this file watches
const real = console.error;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(" "));
    real(...words);
  };
});

afterEach(() => {
  console.error = real;
  expect(complaints, "console.error was called").toEqual([]);
});
