import type { catalog as shape } from "../en/catalog.ts";
import type { Words } from "../words.ts";

export const catalog: Words<typeof shape> = {
  copyOf: "{{name}}（副本）",
  copyOfAgain: "{{name}}（副本 {{number}}）",
  sampleAuthor: "墨页样例",
};
