import { screen } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { TopBar } from "./top-bar.tsx";

const test = await createTestApp();
afterAll(test.close);

it.each([
  ["en", "More", "Import another resume"],
  ["ch", "更多", "导入另一份简历"],
] as const)("leads from its menu to the import of another resume (%s)", async (edition, more, label) => {
  const { around } = createTestEditor();
  const none = () => {};
  const closed = { isOpen: false, toggle: none, close: none, panel: null };
  const bar = <TopBar share={none} download={none} isLocked={false} isDownloading={false} history={closed} />;
  const { person, router } = await renderComponent(around(bar), {
    ...{ as: await test.user(), edition, texts: ["editor", "editorSaving"], at: "/editor/r" },
  });
  await person.click(await screen.findByRole("button", { name: more }));
  await person.click(await screen.findByRole("menuitem", { name: label }));
  expect(router.state.location.pathname).toBe("/upload");
});
