import type { Line, Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";

/** Returns a line with other segments, and the text that they make. Its place is that of the line. */
export const withSegments = <Kind extends Line>(line: Kind, segments: Segment[]): Kind => ({
  ...line,
  segments,
  text: segments.map(({ text }) => text).join("\t"),
});

/** Returns a line with another text in its first segment, and nothing beside it. */
export function withOneText(line: Line, text: string): Line {
  const [segment] = line.segments;
  return segment ? { ...line, text, segments: [withWords(segment, text)] } : line;
}
