import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/core/arbitraries.ts";
import { everyHost, isUnsafeUrl, linkHref, photoUrl } from "./urls.ts";

describe("where a link leads", () => {
  it.each([
    ["https://a.b/c?d=e#f", "https://a.b/c?d=e#f"],
    ["HTTP://A.b", "http://A.b"],
    ["github.com/x", "https://github.com/x"],
    ["www.example.com", "https://www.example.com"],
    ["example.com:8080/a b", "https://example.com:8080/a%20b"],
    ["例子.公司/路", "https://例子.公司/路"],
    ["//a.b/c", "https://a.b/c"],
    ["a@b.co", "mailto:a@b.co"],
    ["mailto:a@b.co?subject=Hi there", "mailto:a@b.co?subject=Hi%20there"],
    ["tel:+1 416 555", "tel:+1%20416%20555"],
    ["  https://a.b  ", "https://a.b"],
    ["ht\u0000tps://a.b", "https://a.b"],
    ["javascript:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["java\u200bscript:alert(1)", null],
    ["vbscript:x", null],
    ["data:text/html,x", null],
    ["ftp://a.b", null],
    ["https:alert", null],
    ["https:///x", null],
    ["https:\\\\a.b", null],
    ["mailto:", null],
    ["my blog", null],
    ["Blog: on request", null],
    ["/relative", null],
    ["#top", null],
    ["", null],
    [`https://a.b/${"x".repeat(2000)}`, null],
  ])("%j leads to %j", (src, expected) => {
    expect(linkHref(src)).toBe(expected);
  });

  it("has an allowed scheme, whatever is typed, and is stable when it is resolved again", () => {
    const typed = fc.oneof(
      anyText,
      fc.webUrl(),
      anyText.map((text) => `javascript:${text}`),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(typed, (src) => {
        const url = linkHref(src);
        if (url === null) return;
        expect(url).toMatch(/^(https?:\/\/|mailto:|tel:)\S+$/);
        expect(linkHref(url)).toBe(url);
        expect(isUnsafeUrl(url)).toBe(false);
      }),
    );
  });
});

describe("what must not be stored", () => {
  it.each([
    ...["javascript:x", "vbscript:x", "livescript:x", "data:text/html,x", "file:///etc/passwd", "blob:https://a.b/c"],
    ...["filesystem:https://a.b/c", "view-source:https://a.b", "about:blank", "JavaScript:x", " java\tscript:x"],
    ...["java\u200bscript:x", "d\u0000ata:text/html,x"],
  ])("includes %j", (src) => {
    expect(isUnsafeUrl(src)).toBe(true);
  });

  it.each(["https://a.b", "mailto:a@b.co", "tel:+1 416", "Blog: on request", "ftp://a.b", "data", "file", ""])(
    "does not include %j",
    (src) => {
      expect(isUnsafeUrl(src)).toBe(false);
    },
  );
});

describe("a photo", () => {
  const own = "/files/avatars/0198c0de-1.webp";
  it.each([
    [own, own],
    [` ${own}\u200b`, own],
    ["/files/avatars/sample-lin-0a1b2c3d.webp", "/files/avatars/sample-lin-0a1b2c3d.webp"],
    ["https://a.b/c.png", "https://a.b/c.png"],
  ])("%j is kept", (src, expected) => {
    expect(photoUrl(src, everyHost)).toBe(expected);
  });

  it.each([
    ...["/files/a.webp", "/files/covers/a.webp", "/files/avatars/../covers/a.webp", "/files/avatars/a%2e.webp"],
    ...["/files/avatars/a.svg", "/files/avatars/", "/covers/x/y.webp", "/x.png"],
    ...["/api/logout", "/%61pi/logout", "/x/../api/logout", "/api/logout?.webp", "/passport/google", "/operator/x"],
    ...["files/avatars/a.webp", "./api/logout", "../api/logout", "?x", "#x", "api/logout"],
    ...["//evil.example/x.png", "/\\evil.example/x.png", "\\\\evil.example\\x.png", "/\t/evil.example/x.png"],
    ...["http://a.b/c.png", "https:/api/logout", "https:api/logout", "https:///api/logout", "https://u:p@a.b/c.png"],
    ...["javascript:alert(1)", "data:image/svg+xml,<svg onload=alert(1)>", "blob:https://a.b/c", ""],
    ...['https://a.b/c.png" onerror="x', "https://a b/c.png", "https://a.b\\@c.d/x.png"],
  ])("%j is emptied", (src) => {
    expect(photoUrl(src, everyHost)).toBe("");
  });

  it.each([
    ["https://cdn.example.com/x.png", true],
    ["https://CDN.example.com:8443/x.png", true],
    ["https://a.b.example.org/x.png", true],
    ["https://example.org/x.png", false],
    ["https://evilexample.org/x.png", false],
    ["https://cdn.example.com.evil.io/x.png", false],
    ["https://evil.io/cdn.example.com", false],
  ])("from %s is allowed where the operator names its host: %s", (src, isAllowed) => {
    expect(photoUrl(src, ["cdn.example.com", "*.example.org"])).toBe(isAllowed ? src : "");
    expect(photoUrl(src, [])).toBe("");
    expect(photoUrl(own, [])).toBe(own);
  });
});
