import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { says, startAiPeer } from "#tests/harness/ai-peer.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { giveTokens, ledgerOf, modelsAt, resumeWith } from "#tests/harness/assistant.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { queryClient } from "#web/api/queries.ts";
import { createTransport, storedOf } from "../saving/transport.ts";
import { closeAssistant } from "./ask.ts";
import { AssistantSlot, EntryAssistantMenu, SectionAssistantMenu } from "./assistant-menu.tsx";

const peer = await startAiPeer();
const test = await createTestApp({ printer: createFakePrinter() });
const modelled = await createTestApp({
  printer: createFakePrinter(),
  ai: [...modelsAt(peer.url), ...test.deps.ai],
});
const off = await createTestApp({ printer: createFakePrinter(), env: { AI: "off" } });
beforeEach(() => queryClient.clear());
afterEach(() => {
  act(closeAssistant);
  peer.answer = () => says("ok");
});
afterAll(async () => {
  await peer.close();
  await Promise.all([test, modelled, off].map((app) => app.close()));
});

const weak = "• i was responsible for building the the shop\n• Improved the loading speed of pages";

const network = globalThis.fetch;

/** The server of the test asks its provider by the same `fetch` that the page has, so this one tells them apart. */
function passTo(url: string): void {
  const page = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string, { signal, ...init }: RequestInit = {}) =>
    // jsdom's AbortSignal is removed from the request, because Node's Request does not accept it.
    input.startsWith(url) ? network(input, init) : page(input, { signal, ...init }),
  );
}

type Options = { on?: TestApp; tokens?: number; edition?: "en" | "ch"; text?: string };

/** Opens the menus of a stored resume with one job, and where their panels appear. */
async function open({ on = test, tokens = 5_000, edition = "en", text = weak }: Options = {}) {
  const as = await on.user();
  await giveTokens(on, as, tokens);
  const made = await resumeWith(as, text);
  const stored = storedOf((await as.send(resumeCalls.getResume, { params: { id: made.id } })).data);
  const editor = createTestEditor({
    ...stored,
    resumeId: made.id,
    save: (part) => createTransport(made.id).save(part),
  });
  const [, sectionId = "", itemId = ""] = made.path.split("/");
  const parts = (
    <>
      <EntryAssistantMenu sectionId={sectionId} itemId={itemId} />
      <AssistantSlot sectionId={sectionId} itemId={itemId} />
      <SectionAssistantMenu sectionId={sectionId} name="Employment" />
      <AssistantSlot sectionId={sectionId} />
    </>
  );
  const { person } = await renderComponent(editor.around(parts), { as, edition, texts: ["editor"] });
  passTo(peer.url);
  const item = () => editor.store.getState().document.data.sections[0]?.data[0];
  return {
    ...editor,
    as,
    person,
    at: { sectionId, itemId },
    text: () => richTextToPlain(item()?.description ?? ""),
    choose: async (action: string, menu: string | RegExp = "AI polish and more for Engineer") => {
      await person.click(await screen.findByRole("button", { name: menu }));
      await person.click(await screen.findByRole("menuitem", { name: action }));
    },
  };
}

const panel = async (name: string) => within(await screen.findByRole("region", { name }));
const accepts = () => screen.queryAllByRole("button", { name: "Accept" });

describe("changes of the built-in engine", () => {
  it("are taken and kept one by one, with the engine named and the focus at the next one", async () => {
    const { choose, person, text, actions } = await open();
    await choose("Polish");
    const shown = await panel("Polish");
    await shown.findByText(/^2 changes · 1 question · \d+ tokens$/);
    shown.getByText("Built-in engine. Nothing leaves this server.");
    const first = within(shown.getByRole("listitem", { name: "Change 1 of 2" }));
    first.getByText(/A line is stronger/);
    expect(first.getByText("Proposed:").closest("p")?.textContent).toContain("Built the the shop");
    await person.click(first.getByRole("button", { name: "Accept" }));
    expect(text()).toBe("• Built the the shop\n• Improved the loading speed of pages");
    await waitFor(() => expect(document.activeElement).toBe(accepts()[0]));
    await person.click(shown.getByRole("button", { name: "Keep mine" }));
    expect(text()).toContain("the the");
    expect(accepts()).toHaveLength(0);

    act(() => actions.undo());
    expect(text()).toBe(weak);
    await waitFor(() => expect(accepts()).toHaveLength(1));
    await person.click(shown.getByRole("button", { name: "Show again" }));
    expect(accepts()).toHaveLength(2);
  });

  it("are taken together as one step of undo, of a whole section too", async () => {
    const { choose, person, text, store, actions } = await open();
    await choose("Polish", "AI polish and more for Employment");
    const shown = await panel("Polish");
    await person.click(await shown.findByRole("button", { name: "Accept all 2" }));
    expect(text()).toBe("• Built the shop\n• Improved the loading speed of pages");
    shown.getByText("Ctrl+Z takes it back.");
    expect(store.getState().history.past).toHaveLength(1);
    act(() => actions.undo());
    expect(text()).toBe(weak);
  });

  it("are refused where their line was typed in since", async () => {
    const { choose, store, at } = await open();
    await choose("Polish");
    await waitFor(() => expect(accepts()).toHaveLength(2));
    const value = "<p>Something else</p>";
    act(() => {
      store.getState().actions.edit({ type: "item.set", ...at, field: "description", value });
    });
    expect(accepts()).toHaveLength(0);
    expect(screen.getAllByText("This line has changed since. Ask again for it as it is now.")).toHaveLength(2);
  });

  it("read what was typed, although it was not saved yet, and say so where it cannot be saved", async () => {
    const { choose, store, at, text } = await open();
    const { edit } = store.getState().actions;
    act(() => {
      edit({ type: "item.set", ...at, field: "description", value: "<p>made made it</p>" });
    });
    await choose("Fix spelling and spacing", "AI polish and more for Employment");
    await waitFor(() => expect(accepts().length).toBeGreaterThan(0));
    expect(text()).toBe("made made it");
  });

  it("are none where nothing is wrong, and closing gives the focus back", async () => {
    const { choose, person } = await open({ text: "Built the shop with 3 people" });
    await choose("Polish");
    const shown = await panel("Polish");
    await shown.findByText("Nothing to change: the words are fine as they stand.");
    await person.click(shown.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("region", { name: "Polish" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "AI polish and more for Engineer" }));
  });

  it("are offered for text alone", async () => {
    const { person } = await open({ text: "" });
    await person.click(await screen.findByRole("button", { name: "AI polish and more for Engineer" }));
    const polish = await screen.findByRole("menuitem", { name: /Polish/ });
    expect(polish.getAttribute("aria-disabled")).toBe("true");
    expect(polish.textContent).toContain("No text yet");
    expect(screen.getByRole("menuitem", { name: "Write from a hint" }).getAttribute("aria-disabled")).toBeNull();
  });
});

