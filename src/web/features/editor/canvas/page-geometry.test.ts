import { describe, expect, it } from "vitest";
import { fitScale, layoutSize, pageInView, pageRect, placeAt, pointOf, tabPlace, zoomStep } from "./page-geometry.ts";

const paper = { width: 800, height: 1000 };

describe("pageRect", () => {
  it("stacks pages where the browser wraps columns", () => {
    const layout = { paper, pages: 3, gap: 20, stacked: true };
    expect(pageRect(layout, 2)).toEqual({ left: 0, top: 2040, width: 800, height: 1000 });
    expect(layoutSize(layout)).toEqual({ width: 800, height: 3040 });
  });
  it("lays pages side by side in other browsers", () => {
    const layout = { paper, pages: 2, gap: 20, stacked: false };
    expect(pageRect(layout, 1)).toEqual({ left: 820, top: 0, width: 800, height: 1000 });
    expect(layoutSize(layout)).toEqual({ width: 1620, height: 1000 });
  });
});

describe("zoom", () => {
  it("fits the page's width and stays between 0.2 and life size", () => {
    expect(fitScale(paper, 480, 40)).toBe(0.5);
    expect(fitScale(paper, 4000, 40)).toBe(1);
    expect(fitScale(paper, 10, 40)).toBe(0.2);
  });
  it("steps to the next tenth from any scale and stops at the ends of the range", () => {
    expect(zoomStep(0.637, 1)).toBe(0.7);
    expect(zoomStep(0.637, -1)).toBe(0.6);
    expect(zoomStep(0.7, 1)).toBe(0.8);
    expect(zoomStep(2, 1)).toBe(2);
    expect(zoomStep(0.5, -1)).toBe(0.5);
  });
  it("finds the page that fills most of the view", () => {
    const layout = { paper, pages: 3, gap: 20, stacked: true };
    expect(pageInView(layout, 0.5, 0, 400)).toBe(1);
    expect(pageInView(layout, 0.5, 400, 400)).toBe(2);
    expect(pageInView(layout, 0.5, 9000, 400)).toBe(1);
  });
});

describe("placeAt", () => {
  it("keeps a point of the sheet under the pointer while the gap between pages keeps its width on screen", () => {
    const layoutAt = (scale: number) => ({ paper, pages: 3, gap: 46 / scale, stacked: true });
    const place = placeAt(layoutAt(0.5), 0.5, { x: 100, y: 546 + 50 });
    expect(place).toEqual({ page: 1, x: 200, y: 100 });
    expect(pointOf(layoutAt(2), 2, place)).toEqual({ x: 400, y: 2046 + 200 });
  });
  it("finds the page of a point where pages lie side by side", () => {
    const layout = { paper, pages: 2, gap: 20, stacked: false };
    expect(placeAt(layout, 1, { x: 900, y: 10 })).toEqual({ page: 1, x: 80, y: 10 });
  });
});

describe("tabPlace", () => {
  const layout = { paper, pages: 2, gap: 20, stacked: true };
  const piece = (left: number, top: number, width: number) => ({ left, top, width, height: 100 });

  it("is outside the paper, at the edge that is nearer to the section", () => {
    expect(tabPlace(layout, [piece(40, 200, 500)])).toEqual({ side: "left", x: 0, top: 200, height: 100 });
    expect(tabPlace(layout, [piece(560, 200, 200)])).toEqual({ side: "right", x: 800, top: 200, height: 100 });
    expect(tabPlace(layout, [piece(40, 200, 720)])).toMatchObject({ side: "right", x: 800 });
  });
  it("may move along all fragments of a section where pages are stacked", () => {
    expect(tabPlace(layout, [piece(40, 900, 720), piece(40, 1060, 720)])).toMatchObject({ top: 900, height: 260 });
  });
  it("stays beside the page of the first fragment where pages lie side by side", () => {
    const beside = { ...layout, stacked: false };
    const fragments = [piece(860, 900, 720), piece(1680, 40, 720)];
    expect(tabPlace(beside, fragments)).toEqual({ side: "right", x: 1620, top: 900, height: 100 });
  });
  it("is nowhere for a section that is not on the sheet", () => {
    expect(tabPlace(layout, [])).toBeNull();
  });
});
