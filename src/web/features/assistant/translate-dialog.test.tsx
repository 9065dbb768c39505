import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { Language } from "#core/resume/schema.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { giveTokens, ledgerOf, resumeWith } from "#tests/harness/assistant.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { queryClient } from "#web/api/queries.ts";
import { keepTranslation, keptTranslation } from "./kept-translation.ts";
import { TranslateDialog } from "./translate-dialog.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
const open = await createTestApp({ printer: createFakePrinter(), env: { MEMBERSHIP: "open" } });
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
afterEach(() => Promise.all([test.clear(), open.clear()]));
afterAll(() => Promise.all([test.close(), open.close()]));

type Options = {
  on?: TestApp;
  tokens?: number;
  lang?: Language;
  edition?: "en" | "ch";
  before?: () => Promise<boolean>;
  isBroken?: () => boolean;
  /** Runs before the dialog is there. */
  first?: (as: TestUser, resumeId: string) => Promise<void>;
};

async function show({ on = open, tokens = 5_000, edition = "en", before, isBroken, first }: Options = {}) {
  const as = await on.user();
  await giveTokens(on, as, tokens);
  const { id } = await resumeWith(as, "Built the shop\nLed five people");
  await first?.(as, id);
  const close = vi.fn();
  const resume = { _id: id, name: "Mine", lang: "en" as const };
  const dialog = <TranslateDialog resume={resume} close={close} {...(before ? { before } : {})} />;
  const texts = ["translation", "assistant", "resumes"];
  const rendered = await renderComponent(dialog, { as, edition, texts, ...(isBroken ? { isBroken } : {}) });
  return { ...rendered, as, close };
}

const press = async (person: Awaited<ReturnType<typeof show>>["person"], name: string) =>
  person.click(await screen.findByRole("button", { name }));

it("says what the engine translates and about what it costs, translates, and opens the copy when asked to", async () => {
  const { person, as, router, close } = await show();
  const dialog = within(await screen.findByRole("dialog", { name: "Translate this resume" }));
  await dialog.findByText(/^The built-in engine translates what has one right answer/);
  await dialog.findByText(/^Costs about \d+ tokens; you have 5,000\.$/);
  await person.selectOptions(dialog.getByLabelText("Language of the copy"), "German (Deutsch)");
  await press(person, "Translate");
  await screen.findByText("2 of 4 passages translated");
  screen.getByText(/^The rest keeps its words/);
  await press(person, "Open the copy");
  expect(close).toHaveBeenCalled();
  const id = router.state.location.pathname.replace("/editor/", "");
  const copy = (await as.send(resumeCalls.getResume, { params: { id } })).data;
  expect(copy).toMatchObject({ name: "Mine (German)", lang: "de" });
});

it("asks whether there is room for the copy before a token is spent", async () => {
  const { person, as, close } = await show({ on: test });
  for (let more = 0; more < 4; more += 1) await resumeWith(as, "Built the shop");
  await press(person, "Translate");
  await waitFor(() => expect(close).toHaveBeenCalled());
  await screen.findByRole("dialog", { name: "Regular users can create up to 5 resumes" });
  expect(await ledgerOf(test, as)).toMatchObject({ balance: 5_000, reserved: 0, jobs: [] });
});

it("asks to recharge where the tokens do not suffice", async () => {
  const { person } = await show({ tokens: 5 });
  await press(person, "Translate");
  const dialog = within(await screen.findByRole("dialog", { name: "Insufficient AI tokens" }));
  dialog.getByRole("button", { name: "Go to Recharge" });
  await person.click(dialog.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
  await screen.findByRole("dialog", { name: "Translate this resume" });
});

it("says so where the task cannot be placed, and tries again", async () => {
  let isBroken = false;
  const { person } = await show({ isBroken: () => isBroken });
  await screen.findByText(/Costs about/);
  isBroken = true;
  await press(person, "Translate");
  await screen.findByText("Failed to create translation task, please try again later");
  isBroken = false;
  await press(person, "Try again");
  await screen.findByText("2 of 4 passages translated");
});

it("does not begin before everything is saved", async () => {
  let isSaved = false;
  const { person } = await show({ before: async () => isSaved });
  await press(person, "Translate");
  await screen.findByText(/^Your latest changes aren’t saved yet/);
  isSaved = true;
  await press(person, "Translate");
  await screen.findByText(/passages translated/);
});

it("finds a translation again that was left running, after the page was loaded anew", async () => {
  const place = async (as: TestUser, resumeId: string) => {
    const body = { resumeId, lang: "de" } as const;
    const { taskId } = (await as.send(assistantCalls.placeTranslation, { body })).data;
    keepTranslation({ resumeId, taskId, isLeft: true });
  };
  const { as } = await show({ first: place });
  await screen.findByText("2 of 4 passages translated");
  expect(sessionStorage.length).toBe(0);
  expect((await as.send(resumeCalls.countResumes)).data).toBe(2);
  expect((await ledgerOf(open, as))?.jobs).toEqual(["done"]);
});

it("begins anew where the one that was remembered is long gone", async () => {
  await show({ first: async (_, resumeId) => keepTranslation({ resumeId, taskId: "gone", isLeft: false }) });
  await screen.findByRole("button", { name: "Translate" });
  expect(sessionStorage.length).toBe(0);
  expect(keptTranslation("another")).toBeNull();
});

it("speaks Chinese", async () => {
  const { person } = await show({ edition: "ch" });
  await screen.findByRole("dialog", { name: "翻译这份简历" });
  await press(person, "开始翻译");
  await waitFor(() => expect(screen.getByRole("dialog", { name: "副本已生成" })).toBeDefined());
  await act(async () => {});
});
