import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { BasicsPanel } from "./basics-panel.tsx";

const { phoneLength } = limits.document;

async function renderBasics(edition: "en" | "ch", cellphone: string) {
  const document = newResume();
  document.data.basicInfo.cellphone = cellphone;
  const { store, around } = createTestEditor({ document });
  const rendered = await renderComponent(around(<BasicsPanel />), { edition, texts: ["editor", "picture"] });
  const fields = await screen.findAllByRole<HTMLInputElement>("textbox");
  const field = fields.find((input) => input.dataset.field === "cellphone") as HTMLInputElement;
  return { ...rendered, field, stored: () => store.getState().document.data.basicInfo.cellphone };
}

/** What a screen reader reads after the field's name. */
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

describe("a field of the basics", () => {
  it.each([
    ["en", "Text can have up to 40 characters", "2 characters left"],
    ["ch", "单段文字最多 40 个字符", "还可输入 2 个字符"],
  ] as const)("says what it still holds, and refuses a longer text by its limit (%s)", async (edition, full, left) => {
    const { person, field, stored } = await renderBasics(edition, "1".repeat(phoneLength - 3));
    expect(descriptionOf(field)).toBe("");
    await person.type(field, "2");
    await waitFor(() => expect(descriptionOf(field)).toBe(left));
    await person.paste("345");
    await waitFor(() => expect(descriptionOf(field)).toBe(full));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(stored()).toBe(`${"1".repeat(phoneLength - 3)}2`);
    expect(field.value).toBe(stored());
    await person.type(field, "34");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBeNull());
    expect(stored()).toHaveLength(phoneLength);
  });

  it("takes nothing away from a paste that fits", async () => {
    const { person, field, stored } = await renderBasics("en", "");
    await person.click(field);
    await person.paste("+86 138-0000-2741 / +1 416 555 0137");
    expect(stored()).toBe("+86 138-0000-2741 / +1 416 555 0137");
  });
});
