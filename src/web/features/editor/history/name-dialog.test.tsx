import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { limits } from "#core/limits.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { NetworkError } from "#web/api/error.ts";
import { NameDialog } from "./name-dialog.tsx";

const texts = ["editorHistory"];

describe("NameDialog", () => {
  it("passes on the trimmed name", async () => {
    const onKeep = vi.fn(async () => {});
    const dialog = <NameDialog title="Name it" initial="" onKeep={onKeep} onClose={() => {}} />;
    const { person } = await renderComponent(dialog, { texts });
    await person.type(screen.getByRole("textbox", { name: "Name of the version" }), "  For the bank {Enter}");
    expect(onKeep.mock.calls).toEqual([["For the bank"]]);
  });

  it("cuts a pasted name to the longest that is allowed", async () => {
    const onKeep = vi.fn(async () => {});
    const dialog = <NameDialog title="Name it" initial="" onKeep={onKeep} onClose={() => {}} />;
    const { person } = await renderComponent(dialog, { texts });
    await person.click(screen.getByRole("textbox"));
    await person.paste("a".repeat(limits.versions.nameLength + 5));
    await person.keyboard("{Enter}");
    expect(onKeep.mock.calls).toEqual([["a".repeat(limits.versions.nameLength)]]);
  });

  it.each([
    ["en", "Text cannot be empty"],
    ["ch", "内容不能为空"],
  ] as const)("refuses an empty name with a message that describes the field (%s)", async (edition, words) => {
    const onKeep = vi.fn(async () => {});
    const dialog = <NameDialog title="Name it" initial="Mine" onKeep={onKeep} onClose={() => {}} />;
    const { person } = await renderComponent(dialog, { edition, texts });
    const field = screen.getByRole("textbox");
    await person.clear(field);
    await person.type(field, "   {Enter}");
    expect(onKeep).not.toHaveBeenCalled();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(words);
  });

  it("stays open with the typed name when storing it fails, and shows why", async () => {
    const onKeep = vi.fn(() => Promise.reject(new NetworkError("No network")));
    const onClose = vi.fn();
    const dialog = <NameDialog title="Name it" initial="Mine" onKeep={onKeep} onClose={onClose} />;
    const { person } = await renderComponent(dialog, { texts });
    await person.type(screen.getByRole("textbox"), "{Enter}");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("reach the server"));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Mine");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("does not close while the name is being stored", async () => {
    const onClose = vi.fn();
    const dialog = <NameDialog title="Name it" initial="Mine" onKeep={() => new Promise(() => {})} onClose={onClose} />;
    const { person } = await renderComponent(dialog, { texts });
    await person.type(screen.getByRole("textbox"), "{Enter}{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
