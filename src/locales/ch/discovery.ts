import type { discovery as shape } from "../en/discovery.ts";
import type { Words } from "../words.ts";

export const discovery: Words<typeof shape> = {
  line: "给互联网人的在线简历",
  text: "十四套模板，八种语言，屏幕上在哪里分页，PDF 就在哪里分页。",
  alt: "墨页，给互联网人的在线简历：用它制作的两份简历",
};
