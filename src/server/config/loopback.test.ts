import { describe, expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

describe("a loopback host", () => {
  it.each([
    "127.0.0.1",
    "127.8.9.10",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "cn.localhost",
    "::1",
    "[::1]",
    "0:0:0:0:0:0:0:1",
    "::ffff:127.0.0.1",
    "[::ffff:7f00:1]",
    "::1%lo",
  ])("is %s", (host) => expect(isLoopback(host)).toBe(true));

  it.each([
    "0.0.0.0",
    "::",
    "[::]",
    "",
    ".",
    "10.0.0.1",
    "127.evil.example",
    "localhost.evil.example",
    "evil-localhost",
    "localhost.localdomain",
    "::ffff:10.0.0.1",
    "::ffff:7e00:1",
    "fe80::1",
    "127.1",
    "2130706433",
  ])("is not %j", (host) => expect(isLoopback(host)).toBe(false));
});
