import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/**
 * A program with an API token that may not save at once proposes changes. Their owner sees that they wait, looks at the old
 * and the new words, takes some, refuses others, and takes back what was taken by one undo.
 */
const slow = 180_000;
let journey: Journey;
let page: Page;
let resumeId: string;
let token: string;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "review-what-a-tool-proposes@example.com");
  await journey.createBlank(page);
  resumeId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  token = await page.evaluate(async () => {
    const body = JSON.stringify({ name: "Career coach", grants: ["read", "write"] });
    const made = await fetch("/api/api-tokens", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await made.json()).data.token as string;
  });
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** What the program does, from its own machine: read the resume, and propose a patch of it. */
async function propose(patch: object[], note: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { data } = await (await fetch(`${origin}/api/resumes/${resumeId}`, { headers })).json();
  const body = JSON.stringify({ baseUpdatedAt: data.updatedAt, patch, note });
  const reply = await fetch(`${origin}/api/resumes/${resumeId}/patch`, { method: "POST", headers, body });
  expect(await reply.json()).toMatchObject({ code: 0, data: { proposal: expect.any(String) } });
}

const stored = () =>
  page.evaluate(async (id) => (await (await fetch(`/api/resumes/${id}`)).json()).data, resumeId) as Promise<{
    name: string;
    data: { basicInfo: { name: string; location: string; wechat: string } };
    config: { isPublic: boolean };
  }>;
const bar = () => page.getByRole("region", { name: "Proposed changes" });
const panel = () => page.getByRole("complementary", { name: "Changes a program proposes" });
const card = (text: string) => panel().getByRole("listitem").filter({ hasText: text });
const replace = (path: string, value: unknown) => ({ op: "replace", path, value });

it("shows that a proposal waits, takes one change, refuses another, and undoes what was taken at once", {
  timeout: slow,
}, async () => {
  await propose(
    [
      replace("/data/basicInfo/name", "Ada"),
      replace("/data/basicInfo/title", "engineer"),
      replace("/data/basicInfo/location", "berlin"),
      replace("/config/isPublic", true),
    ],
    "Your basics were <b>empty</b>",
  );
  await page.reload();
  await bar().getByText("1 proposal is waiting for you").waitFor();
  await bar().getByText("From Career coach.").waitFor();
  await bar().getByRole("button", { name: "Review" }).click();
  await panel().getByText("“Career coach” proposes").or(panel().getByText("Career coach proposes")).first().waitFor();
  await panel().getByText("Your basics were <b>empty</b>").waitFor();
  await card("This changes who can see your resume").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await card("berlin").getByRole("button", { name: "Keep mine" }).click();
  await card("Kept:").waitFor();
  // What decides who sees the resume is not among those that are taken together.
  await panel().getByRole("button", { name: "Accept all 2" }).click();
  await expect.poll(async () => (await stored()).data.basicInfo).toMatchObject({ name: "Ada", location: "" });
  expect((await stored()).config.isPublic).toBe(false);

  await page.keyboard.press("Control+Z");
  await expect.poll(async () => (await stored()).data.basicInfo.name).toBe("");
  await panel().getByRole("button", { name: "Accept all 2" }).click();
  await expect.poll(async () => (await stored()).data.basicInfo.name).toBe("Ada");

  // The rest waits for another day, without what was decided about.
  await panel().getByRole("button", { name: "Close" }).click();
  await page.reload();
  await bar().getByRole("button", { name: "Review" }).click();
  await card("Kept:").waitFor();
  await card("This changes who can see your resume").getByRole("button", { name: "Keep mine" }).click();
  await panel().getByRole("button", { name: "Done" }).click();
  await bar().waitFor({ state: "hidden" });
});

it("says that a change cannot be taken any more where its words have been changed since", {
  timeout: slow,
}, async () => {
  await propose([replace("/data/basicInfo/wechat", "ada-by-tool"), replace("/name", "Renamed by tool")], "");
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: /^Basics/ })
    .first()
    .click();
  await page.getByLabel("WeChat").fill("my own");
  await expect.poll(async () => (await stored()).data.basicInfo.wechat).toBe("my own");
  await page.reload();
  await bar().getByRole("button", { name: "Review" }).click();
  await card("ada-by-tool").getByText("This text has changed since").waitFor();
  await card("Renamed by tool")
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect.poll(async () => (await stored()).name).toBe("Renamed by tool");
  expect((await stored()).data.basicInfo.wechat).toBe("my own");
  await panel().getByRole("button", { name: "Remove the proposal" }).click();
  await bar().waitFor({ state: "hidden" });
});

describe("on a phone, in the Chinese edition", () => {
  it("is looked at over the whole screen", { timeout: slow }, async () => {
    await propose([replace("/data/basicInfo/location", "上海")], "补上所在城市");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: "locale", value: "ch", url: page.url() }]);
    await page.reload();
    await page.getByRole("region", { name: "程序的提议" }).getByRole("button", { name: "审阅" }).click();
    const dialog = page.getByRole("dialog", { name: "程序的提议" });
    await dialog.getByText("补上所在城市").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: /采纳/ }).first().click();
    await expect.poll(async () => (await stored()).data.basicInfo.location).toBe("上海");
    await dialog.getByRole("button", { name: "完成" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
});
