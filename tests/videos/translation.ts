import type { Session } from "../videos.ts";
import { copyOf } from "./resume.ts";

/** Somebody has a resume translated, and opens the copy. */
export const translation: Session = async (film, locale) => {
  const { page } = film;
  const words = texts[locale];
  const path = await copyOf(page, words.example);
  await film.open(path);
  film.say(words.begin);
  await film.rest(1_200);
  await film.press(page.locator("header").getByRole("button", { name: words.more, exact: true }));
  await film.press(page.getByRole("menuitem", { name: words.translate, exact: true }));
  const dialog = page.getByRole("dialog");
  const language = dialog.getByLabel(words.language);
  await language.waitFor();
  await film.rest(900);
  await film.press(language);
  await language.selectOption(words.target);
  film.say(words.engine);
  await film.rest(2_400);
  await film.press(dialog.getByRole("button", { name: words.start, exact: true }));
  const open = page.getByRole("button", { name: words.open });
  await open.waitFor();
  film.say(words.done);
  await film.rest(2_400);
  await film.press(open);
  await page.waitForURL((url) => url.pathname.startsWith("/editor/") && url.pathname !== path);
  await page.locator("article.rs li").nth(3).waitFor();
  // The letters of another language are other files.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await film.rest(1_600);
  film.still();
  await film.rest(2_200);
};

const texts = {
  en: {
    example: "sample-en-ai-frontend-engineer",
    more: "More",
    translate: "Translate",
    language: "Language of the copy",
    target: "ch",
    start: "Translate",
    open: "Open the copy",
    begin: "A finished resume, and an application in another language.",
    engine: "The engine is named, and what leaves the server. Here it is the built-in one, and nothing does.",
    done: "How much was translated is counted. A model, where one is set up, translates sentences too.",
  },
  ch: {
    example: "sample-ch-ai-frontend-engineer",
    more: "更多",
    translate: "翻译",
    language: "副本的语言",
    target: "zh-tw",
    start: "开始翻译",
    open: "打开副本",
    begin: "一份写好的简历，需要另一种语言的版本。",
    engine: "由谁翻译、哪些内容会发送出去，都写得清清楚楚。这里用的是内置引擎，什么都不会离开服务器。",
    done: "译了多少会逐条计数，原来的简历保持不变。",
  },
} as const;
