import { act, fireEvent } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restMs } from "./at-rest.ts";
import { deferred } from "./deferred.tsx";

/** The page as the server wrote it; the code takes it over as soon as `arrive` is called. */
const written =
  '<div><ul data-name="row"><li><a href="#there">A card</a></li></ul><button type="button">Turn</button></div>';

function Part({ onTurn }: { onTurn: () => void }) {
  return (
    <>
      <ul data-name="row">
        <li>
          <a href="#there">A card</a>
        </li>
      </ul>
      <button type="button" onClick={onTurn}>
        Turn
      </button>
    </>
  );
}

let root: Root;
let place: HTMLElement;
const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const turned = vi.fn();
const rest = () => act(() => vi.advanceTimersByTime(restMs));

/** Opens the page. The first sign of a person asks for the code, which is there in the next moment. */
async function open() {
  const Deferred = deferred(async () => () => <Part onTurn={turned} />);
  await act(async () => {
    root = hydrateRoot(place, <Deferred />);
  });
  return find("a");
}
const arrive = () => act(async () => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  turned.mockClear();
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = written;
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

describe("a part whose code comes later", () => {
  it("is taken over at the first sign of a person", async () => {
    const card = await open();
    await rest();
    expect(find("a")).toBe(card);
    fireEvent.pointerMove(window);
    await arrive();
    expect(find("a")).not.toBe(card);
    fireEvent.click(find("button"));
    expect(turned).toHaveBeenCalledOnce();
  });

  it.each([
    ["a button of the mouse", "pointerDown", "pointerUp"],
    ["a finger", "touchStart", "touchEnd"],
    ["a key", "keyDown", "keyUp"],
  ] as const)("stays as it is while %s is down, so that the press arrives where it began", async (_what, down, up) => {
    const card = await open();
    fireEvent[down](card);
    await arrive();
    await rest();
    expect(find("a")).toBe(card);
    fireEvent[up](card);
    expect(find("a")).toBe(card);
    await rest();
    expect(find("a")).not.toBe(card);
  });

  it("does what was pressed meanwhile, at once", async () => {
    await open();
    const button = find("button");
    fireEvent.pointerDown(button);
    await arrive();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    act(() => vi.advanceTimersByTime(0));
    expect(turned).toHaveBeenCalledOnce();
    expect(find("button")).not.toBe(button);
  });

  it("does not wait for a press whose end nobody was told", async () => {
    const card = await open();
    fireEvent.pointerDown(card);
    await arrive();
    fireEvent.blur(window);
    await rest();
    expect(find("a")).not.toBe(card);
  });

  it("keeps how far its rows were scrolled, and does not stop one that still moves", async () => {
    await open();
    const row = find("ul");
    row.scrollLeft = 120;
    fireEvent.scroll(row);
    await arrive();
    act(() => vi.advanceTimersByTime(restMs - 1));
    expect(find("ul")).toBe(row);
    row.scrollLeft = 240;
    fireEvent.scroll(row);
    act(() => vi.advanceTimersByTime(restMs - 1));
    expect(find("ul")).toBe(row);
    await rest();
    expect(find("ul")).not.toBe(row);
    expect(find("ul").scrollLeft).toBe(240);
  });

  it("keeps the focus where it was", async () => {
    const card = await open();
    card.focus();
    fireEvent.pointerMove(window);
    await arrive();
    expect(document.activeElement).toBe(find("a"));
  });
});
