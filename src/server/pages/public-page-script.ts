import { createHash } from "node:crypto";

/**
 * The only script of the published page. Everything works without it except sharing and the dark switch, whose buttons
 * it reveals. It is sent as text inside the page and allowed by its hash, not by a nonce: a page that is answered with
 * 304 keeps its old markup and gets new headers, so a nonce would no longer match. Therefore the function has no
 * imports, and the part of the DOM that it uses is declared here.
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
    // The system may switch to dark while a page is open, such as in the evening.
    system.addEventListener("change", follow);
  }
  // Deferred until the first frame. A page in the background draws no frame and fetches nothing.
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
        // Storage may be forbidden; the choice then lasts only as long as the page.
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
      // Closing the share dialog of the system rejects the promise, but is not a failure.
      if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {});
      else copy();
    });
  });
}

export const islandScript = `(${String(island)})()`;

/** The hash of the script, for `script-src` in the page's policy. */
export const islandHash = `'sha256-${createHash("sha256").update(islandScript).digest("base64")}'`;
