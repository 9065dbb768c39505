import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";

/** The parts of Check. The rules and their texts are no part of what the editor loads first. */
const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts(["editorCheck"])]);
  return loaded;
};

export const CheckCard = part(() => withTexts(import("./check-card.tsx")).then((module) => module.CheckCard));
export const CheckCount = part(() => withTexts(import("./check-card.tsx")).then((module) => module.CheckCount));
export const CheckPanel = part(() => withTexts(import("./check-panel.tsx")).then((module) => module.CheckPanel));
