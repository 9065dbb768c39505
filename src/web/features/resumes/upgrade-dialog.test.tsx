import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { queryClient } from "#web/api/queries.ts";
import { openUpgrade, type UpgradeReason } from "#web/shell/dialog-store.ts";

const test = await createTestApp({ printer: createFakePrinter(), payments: [] });
const selling = await createTestApp({ printer: createFakePrinter() });
afterEach(() => queryClient.clear());
afterAll(async () => {
  await test.close();
  await selling.close();
});

/** Opens the dialog from a page that has not loaded the dialog's texts. */
async function opened(edition: "en" | "ch", reason: UpgradeReason = "resumeLimit") {
  const opener = (
    <button type="button" onClick={() => openUpgrade(reason)}>
      Sixth resume
    </button>
  );
  const rendered = await renderComponent(opener, { as: test.anonymous(), isSignedIn: false, edition });
  await rendered.person.click(screen.getByRole("button", { name: "Sixth resume" }));
  return { ...rendered, dialog: await screen.findByRole("dialog") };
}

/** Opens the dialog as a refused download does. */
async function refused(isPublic: boolean, site = test) {
  const download = () => openUpgrade("premiumOnly", { id: "r1", uuid: "my-page", isPublic });
  const button = (
    <button type="button" onClick={download}>
      Download
    </button>
  );
  const rendered = await renderComponent(button, { as: site.anonymous(), isSignedIn: false });
  await rendered.person.click(screen.getByRole("button", { name: "Download" }));
  return rendered;
}

describe("UpgradeDialog", () => {
  it.each([
    ["en", "Regular users can create up to 5 resumes", "Unlimited downloads"],
    ["ch", "普通用户最多创建 5 份简历", "下载次数不限"],
  ] as const)("names the limit that was reached and what premium offers (%s)", async (edition, title, benefit) => {
    const { dialog } = await opened(edition);
    await waitFor(() => expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title));
    expect(dialog.textContent).toContain(benefit);
  });

  it.each([
    ["hiddenContacts", "Phone and email hidden from visitors", "delete them from it"],
    ["customUrl", "A custom URL", "your name"],
    ["branding", "No watermark", "A small line"],
    ["publicPage", "Full control over your public page", "download and share"],
    ["templateLocked", "All templates", "try it on your own resume"],
    ["premiumOnly", "Unlimited downloads", "public link stays free"],
  ] as const)("answers what was asked for first: %s", async (reason, benefit, why) => {
    const { dialog } = await opened("en", reason);
    await waitFor(() => expect(dialog.querySelector("li")?.textContent).toBe(benefit));
    const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toContain(why);
  });

  it("says what a regular user can do now with a private resume, and that membership is not sold here", async () => {
    const { person, router } = await refused(false);
    const publish = await screen.findByRole("link", { name: /^Publish it as a web page/ });
    expect(screen.queryByRole("link", { name: /Print/ })).toBeNull();
    expect(screen.getByText(/Membership isn’t for sale on this site yet/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Contact the site operator" })).toBeNull();
    await person.click(publish);
    expect(router.state.location.pathname + router.state.location.search).toBe("/editor/r1?openConfig=true");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says so only where membership is not sold", async () => {
    await refused(false, selling);
    await screen.findByRole("link", { name: "Apply" });
    expect(screen.queryByText(/isn’t for sale/)).toBeNull();
  });

  it("leads from a public resume to its page, which the browser prints", async () => {
    await refused(true);
    const print = await screen.findByRole("link", { name: /^Print it from your browser/ });
    expect(print.getAttribute("href")).toBe("/r/my-page");
    expect(screen.getByRole("link", { name: /^Share its link/ })).toBeTruthy();
  });

  it("leads to the plans and closes", async () => {
    const { person, router } = await opened("en");
    await person.click(screen.getByRole("link", { name: "See the plans" }));
    expect(router.state.location.pathname).toBe("/pricing");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes by Escape and by its button, and restores the focus", async () => {
    const { person } = await opened("en");
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.textContent).toBe("Sixth resume");
    await person.keyboard("{Enter}");
    await person.click(await screen.findByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
