/**
 * The time after the end of a press, or after the last movement of a row, in which a click may still follow and the row
 * may move on: a browser under load sends the click of a tap a while after the finger has left.
 */
export const restMs = 250;

const presses = ["pointerdown", "touchstart", "keydown"] as const;
const ends = ["pointerup", "pointercancel", "touchend", "touchcancel", "keyup", "blur"] as const;

/**
 * Watches an element whose content will be replaced. A browser sends no click where the element that a press began on
 * has left the page, and a row that is replaced while a finger moves it stops and returns to its beginning. `whenAtRest`
 * runs its task at once, or as soon as no press and no scrolling in the element would be lost.
 */
export function watchForRest(find: () => Element | null) {
  // A finger that scrolls ends its pointer and stays on the glass, so each kind is known by itself.
  const held = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let task: (() => void) | undefined;

  const rested = () => {
    timer = undefined;
    const run = task;
    task = undefined;
    run?.();
  };
  const wait = (ms = restMs) => {
    clearTimeout(timer);
    timer = held.size > 0 ? undefined : setTimeout(rested, ms);
  };
  const kindOf = ({ type }: Event) => type.replace(/down|up|start|end|cancel/, "");
  const press = (event: Event) => {
    held.add(kindOf(event));
    wait();
  };
  const release = (event: Event) => {
    // Who leaves the window is not heard any more. The blur of a field says nothing.
    if (event.type === "blur" && event.target instanceof Element) return;
    if (event.type === "blur") held.clear();
    else held.delete(kindOf(event));
    wait();
  };
  const finish = () => {
    held.clear();
    // The click is still on its way to what was pressed.
    wait(0);
  };
  const scroll = ({ target }: Event) => {
    if (target instanceof Element && find()?.contains(target)) wait();
  };

  const listen = (act: "addEventListener" | "removeEventListener") => {
    const options = { passive: true, capture: true };
    for (const type of presses) window[act](type, press, options);
    for (const type of ends) window[act](type, release, options);
    window[act]("click", finish, options);
    window[act]("scroll", scroll, options);
  };
  listen("addEventListener");
  return {
    whenAtRest(next: () => void) {
      task = next;
      if (held.size === 0 && timer === undefined) rested();
    },
    stop() {
      clearTimeout(timer);
      task = undefined;
      listen("removeEventListener");
    },
  };
}

/** How far the elements of a part are scrolled; `index` counts all elements in it. */
export type Scrolled = { index: number; left: number; top: number }[];

export function scrolledIn(frame: Element | null): Scrolled {
  return [...(frame?.querySelectorAll("*") ?? [])].flatMap(({ scrollLeft: left, scrollTop: top }, index) =>
    left > 0 || top > 0 ? [{ index, left, top }] : [],
  );
}

export function scrollAgain(frame: Element | null, scrolled: Scrolled): void {
  if (scrolled.length === 0) return;
  const elements = frame?.querySelectorAll("*") ?? [];
  for (const { index, left, top } of scrolled) elements[index]?.scrollTo({ left, top, behavior: "instant" });
}
