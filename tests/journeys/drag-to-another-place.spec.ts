import type { CDPSession, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Resume } from "#contract/resumes.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** An entry is dragged into another section, and a skill into another group: by mouse, on a tablet, by touch. */

const slow = 120_000;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "drags@example.com");
  await journey.createBlank(page);
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

async function stored(): Promise<Resume["data"]["sections"]> {
  return page.evaluate(async () => {
    const response = await fetch(`/api/resumes/${location.pathname.split("/").at(-1)}`);
    return ((await response.json()) as { data: Resume }).data.data.sections;
  });
}
const titles = async (name: string) =>
  (await stored()).find((one) => one.name === name)?.data.map(({ title }) => title);

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The place where the row would be dropped now, as the eye sees it. */
const markedPlace = () => page.locator(".ring-accent[data-drop-place]");

/**
 * Moves to a place until it is the marked one and stays where it is: near an edge the list scrolls on by itself, and what
 * was under the pointer a moment ago is not there any more.
 */
async function reach(place: () => Locator, name: string, moveTo: (x: number, y: number) => Promise<unknown>) {
  let last = { x: Number.NaN, y: Number.NaN };
  const isResting = async () => {
    const { x, y } = await middleOf(place());
    await moveTo(x, y);
    const isSame = x === last.x && y === last.y;
    last = { x, y };
    return isSame && (await markedPlace().filter({ hasText: name }).count()) > 0;
  };
  await expect.poll(isResting).toBe(true);
}

/** Drags with the mouse onto a place of this name, or onto something that is none; `meanwhile` runs before the drop. */
async function drag(from: Locator, to: () => Locator, name?: string, meanwhile = async () => {}): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 4 });
  const moveTo = async (x: number, y: number) => {
    await page.mouse.move(x, y, { steps: 12 });
    await page.mouse.move(x + 1, y + 1);
  };
  if (name) await reach(to, name, moveTo);
  else {
    const { x, y } = await middleOf(to());
    await moveTo(x, y);
    await page.getByText(/^Release to put .* back$/).waitFor({ state: "attached" });
  }
  await meanwhile();
  await page.mouse.up();
}

const rail = () => page.getByRole("navigation", { name: "Sections" });
const row = (name: string) => rail().getByRole("button", { name: new RegExp(`^${name}\\s*\\d*$`) });
const handles = () => page.locator("#editor-form").getByRole("button", { name: /^Drag .* to reorder$/ });

it("moves an entry onto another section of the rail, which is marked and announced, and undoes it in one step", {
  timeout: slow,
}, async () => {
  await row("Employment").click();
  const before = { jobs: await titles("Employment"), projects: await titles("Projects") };
  await drag(
    handles().first(),
    () => row("Projects"),
    "Projects",
    async () => {
      await expect.poll(() => page.getByText(/^Drop .* to move it to Projects$/).count()).toBe(1);
    },
  );
  await page.getByText(/ moved to Projects$/).waitFor({ state: "attached" });
  await expect.poll(() => titles("Employment")).toEqual(before.jobs?.slice(1));
  await expect.poll(() => titles("Projects")).toEqual([...(before.projects ?? []), before.jobs?.[0]]);
  await page.locator("#editor-form").getByRole("heading", { name: "Projects" }).waitFor();
  await page.keyboard.press("Control+Z");
  await expect.poll(() => titles("Employment")).toEqual(before.jobs);
  await expect.poll(() => titles("Projects")).toEqual(before.projects);
});

it("drops nothing where there is no place", { timeout: slow }, async () => {
  await row("Employment").click();
  const before = await titles("Employment");
  await drag(handles().first(), () => page.getByRole("region", { name: "Preview" }));
  await page.getByText(/ put back$/).waitFor({ state: "attached" });
  await expect.poll(() => titles("Employment")).toEqual(before);
});

it("shows the sections beside the form of a tablet while an entry is dragged", { timeout: slow }, async () => {
  await row("Employment").click();
  const before = await titles("Employment");
  await page.setViewportSize({ width: 900, height: 800 });
  const tray = page.getByText("Move to section").locator("..");
  await drag(handles().first(), () => tray.getByText("Education"), "Education");
  await expect.poll(() => titles("Education")).toContain(before?.[0]);
  expect(await tray.count()).toBe(0);
  await page.keyboard.press("Control+Z");
  await expect.poll(() => titles("Employment")).toEqual(before);
});

it("moves a skill onto another group", { timeout: slow }, async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await row("Skills").click();
  await page.getByRole("textbox", { name: "Add a tag" }).fill("Go, Make,");
  await page.getByRole("button", { name: "Group under a label" }).click();
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.locator("[data-item-form]").getByLabel("Skill", { exact: false }).first().fill("Tools");
  const cards = page.locator("[data-drop-place^=group]");
  await cards.filter({ hasText: "Skills" }).getByRole("button", { expanded: false }).first().click();
  await drag(page.getByRole("button", { name: "Edit Make" }), () => cards.filter({ hasText: /^Tools/ }), "Tools");
  const tools = async () => {
    const skills = (await stored()).find(({ type }) => type === "skills");
    return skills?.data.find(({ title }) => title === "Tools")?.description;
  };
  await expect.poll(tools).toBe("<p>Make</p>");
});

it("moves an entry by a long press on a phone", { timeout: slow }, async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const head = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}\\s*\\d*$`) });
  await head("Employment").click();
  const before = await titles("Employment");
  const touch: CDPSession = await page.context().newCDPSession(page);
  const send = (type: string, at?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: at ? [at] : [] });
  const start = await middleOf(handles().first());
  await send("touchStart", start);
  await page.getByText(/ lifted, 1 of /).waitFor({ state: "attached" });
  // The finger waits at the edge, where the list scrolls by itself, until the section is in view.
  const to = async (y: number) => send("touchMove", { x: start.x, y });
  const isBelow = (await middleOf(head("Education"))).y > start.y;
  await to(start.y + (isBelow ? 20 : -20));
  await to(isBelow ? 720 : 80);
  const isInView = async () => {
    const { y } = await middleOf(head("Education"));
    return y > 140 && y < 660;
  };
  await expect.poll(isInView, { timeout: 20_000 }).toBe(true);
  await reach(
    () => head("Education"),
    "Education",
    (_, y) => to(y),
  );
  await send("touchEnd");
  await expect.poll(() => titles("Education")).toContain(before?.[0]);
});
