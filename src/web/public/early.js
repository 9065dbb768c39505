// Runs before the first paint: the theme of the page, so that it does not flash (shell/theme.ts changes it later), what is
// pressed too early, and when the application is fetched. The server writes it into the document, whose policy names it.
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
  // A page that the server wrote is read first: its code would take the line from its letters and pictures. It is fetched
  // once they are painted, or soon where that takes long; at once at the first sign of somebody, or where nobody looks.
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
    // The code takes a whole page over, not what has come of it.
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
  // What is pressed or typed before the application is there is pressed and typed again when it is (shell/early-input.ts).
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
