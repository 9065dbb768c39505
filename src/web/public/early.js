// Runs before the first paint. It sets the page's theme so that the page does not flash (shell/theme.ts changes it
// later), records input that comes too early, and decides when the application is fetched. The server writes this
// script into the document and allows it there by a hash in the security policy.
(() => {
  // By default zod tries to compile its checks with `new Function`, which the security policy refuses and reports, Firefox
  // as an exception. It reads this name when it is loaded.
  window.__zod_globalConfig = { jitless: true };
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // If storage is forbidden, the system's theme decides.
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = dark ? "#0c110f" : "#ffffff";
  // On a page that the server rendered, fonts and pictures come first, because the code would compete with them for the
  // network. The code is fetched after the first paint, or after 1.5 s where that takes longer; at once at the user's
  // first input, or when the page is in the background.
  let isFetched = false;
  let isHurried = document.hidden;
  const fetchCode = () => {
    const [entry, ...parts] = document.querySelector('meta[name="code"]')?.content.split(" ") ?? [];
    if (!entry || isFetched) return;
    isFetched = true;
    const put = (name, given) => document.head.append(Object.assign(document.createElement(name), given));
    for (const href of parts) put("link", { rel: "modulepreload", crossOrigin: "", href });
    put("script", { type: "module", crossOrigin: "", src: entry });
  };
  const hurry = () => {
    isHurried = true;
    // Hydration needs the whole page, not the part of it that has arrived so far.
    if (document.readyState !== "loading") fetchCode();
  };
  for (const sign of ["pointerdown", "keydown", "wheel"])
    addEventListener(sign, hurry, { once: true, passive: true, capture: true });
  addEventListener("DOMContentLoaded", () => {
    if (isHurried) fetchCode();
    else setTimeout(fetchCode, 1500);
  });
  addEventListener("load", () => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) fetchCode();
    }).observe({ type: "paint", buffered: true });
  });
  // What is pressed or typed before the application runs is replayed by it (shell/early-input.ts).
  addEventListener(
    "click",
    (event) => {
      if (window.isTaken) return;
      hurry();
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button) window.pressed = button;
    },
    true,
  );
  addEventListener(
    "input",
    (event) => {
      if (!window.isTaken) window.typed = event.target;
    },
    true,
  );
})();
