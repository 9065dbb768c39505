import { memo } from "react";
import type { Rect } from "./page-geometry.ts";

/** Crop marks: hairlines of 11 px that begin 18 px outside each corner of the paper. */
export const CropMarks = memo(function CropMarks({ left, top, width, height }: Rect) {
  const far = 18;
  const near = 7;
  const lines = [0, height].flatMap((y) => [`M${-far} ${y}h${far - near}`, `M${width + near} ${y}h${far - near}`]);
  const posts = [0, width].flatMap((x) => [`M${x} ${-far}v${far - near}`, `M${x} ${height + near}v${far - near}`]);
  return (
    <svg
      className="pointer-events-none absolute overflow-visible text-crop"
      style={{ left, top }}
      width={width}
      height={height}
    >
      <title>+</title>
      <path d={[...lines, ...posts].join("")} stroke="currentColor" strokeWidth={1} fill="none" />
    </svg>
  );
});
