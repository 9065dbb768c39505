import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";

/** What is loaded when the assistant is first asked for something. The editor begins without it. */
const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts(["editorAssistant", "assistant"])]);
  return loaded;
};

export const AssistantItems = part(() => withTexts(import("./assistant-items.tsx")).then((all) => all.AssistantItems));
export const AssistantPanel = part(() => withTexts(import("./assistant-panel.tsx")).then((all) => all.AssistantPanel));
