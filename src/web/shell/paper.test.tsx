import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "#core/limits.ts";
import { Paper } from "./paper.tsx";

const src = "/covers/1/a.webp";

function show(url = src) {
  vi.useFakeTimers();
  const { container, rerender } = render(<Paper src={url} alt="A resume" />);
  const picture = () => container.querySelector("img");
  const fail = () => act(() => fireEvent.error(picture() as HTMLImageElement));
  return { container, rerender, picture, fail };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a sheet with a cover", () => {
  it("asks again for a cover that could not be drawn in time, less and less often, and then no more", () => {
    const { picture, fail, container } = show();
    for (const wait of limits.cover.askAgainAfter) {
      fail();
      expect(picture()).toBeNull();
      expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("A resume");
      act(() => vi.advanceTimersByTime(wait - 1));
      expect(picture()).toBeNull();
      act(() => vi.advanceTimersByTime(1));
      expect(picture()?.getAttribute("src")).toBe(src);
    }
    fail();
    act(() => vi.advanceTimersByTime(3_600_000));
    expect(picture()).toBeNull();
  });

  it("shows lines until the picture is there", () => {
    const { picture, container } = show();
    expect(container.querySelector("span[aria-hidden]")).not.toBeNull();
    act(() => fireEvent.load(picture() as HTMLImageElement));
    expect(container.querySelector("span[aria-hidden]")).toBeNull();
  });

  it("notices a picture that failed before the page was listening", () => {
    const failed = { complete: { configurable: true, value: true }, naturalWidth: { configurable: true, value: 0 } };
    const before = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "complete") as PropertyDescriptor;
    Object.defineProperties(HTMLImageElement.prototype, failed);
    const { picture } = show();
    expect(picture()).toBeNull();
    Object.defineProperty(HTMLImageElement.prototype, "complete", before);
    act(() => vi.advanceTimersByTime(limits.cover.askAgainAfter[0]));
    expect(picture()?.getAttribute("src")).toBe(src);
  });

  it("asks for another cover at once, and does not ask again for a picture that is not drawn", () => {
    const { rerender, picture, fail } = show();
    fail();
    rerender(<Paper src="/files/covers/own.webp" alt="A resume" />);
    expect(picture()?.getAttribute("src")).toBe("/files/covers/own.webp");
    fail();
    act(() => vi.advanceTimersByTime(3_600_000));
    expect(picture()).toBeNull();
  });
});
