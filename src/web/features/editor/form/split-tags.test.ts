import { expect, it } from "vitest";
import { splitTags } from "./split-tags.ts";

it.each([
  ["Go", ["Go"]],
  ["Go, Rust,C++ ", ["Go", "Rust", "C++"]],
  ["Go，Rust、TypeScript；Java", ["Go", "Rust", "TypeScript", "Java"]],
  ["- Go\r\n- Node.js\n• CI/CD", ["Go", "Node.js", "CI/CD"]],
  ["Go\tRust | K8s", ["Go", "Rust", "K8s"]],
  [" ,, ", []],
])("splits %j into its entries", (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});
