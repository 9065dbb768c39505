import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { queryClient } from "#web/api/queries.ts";
import { closeDialogs } from "#web/shell/dialog-store.ts";
import { toast } from "#web/ui/toast.tsx";

/** What components ask of a browser and jsdom does not have. Nothing is measured or drawn here: that is what journeys are for. */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }),
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

configure({
  // What is waited for comes, as anywhere in the browser (vitest.config.ts): the second that is usual would be a timed assertion.
  asyncUtilTimeout: 45_000,
  // The sentence is enough: the whole document behind it hides which line of the test it was.
  getElementError: (message) => new Error(message?.split("\n")[0]),
  // Not inside React's `act`, which a press cannot wait for when what it opens is still being loaded.
  eventWrapper: (act) => act(),
});

// The modules of the web are loaded once for all files, as in a browser: what they remember ends with each test.
afterEach(() => {
  toast("", { stay: 0 });
  closeDialogs();
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});
