import { Blob, File } from "node:buffer";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { queryClient } from "#web/api/queries.ts";
import { closeDialogs } from "#web/shell/dialog-store.ts";
import { toast } from "#web/ui/toast.tsx";

/** What components expect of a browser and jsdom lacks. Nothing is measured or painted here; journeys do that. */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Files and forms as the server's Request takes them; those of jsdom can be neither sent nor read.
const form = await new Response("", { headers: { "content-type": "application/x-www-form-urlencoded" } }).formData();

Object.assign(globalThis, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
  Blob,
  File,
  FormData: form.constructor,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }),
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo(this: Element, { left = 0, top = 0 }: ScrollToOptions) {
    Object.assign(this, { scrollLeft: left, scrollTop: top });
  },
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

configure({
  // Waiting lasts as long as anywhere in the browser (vitest.config.ts): the usual second would be a timed assertion.
  asyncUtilTimeout: 45_000,
  // The message alone is enough: the whole document printed after it hides which line of the test failed.
  getElementError: (message) => new Error(message?.split("\n")[0]),
  // Events are not wrapped in React's `act`, which cannot wait for a press that opens something still being loaded.
  eventWrapper: (act) => act(),
});

// The web's modules are loaded once for all files, as in a browser, so their state is reset after each test.
afterEach(() => {
  toast("", { stay: 0 });
  closeDialogs();
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});
