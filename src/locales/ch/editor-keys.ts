import type { editorKeys as shape } from "../en/editor-keys.ts";
import type { Words } from "../words.ts";

/** 编辑器的命令面板和快捷键说明。 */
export const editorKeys: Words<typeof shape> = {
  palette: {
    title: "命令",
  },
};
