import type { gallery as shape } from "../en/gallery.ts";
import type { Words } from "../words.ts";

export const gallery: Words<typeof shape> = {
  creating: "正在创建",
  preview: "预览《{{name}}》",
  cover: "《{{name}}》首页",
  sheet: "《{{name}}》的页面",
  actualSize: "实际大小",
  openPage: "打开公开页",
  newTab: "（在新标签页打开）",
  phone: "用手机打开",
  qr: "{{link}} 的二维码",
  copyLink: "复制公开链接",
};
