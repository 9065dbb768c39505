import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { toast } from "./toast.tsx";

const announced = (text: string) => screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");

describe("a toast", () => {
  it("interrupts a screen reader for a failure only", async () => {
    await renderComponent(null);
    for (const [kind, live] of [
      ["error", "assertive"],
      ["ok", "polite"],
      ["warn", "polite"],
      ["info", "polite"],
    ] as const) {
      act(() => toast(`A notice of ${kind}`, { kind }));
      expect(announced(`A notice of ${kind}`)).toBe(live);
    }
  });

  it("takes the focus if asked to, and on Escape hands it to onFocusLost", async () => {
    const { person } = await renderComponent(<button type="button">The list</button>);
    const undo = vi.fn();
    const onFocusLost = () => screen.getByRole("button", { name: "The list" }).focus();
    act(() => toast("Deleted", { action: { label: "Undo", run: undo }, takesFocus: true, onFocusLost }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    await person.keyboard("{Escape}");
    expect(screen.queryByText("Deleted")).toBeNull();
    expect(undo).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "The list" })));
  });

  it("is replaced by the next one", async () => {
    await renderComponent(null);
    act(() => toast("First"));
    act(() => toast("Second"));
    expect(screen.queryByText("First")).toBeNull();
    expect(announced("Second")).toBe("polite");
  });
});
