import type { picture as en } from "../en/picture.ts";
import type { Words } from "../words.ts";

export const picture: Words<typeof en> = {
  problem: {
    format: "上传图片只能是 JPG/PNG 格式！",
    size: "上传图片大小不能超过 1Mb",
    pixels: "这张图片像素过多，请选择较小的图片。",
    unreadable: "这张图片无法读取，请换一个文件。",
  },
  crop: {
    title: "裁剪图片",
    text: "拖动图片，或用方向键移动。",
    move: "图片区域，用方向键移动",
    zoom: "缩放",
    shape: "形状",
    square: "方形",
    portrait: "证件照 3:4",
    inch: "一寸照",
    use: "使用这一部分",
    saving: "正在上传",
  },
};
