import { createHash } from "node:crypto";
import { limits } from "#core/limits.ts";

/**
 * The script of a private link's page: it tells how much of the resume was on the screen, once, when the reader leaves.
 * Like the other one it is allowed by its hash, so that the page that is kept in memory needs no nonce. The part of the
 * DOM that it uses is declared here, because it runs as text in the browser.
 */
declare const document: {
  visibilityState: string;
  querySelector(selector: string): { getBoundingClientRect(): { top: number; height: number } } | null;
  addEventListener(event: string, listener: () => void): void;
};
declare const addEventListener: (event: string, listener: () => void, options?: { passive: boolean }) => void;
declare const innerHeight: number;
declare const location: { pathname: string };
declare const navigator: { sendBeacon?(url: string, body: unknown): boolean };
declare const Blob: new (parts: string[], options: { type: string }) => unknown;

function reading(parts: number): void {
  let deepest = 0;
  let told = 0;
  const look = () => {
    const sheet = document.querySelector(".paper")?.getBoundingClientRect();
    if (!sheet || sheet.height <= 0) return;
    const part = Math.ceil(((innerHeight - sheet.top) / sheet.height) * parts);
    deepest = Math.max(deepest, Math.min(parts, part));
  };
  const tell = () => {
    if (deepest <= told || !navigator.sendBeacon) return;
    told = deepest;
    // As JSON it keeps its origin, which a page without a referrer would not send with a plain text.
    const body = new Blob([JSON.stringify({ part: deepest })], { type: "application/json" });
    navigator.sendBeacon(`${location.pathname}/read`, body);
  };
  document.addEventListener("DOMContentLoaded", look);
  addEventListener("scroll", look, { passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tell();
  });
  addEventListener("pagehide", tell);
}

export const readingScript = `(${String(reading)})(${limits.shareLinks.parts})`;

/** The hash of the script, for `script-src` in the page's policy. */
export const readingHash = `'sha256-${createHash("sha256").update(readingScript).digest("base64")}'`;
