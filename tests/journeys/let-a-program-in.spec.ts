import { createHash } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { toolPaths } from "#contract/tool-paths.ts";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, password, startJourney } from "#tests/harness/journey.ts";

/**
 * An assistant on somebody's machine asks for access: the browser opens our page, the person signs in on the way, allows
 * less than was asked for, and the browser is sent to the assistant, which then lists its tools.
 */
const slow = 180_000;
const email = "let-a-program-in@example.com";
const verifier = "v".repeat(43);
let journey: Journey;
let page: Page;
let redirectUri: string;
const answers: URLSearchParams[] = [];
const assistant = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (pathname === "/callback") answers.push(searchParams);
  response
    .setHeader("content-type", "text/html")
    .end('<link rel="icon" href="data:,"><h1>You can close this window</h1>');
});

beforeAll(async () => {
  journey = await startJourney();
  assistant.listen(0, "127.0.0.1");
  await once(assistant, "listening");
  redirectUri = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`;
  const person = await journey.openPage();
  await journey.signUp(person, email);
  page = await journey.openPage();
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(async () => {
  assistant.close();
  await journey.close();
});

const post = async (path: string, body: string, type: string) => {
  const response = await fetch(`${journey.server.url}${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  return (await response.json()) as Record<string, string>;
};

it("signs in on the way, allows a part of what was asked, and is sent back to the program", {
  timeout: slow,
}, async () => {
  const about = JSON.stringify({ client_name: "Desktop <b>assistant</b>", redirect_uris: [redirectUri] });
  const { client_id: clientId = "" } = await post(toolPaths.register, about, "application/json");
  const asked = new URLSearchParams({
    ...{ response_type: "code", client_id: clientId, redirect_uri: redirectUri, state: "s", locale: "en" },
    ...{ code_challenge: createHash("sha256").update(verifier).digest("base64url"), code_challenge_method: "S256" },
  });
  await page.goto(`${journey.server.url}${toolPaths.authorize}?${asked}`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Desktop <b>assistant</b> asks for access to your resumes" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("checkbox", { name: /^Render/ }).uncheck();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Let it change/ }).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByRole("heading", { name: "You can close this window" }).waitFor();
  expect(answers).toHaveLength(1);
  const form = new URLSearchParams({
    ...{ grant_type: "authorization_code", client_id: clientId, redirect_uri: redirectUri },
    ...{ code: answers[0]?.get("code") ?? "", code_verifier: verifier },
  });
  const issued = await post(toolPaths.token, form.toString(), "application/x-www-form-urlencoded");
  expect(issued.scope).toBe("read write");

  await page.goto(`${journey.server.url}/settings?type=access`);
  await page.getByText("answers to 127.0.0.1").waitFor();
});
