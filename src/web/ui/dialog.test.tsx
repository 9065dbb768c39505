import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
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

/** A button opens a dialog, whose answers close it; one of them leads to a field. */
function Leading() {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => flushSync(() => setOpen(false));
  const lead = () => {
    close();
    field.current?.focus();
  };
  const ways = (
    <>
      <Button onClick={close}>Not now</Button>
      <Button onClick={lead}>Go there</Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <input ref={field} aria-label="Field" />
      {isOpen ? <Dialog {...words} onOpenChange={close} actions={ways} /> : null}
    </>
  );
}
/** The dialog gives the focus back in a task of its own. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("Dialog", () => {
  it.each([
    ["Not now", "Ask"],
    ["Go there", "Field"],
  ])("gives the focus back to what had it, unless an answer leads elsewhere: %s", async (answer, end) => {
    const { person } = await renderComponent(<Leading />);
    await person.click(screen.getByRole("button", { name: "Ask" }));
    await person.click(screen.getByRole("button", { name: answer }));
    await later();
    expect(focusedName()).toBe(end);
  });

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
