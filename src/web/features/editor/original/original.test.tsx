import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";
import { readingCalls } from "#contract/reading.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { docxFile, makeOf, resumeLines, sendFile } from "#tests/harness/resume-files.ts";
import { FormPanel } from "../form/form-panel.tsx";
import { OriginalBar } from "./original-bar.tsx";
import { OriginalPanel } from "./original-panel.tsx";
import { useOriginalState } from "./original-store.ts";
import { useOriginal } from "./use-original.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

/** The city, which no table knows, and the title are told by their place alone, and the last line of the head belongs nowhere. */
const lines = resumeLines.toSpliced(3, 0, "Last updated on the first of June").with(1, "Compilers and Machines");

function Editor() {
  useOriginal();
  const { original, isOpen } = useOriginalState();
  return (
    <>
      {original && isOpen ? <OriginalPanel place="column" /> : null}
      <FormPanel picker />
      {original ? <OriginalBar /> : null}
    </>
  );
}

async function openEditor(as: TestUser, edition: "en" | "ch" = "en") {
  const { content } = await sendFile(as, docxFile(lines), "parseDocx");
  const { resumeId } = await makeOf(as, content);
  const resume = (await as.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
  const { name, data, config } = resume;
  const editor = createTestEditor({ document: { name, data, config }, resumeId });
  const page = await renderComponent(editor.around(<Editor />), {
    ...{
      as,
      edition,
      texts: ["editor", "editorOriginal", "editorDesign", "month", "picture", "resumes"],
      at: `/editor/${resumeId}`,
    },
  });
  return { ...editor, ...page, resumeId };
}
const original = async (as: TestUser, id: string) =>
  (await as.send(readingCalls.getResumeOriginal, { params: { id } })).data;

it("draws who follows the file no more often than the file asks for, however much is typed", async () => {
  const user = await test.user();
  let drawn = 0;
  function Follower() {
    useOriginal();
    drawn += 1;
    return null;
  }
  const { content } = await sendFile(user, docxFile(lines), "parseDocx");
  const { resumeId } = await makeOf(user, content);
  const { name, data, config } = (await user.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
  const { store, actions, around } = createTestEditor({ document: { name, data, config }, resumeId });
  await renderComponent(around(<Follower />), { as: user, texts: ["editor"], at: `/editor/${resumeId}` });
  await waitFor(() => expect(useOriginalState.getState().original).not.toBeNull());
  const before = drawn;
  const doubts = useOriginalState.getState().doubts.size;
  for (const typed of ["L", "Le", "Lee"]) act(() => actions.edit({ type: "basic.set", field: "name", value: typed }));
  expect(store.getState().document.data.basicInfo.name).toBe("Lee");
  expect(drawn).toBe(before);
  act(() => actions.edit({ type: "basic.set", field: "location", value: "Leeds" }));
  expect(useOriginalState.getState().doubts.size).toBe(doubts - 1);
});

it("counts what is to be looked at, leads to it by a key, and remembers what was looked at", async () => {
  const user = await test.user();
  const { person, resumeId } = await openEditor(user);
  const bar = within(await screen.findByRole("region", { name: "From your file" }));
  await bar.findByText(/^2 fields to check, 1 line not placed$/);
  await person.keyboard("{F8}");
  const title = screen.getByLabelText<HTMLInputElement>("Job title");
  await waitFor(() => expect(document.activeElement).toBe(title));
  const hint = document.getElementById(title.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("We weren’t sure about this one. Compare it with your file.");
  await person.keyboard("{F8}");
  await bar.findByText(/^1 field to check/);
  await waitFor(async () => expect((await original(user, resumeId))?.checked).toEqual(["basics/title"]));
  // What is edited is looked at too.
  const city = await screen.findByLabelText<HTMLInputElement>("Location");
  await waitFor(() => expect(document.activeElement).toBe(city));
  await person.type(city, "!");
  await bar.findByText(/^1 line not placed$/);
});

it("moves a line that was not placed to where it belongs, in one step of undo", async () => {
  const user = await test.user();
  const { person, store, actions } = await openEditor(user);
  await person.click(await screen.findByRole("button", { name: "Compare" }));
  const list = within(await screen.findByRole("list", { name: "Lines that found no place" }));
  await list.findByText("Last updated on the first of June");
  const before = store.getState().document;
  await person.click(list.getByRole("button", { name: "Move to another section" }));
  await person.click(await screen.findByRole("menuitem", { name: "Education" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Lines that found no place" })).toBeNull());
  const education = store.getState().document.data.sections.find(({ name }) => name === "Education");
  expect(JSON.stringify(education)).toContain("Last updated on the first of June");
  await screen.findByText("Moved to Education");
  act(() => actions.undo());
  expect(store.getState().document.data).toEqual(before.data);
});

it("shows the file, marks the field that has the focus, and is gone when it is dismissed", async () => {
  const user = await test.user();
  const { person, resumeId } = await openEditor(user);
  await person.click(await screen.findByRole("button", { name: "Compare" }));
  const panel = within(await screen.findByRole("complementary", { name: "From your file" }));
  await panel.findByRole("list", { name: "Pages of your file" });
  await panel.findByText(/^grace\.docx, kept for you alone until/);
  await person.click(screen.getByLabelText("Email"));
  const mark = await panel.findByRole("button", { name: "Go to the field: grace@example.com" });
  await waitFor(() => expect(mark.getAttribute("aria-current")).toBe("location"));
  await person.click(panel.getByRole("button", { name: "More about the file" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete the file" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete the file?" }));
  await person.click(question.getByRole("button", { name: "Delete the file" }));
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "From your file" })).toBeNull());
  await waitFor(async () => expect(await original(user, resumeId)).toBeNull());
});

it("says it in Chinese", async () => {
  const { person } = await openEditor(await test.user(), "ch");
  await person.click(await screen.findByRole("button", { name: "对照" }));
  const panel = within(await screen.findByRole("complementary", { name: "来自你的文件" }));
  panel.getByText("有 2 处需要核对，有 1 行未归类");
});
