import { screen, waitFor } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { binCalls } from "#contract/bin.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const texts = ["resumes"];

async function withResume() {
  const as = await test.user();
  const { data: resume } = await as.send(resumeCalls.createResume, {
    body: { userId: as.id, template: "TemplateModern", name: "Mine", lang: "en" },
  });
  const inBin = async () => (await as.send(binCalls.listBin)).data.data.map(({ name }) => name);
  return { as, resume, inBin };
}

/** Closes the dialog when the resume is deleted, as the editor does by leaving the page. */
function Editor(props: Omit<ComponentProps<typeof RemoveDialog>, "onClose">) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <RemoveDialog {...props} onClose={() => {}} onRemoved={() => setOpen(false)} /> : null;
}

describe("RemoveDialog", () => {
  it("moves the resume to the bin only after the pending save, and offers to undo it", async () => {
    const { as, resume, inBin } = await withResume();
    const order: string[] = [];
    const before = async () => void order.push(`saved, ${(await inBin()).length} in the bin`);
    const { person } = await renderComponent(<Editor resume={resume} before={before} />, { as, texts });
    expect(screen.getByRole("dialog", { name: "Delete “Mine”?" })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("“Mine” is in the bin");
    expect(order).toEqual(["saved, 0 in the bin"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await inBin()).toEqual(["Mine"]);
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText("“Mine” is back");
    expect(await inBin()).toEqual([]);
  });

  it("removes nothing, stays open and shows why when the pending save fails", async () => {
    const { as, resume, inBin } = await withResume();
    const onClose = vi.fn();
    const before = () => Promise.reject(new Error("The save did not end"));
    const { person } = await renderComponent(<RemoveDialog resume={resume} before={before} onClose={onClose} />, {
      as,
      edition: "ch",
      texts,
    });
    await person.click(screen.getByRole("button", { name: "删除" }));
    const notice = await waitFor(() => {
      const found = document.querySelector("[aria-live=assertive]");
      expect(found?.textContent).toBeTruthy();
      return found;
    });
    expect(notice?.textContent).toBe("未知错误");
    expect(onClose).not.toHaveBeenCalled();
    expect(await inBin()).toEqual([]);
  });

  it("removes nothing when the user cancels", async () => {
    const { as, resume, inBin } = await withResume();
    const onClose = vi.fn();
    const { person } = await renderComponent(<RemoveDialog resume={resume} onClose={onClose} />, { as, texts });
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(await inBin()).toEqual([]);
  });
});