it("asks for a figure, and puts the person's answer into its line", async () => {
  const { choose, person, text } = await open();
  await choose("Questions for figures");
  const shown = await panel("Questions for figures");
  const answer = await shown.findByLabelText("How much faster or smaller did it become: from what to what?");
  await person.type(answer, "from 3 s to 1 s");
  await person.click(shown.getByRole("button", { name: "Put it there" }));
  expect(text()).toContain("• Improved the loading speed of pages from 3 s to 1 s");
  shown.getByRole("button", { name: "Done" });
});

it("writes lines from a hint: one that is added is the person's, several keep their mark", async () => {
  const { choose, person, text, actions } = await open({ text: "Built the shop" });
  await choose("Write from a hint");
  const shown = await panel("Write from a hint");
  await person.type(shown.getByLabelText("What should the new lines say?"), "React");
  await person.click(shown.getByRole("button", { name: "Write lines" }));
  const [add] = await shown.findAllByRole("button", { name: "Add" });
  if (add) await person.click(add);
  expect(text()).toMatch(/^Built the shop\n• [^◇]+$/);
  act(() => actions.undo());
  await person.click(shown.getByRole("button", { name: /^Accept all/ }));
  expect(text().match(/^• ◇ /gm)?.length).toBeGreaterThan(1);
});

describe("with a model", () => {
  const proposes = (...changes: object[]) =>
    says(JSON.stringify({ changes: changes.map((change) => ({ path: "", reason: "Clearer", ...change })) }));

  it("warns of what the person did not give, and leaves it out of what is taken together", async () => {
    const { choose, person, text, at } = await open({ on: modelled });
    const path = `sections/${at.sectionId}/${at.itemId}`;
    peer.answer = () =>
      proposes(
        { path, before: "i was responsible for building", after: "Built" },
        { path, before: "the the shop", after: "the shop" },
        { path, before: "loading speed of pages", after: "loading speed of pages by 40%" },
      );
    await choose("Polish");
    const shown = await panel("Polish");
    await shown.findByText(/^deepseek-flash\. This text and your job title are sent there/);
    const flagged = within(await shown.findByRole("listitem", { name: "Change 3 of 3" }));
    flagged.getByText("Says a figure that you didn’t give. Accept it only if it is true.");
    await person.click(shown.getByRole("button", { name: "Accept all 2" }));
    expect(text()).toBe("• Built the shop\n• Improved the loading speed of pages");
    await person.click(flagged.getByRole("button", { name: "Accept anyway" }));
    expect(text()).toContain("pages by 40%");
  });

  it("says why a provider failed, and offers the built-in engine", async () => {
    const { choose, person } = await open({ on: modelled });
    peer.answer = () => ({ status: 401 });
    await choose("Polish");
    const shown = await panel("Polish");
    await shown.findByText(/rejected this site’s key\. No tokens were used/);
    shown.getByRole("button", { name: "Try again" });
    await person.click(shown.getByRole("button", { name: "Use the built-in engine" }));
    await waitFor(() => expect(accepts()).toHaveLength(2));
    shown.getByText("Built-in engine. Nothing leaves this server.");
  });

  it("can be stopped", async () => {
    const { choose, person, as } = await open({ on: modelled });
    peer.answer = () => "silence";
    await choose("Polish");
    await person.click(await screen.findByRole("button", { name: "Stop" }));
    expect(screen.queryByRole("region", { name: "Polish" })).toBeNull();
    expect(await ledgerOf(modelled, as)).toMatchObject({ balance: 5_000 });
  });

  it("asks to recharge where the tokens do not suffice", async () => {
    const { choose, person } = await open({ on: modelled, tokens: 10 });
    await choose("Polish");
    const dialog = within(await screen.findByRole("dialog", { name: "Insufficient AI tokens" }));
    dialog.getByRole("button", { name: "Go to Recharge" });
    await person.click(dialog.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
    (await panel("Polish")).getByText("There are not enough AI tokens left for this.");
  });
});

it("is named in Chinese by what it shows", async () => {
  const { choose } = await open({ edition: "ch", text: "负责负责项目" });
  const button = await screen.findByRole("button", { name: "AI 润色等：Engineer" });
  expect(button.textContent).toBe("AI 润色");
  await choose("润色", "AI 润色等：Engineer");
  (await panel("润色")).getByText("内置引擎，内容不会离开本服务器。");
});

it("is absent where the installation has no assistant", async () => {
  await open({ on: off });
  await waitFor(() => expect(queryClient.getQueryData(["site"])).toBeDefined());
  expect(screen.queryAllByRole("button")).toHaveLength(0);
});
