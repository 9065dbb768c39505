import type { Session } from "../videos.ts";
import { copyOf } from "./resume.ts";

/** Somebody writes a weak line, has it polished, takes one change and keeps their own words elsewhere. */
export const polish: Session = async (film, locale) => {
  const { page } = film;
  const words = texts[locale];
  await film.open(await copyOf(page, words.example));
  film.say(words.weak);
  await film.rest(600);
  await film.press(page.locator("article.rs .rs-kind-empolyment li").first());
  const description = page.getByRole("textbox", { name: words.description }).first();
  await film.press(description);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words.line, { delay: 38 });
  await film.rest(600);
  await film.press(page.getByRole("button", { name: words.menu }).first());
  await film.press(page.getByRole("menuitem", { name: words.polish, exact: true }));
  const changes = page.getByRole("region", { name: words.polish, exact: true });
  await changes.getByRole("button", { name: words.take, exact: true }).first().waitFor();
  film.say(words.shown);
  await film.rest(2_600);
  film.still();
  await film.press(changes.getByRole("button", { name: words.take, exact: true }).first());
  await film.rest(1_500);
  film.say(words.choice);
  await film.press(changes.getByRole("button", { name: words.keep, exact: true }).first());
  await film.rest(2_200);
};

const texts = {
  en: {
    example: "sample-en-ai-frontend-engineer",
    description: "Description",
    line: "i was responsible for building the the shop in javascript",
    menu: /^AI polish and more for/,
    polish: "Polish",
    take: "Accept",
    keep: "Keep mine",
    weak: "Write a line as it comes.",
    shown: "Each change shows the old words, the new ones and the reason.",
    choice: "Take one, keep your own words in another. Nothing changes by itself.",
  },
  ch: {
    example: "sample-ch-ai-frontend-engineer",
    description: "描述",
    line: "我主要负责负责商城的前端开发等相关工作，使用javascript编写",
    menu: /^AI 润色等/,
    polish: "润色",
    take: "采纳",
    keep: "保留原文",
    weak: "想到什么先写什么。",
    shown: "每处修改都列出原文、新文和理由。",
    choice: "可以采纳一处，另一处保留原文，没有你点头什么都不会变。",
  },
} as const;
