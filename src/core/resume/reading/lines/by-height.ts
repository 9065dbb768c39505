/** In points: about a dozen lines of text. */
const band = 200;

type Placed<Thing> = { thing: Thing; at: number; top: number; bottom: number };

/**
 * What stands on a page, found by its height. A text file is one long page, and looking for each of its lines through all
 * links and rules of it would take the square of its length.
 */
export class ByHeight<Thing> {
  readonly #bands = new Map<number, Placed<Thing>[]>();

  /** `extentOf` returns the top and the bottom of a thing, in points from the head of the page. */
  constructor(things: readonly Thing[], extentOf: (thing: Thing) => readonly [top: number, bottom: number]) {
    things.forEach((thing, at) => {
      const [top, bottom] = extentOf(thing);
      if (!Number.isFinite(top) || !Number.isFinite(bottom)) return;
      for (let number = Math.floor(top / band); number <= Math.floor(bottom / band); number += 1) {
        const listed = this.#bands.get(number) ?? [];
        listed.push({ thing, at, top, bottom });
        this.#bands.set(number, listed);
      }
    });
  }

  /** Returns what reaches into these heights, both included, in the order in which it was given. */
  between(top: number, bottom: number): Thing[] {
    const found: Placed<Thing>[] = [];
    const first = Math.floor(top / band);
    for (let number = first; number <= Math.floor(bottom / band); number += 1)
      for (const one of this.#bands.get(number) ?? []) {
        const isFound = number > first && Math.floor(one.top / band) < number;
        if (one.bottom >= top && one.top <= bottom && !isFound) found.push(one);
      }
    return found.sort((one, other) => one.at - other.at).map(({ thing }) => thing);
  }
}
