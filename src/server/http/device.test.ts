import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    ["Chrome 130", "Windows", "desktop"],
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.56",
    ["Edge 130", "Windows", "desktop"],
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15",
    ["Safari 17.4", "macOS", "desktop"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    ["Safari 17.5", "iPhone", "phone"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1",
    ["Chrome 126", "iPhone", "phone"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/zh_CN",
    ["WeChat 8.0", "iPhone", "phone"],
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36",
    ["Chrome 129", "Android", "phone"],
  ],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36",
    ["Samsung Internet 23", "Android", "tablet"],
  ],
  [
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    ["Firefox 132", "Linux", "desktop"],
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    ["Chrome 130", "ChromeOS", "desktop"],
  ],
  ["curl/8.5.0", ["", "", "unknown"]],
  ["", ["", "", "unknown"]],
  [undefined, ["", "", "unknown"]],
])("%s", (userAgent, expected) => {
  const { browser, system, kind } = deviceOf(userAgent);
  expect([browser, system, kind]).toEqual(expected);
});

it("returns short texts without markup, whatever is sent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const { browser, system } = deviceOf(`Chrome/${text} Safari ${text}`);
      expect(`${browser}${system}`).toMatch(/^[\w .]{0,60}$/);
    }),
  );
});
