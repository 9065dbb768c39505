import type { Told } from "#web/service-worker/told.ts";
import { currentLocale } from "#web/shell/i18n.ts";

/** Connects a page of the editor with its service worker (docs/decisions/0044). */

/** How often a page that stays open looks for a new version, ms. */
const updateIntervalMs = 60 * 60_000;
/** Fonts and the files of designs; the editor's own code is kept by the service worker itself. */
const isUsedFile = /^\/(fonts\/|assets\/.*\.(css|woff2)$)/;
/** How long the page waits for a new version to take over before it is loaded again, ms. */
const takeOverMs = 2000;
/** How long the page collects used files before it reports them, ms. */
const reportAfterMs = 1000;

/**
 * Registers the service worker and keeps it informed. `onUpdate` is called when a new version waits; the function that
 * it gets loads the page again with it. Does nothing where the browser has no service workers or forbids them.
 */
export function linkServiceWorker(onUpdate: (reload: () => void) => void, signal: AbortSignal): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const options = { scope: "/editor/", updateViaCache: "none" } as const;
  // Without it the editor works as before, except without a network.
  void navigator.serviceWorker
    .register("/editor/service-worker.js", options)
    .then((registration) => registration && link(registration, onUpdate, signal))
    .catch(() => {});
}

function link(registration: ServiceWorkerRegistration, onUpdate: (reload: () => void) => void, signal: AbortSignal) {
  if (signal.aborted) return;
  const look = async () => {
    const { waiting } = registration;
    const entry = entryOfPage();
    if (!waiting || !entry || (await ask(waiting, { kind: "isSameBuild", entry })) || signal.aborted) return;
    onUpdate(() => takeOver(waiting));
  };
  const watch = () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => arriving.state === "installed" && void look(), { signal });
  };
  registration.addEventListener("updatefound", watch, { signal });
  watch();
  void look();

  let lookedAt = Date.now();
  const update = () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAt < updateIntervalMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", update, { signal });
  reportUsed(registration, signal);
}

/** Returns the path of the page's entry script, whose hash changes with every file of the build. */
function entryOfPage(): string | undefined {
  const script = document.querySelector('script[type="module"][src]');
  return script instanceof HTMLScriptElement ? new URL(script.src).pathname : undefined;
}

/**
 * Lets the waiting version take over, and loads the page again. Unsaved changes are kept on the device. A browser lets
 * the version wait while the earlier one has work; the page then comes from the server, and asks again.
 */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => location.reload();
  const timer = setTimeout(reload, takeOverMs);
  waiting.addEventListener("statechange", () => {
    if (waiting.state !== "activated") return;
    clearTimeout(timer);
    reload();
  });
  waiting.postMessage({ kind: "takeOver" } satisfies Told);
}

function ask(worker: ServiceWorker, told: Told): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data === true);
    worker.postMessage(told, [port2]);
  });
}

/** Waits for the first service worker. `ready` does not serve a page that was first opened outside of the scope. */
function activeOf({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (active) return Promise.resolve(active);
  return new Promise((resolve) => {
    const arriving = installing ?? waiting;
    arriving?.addEventListener("statechange", () => arriving.state === "activated" && resolve(arriving));
  });
}

/** Reports fonts and style sheets as they are loaded: those that came before the service worker did, too. */
function reportUsed(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const files = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = async () => {
    const active = await activeOf(registration);
    if (signal.aborted) return;
    active.postMessage({ kind: "keepUsed", files: [...files], edition: currentLocale() } satisfies Told);
    files.clear();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(), reportAfterMs);
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname, search } = new URL(name, location.href);
      if (origin === location.origin && isUsedFile.test(pathname)) files.add(pathname + search);
    }
    if (files.size > 0) later();
  });
  observer.observe({ type: "resource", buffered: true });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  later();
}
