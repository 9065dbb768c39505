import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { codeFor, type Journey, startJourney } from "#tests/harness/journey.ts";
import { proofPdf, proofPicture } from "#tests/harness/program-examples.ts";

/** The free programmes, from the pricing page to the membership, and the operator who decides what no rule can. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

it("a student gets six months by the email of a school", async () => {
  const page = await journey.openPage();
  await page.goto("/pricing");
  await page.getByText("Can I get premium for free?").click();
  await page.getByRole("link", { name: "Apply here" }).click();
  await page.getByRole("link", { name: "Sign in to apply" }).first().waitFor();
  await journey.signUp(page, "free-student@example.com");
  await page.goto("/programs");

  const email = page.getByLabel("School email");
  await email.fill("old@alum.mit.edu");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText(/^Alumni emails don’t show/).waitFor();
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  await email.fill("free.student@mit.edu");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText("We’re sending a code to free.student@mit.edu.").waitFor();
  await page.reload();
  await page.getByLabel("Code from the email").fill(await codeFor(journey.server.url, "free.student@mit.edu"));
  await page.getByText(/^You’re a premium member until \d{4}-\d\d-\d\d/).waitFor();
  await page.getByText("Each person gets the free months once").waitFor();
  await page.goto("/settings");
  await page.getByText("Premium", { exact: true }).first().waitFor();
});

it("a student without such an email sends a proof, is refused, appeals, and is granted", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "free-proof@example.com");
  await page.goto("/programs");
  await page.getByRole("button", { name: "No school email? Upload a proof" }).click();
  await page.getByRole("button", { name: "Send the application" }).click();
  await page.getByText("Choose a file first").waitFor();
  await page.getByLabel("School", { exact: true }).fill("Evening School <b>");
  const file = path.join(mkdtempSync(path.join(tmpdir(), "proof-")), "card.jpg");
  writeFileSync(file, Buffer.from(await (await proofPicture()).arrayBuffer()));
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText("Chosen: card.jpg").waitFor();
  await page.getByRole("button", { name: "Send the application" }).click();
  await page.getByText("A person will look at your application").waitFor();

  const desk = await journey.openPage();
  await journey.signUp(desk, "free-desk@example.com");
  expect((await desk.goto("/admin"))?.status()).toBe(404);
  await journey.promote(desk, "free-desk@example.com");
  expect((await desk.goto("/admin"))?.status()).toBe(200);
  await desk.goto("/");
  await desk.getByRole("button", { name: "Your account" }).click();
  await desk.getByRole("menuitem", { name: "Operator’s desk" }).click();
  await desk.getByRole("heading", { name: "Review queue" }).waitFor();
  const card = desk.getByRole("article").filter({ hasText: "free-proof@example.com" });
  await card.getByText("Evening School <b>").waitFor();
  const proof = card.getByRole("img", { name: /^Proof sent by/ });
  await expect.poll(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  await card.getByLabel("Reason, mailed to the applicant").fill("The certificate, please");
  await card.getByRole("button", { name: "Ask for more" }).click();
  await desk.getByText("Saved, and the applicant is told").waitFor();

  await page.reload();
  await page.getByText("The certificate, please").waitFor();
  await page.getByRole("button", { name: "No school email? Upload a proof" }).click();
  await page.getByLabel("School", { exact: true }).fill("Evening School <b>");
  const pdf = path.join(path.dirname(file), "certificate.pdf");
  writeFileSync(pdf, Buffer.from(await (await proofPdf()).arrayBuffer()));
  await page.locator('input[type="file"]').setInputFiles(pdf);
  await page.getByRole("button", { name: "Send the application" }).click();
  await page.getByText("A person will look at your application").waitFor();

  await desk.reload();
  await card.getByRole("button", { name: "Show the pages" }).click();
  for (const number of [1, 2]) {
    const drawn = card.getByRole("img", { name: `Page ${number} of 2 of the proof` });
    // Letters were drawn, so that the page is more than its white paper.
    await expect.poll(() => drawn.evaluate(countInk)).toBeGreaterThan(100);
  }
  const [saved] = await Promise.all([
    desk.waitForEvent("download"),
    card.getByRole("link", { name: "Download the PDF" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("proof.pdf");
  await card.getByRole("button", { name: "Refuse" }).click();
  await card.getByText("This cannot be empty").waitFor();
  await card.getByLabel("Reason, mailed to the applicant").fill("The term cannot be read");
  await card.getByRole("button", { name: "Refuse" }).click();
  await desk.getByText("Saved, and the applicant is told").waitFor();

  await page.reload();
  await page.getByText("The term cannot be read").waitFor();
  await page.getByRole("button", { name: "Appeal" }).click();
  await page.getByLabel("Why should we look again?").fill("It is on the back");
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await page.getByText("A person will look at your application").waitFor();

  await desk.reload();
  await card.getByText("It is on the back").waitFor();
  await card.getByRole("button", { name: "Grant 6 months" }).click();
  await desk.getByText("Saved, and the applicant is told").waitFor();
  await page.reload();
  await page.getByText(/^You’re a premium member until/).waitFor();
});

/** Returns how many pixels of a drawn page are dark. */
function countInk(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1;
  return dark;
}
