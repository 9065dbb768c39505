import { expect, it } from "vitest";
import { safeUrl } from "./url.ts";

it.each([
  ["github.com/priya", "https://github.com/priya"],
  ["https://x.io", "https://x.io"],
  ["HTTP://x.io/a?b=1", "HTTP://x.io/a?b=1"],
  [" x.io:8080/a ", "https://x.io:8080/a"],
  ["a@b.co", "mailto:a@b.co"],
  ["mailto:a@b.co", "mailto:a@b.co"],
  ["tel:+44(0)20-7946", "tel:+44(0)20-7946"],
])("accepts %j as a link", (typed, url) => {
  expect(safeUrl(typed)).toBe(url);
});

it.each([
  "",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "word",
  "a b.c",
  "https://",
  "file:///etc",
])("refuses %j as a link", (typed) => {
  expect(safeUrl(typed)).toBe(null);
});
