import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogCross, Sheet } from "./dialog.tsx";
import { beginsHere } from "./dialog-focus.ts";

const words = { open: true, title: "A dialog", closeLabel: "Close" };
const answers = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Do it</Button>
  </>
);
const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

describe("Dialog", () => {
  it("begins in its first field", async () => {
    await renderComponent(
      <Dialog {...words} onOpenChange={() => {}} actions={answers}>
        <button type="button">Help</button>
        <input aria-label="Disabled" disabled />
        <input aria-label="Name" />
      </Dialog>,
    );
    expect(focusedName()).toBe("Name");
  });

  it("types into that field, the first key in place of what is there, and a space closes nothing", async () => {
    const onOpenChange = vi.fn();
    const { person } = await renderComponent(
      <Dialog {...words} onOpenChange={onOpenChange}>
        <input aria-label="Name" defaultValue="Old" />
      </Dialog>,
    );
    await person.keyboard("a b");
    expect(screen.getByRole("textbox")).toHaveProperty("value", "a b");
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("begins at the chosen one of a group of choices", async () => {
    await renderComponent(
      <Dialog {...words} onOpenChange={() => {}} actions={answers}>
        <fieldset>
          <input type="radio" name="who" aria-label="Private" />
          <input type="radio" name="who" aria-label="Public" defaultChecked />
        </fieldset>
      </Dialog>,
    );
    expect(focusedName()).toBe("Public");
  });

  it("without a field begins at the first of its answers that can be given, or at the one that it names", async () => {
    const first = await renderComponent(<Dialog {...words} onOpenChange={() => {}} actions={answers} />);
    expect(focusedName()).toBe("Cancel");
    first.unmount();
    await renderComponent(
      <Dialog
        {...words}
        onOpenChange={() => {}}
        actions={
          <>
            <Button>Discard</Button>
            <Button {...beginsHere}>Stay</Button>
          </>
        }
      />,
    );
    expect(focusedName()).toBe("Stay");
  });

  it("without any answer begins at its first choice, or takes the focus itself, but never at the cross", async () => {
    const onOpenChange = vi.fn();
    const choices = await renderComponent(
      <Dialog {...words} onOpenChange={onOpenChange}>
        <button type="button">Blank</button>
      </Dialog>,
    );
    expect(focusedName()).toBe("Blank");
    choices.unmount();
    for (const dialog of [
      <Dialog key="text" {...words} onOpenChange={onOpenChange}>
        Only text
      </Dialog>,
      <Dialog key="bare" {...words} bare width="preview" onOpenChange={onOpenChange}>
        <DialogCross label="Close" />
      </Dialog>,
      <Sheet key="sheet" {...words} onOpenChange={onOpenChange}>
        Only text
      </Sheet>,
    ]) {
      const { person, unmount } = await renderComponent(dialog);
      expect(document.activeElement).toBe(screen.getByRole("dialog"));
      await person.keyboard(" {Enter}");
      expect(onOpenChange).not.toHaveBeenCalled();
      unmount();
    }
  });
});
