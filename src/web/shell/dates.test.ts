import { afterEach, describe, expect, it } from "vitest";
import { formatBytes, formatDay, formatMoment, formatWhen } from "./dates.ts";

const now = Date.parse("2026-05-20T12:00:00.000Z");
const ago = (ms: number) => new Date(now - ms).toISOString();
const day = 86_400_000;

describe("formatWhen", () => {
  it.each([
    [0, "just now"],
    [-5000, "just now"],
    [4 * 60_000, "4 minutes ago"],
    [3 * 3_600_000, "3 hours ago"],
    [2 * day, "2 days ago"],
    [7 * day - 1, "6 days ago"],
  ])("%i ms ago is %s", (ms, words) => {
    expect(formatWhen(ago(ms), "en", now)).toBe(words);
  });
  it("shows a date from the seventh day on", () => {
    expect(formatWhen(ago(7 * day), "en", now)).toMatch(/^2026-05-1[234]$/);
  });
  it("writes Chinese in the Chinese edition", () => {
    expect(formatWhen(ago(4 * 60_000), "ch", now)).toBe("4分钟前");
    expect(formatWhen(ago(0), "ch", now)).toBe("刚刚");
  });
  it("returns an empty string for an invalid time", () => {
    expect(formatWhen("soon", "en", now)).toBe("");
  });
});

describe("formatDay and formatMoment", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ["Asia/Shanghai", "2026-05-20", "2026-05-20 23:05"],
    ["America/Los_Angeles", "2026-05-20", "2026-05-20 08:05"],
    ["Pacific/Auckland", "2026-05-21", "2026-05-21 03:05"],
  ])("use the local time zone: %s", (name, date, moment) => {
    process.env.TZ = name;
    expect(formatDay("2026-05-20T15:05:59.000Z")).toBe(date);
    expect(formatMoment("2026-05-20T15:05:59.000Z")).toBe(moment);
  });

  it("return an empty string for an invalid time", () => {
    expect([formatDay("soon"), formatMoment("")]).toEqual(["", ""]);
  });
});

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1 KB"],
    [84_320, "84.3 KB"],
    [136_000, "136 KB"],
    [1_440_000, "1.4 MB"],
    [3_000_000_000, "3 GB"],
  ])("%i is %s", (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
