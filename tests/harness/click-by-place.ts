import type { Locator, Page } from "playwright-core";

/**
 * Clicks the middle of an element by its coordinates, as a hand on a mouse does: whatever lies on top gets the click.
 * Playwright's own `click` refuses a covered element, and its locators find a link by its text, so neither notices a
 * card whose cover hides its link.
 */
export async function clickInTheMiddle(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.click(x, y);
}

/** A part of a page that was rendered on the server may be replaced once while its code arrives, so this tries again. */
async function middleOf(target: Locator, attempts = 20): Promise<{ x: number; y: number }> {
  const box = await target
    .scrollIntoViewIfNeeded()
    .then(() => target.boundingBox())
    .catch(() => null);
  if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (attempts === 0) throw new Error("The element is not on the page");
  await target.waitFor();
  return middleOf(target, attempts - 1);
}

/**
 * Returns what a click in the middle of each visible picture of a list reaches: the path of a link, "button", or
 * "nothing".
 */
export function reachedInTheMiddle(page: Page, pictures: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const reached: string[] = [];
    for (const picture of document.querySelectorAll(selector)) {
      picture.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = picture.getBoundingClientRect();
      // A picture that its frame cuts off is pressed in the middle of what is shown.
      const frame = picture.closest("li")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      const bottom = Math.min(y + height, frame.bottom, innerHeight);
      const hit = document.elementFromPoint(x + width / 2, (Math.max(y, frame.top) + bottom) / 2);
      const found = hit?.closest("a[href], button");
      if (width > 0) reached.push(found?.getAttribute("href") ?? (found ? "button" : "nothing"));
    }
    return reached;
  }, pictures);
}
