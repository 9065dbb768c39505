// Runs before the first paint: the theme and the language of the page, so that neither flashes. A file of its own,
// because the page's security policy allows no script inside the markup. shell/theme.ts changes both later.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage may be forbidden; the system's theme then decides.
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  const cookie = /(?:^|;\s*)locale=(ch|en)\b/.exec(document.cookie);
  const spoken = navigator.languages.find((one) => /^(zh|en)/i.test(one)) || "zh";
  const english = cookie ? cookie[1] === "en" : /^en/i.test(spoken);
  root.lang = english ? "en" : "zh-CN";
})();
