import { createHash } from "node:crypto";

/**
 * The island of the published page: everything works without it but sharing and the dark switch, which it shows. Sent
 * as text inside the page and allowed by its hash, not by a nonce: a page that is answered with 304 keeps its old markup
 * and gets new headers, and a nonce would no longer match. So the function stands alone, and says the little of the DOM
 * that it needs.
 */
type Element = {
  hidden: boolean;
  media: string;
  dataset: Record<string, string>;
  textContent: string;
  setAttribute(name: string, value: string): void;
  addEventListener(event: string, listener: () => void): void;
  classList: { toggle(name: string, on: boolean): void };
};
declare const document: {
  title: string;
  documentElement: Element;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  addEventListener(event: string, listener: () => void): void;
};
declare const requestAnimationFrame: (callback: () => void) => void;
declare const location: { href: string };
declare const localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
declare const matchMedia: (query: string) => {
  matches: boolean;
  addEventListener(event: string, listener: () => void): void;
};
declare const navigator: {
  share?(what: { title: string; url: string }): Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

function island(): void {
  const root = document.documentElement;
  const mayBeDark = root.dataset.dark === "allowed";
  const remembered = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const show = (dark: boolean) => {
    root.dataset.theme = dark ? "dark" : "light";
    document.querySelector(".rs")?.classList.toggle("rs-dark", dark);
    const button = document.querySelector("[data-act=dark]");
    const words = button?.dataset[dark ? "light" : "dark"] ?? "";
    button?.setAttribute("aria-label", words);
    button?.setAttribute("title", words);
  };
  const isDark = () => root.dataset.theme === "dark";
  if (mayBeDark) {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      const choice = remembered();
      show(choice === "dark" || (choice !== "light" && system.matches));
    };
    follow();
    // Evening comes while a page is open.
    system.addEventListener("change", follow);
  }
  // Once something is on the screen; where nobody looks, nothing is drawn and nothing fetched.
  requestAnimationFrame(() => {
    for (const sheet of document.querySelectorAll("link[data-later]")) sheet.media = "all";
  });
  document.addEventListener("DOMContentLoaded", () => {
    if (mayBeDark) show(isDark());
    const liveRegion = document.querySelector(".said");
    const announce = (words: string, milliseconds: number) => {
      if (!liveRegion) return;
      liveRegion.textContent = words;
      setTimeout(() => {
        if (liveRegion.textContent === words) liveRegion.textContent = "";
      }, milliseconds);
    };
    for (const name of ["share", "dark"]) {
      const place = document.querySelector(`[data-place=${name}]`);
      if (place) place.hidden = false;
    }
    document.querySelector("[data-act=dark]")?.addEventListener("click", () => {
      show(!isDark());
      try {
        localStorage.setItem("theme", isDark() ? "dark" : "light");
      } catch {
        // Storage may be forbidden; the choice then lasts as long as the page.
      }
    });
    const share = document.querySelector("[data-act=share]");
    share?.addEventListener("click", () => {
      const url = location.href;
      const copy = () => {
        const byHand = () => announce(`${share.dataset.byHand}: ${url}`, 15000);
        if (!navigator.clipboard) return byHand();
        navigator.clipboard.writeText(url).then(() => announce(share.dataset.done ?? "", 3000), byHand);
      };
      // Closing the system's own dialog is an answer, not a failure.
      if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {});
      else copy();
    });
  });
}

export const islandScript = `(${String(island)})()`;

/** For `script-src` of the page's policy. */
export const islandHash = `'sha256-${createHash("sha256").update(islandScript).digest("base64")}'`;
