import type { BrowserContext } from "playwright-core";
import type { Session } from "../videos.ts";

/** Somebody uploads an old resume as a PDF, and checks what was read beside it. */
export const upload: Session = async (film, locale) => {
  const { page } = film;
  const words = texts[locale];
  const file = await printOf(page.context(), `/r/${words.example}`, words.file);
  await film.open("/upload");
  film.say(words.begin);
  await film.rest(1_400);
  const chosen = page.waitForEvent("filechooser");
  await film.press(page.getByRole("button", { name: words.choose }));
  await (await chosen).setFiles(file);
  film.say(words.reading);
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/);
  const panel = page.getByRole("complementary", { name: words.panel });
  await panel.getByRole("img").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  film.say(words.beside);
  await film.rest(2_600);
  film.still();
  await film.press(panel.getByRole("img").first());
  await film.rest(2_400);
};

/** Returns the PDF that a browser prints of a public page. */
async function printOf(context: BrowserContext, path: string, name: string) {
  const sheet = await context.newPage();
  await sheet.goto(path);
  const buffer = await sheet.pdf({ format: "A4", printBackground: true });
  await sheet.close();
  return { name, mimeType: "application/pdf", buffer };
}

const texts = {
  en: {
    example: "sample-en-ai-frontend-engineer",
    file: "resume-2021.pdf",
    choose: "Choose a file",
    panel: "From your file",
    begin: "The resume you already have, as a PDF or a Word file.",
    reading: "It is read on this server, line by line.",
    beside: "Every field stands beside the place where it was read, and doubtful ones are marked.",
  },
  ch: {
    example: "sample-ch-ai-frontend-engineer",
    file: "我的简历.pdf",
    choose: "选择文件",
    panel: "来自你的文件",
    begin: "手头已有的简历，PDF 或 Word 都可以。",
    reading: "文件在本服务器上逐行读取。",
    beside: "每个字段都能对照原文件核对，没把握的会标出来。",
  },
} as const;
