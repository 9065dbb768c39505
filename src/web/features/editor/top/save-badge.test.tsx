import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import type { SaveOutcome } from "../saving/saver.ts";
import { SaveBadge } from "./save-badge.tsx";

/** The badge over an editor whose saves end so, one after the other; afterwards the server takes all. */
async function renderBadge(edition: "en" | "ch", ...outcomes: SaveOutcome[]) {
  const save = async () => outcomes.shift() ?? ({ kind: "saved", updatedAt: "v9" } as const);
  const { store, actions, around } = createTestEditor({ save });
  await renderComponent(around(<SaveBadge />), { edition, texts: ["editorSaving"] });
  return {
    store,
    rename: async (name: string) => {
      actions.edit({ type: "name.set", name });
      await actions.saveNow();
    },
  };
}

/** What a screen reader is told of by itself. */
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent?.trim())[0];

describe("SaveBadge", () => {
  it.each([
    ["en", "Offline. Kept on this device", "Saved"],
    ["ch", "已离线，内容保留在本机", "已保存"],
  ] as const)(
    "tells a screen reader that a save failed, and that a later one did not (%s)",
    async (edition, failed, saved) => {
      const { rename } = await renderBadge(edition, { kind: "failed" });
      expect(announced()).toBe(saved);
      await rename("A");
      await waitFor(() => expect(announced()).toBe(failed));
      await rename("B");
      await waitFor(() => expect(announced()).toBe(saved));
    },
  );

  it("tells that nothing is kept anywhere where this device keeps nothing either", async () => {
    const { store, rename } = await renderBadge("en", { kind: "failed" });
    store.setState({ isDeviceFailing: true });
    await rename("A");
    await waitFor(() => expect(announced()).toBe("Offline. Not saved"));
  });

  it.each([
    ["refused", { kind: "refused", error: "1", message: "The name is too long" }, "Not saved. The name is too long"],
    ["ended", { kind: "expired" }, "Session expired. Kept on this device"],
  ] as const)("tells a screen reader that a save was %s", async (_, outcome, words) => {
    const { rename } = await renderBadge("en", outcome);
    await rename("A");
    await waitFor(() => expect(announced()).toBe(words));
  });

  it("shows the seconds to the next attempt without telling each of them", async () => {
    const { rename } = await renderBadge("en", { kind: "failed" });
    await rename("A");
    await waitFor(() => expect(screen.getByText(/^Not saved. Retrying in \d+ s$/)).toBeTruthy());
    expect(screen.getByText(/Retrying/).closest("[role=status]")).toBeNull();
  });

  it("is silent about what is being typed", async () => {
    const { store } = await renderBadge("en");
    store.getState().actions.edit({ type: "name.set", name: "A" });
    await screen.findByText("Editing");
    expect(announced()).toBe("");
  });
});
