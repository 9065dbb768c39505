import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { shareLinkCalls } from "#contract/share-links.ts";
import { designOf } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { linked } from "#tests/harness/share-link-examples.ts";
import { LinkFigures } from "./link-figures.tsx";
import { PrivateLinks } from "./private-links.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const texts = ["editor", "editorLinks", "editorShare", "resumes"];

describe("PrivateLinks", () => {
  it("makes a link with a password and an end, and shows what it is", async () => {
    const { user: as, resume, at } = await linked({ test });
    await as.send(shareLinkCalls.removeShareLink, at);
    const { person } = await renderComponent(<PrivateLinks resumeId={resume._id} />, { as, texts });
    await screen.findByText("No private links yet");
    await person.click(screen.getByRole("button", { name: "New private link" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New private link" }));
    await person.type(dialog.getByRole("textbox", { name: /^Password/ }), "short");
    await person.click(dialog.getByRole("button", { name: "Make the link" }));
    expect(dialog.getByText("Give it a name")).toBeTruthy();
    expect(dialog.getByText("Use at least 6 characters")).toBeTruthy();
    await person.type(dialog.getByRole("textbox", { name: "Who it is for" }), "Babbage & Co");
    await person.type(dialog.getByRole("textbox", { name: /^Password/ }), "er than that");
    await person.selectOptions(dialog.getByRole("combobox", { name: "Works for" }), "7 days");
    await person.click(dialog.getByRole("button", { name: "Make the link" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const settings = await screen.findByRole("list", { name: "Settings of Babbage & Co" });
    const said = within(settings)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      "English",
      "The resume's own design",
      expect.stringMatching(/^Until /),
      "Password",
      "No download",
    ]);
    const row = settings.closest("li")?.textContent;
    for (const words of ["Babbage & Co", "On", "0 views"]) expect(row).toContain(words);
    const sent = (await as.send(shareLinkCalls.listShareLinks, { params: { id: resume._id } })).data;
    expect(sent).toMatchObject([{ name: "Babbage & Co", hasPassword: true, state: "open", isDownloadable: false }]);
  });

  it("makes a link with a look of its own, and changes design, colour and language later", async () => {
    const { user: as, resume, at } = await linked({ test });
    const german = { userId: as.id, template: "TemplateClassic", name: "Auf Deutsch", lang: "de" as const };
    const { data: copy } = await as.send(resumeCalls.createResume, { body: german });
    await as.send(shareLinkCalls.removeShareLink, at);
    const { person } = await renderComponent(<PrivateLinks resumeId={resume._id} />, { as, texts });
    const kept = async () => (await as.send(shareLinkCalls.listShareLinks, { params: { id: resume._id } })).data[0];
    const settings = async () => {
      const list = within(await screen.findByRole("list", { name: "Settings of Curie" })).getAllByRole("listitem");
      return list.slice(0, 2).map(({ textContent }) => textContent);
    };
    const [, brick = "", other = ""] = designOf("TemplateSwiss").themes;
    const title = (name: string) => findTheme(name)?.title.en ?? "";

    await person.click(await screen.findByRole("button", { name: "New private link" }));
    const made = within(await screen.findByRole("dialog", { name: "New private link" }));
    await person.type(made.getByRole("textbox", { name: "Who it is for" }), "Curie");
    await made.findByRole("option", { name: "Swiss" });
    await person.selectOptions(made.getByRole("combobox", { name: "Design" }), "Swiss");
    await person.click(made.getByRole("radio", { name: title(brick) }));
    await person.click(made.getByRole("button", { name: "Make the link" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await kept()).toMatchObject({ shownId: resume._id, template: "TemplateSwiss", theme: brick });
    expect(await settings()).toEqual(["English", `Swiss${title(brick)}`]);

    const change = async () => {
      await person.click(screen.getByRole("button", { name: "More for Curie" }));
      await person.click(await screen.findByRole("menuitem", { name: "Change" }));
      return within(await screen.findByRole("dialog", { name: "Change the private link" }));
    };
    const save = async ({ getByRole }: Awaited<ReturnType<typeof change>>) => {
      await person.click(getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    const coloured = await change();
    await waitFor(() =>
      expect(coloured.getByRole<HTMLInputElement>("radio", { name: title(brick) }).checked).toBe(true),
    );
    await person.click(coloured.getByRole("radio", { name: title(other) }));
    await person.selectOptions(coloured.getByRole("combobox", { name: "Resume and language" }), copy._id);
    await save(coloured);
    expect(await kept()).toMatchObject({ shownId: copy._id, template: "TemplateSwiss", theme: other });
    await waitFor(async () => expect(await settings()).toEqual(["German, copy “Auf Deutsch”", `Swiss${title(other)}`]));

    // Without a design of its own the link offers the colours of the resume's, and its own is none of them.
    const plain = await change();
    await person.selectOptions(plain.getByRole("combobox", { name: "Design" }), "The resume's own");
    expect(plain.getByRole<HTMLInputElement>("radio", { name: "The resume's own" }).checked).toBe(true);
    const [, classic = ""] = designOf("TemplateClassic").themes;
    await person.click(plain.getByRole("radio", { name: title(classic) }));
    await save(plain);
    expect(await kept()).toMatchObject({ shownId: copy._id, template: null, theme: classic });

    await as.send(resumeCalls.removeResume, { params: { id: copy._id } });
    await save(await change());
    await screen.findByText("The copy is in the bin, so this link opens for nobody");
    expect(await kept()).toMatchObject({ shownId: copy._id, template: null, theme: classic });
  });

  it("turns a link off and on again where it stands, in Chinese too", async () => {
    const { user: as, resume } = await linked({ test });
    const { person } = await renderComponent(<PrivateLinks resumeId={resume._id} />, { as, edition: "ch", texts });
    await person.click(await screen.findByRole("button", { name: "For Ada 的更多操作" }));
    await person.click(await screen.findByRole("menuitem", { name: "停用" }));
    const restore = await screen.findByRole("button", { name: "重新启用 For Ada" });
    expect(screen.queryByRole("button", { name: "复制链接：For Ada" })).toBeNull();
    await person.click(restore);
    await screen.findByRole("button", { name: "复制链接：For Ada" });
    expect((await as.send(shareLinkCalls.listShareLinks, { params: { id: resume._id } })).data[0]?.state).toBe("open");
  });

  it("asks before it removes a link, and gives the focus on", async () => {
    const { user: as, resume } = await linked({ test });
    const { person } = await renderComponent(<PrivateLinks resumeId={resume._id} />, { as, texts });
    await person.click(await screen.findByRole("button", { name: "More for For Ada" }));
    await person.click(await screen.findByRole("menuitem", { name: "Remove" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove “For Ada”?" }));
    await person.click(dialog.getByRole("button", { name: "Remove" }));
    await screen.findByText("No private links yet");
    expect((await as.send(shareLinkCalls.listShareLinks, { params: { id: resume._id } })).data).toEqual([]);
  });

  it("reports that the list was not loaded, and loads it on a retry", async () => {
    const { user: as, resume } = await linked({ test });
    let isBroken = true;
    const options = { as, texts, isBroken: () => isBroken };
    const { person } = await renderComponent(<PrivateLinks resumeId={resume._id} />, options);
    await screen.findByText("Could not load the private links");
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("For Ada");
  });
});

describe("LinkFigures", () => {
  it("says to a screen reader, as a table, what the bars show, and where readers came from and stopped", async () => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
      views: index === 29 ? 3 : 0,
    }));
    const views = {
      total: 9,
      days,
      sources: [
        { host: "jobs.example", views: 5 },
        { host: "", views: 4 },
      ],
      reads: [
        { part: 3, readers: 1 },
        { part: 10, readers: 6 },
      ],
    };
    await renderComponent(<LinkFigures views={views} />, { texts });
    const table = screen.getByRole("table", { name: "Views in the last 30 days" });
    const rows = within(table).getAllByRole("row");
    expect(rows).toHaveLength(31);
    expect(rows.at(-1)?.textContent).toMatch(/2026.*3$|3.*2026.*3$/);
    expect(document.body.textContent).toContain("3 in the last 30 days");
    const counts = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
    expect(counts).toEqual([
      "jobs.example5",
      "Not known, or opened directly4",
      ...["The first quarter0", "Half1", "Three quarters0", "The end6"],
    ]);
  });
});
