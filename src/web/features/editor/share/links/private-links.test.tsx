import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { shareLinkCalls } from "#contract/share-links.ts";
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
    const row = (await screen.findByRole("listitem")).textContent;
    for (const words of ["Babbage & Co", "On", "Until", "Password", "0 views"]) expect(row).toContain(words);
    const sent = (await as.send(shareLinkCalls.listShareLinks, { params: { id: resume._id } })).data;
    expect(sent).toMatchObject([{ name: "Babbage & Co", hasPassword: true, state: "open", isDownloadable: false }]);
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
