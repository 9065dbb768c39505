import { createChromiumRenderer } from "#server/adapters/renderer/chromium.ts";
import { readConfig } from "../config.ts";
import { readPortrait } from "../features/catalog/showcase.ts";
import { makeContactSheet } from "./contact-sheet-command.ts";

/** Entry of `npm run designs`. */
const { chromiumPath } = readConfig({ CHROMIUM_PATH: process.env.CHROMIUM_PATH });
const renderer = createChromiumRenderer({ path: chromiumPath, pages: 2, now: Date.now, readImage: readPortrait });
try {
  process.exitCode = await makeContactSheet(process.argv.slice(2), {
    renderer,
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  });
} finally {
  await renderer.close();
}
