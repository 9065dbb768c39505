import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { useDialogs } from "#web/shell/dialog-store.ts";
import { SwitchRow } from "./switch-row.tsx";

const texts = ["editorShare", "resumes"];

describe("SwitchRow", () => {
  it("passes on what it was switched to, and shows its hint", async () => {
    const onChange = vi.fn();
    const row = <SwitchRow name="Hide email" hint="Visitors do not see it" checked={false} onChange={onChange} />;
    const { person } = await renderComponent(row, { texts });
    const toggle = screen.getByRole("switch", { name: "Hide email", checked: false });
    await person.click(toggle);
    expect(onChange.mock.calls).toEqual([[true]]);
    expect(screen.getByText("Visitors do not see it")).toBeTruthy();
  });

  it.each([
    ["en", "Hide email, for premium members"],
    ["ch", "Hide email，会员功能"],
  ] as const)("changes nothing when the user lacks the right, and offers the upgrade (%s)", async (edition, name) => {
    const onChange = vi.fn();
    const row = <SwitchRow name="Hide email" checked={false} locked="hiddenContacts" onChange={onChange} />;
    const { person } = await renderComponent(row, { edition, texts });
    await person.click(screen.getByRole("switch", { name, checked: false }));
    expect(onChange).not.toHaveBeenCalled();
    expect(useDialogs.getState().upgrade?.reason).toBe("hiddenContacts");
  });
});
