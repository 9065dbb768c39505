/**
 * What a user agent tells about the device, for its owner to read. Contains only what is recognized; nothing is decided
 * by it.
 */
export type Device = { browser: string; system: string; kind: "desktop" | "phone" | "tablet" | "unknown" };

/** The order matters: most browsers also claim to be those below them. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ["WeChat", /MicroMessenger\/(\d+(?:\.\d+)?)/],
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\b(?:OPR|OPiOS|Opera)\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Huawei Browser", /HuaweiBrowser\/(\d+)/],
  ["Mi Browser", /MiuiBrowser\/(\d+)/],
  ["QQ Browser", /M?QQBrowser\/(\d+)/],
  ["UC Browser", /\bUC(?:Browser|WEB)\/?(\d+)/],
  ["Yandex", /YaBrowser\/(\d+)/],
  ["Vivaldi", /Vivaldi\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+(?:\.\d+)?)[\d.]*(?: Mobile\/\w+)? Safari\//],
];

const systems: readonly [name: string, pattern: RegExp, kind: Device["kind"]][] = [
  ["iPhone", /iPhone|iPod/, "phone"],
  ["iPad", /iPad/, "tablet"],
  ["HarmonyOS", /HarmonyOS|OpenHarmony/, "phone"],
  ["Android", /Android(?=.*\bMobile\b)/, "phone"],
  ["Android", /Android/, "tablet"],
  ["ChromeOS", /CrOS/, "desktop"],
  ["Windows", /Windows NT|Win64|Windows/, "desktop"],
  ["macOS", /Macintosh|Mac OS X/, "desktop"],
  ["Linux", /Linux|X11/, "desktop"],
];

/** Returns the device of a `User-Agent` header, with empty texts and `unknown` for what is not recognized. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? "").slice(0, 512);
  const system = systems.find(([, pattern]) => pattern.test(text));
  return { browser: browserOf(text), system: system?.[0] ?? "", kind: system?.[2] ?? "unknown" };
}

function browserOf(text: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(text)?.[1];
    if (version) return `${name} ${version}`;
  }
  return "";
}
