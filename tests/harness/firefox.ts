import { accessSync, constants } from "node:fs";
import path from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";

/**
 * An installed Firefox, driven by WebDriver BiDi, which it speaks itself. Playwright drives only a Firefox of its own
 * build. `FIREFOX_PATH` names another one.
 */
export function findFirefox(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const named = folders.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => path.join(folder, name)));
  const isProgram = (file: string) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return [process.env.FIREFOX_PATH ?? "", ...named].filter(Boolean).find(isProgram) ?? null;
}

export type Firefox = {
  /** Opens a page in a context of its own. */
  openPage(): Promise<Page>;
  /** The exceptions and console errors of all pages since the last call. */
  errors(): string[];
  close(): Promise<void>;
};

/** @param downloads the folder into which files are downloaded, without a question */
export async function launchFirefox(executablePath: string, downloads: string): Promise<Firefox> {
  const browser: Browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-GB",
      "intl.locale.requested": "en-GB",
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.always_ask_before_handling_new_types": false,
      "browser.download.open_pdf_attachments_inline": false,
      "pdfjs.disabled": true,
    },
  });
  const errors: string[] = [];
  return {
    async openPage() {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ width: 1440, height: 900 });
      page.setDefaultTimeout(45_000);
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      return page;
    },
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
