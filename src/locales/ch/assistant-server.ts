import type { assistantServer as en } from "../en/assistant-server.ts";
import type { Words } from "../words.ts";

export const assistantServer: Words<typeof en> = {
  copyName: "{{name}}（{{language}}）",
  translated: "共 {{passages}} 段，已翻译 {{translated}} 段",
};
