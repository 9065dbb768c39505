import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { delta, startAiPeer } from "#tests/harness/ai-peer.ts";
import { type Journey, startJourney, startOwnJourney } from "#tests/harness/journey.ts";

/** The creator, from a visitor's first word to the editor, written by the built-in engine. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

it("a visitor names a job, signs in, tells of one employer, and finds the draft in the editor", async () => {
  const page = await journey.openPage();
  await page.goto("/ai");
  const title = page.getByLabel("Job title");
  await page.getByRole("button", { name: "Sign in and start" }).click();
  await page.getByText("Enter a job title first").waitFor();
  await title.fill("Senior Backend Engineer");
  await page.getByRole("button", { name: "Sign in and start" }).click();
  await page.waitForURL(/\/signin\?prev=%2Fai/);
  await journey.signUp(page, "draft-a-resume@example.com");

  await page.goto("/ai");
  await expect.poll(() => title.inputValue()).toBe("Senior Backend Engineer");
  await page.getByRole("button", { name: "Next: work" }).click();
  await page.getByRole("button", { name: "Add a job" }).click();
  await page.getByLabel("Job title").fill("Backend Engineer");
  await page.getByRole("button", { name: "Next: education" }).click();
  await page.getByText("Enter the organisation").waitFor();
  await page.getByLabel("Organisation").fill("Stackyard");
  await page.getByLabel("Start", { exact: true }).fill("03/2021");
  await page.getByLabel("I work here now").check();
  await page.getByLabel("What you did").fill("rewrote the label printer in Go");
  await page.getByRole("button", { name: "Next: education" }).click();
  await page.getByRole("button", { name: "Skip this step" }).click();

  await page.getByRole("heading", { name: "Your draft is ready" }).waitFor();
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}/);
  const text = () => page.locator("article.rs").first().innerText();
  await expect.poll(text).toContain("Stackyard");
  expect(await text()).toMatch(/label printer in Go/i);
});

it("a text that is no job title is told so, and the field is empty again", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "draft-no-title@example.com");
  await page.goto("/ai");
  await page.getByLabel("Job title").fill("banana bread with walnuts");
  await page.getByRole("button", { name: "Next: work" }).click();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await page.getByRole("heading", { name: "Where did you study?" }).waitFor();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await page.getByText(/“banana bread with walnuts” doesn’t read like a job title/).waitFor();
  await page.getByRole("button", { name: "Enter another title" }).click();
  await expect.poll(() => page.getByLabel("Job title").inputValue()).toBe("");
});

it("a draft that a model is writing can be stopped, which ends it at once and adds no resume", async () => {
  const peer = await startAiPeer(() => ({ steps: [delta("## project\n- > Halfway through it\n"), "hang"] }));
  const env = { AI_BASE_URL: peer.url, AI_API_KEY: "sk-journey", AI_MODEL: "qwen3", AI_ALLOW_LOCAL: "true" };
  const own = await startOwnJourney(env);
  try {
    const page = await own.openPage();
    await own.signUp(page, "draft-stopped@example.com");
    await page.goto("/ai");
    await page.getByLabel("Job title").fill("Data Engineer");
    await page.getByRole("button", { name: "Next: work" }).click();
    await page.getByRole("button", { name: "Skip this step" }).click();
    await page.getByRole("heading", { name: "Where did you study?" }).waitFor();
    await page.getByRole("button", { name: "Skip this step" }).click();
    await page.locator("article.rs", { hasText: "Halfway through it" }).waitFor();
    expect(peer.open).toBe(1);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("heading", { name: "Where did you study?" }).waitFor();
    await peer.idle();
    // Whoever asks again finds their answers, and nothing that was half written.
    await page.goto("/resumes");
    await page.getByRole("heading", { name: "No resumes yet" }).waitFor();
    own.expectNoErrors();
  } finally {
    await own.close();
    await peer.close();
  }
});
