// Runs before the first paint: the theme of the page, so that it does not flash. A file of its own, because
// the page's security policy allows no script inside the markup. shell/theme.ts changes it later.
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
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = dark ? "#0c110f" : "#ffffff";
  // A button that is pressed before the application is there is pressed again when it is (shell/early-press.ts).
  addEventListener(
    "click",
    (event) => {
      if (window.isTaken) return;
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button) window.pressed = button;
    },
    true,
  );
})();
