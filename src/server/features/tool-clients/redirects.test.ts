import { describe, expect, it } from "vitest";
import { isAllowedRedirect, isSameRedirect, placeOf, policySourceOf, withAnswer } from "./redirects.ts";

describe("isAllowedRedirect", () => {
  it.each([
    "https://app.example/cb?x=1",
    "http://localhost/cb",
    "http://127.0.0.1:4711/cb",
    "http://[::1]:9/cb",
    "cursor://anysphere.mcp/oauth",
    "com.example.app:/cb",
  ])("allows %s", (uri) => {
    expect(isAllowedRedirect(uri)).toBe(true);
  });

  it.each([
    "",
    "callback",
    "//evil.example",
    "http://evil.example/callback",
    "http://localhost.evil.example/callback",
    "http://127.0.0.1@evil.example/callback",
    "http://127.1/callback#",
    "https://user@evil.example/callback",
    "https://evil.example/callback#part",
    "https://evil.example/a b",
    "https://evil.example/\u202Ecb",
    "https://evil.example\\@good.example/",
    "javascript:alert(1)",
    "JavaScript://localhost/%0aalert(1)",
    "data:text/html,hello",
    "vbscript:x",
    "file:///etc/passwd",
    "ms-msdt:/id",
    "intent://evil#Intent;end",
    "mailto:ada@example.com",
    `https://evil.example/${"a".repeat(1_000)}`,
  ])("refuses %j", (uri) => {
    expect(isAllowedRedirect(uri)).toBe(false);
  });
});

describe("isSameRedirect", () => {
  it.each([
    ["https://app.example/cb", "https://app.example/cb"],
    ["http://localhost:4711/cb?x=1", "http://localhost/cb?x=1"],
    ["http://[::1]:4711/cb", "http://[::1]:80/cb"],
  ])("takes %s for %s", (asked, registered) => {
    expect(isSameRedirect(asked, registered)).toBe(true);
  });

  it.each([
    ["https://app.example/cb/", "https://app.example/cb"],
    ["https://app.example:444/cb", "https://app.example/cb"],
    ["https://APP.example/cb", "https://app.example/cb"],
    ["https://app.example/cb?x=1", "https://app.example/cb"],
    ["http://localhost:1/other", "http://localhost/cb"],
    ["http://localhost:1@evil.example/cb", "http://localhost/cb"],
    ["http://localhost.evil.example/cb", "http://localhost/cb"],
    ["http://localhost:99999/cb", "http://localhost/cb"],
    ["http://127.0.0.1/cb", "http://localhost/cb"],
    ["https://localhost:1/cb", "https://localhost/cb"],
    ["http://localhost:1/cb#x", "http://localhost/cb"],
    ["", "http://localhost/cb"],
  ])("does not take %s for %s", (asked, registered) => {
    expect(isSameRedirect(asked, registered)).toBe(false);
  });
});

it("an answer goes where it was registered to go, and a policy names no more than that", () => {
  const places = ["https://app.example:8443/cb", "http://localhost:1/cb", "http://[::1]:1/cb", "cursor://x/cb"];
  expect(places.map(placeOf)).toEqual([
    { kind: "site", host: "app.example:8443" },
    { kind: "machine", host: "localhost" },
    { kind: "machine", host: "[::1]" },
    { kind: "app", host: "cursor://" },
  ]);
  expect(places.map(policySourceOf)).toEqual(["https://app.example:8443", "http://localhost:1", "http:", "cursor:"]);
  const answer = { code: "a&b", state: undefined };
  expect(withAnswer("https://app.example/cb?x=1", answer)).toBe("https://app.example/cb?x=1&code=a%26b");
  expect(withAnswer("cursor://x/cb", answer)).toBe("cursor://x/cb?code=a%26b");
});
