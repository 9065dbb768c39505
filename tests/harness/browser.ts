import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "#server/adapters/renderer/find-browser.ts";
import { systemFontConfig } from "#server/adapters/renderer/system-font.ts";

/**
 * Launches the browser that the renderer would print with, driven by Playwright, on a machine without libraries or
 * fonts as well. FONTCONFIG_FILE chooses other fonts, such as Han fonts for screenshots.
 */
export async function launchTestBrowser(): Promise<Browser> {
  const found = await findBrowser({ given: process.env.CHROMIUM_PATH });
  const launch = async (libraries?: string) =>
    chromium.launch({
      executablePath: found.path,
      args: ["--no-sandbox", "--disable-background-networking", "--font-render-hinting=none"],
      env: {
        ...(process.env as Record<string, string>),
        ...(process.platform === "linux"
          ? { FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? (await systemFontConfig()) }
          : {}),
        ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
      },
    });
  try {
    return await launch();
  } catch (error) {
    if (!found.libraries || !/shared librar/i.test(String(error))) throw error;
    return launch(await found.libraries());
  }
}

let shared: Promise<Browser> | undefined;

/**
 * Returns the browser that all files of a worker share; whoever uses it opens contexts and closes them. It ends with the
 * process.
 */
export function sharedTestBrowser(): Promise<Browser> {
  if (shared) return shared;
  const starting = launchTestBrowser();
  shared = starting;
  const forget = () => {
    if (shared === starting) shared = undefined;
  };
  starting.then((browser) => browser.on("disconnected", forget), forget);
  return starting;
}
