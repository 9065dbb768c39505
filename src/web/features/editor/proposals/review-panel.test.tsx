import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";
import { proposalCalls } from "#contract/proposals.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { proposalFor } from "#tests/harness/proposal-examples.ts";
import { ProposalDrawer, ProposalsLeft } from "./proposal-parts.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

const replace = (path: string, value: string | boolean): PatchOperation => ({ op: "replace", path, value });

async function open(patch: PatchOperation[], edition: "en" | "ch" = "en") {
  const user = await test.user();
  const { id } = await proposalFor(test, user, { patch, note: "See <b>this</b>" });
  const { name, data, config } = (await user.send(resumeCalls.getResume, { params: { id } })).data;
  const editor = createTestEditor({ document: { name, data, config }, resumeId: id });
  const parts = (
    <>
      <ProposalsLeft />
      <ProposalDrawer />
    </>
  );
  const page = await renderComponent(editor.around(parts), {
    ...{ as: user, edition, at: `/editor/${id}` },
    texts: ["editor", "editorProposals", "editorAssistant", "editorHistory", "editorKeys"],
  });
  return { ...editor, ...page, user, id };
}
const waiting = async (user: TestUser, id: string) =>
  (await user.send(proposalCalls.listProposals, { params: { id } })).data.length;

it("says what waits, shows the program's words as text, and takes and refuses each change", async () => {
  const { person, store, user, id } = await open([
    replace("/data/basicInfo/location", "berlin"),
    replace("/data/basicInfo/wechat", "ada"),
    replace("/config/isPublic", true),
  ]);
  const bar = within(await screen.findByRole("region", { name: "Proposed changes" }));
  await bar.findByText("1 proposal is waiting for you");
  await person.click(bar.getByRole("button", { name: "Review" }));
  const panel = within(await screen.findByRole("dialog", { name: "Changes a program proposes" }));
  await panel.findByText("See <b>this</b>");
  const card = (text: string) => within(panel.getByText(text).closest("li") as HTMLElement);
  await person.click(card("berlin").getByRole("button", { name: "Accept" }));
  expect(store.getState().document.data.basicInfo.location).toBe("berlin");
  await person.click(card("ada").getByRole("button", { name: "Keep mine" }));
  expect(store.getState().document.data.basicInfo.wechat).toBe("");
  await panel.findByText("This changes who can see your resume. Accept it only if you want that.");
  expect(panel.queryByRole("button", { name: /^Accept all/ })).toBeNull();
  expect(await waiting(user, id)).toBe(1);
  await person.click(panel.getByRole("button", { name: "Keep mine" }));
  await waitFor(async () => expect(await waiting(user, id)).toBe(0));
  expect(store.getState().document.config.isPublic).toBe(false);

  act(() => store.getState().actions.undo());
  expect(store.getState().document.data.basicInfo.location).toBe("");
  await card("berlin").findByRole("button", { name: "Accept" });
});

it("does not take what was changed meanwhile, in the words of the Chinese edition too", async () => {
  const { person, actions, store } = await open([replace("/data/basicInfo/location", "上海")], "ch");
  act(() => actions.edit({ type: "basic.set", field: "location", value: "杭州" }));
  await person.click(await screen.findByRole("button", { name: "审阅" }));
  await screen.findByText("提议之后，这些文字已被改动。");
  expect(screen.queryByRole("button", { name: "采纳" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "移除这份提议" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(store.getState().document.data.basicInfo.location).toBe("杭州");
});
