import type { Renderer } from "#server/adapters/renderer/port.ts";

/** Prints nothing but says that it did: for suites about everything around the printing. */
export function fakeRenderer(): Renderer {
  return {
    kind: "fake",
    pdf: async () => ({ bytes: new TextEncoder().encode("%PDF-1.7"), pages: 1 }),
    cover: async () => new TextEncoder().encode("RIFF"),
    close: async () => {},
  };
}
