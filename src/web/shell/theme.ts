import { useSyncExternalStore } from "react";

/** `system` follows the device's theme as it changes. public/early.js sets the theme before the first paint. */
export type ThemeChoice = "light" | "dark" | "system";

const key = "theme";
// There is no `matchMedia` where the server renders; in the browser, public/early.js decides before the first paint.
const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();
let choice: ThemeChoice = read();

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function apply() {
  const isDark = choice === "dark" || (choice === "system" && dark?.matches === true);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  colourFrame(isDark);
  for (const listener of listeners) listener();
}

/**
 * Lets the browser's own bars follow the choice, not only the device. public/early.js does the same before the first
 * paint.
 */
function colourFrame(isDark: boolean) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = isDark ? "#0c110f" : "#ffffff";
  }
}

dark?.addEventListener("change", apply);

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // If storage is forbidden, the choice lasts until the page is left.
  }
  apply();
}

export function useTheme(): { choice: ThemeChoice; isDark: boolean } {
  const isDark = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => document.documentElement.dataset.theme === "dark",
    () => false,
  );
  return { choice, isDark };
}
