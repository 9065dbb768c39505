import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { sessionCalls } from "#contract/sessions.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { Devices } from "./devices.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

/** Creates a user who is signed in here, on a phone and on a laptop. */
async function onThreeDevices() {
  const as = await test.user();
  await startSession(test.deps, as.id, { browser: "Safari", system: "iOS", kind: "phone" });
  await startSession(test.deps, as.id, { browser: "Firefox", system: "Linux", kind: "desktop" });
  return as;
}

const texts = ["settings"];
const devices = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(count));
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};

describe("Devices", () => {
  it("removes only the device that was signed out from the list, and confirms it", async () => {
    const as = await onThreeDevices();
    const { person } = await renderComponent(<Devices />, { as, texts });
    await devices(3);
    await person.click(screen.getByRole("button", { name: "Sign out Safari on iOS" }));
    const left = await devices(2);
    expect(left[0]).toContain("This device");
    expect(left[1]).toContain("Firefox on Linux");
    expect(screen.getByText("Signed out").closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    expect((await as.send(sessionCalls.listSessions)).data).toHaveLength(2);
  });

  it("removes a device that was signed out elsewhere in the meantime", async () => {
    const as = await onThreeDevices();
    const { person } = await renderComponent(<Devices />, { as, texts });
    await devices(3);
    await as.send(sessionCalls.removeOtherSessions);
    await person.click(screen.getByRole("button", { name: "Sign out Safari on iOS" }));
    expect(await devices(1)).toEqual([expect.stringContaining("This device")]);
  });

  it("signs all others out at once and then offers nothing more to sign out", async () => {
    const { person } = await renderComponent(<Devices />, { as: await onThreeDevices(), edition: "ch", texts });
    await devices(3);
    await person.click(screen.getByRole("button", { name: "退出其他所有设备" }));
    expect(await devices(1)).toEqual([expect.stringContaining("当前设备")]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("reports that the list was not loaded, and loads it on a retry", async () => {
    const as = await onThreeDevices();
    let isBroken = true;
    const { person } = await renderComponent(<Devices />, { as, texts, isBroken: () => isBroken });
    expect((await screen.findByRole("alert")).textContent).toContain("Could not load this section");
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await devices(3)).toHaveLength(3);
  });
});
