import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { OutboundFailed } from "#server/adapters/outbound/port.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { CheckPanel } from "./check-panel.tsx";

const statuses: Record<string, number> = { "https://ada.example/": 200, "https://ada.example/old": 404 };
const ask = vi.fn(async (url: string) => {
  const status = statuses[url];
  if (status === undefined) throw new OutboundFailed("late");
  return { status, url, contentType: "", body: new Uint8Array() };
});
const test = await createTestApp({ outbound: { kind: "direct", ask } });
const closed = await createTestApp();
afterEach(() => ask.mockClear());
afterAll(() => Promise.all([test.close(), closed.close()]));

async function openPanel(srcs: readonly string[], { on = test, edition = "en" as "en" | "ch" } = {}) {
  const as = await on.user();
  const body = { userId: as.id, template: "TemplateModern", name: "Links" };
  const { _id } = (await as.send(resumeCalls.createResume, { body })).data;
  const document = newResume();
  document.data.links = srcs.map((src, index) => ({ id: `l${index}`, name: "Site", src }));
  await as.send(resumeCalls.saveResume, { params: { id: _id }, body: { data: document.data } });
  const editor = createTestEditor({ document, resumeId: _id });
  const panel = <CheckPanel place="column" onClose={() => {}} />;
  const { person } = await renderComponent(editor.around(panel), { as, edition, texts: ["editor", "editorCheck"] });
  return { ...editor, person };
}

const region = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

it("asks no site before the button is pressed, and then tells which links are dead and which are not known", async () => {
  const { person, store } = await openPanel(["https://ada.example/", "ada.example/old", "https://slow.example/"]);
  const button = await screen.findByRole("button", { name: "Check the links" });
  expect(ask).not.toHaveBeenCalled();
  await person.click(button);
  (await region("1 link does not answer")).getByText("The site or the page no longer exists.");
  (await region("1 link could not be checked")).getByText("https://slow.example/");
  await person.click((await region("1 link does not answer")).getByRole("button", { name: /ada.example\/old/ }));
  expect(store.getState()).toMatchObject({ panel: "basics", focus: { link: "l1", field: "src" } });
  screen.getByRole("button", { name: "Check again" });
});

it("drops a link that was changed, and says when all of them answer", async () => {
  const { person, actions } = await openPanel(["https://ada.example/", "https://ada.example/old"]);
  await person.click(await screen.findByRole("button", { name: "Check the links" }));
  await region("1 link does not answer");
  actions.edit({ type: "link.remove", linkId: "l1" });
  await screen.findByText("The link answers");
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

it("says it in Chinese", async () => {
  const { person } = await openPanel(["https://ada.example/old"], { edition: "ch" });
  await person.click(await screen.findByRole("button", { name: "检查链接" }));
  (await region("1 个链接已失效")).getByText("网站或页面已不存在。");
});

it.each([
  ["a resume has no links to pages", ["mailto:ada@example.com"], test],
  ["the server reaches no other site", ["https://ada.example/"], closed],
] as const)("is not offered where %s", async (_, srcs, on) => {
  await openPanel(srcs, { on });
  await screen.findByText(/to check/);
  expect(screen.queryByRole("button", { name: "Check the links" })).toBeNull();
});
