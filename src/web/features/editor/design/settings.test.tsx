import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { drawnDocument } from "../state/trial.ts";
import { Type } from "./settings.tsx";
import { ThemePicker } from "./theme-picker.tsx";

it("the settings act on the design that is tried, and show what it has", async () => {
  const { store, actions, around } = createTestEditor();
  actions.edit({ type: "design.set", field: "accent", value: "#AA2200" });
  const own = store.getState().document;
  const parts = (
    <>
      <Type />
      <ThemePicker />
    </>
  );
  await renderComponent(around(parts), { edition: "en", texts: ["editor", "editorDesign"] });
  const height = screen.getByRole<HTMLInputElement>("slider", { name: "Line height" });
  const colour = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  const before = height.value;

  actions.tryDesign({ templateName: "TemplateSwiss", templateId: "s", theme: "brick" });
  await waitFor(() => expect(colour("Brick").checked).toBe(true));
  fireEvent.change(height, { target: { value: "1.9" } });
  fireEvent.click(colour("Cobalt"));
  await waitFor(() => expect(height.value).toBe("1.9"));
  await waitFor(() => expect(colour("Cobalt").checked).toBe(true));
  expect(store.getState().document).toBe(own);
  expect(drawnDocument(store.getState()).config.design).toMatchObject({ lineHeight: 1.9, accent: null });

  actions.tryDesign(null);
  await waitFor(() => expect(height.value).toBe(before));
});
