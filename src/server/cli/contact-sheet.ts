import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { readConfig } from "../config/config.ts";
import { readContent } from "../features/content/service.ts";
import { portraitReader } from "../features/samples/showcase.ts";
import { makeContactSheet } from "./contact-sheet-command.ts";

/** The entry of `npm run designs`. */
const { CHROMIUM_PATH, CONTENT_DIR } = process.env;
const { chromiumPath, contentDir } = readConfig({ CHROMIUM_PATH, CONTENT_DIR });
const { examples } = readContent(contentDir);
const printer = createChromiumPrinter({
  path: chromiumPath,
  pages: 2,
  now: Date.now,
  readImage: portraitReader(examples),
});
try {
  process.exitCode = await makeContactSheet(process.argv.slice(2), {
    printer,
    examples,
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  });
} finally {
  await printer.close();
}
