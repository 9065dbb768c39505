import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { createToolClient } from "#tests/harness/tool-client.ts";
import { AccessTab } from "./access-tab.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const texts = ["settings"];

describe("AccessTab", () => {
  it("makes a token, shows it once, and lists it by its ending", async () => {
    const as = await test.user();
    const { person } = await renderComponent(<AccessTab />, { as, texts });
    await screen.findByText("No tokens yet");
    await person.click(screen.getByRole("button", { name: "New token" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New token" }));
    await person.click(dialog.getByRole("button", { name: "New token" }));
    expect(dialog.getByText("Give it a name")).toBeTruthy();
    await person.type(dialog.getByRole("textbox", { name: "Name" }), "My editor");
    await person.click(dialog.getByRole("checkbox", { name: /^Write/ }));
    await person.click(dialog.getByRole("button", { name: "New token" }));
    const made = within(await screen.findByRole("dialog", { name: "Copy your token now" }));
    const token = (made.getByRole("textbox", { name: "Token" }) as HTMLInputElement).value;
    expect(token).toMatch(/^ink_[\w-]{43}$/);
    // A press beside the dialog or Escape does not lose it.
    await person.keyboard("{Escape}");
    await person.click(made.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const row = (await screen.findByRole("listitem")).textContent;
    expect(row).toContain(`ends in ${token.slice(-4)}`);
    expect(row).toContain("Read");
    expect(row).not.toContain("Write");
    expect(document.body.textContent).not.toContain(token);
  });

  it("asks before it revokes one, in Chinese too", async () => {
    const as = await test.user();
    for (const name of ["一", "二"]) await as.send(apiTokenCalls.createApiToken, { body: { name, grants: ["read"] } });
    const { person } = await renderComponent(<AccessTab />, { as, edition: "ch", texts });
    await person.click(await screen.findByRole("button", { name: "撤销 一" }));
    const dialog = within(await screen.findByRole("dialog", { name: "撤销“一”？" }));
    await person.click(dialog.getByRole("button", { name: "撤销" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect((await as.send(apiTokenCalls.listApiTokens)).data).toMatchObject([{ name: "二" }]);
  });

  it("shows a program that was let in by where it answers, and says that it may ask again", async () => {
    const as = await test.user();
    const client = await createToolClient(test, "https://coach.example/callback").begin();
    await client.access(as, { grants: ["read"] });
    const { person } = await renderComponent(<AccessTab />, { as, texts });
    expect((await screen.findByRole("listitem")).textContent).toContain("Career coach");
    expect(screen.getByRole("listitem").textContent).toContain("answers to coach.example");
    await person.click(screen.getByRole("button", { name: "Revoke Career coach" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/It can ask you for access again/)).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "Revoke" }));
    await screen.findByText("No tokens yet");
  });

  it("reports that the list was not loaded, and loads it on a retry", async () => {
    const as = await test.user();
    let isBroken = true;
    const { person } = await renderComponent(<AccessTab />, { as, texts, isBroken: () => isBroken });
    await screen.findByRole("alert");
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("No tokens yet");
  });
});
