import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { PhotoSwitch } from "./photo-switch.tsx";

async function renderSwitch(templateName: string) {
  const document = newResume();
  document.config.templateName = templateName;
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<PhotoSwitch label="Photo" className="" />), { texts: ["editor"] });
  const control = await screen.findByRole<HTMLInputElement>("switch", { name: "Photo" });
  return { person, control, stored: () => store.getState().document.config.design.showPhoto };
}

it("shows the photo in a template that leaves it out of itself, and says that it does", async () => {
  const { person, control, stored } = await renderSwitch("TemplateClassic");
  expect(control.checked).toBe(false);
  expect(screen.getByText("This template leaves the photo out unless you switch it on.")).toBeTruthy();
  await person.click(control);
  await waitFor(() => expect(control.checked).toBe(true));
  expect(stored()).toBe("always");
  await person.click(control);
  await waitFor(() => expect(control.checked).toBe(false));
  expect(stored()).toBe(true);
});

it("leaves the photo out of a template that has one", async () => {
  const { person, control, stored } = await renderSwitch("TemplateModern");
  expect(control.checked).toBe(true);
  await person.click(control);
  await waitFor(() => expect(stored()).toBe(false));
  await person.click(control);
  await waitFor(() => expect(stored()).toBe(true));
});
