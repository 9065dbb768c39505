import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { Tour } from "./tour.tsx";
import { tourParts, videoOf } from "./videos.ts";

const test = await createTestApp({ printer: createFakePrinter() });
const without = await createTestApp({ printer: createFakePrinter(), env: { AI: "off" } });
afterAll(() => Promise.all([test.close(), without.close()]));

/** What the page scrolls into view and out of it again. */
let scroll: (isInView: boolean) => void;
/** What the browser was asked to do with the video. */
let asked: string[];

beforeEach(() => {
  const watchers = new Set<IntersectionObserverCallback>();
  scroll = (isIntersecting) => {
    for (const tell of watchers) tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  class Watcher {
    tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
      watchers.add(tell);
    }
    observe() {}
    disconnect() {
      watchers.delete(this.tell);
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  asked = [];
  let isPaused = true;
  const say = (video: HTMLMediaElement, name: "play" | "pause") => {
    asked.push(name);
    isPaused = name === "pause";
    video.dispatchEvent(new Event(name));
  };
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: { configurable: true, get: () => isPaused },
    play: {
      configurable: true,
      value: async function (this: HTMLMediaElement) {
        say(this, "play");
      },
    },
    pause: {
      configurable: true,
      value: function (this: HTMLMediaElement) {
        say(this, "pause");
      },
    },
  });
});

const shown = (edition: "en" | "ch" = "en", app = test) =>
  renderComponent(<Tour />, { as: app.anonymous(), isSignedIn: false, edition, texts: ["home"] });
const video = () => document.querySelector("video");

describe("the tour", () => {
  it.each([
    ["en", "AI resume assistant", "Try it with your job title", /built into this server/],
    ["ch", "AI 简历助手", "输入职位试试", /本服务器内置的引擎/],
  ] as const)(
    "has a tab for each video, leads to the assistant and names who writes (%s)",
    async (edition, first, begin, writer) => {
      await shown(edition);
      const tabs = within(await screen.findByRole("tablist")).getAllByRole("tab");
      expect(tourParts.filter((part) => videoOf(part, edition) === null)).toEqual([]);
      expect(tabs).toHaveLength(tourParts.length);
      expect(tabs[0]?.textContent).toContain(first);
      expect(tabs[0]?.getAttribute("aria-selected")).toBe("true");
      expect(screen.getByRole("link", { name: begin }).getAttribute("href")).toBe("/ai");
      scroll(true);
      await screen.findByText(writer);
    },
  );

  it("is not there where there is no assistant", async () => {
    const { container } = await shown("en", without);
    await waitFor(() => expect(container.querySelector("section")).toBeNull());
    expect(screen.queryByRole("tablist")).toBeNull();
  });

  it("shows a picture until it is seen, plays in view, rests out of it, and stays as somebody left it", async () => {
    const { person } = await shown();
    await screen.findByRole("img", { name: /^Video: someone enters a job title/ });
    expect(video()).toBeNull();
    scroll(true);
    await screen.findByRole("button", { name: "Pause the video" });
    expect(video()?.querySelector("track")?.getAttribute("src")).toMatch(/assistant-en.*\.vtt/);
    scroll(false);
    await screen.findByRole("button", { name: "Play the video" });
    scroll(true);
    await person.click(await screen.findByRole("button", { name: "Pause the video" }));
    scroll(false);
    scroll(true);
    await screen.findByRole("button", { name: "Play the video" });
    expect(asked).toEqual(["play", "pause", "play", "pause"]);
  });

  it("waits for a press where the device asks for less motion", async () => {
    vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: media.includes("reduced-motion: reduce") }));
    const { person } = await shown();
    await screen.findByRole("tablist");
    scroll(true);
    await waitFor(() => expect(video()).not.toBeNull());
    expect(asked).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Play the video" }));
    await screen.findByRole("button", { name: "Pause the video" });
    expect(asked).toEqual(["play"]);
  });
});
