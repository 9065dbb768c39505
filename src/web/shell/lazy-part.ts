import { type ComponentType, lazy } from "react";
import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/**
 * Code that is fetched when it is first needed, over networks that come and go (docs/decisions/0022). When a module
 * cannot be fetched, the browser remembers the failure for the life of the page and never requests it again. So nothing
 * is requested before the server has answered. Until then the fallback stays and the rest of the page works on. The
 * user is told when it takes long, and when a file does not load although the server answers: then only a reload of the
 * page helps.
 */

/** After this many milliseconds the user is told that the part is still loading. */
const slowNoticeMs = 2000;
/** Milliseconds between two checks whether the server answers. The browser's `online` event triggers one at once. */
const checkIntervalMs = 1500;
/** Milliseconds for which the notice to reload the page stays, unless the user reloads or closes it before. */
const reloadNoticeMs = 600_000;

/**
 * Returns a component whose code is fetched when it is first rendered, and never while the server is out of reach.
 * `load` fetches the code ahead, without any notice.
 */
export function part<Props>(bring: () => Promise<ComponentType<Props>>) {
  const arrive = once(bring);
  const LazyPart = lazy(async () => {
    try {
      return { default: await withNotices(arrive()) };
    } catch {
      // The user has been told already. The fallback stays, because throwing would replace what is around it.
      return new Promise<never>(() => {});
    }
  });
  return Object.assign(LazyPart, { load: () => void arrive().catch(() => {}) });
}

/**
 * The same for code that is not a component.
 * @returns a function that fetches the code once, however often it is called. It rejects where the file does not load,
 * after the user has been told.
 */
export function lazyOnce<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  const arrive = once(bring);
  return () => withNotices(arrive());
}

function once<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | null = null;
  return () => {
    coming ??= serverReached().then(bring);
    return coming;
  };
}

/** Resolves as soon as the server answers. */
async function serverReached(): Promise<void> {
  while (!(await isReached())) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, checkIntervalMs);
      const listening = new AbortController();
      window.addEventListener("online", done, { signal: listening.signal });
      function done() {
        clearTimeout(timer);
        listening.abort();
        resolve();
      }
    });
  }
}

async function isReached(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    // An unread body would keep its connection open.
    await answer.text();
    return answer.ok || (await isKept());
  } catch {
    return isKept();
  }
}

/** Returns whether a service worker answers with the files of this page's build while the server cannot. */
async function isKept(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!navigator.serviceWorker?.controller || !entry) return false;
  return (await caches.match(entry).catch(() => undefined)) !== undefined;
}

/** True once the notice to reload was shown; the notice about slowness must not replace it. */
let isGone = false;

async function withNotices<Value>(coming: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    if (!isGone) toast(translator.t("failure.slow"), { kind: "info", stay: 4000 });
  }, slowNoticeMs);
  try {
    return await coming;
  } catch (error) {
    isGone = true;
    toast(translator.t("failure.part"), {
      kind: "error",
      stay: reloadNoticeMs,
      closable: true,
      action: { label: translator.t("failure.reload"), run: () => location.reload() },
    });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
