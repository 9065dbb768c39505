import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { MailUnavailable } from "#server/adapters/mail/port.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { SignUpPage } from "./sign-up-page.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
/** The same where mails are not taken. */
const down = await createTestApp({
  printer: createFakePrinter(),
  mail: { kind: "smtp", send: () => Promise.reject(new MailUnavailable("down")) },
});
afterEach(test.clear);
afterAll(() => Promise.all([test.close(), down.close()]));

const body = { email: "ada@example.com", password: "Correct1horse" };
const show = (as = test.anonymous(), at = "/signup#code") =>
  renderComponent(<SignUpPage />, { as, isSignedIn: false, texts: ["account", "errors", "fields"], at });

describe("the screen that waits for a code", () => {
  it("is there after a reload, with the address, the time of the mail and the server's countdown", async () => {
    const as = test.anonymous();
    await as.send(accountCalls.signUp, { body });
    test.clock.advance(20_000);
    await show(as);
    expect(await screen.findByText(/^We sent a 6-digit code to ada@example\.com at \d\d:\d\d\./)).toBeTruthy();
    const again = await screen.findByRole("button", { name: /^Send a new code in (40|39) s$/ });
    expect(again.hasAttribute("disabled")).toBe(true);
  });

  it("says that the code comes late while the mail server does not take it", async () => {
    const as = down.anonymous();
    await as.send(accountCalls.signUp, { body });
    await show(as);
    expect(await screen.findByText(/mail server isn’t answering.*for a day.*ada@example\.com/)).toBeTruthy();
  });

  it("says what is missing when it is confirmed too early, at the field", async () => {
    const as = test.anonymous();
    await as.send(accountCalls.signUp, { body });
    const { person } = await show(as);
    const field = await screen.findByLabelText("Verification code");
    await person.type(field, "123");
    await person.click(screen.getByRole("button", { name: "Confirm" }));
    expect(screen.getByText("The code has 6 digits")).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it("gives way to the form where no sign-up of this browser waits", async () => {
    const { router } = await show();
    expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
    await waitFor(() => expect(router.state.location.hash).toBe(""));
  });
});

describe("the sign-up form", () => {
  it("leads to the code, and names a common password at its field", async () => {
    const { person, router } = await show(test.anonymous(), "/signup");
    await person.type(await screen.findByLabelText("Email"), body.email);
    const password = screen.getByLabelText("Password");
    await person.type(password, "Password1");
    await person.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText(/too common/)).toBeTruthy();
    expect(document.activeElement).toBe(password);
    await person.clear(password);
    await person.type(password, body.password);
    await person.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByLabelText("Verification code");
    expect(router.state.location.hash).toBe("#code");
  });
});
