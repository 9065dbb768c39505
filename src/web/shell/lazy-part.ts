import { type ComponentType, lazy } from "react";
import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/**
 * Code that is fetched when it is first needed, by people whose network comes and goes (docs/decisions/0022). A browser
 * remembers for the life of a page that a file of it could not be fetched, and never asks again: so nothing is asked for
 * before the server has given a sign of life. Until then the fallback stays and the rest of the page works on. The
 * reader is told where it takes long, and where a file does not come although the server answers: then only loading the
 * page again helps.
 */

/** From here on the reader hears that something is still on its way, ms. */
const timeoutMs = 2000;
/** Between two looks whether the server is there, ms; a browser that says it is online again is believed at once. */
const lookEvery = 1500;
/** How long it is said that the page must be loaded again, ms: until somebody does, or closes it. */
const untilRead = 600_000;

/**
 * A component whose code is fetched when it is first drawn; never while the server is out of reach. `load` fetches it
 * ahead, without a word.
 */
export function part<Props>(bring: () => Promise<ComponentType<Props>>) {
  const arrive = once(bring);
  const LazyPart = lazy(async () => {
    try {
      return { default: await told(arrive()) };
    } catch {
      // Said already. The fallback stays: what is around it must not fall with it.
      return new Promise<never>(() => {});
    }
  });
  return Object.assign(LazyPart, { load: () => void arrive().catch(() => {}) });
}

/**
 * The same for code that is no component.
 * @returns what fetches it once, however often it is called; it rejects where the file does not come, and has said so.
 */
export function lazyOnce<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  const arrive = once(bring);
  return () => told(arrive());
}

function once<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | null = null;
  return () => {
    coming ??= reached().then(bring);
    return coming;
  };
}

/** Resolves with the server's next sign of life. */
async function reached(): Promise<void> {
  while (!(await isReached())) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, lookEvery);
      window.addEventListener("online", done);
      function done() {
        clearTimeout(timer);
        window.removeEventListener("online", done);
        resolve();
      }
    });
  }
}

async function isReached(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    // An answer that nobody reads keeps its connection.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Where a file was missing the way out has been shown, and no word of patience takes its place. */
let isGone = false;

async function told<Value>(coming: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    if (!isGone) toast(translator.t("failure.slow"), { kind: "info", stay: 4000 });
  }, timeoutMs);
  try {
    return await coming;
  } catch (error) {
    isGone = true;
    toast(translator.t("failure.part"), {
      kind: "error",
      stay: untilRead,
      closable: true,
      action: { label: translator.t("failure.reload"), run: () => location.reload() },
    });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
