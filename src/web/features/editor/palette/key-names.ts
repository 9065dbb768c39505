type Key = "mod" | "shift" | "alt";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Record<Key, string> = isMac
  ? { mod: "⌘", shift: "⇧", alt: "⌥" }
  : { mod: "Ctrl", shift: "Shift", alt: "Alt" };

/** Returns a key combination as this computer's keyboard labels it: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function keyNames(...keys: (Key | (string & {}))[]): string {
  return keys.map((key) => names[key as Key] ?? key).join(isMac ? "" : "+");
}
