import type { DraftItem, DraftSection } from "./section-drafts.ts";

/**
 * Jobs that are listed in short and told in a section of their own again are jobs once. The section that says more of
 * them keeps them, the other one becomes a section without a kind.
 */
export class ToldJobs {
  readonly #sections = new Map<string, DraftSection>();

  add(draft: DraftSection): void {
    const keys = draft.data.flatMap(keyOf);
    const before = keys.map((key) => this.#sections.get(key));
    const [first] = before;
    const isAgain = keys.length > 0 && first !== undefined && before.every((one) => one === first);
    if (isAgain) {
      const isShort = first.data.every(({ description = "" }) => description === "");
      (isShort ? first : draft).type = "custom";
      if (!isShort) return;
    }
    for (const key of keys) this.#sections.set(key, draft);
  }
}

/** Who gave a job, and when; nothing for an entry that does not name both. */
function keyOf({ subTitle = "", startDate = "", endDate = "" }: DraftItem): string[] {
  const company = subTitle.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  return company === "" || startDate === "" ? [] : [JSON.stringify([company, startDate, endDate])];
}
