import type { assistantServer as en } from "../en/assistant-server.ts";
import type { Words } from "../words.ts";

export const assistantServer: Words<typeof en> = {
  copyName: "{{name}}（{{language}}）",
  parsed: "文件中的内容都已归位",
  parsedDoubtful: "有 {{count}} 处需要核对",
  fromFile: "上传的简历",
  translated: "共 {{passages}} 段，已翻译 {{translated}} 段",
};
