import { describe, expect, it } from "vitest";
import { createBlankDocument } from "#core/resume/blank.ts";
import { documentOfLink, endOfLink, linkState, readUpTo, recentDays, sourceOf } from "./share-links.ts";

const now = Date.UTC(2026, 0, 31, 12);
const day = 86_400_000;

describe("a private link", () => {
  it.each([
    ["without an end", null, null, "open"],
    ["before its end", now + 1, null, "open"],
    ["at its end", now, null, "expired"],
    ["after its end", now - 1, null, "expired"],
    ["revoked", null, now, "revoked"],
    ["revoked before it would have expired", now - 1, now - 2, "revoked"],
  ] as const)("is, %s, %s", (_, expiresAt, revokedAt, state) => {
    expect(linkState({ expiresAt, revokedAt }, now)).toBe(state);
  });

  it("ends after whole days, or never", () => {
    expect(endOfLink("7", now)).toBe(now + 7 * day);
    expect(endOfLink(null, now)).toBeNull();
  });

  const blank = createBlankDocument({
    ...{ name: "Mine", lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald" },
    newId: () => "id",
  });
  const design = { ...blank.config.design, accent: "#112233", columns: "two" as const };
  const stored = {
    ...blank,
    config: { ...blank.config, design, downloadable: true, showShareBtn: true, customURL: "ada" },
  };
  const own = { templateName: null, templateTheme: null, isDownloadable: true };

  it("offers a download only while its owner may, and never a share button", () => {
    expect(documentOfLink(stored, own, true).config).toEqual({ ...stored.config, showShareBtn: false, customURL: "" });
    expect(documentOfLink(stored, own, false).config.downloadable).toBe(false);
    expect(documentOfLink(stored, { ...own, isDownloadable: false }, true).config.downloadable).toBe(false);
  });

  it.each([
    ["a colour", { templateTheme: "navy" }, { templateTheme: "navy", design: { accent: null, columns: "two" } }],
    [
      "a design",
      { templateName: "TemplateSwiss", templateTheme: "brick" },
      { templateName: "TemplateSwiss", templateTheme: "brick", design: { accent: null, columns: null } },
    ],
    [
      "the resume's design by its name",
      { templateName: "TemplateModern", templateTheme: "navy" },
      { templateTheme: "navy", design: { accent: null, columns: "two" } },
    ],
  ])("with %s of its own is drawn so, without what was chosen for the resume's", (_, look, drawn) => {
    expect(documentOfLink(stored, { ...own, ...look }, true).config).toMatchObject(drawn);
  });
});

describe("where a visit came from", () => {
  it.each([
    ["https://www.example.com/jobs/17?token=secret#me", "example.com"],
    ["http://Mail.Example.com:8080/", "mail.example.com"],
    ["https://ada:secret@example.com/", "example.com"],
    ["https://[2001:db8::1]:443/x", "[2001:db8::1]"],
    ["https://ours.example/editor/1", ""],
    ["https://ours.example:8443/", "ours.example"],
    ["android-app://com.example.mail/", ""],
    ["https://ex<b>ample.com/", ""],
    [`https://${"a".repeat(300)}.com/`, ""],
    ["javascript:alert(1)", ""],
    ["", ""],
    [undefined, ""],
  ])("is of %s its host alone: %s", (referer, host) => {
    expect(sourceOf(referer, ["ours.example"])).toBe(host);
  });
});

describe("the figures of a link", () => {
  it("have a number for each of thirty days, and none of other days", () => {
    const days = recentDays(
      [
        { day: "2026-01-31", views: 3 },
        { day: "2026-01-02", views: 1 },
        { day: "2026-01-01", views: 9 },
      ],
      now,
    );
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: "2026-01-31", views: 3 });
    expect(days[0]).toEqual({ day: "2026-01-02", views: 1 });
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(4);
  });

  it("tell how far readers came", () => {
    const reads = [
      { part: 1, readers: 4 },
      { part: 5, readers: 2 },
      { part: 6, readers: 1 },
      { part: 10, readers: 8 },
    ];
    expect(readUpTo(reads, 1)).toEqual([15]);
    expect(readUpTo(reads, 2)).toEqual([6, 9]);
    expect(readUpTo(reads, 4)).toEqual([4, 2, 1, 8]);
  });
});
