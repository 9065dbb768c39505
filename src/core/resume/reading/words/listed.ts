/** Returns the words of a list that is written with strokes between them, over several lines. */
export const listed = (text: string): string[] =>
  text
    .split("|")
    .map((word) => word.trim())
    .filter((word) => word !== "");
