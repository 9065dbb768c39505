import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import type { SaveOutcome } from "../saving/saver.ts";
import { SaveBadge } from "./save-badge.tsx";

/**
 * Renders the badge in an editor whose saves have these outcomes, in order; afterwards the server accepts every save.
 */
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

/** Returns what the badge announces to screen readers. */
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent?.trim())[0];

describe("SaveBadge", () => {
  it.each([
    ["en", "Not saved. Retrying", "Saved"],
    ["ch", "未保存，正在重试", "已保存"],
  ] as const)("announces that a save failed, and that a later one succeeded (%s)", async (edition, failed, saved) => {
    const { rename } = await renderBadge(edition, { kind: "failed" });
    expect(announced()).toBe(saved);
    await rename("A");
    await waitFor(() => expect(announced()).toBe(failed));
    await rename("B");
    await waitFor(() => expect(announced()).toBe(saved));
  });

  it("says that everything is saved while the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await renderBadge("en");
    expect(announced()).toBe("Offline. Everything is saved");
    vi.restoreAllMocks();
  });

  it.each([
    [false, "Offline. Kept on this device"],
    [true, "Offline. Not saved"],
  ])("says that a save failed because the browser is offline (device fails: %s)", async (isDeviceFailing, words) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { store, rename } = await renderBadge("en", { kind: "failed" });
    store.setState({ isDeviceFailing });
    await rename("A");
    await waitFor(() => expect(announced()).toBe(words));
    vi.restoreAllMocks();
  });

  it.each([
    [
      "was refused",
      { kind: "refused", error: "1", message: "The name is too long" },
      "Not saved. The name is too long",
    ],
    ["found the session expired", { kind: "expired" }, "Session expired. Kept on this device"],
  ] as const)("announces that a save %s", async (_, outcome, words) => {
    const { rename } = await renderBadge("en", outcome);
    await rename("A");
    await waitFor(() => expect(announced()).toBe(words));
  });

  it("shows the seconds until the next attempt without announcing each of them", async () => {
    const { rename } = await renderBadge("en", { kind: "failed" });
    await rename("A");
    await waitFor(() => expect(screen.getByText(/^Not saved. Retrying in \d+ s$/)).toBeTruthy());
    expect(screen.getByText(/Retrying in/).closest("[role=status]")).toBeNull();
  });

  it("announces nothing while the user types", async () => {
    const { store } = await renderBadge("en");
    store.getState().actions.edit({ type: "name.set", name: "A" });
    await screen.findByText("Editing");
    expect(announced()).toBe("");
  });
});
