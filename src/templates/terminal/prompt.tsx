/**
 * Draws a prompt and a command as strokes. They are not text, so neither a program that reads the PDF nor a screen
 * reader finds words that the user did not write.
 */
export function Prompt({ word }: { word: "whoami" | "exit 0" }) {
  const letters = Array.from(word);
  return (
    <svg
      className="rs-prompt"
      viewBox={`0 -1 ${wordStart + letters.length * advance} 11`}
      width={wordStart + letters.length * advance}
      height="11"
      aria-hidden="true"
      focusable="false"
    >
      <path className="rs-prompt-arrow" d="M0 3.9h3.5L2.3 1.4h2L7.7 4.7 4.3 8h-2l1.2-2.5H0Z" />
      {letters.map((letter, index) => (
        <path
          key={letter}
          className="rs-prompt-letter"
          transform={`translate(${wordStart + index * advance} 0)`}
          d={strokes[letter] ?? ""}
        />
      ))}
    </svg>
  );
}

/** In px: where the word begins, and the width of a letter. */
const wordStart = 18;
const advance = 6.8;

/** Letters on a grid of 6 by 8, with the top of the x-height at 2.5. */
const strokes: Record<string, string> = {
  w: "M.4 2.6 1.7 8 3 4.2 4.3 8 5.6 2.6",
  h: "M.8-.2V8M.8 4.6C.8 3.3 1.7 2.5 2.9 2.5s2.1.8 2.1 2.1V8",
  o: "M3 2.5c1.4 0 2.2 1 2.2 2.75S4.4 8 3 8 .8 7 .8 5.25 1.6 2.5 3 2.5Z",
  a: "M1.1 3.5C1.5 2.8 2.2 2.5 3 2.5c1.3 0 2 .7 2 1.8V8M5 5H2.8C1.6 5 .8 5.6.8 6.5s.7 1.6 1.8 1.6C4 8.1 5 7.3 5 6.1",
  m: "M.4 8V2.6M.4 4c0-1 .5-1.5 1.2-1.5S3 3 3 4v4M3 4c0-1 .6-1.5 1.3-1.5S5.6 3 5.6 4v4",
  i: "M1.2 2.6h2V8M.8 8h4.6M3.1.2v.01",
  e: "M.8 5.2h4.3v-.4C5.1 3.4 4.3 2.5 3 2.5S.8 3.5.8 5.2C.8 7 1.7 8 3.1 8c.8 0 1.5-.3 1.9-.9",
  x: "M.8 2.6 5.2 8M5.2 2.6.8 8",
  t: "M2.4.8v5.7c0 1 .5 1.5 1.4 1.5h1.3M.6 2.6h4.4",
  "0": "M3-.2c1.5 0 2.3 1.2 2.3 4.1S4.5 8 3 8 .7 6.8.7 3.9 1.5-.2 3-.2ZM3 3.4v1",
};
