/**
 * What a terminal says by itself, drawn as strokes: it is not text, so neither a program that reads the PDF nor a screen
 * reader finds words that the user did not write, let alone something that looks like an email.
 */
export function Prompt({ word }: { word: "whoami" | "exit 0" }) {
  const width = wordStart + word.length * advance;
  return (
    <svg
      className="rs-prompt"
      viewBox={`0 -1 ${width} 12`}
      width={width}
      height="12"
      aria-hidden="true"
      focusable="false"
    >
      <path className="rs-prompt-arrow" d="M0 3.9h3.5L2.3 1.4h2L7.7 4.7 4.3 8h-2l1.2-2.5H0Z" />
      <Strokes text={word} from={wordStart} />
    </svg>
  );
}

/** Draws a line of the window itself; of its characters only those of `strokes`. */
export function ShellLine({ text }: { text: string }) {
  const width = text.length * advance;
  return (
    <svg
      className="rs-shell-line"
      viewBox={`0 -1 ${width} 12`}
      width={width * barZoom}
      height={12 * barZoom}
      aria-hidden="true"
      focusable="false"
    >
      <Strokes text={text} from={0} />
    </svg>
  );
}

function Strokes({ text, from }: { text: string; from: number }) {
  const letters = Array.from(text, (letter, index) => ({ letter, x: Number((from + index * advance).toFixed(1)) }));
  return letters.map(({ letter, x }) => (
    <path
      key={x}
      className="rs-prompt-letter"
      transform={`translate(${x} 0)`}
      d={strokes[letter.toLowerCase()] ?? ""}
    />
  ));
}

/** In px: where the word begins, and the width of a letter. */
const wordStart = 18;
const advance = 6.8;
/** The line in the bar of the window is a little smaller than a prompt. */
const barZoom = 0.92;

/** Characters on a grid of 6 by 8, with the top of the x-height at 2.5; descenders reach to 10.2. */
const strokes: Readonly<Record<string, string>> = {
  a: "M1.1 3.5C1.5 2.8 2.2 2.5 3 2.5c1.3 0 2 .7 2 1.8V8M5 5H2.8C1.6 5 .8 5.6.8 6.5s.7 1.6 1.8 1.6C4 8.1 5 7.3 5 6.1",
  b: "M.9-.2V8M.9 5.2C.9 3.5 1.8 2.5 3.1 2.5s2.1 1 2.1 2.75S4.4 8 3.1 8 .9 7 .9 5.2",
  c: "M5.1 3.6C4.7 2.9 4 2.5 3.2 2.5 1.8 2.5.9 3.6.9 5.25S1.8 8 3.2 8C4 8 4.7 7.6 5.1 6.9",
  d: "M5.1-.2V8M5.1 5.2C5.1 3.5 4.2 2.5 2.9 2.5S.8 3.5.8 5.25 1.6 8 2.9 8s2.2-1 2.2-2.8",
  e: "M.8 5.2h4.3v-.4C5.1 3.4 4.3 2.5 3 2.5S.8 3.5.8 5.2C.8 7 1.7 8 3.1 8c.8 0 1.5-.3 1.9-.9",
  f: "M5.2 0C3.6-.5 2.6.2 2.6 1.8V8M.9 2.9h4",
  g: "M5.1 2.6v5.6c0 1.2-.8 2-2.1 2-.8 0-1.5-.2-1.9-.6M5.1 5.1C5.1 3.5 4.2 2.5 2.9 2.5S.8 3.5.8 5.1s.8 2.6 2.1 2.6 2.2-.9 2.2-2.6",
  h: "M.8-.2V8M.8 4.6C.8 3.3 1.7 2.5 2.9 2.5s2.1.8 2.1 2.1V8",
  i: "M1.2 2.6h2V8M.8 8h4.6M3.1.2v.01",
  j: "M1.6 2.6h2.2v5.6c0 1.3-.8 2-2.4 1.9M3.7.2v.01",
  k: "M1-.2V8M5 2.6 1 5.8M2.4 4.8 5.2 8",
  l: "M1.2-.1h1.9v6.6c0 1 .5 1.5 1.3 1.5h.8",
  m: "M.4 8V2.6M.4 4c0-1 .5-1.5 1.2-1.5S3 3 3 4v4M3 4c0-1 .6-1.5 1.3-1.5S5.6 3 5.6 4v4",
  n: "M.9 8V2.6M.9 4.6C.9 3.3 1.8 2.5 3 2.5s2.1.8 2.1 2.1V8",
  o: "M3 2.5c1.4 0 2.2 1 2.2 2.75S4.4 8 3 8 .8 7 .8 5.25 1.6 2.5 3 2.5Z",
  p: "M.9 2.6v7.6M.9 5.2C.9 3.5 1.8 2.5 3.1 2.5s2.1 1 2.1 2.75S4.4 8 3.1 8 .9 7 .9 5.2",
  q: "M5.1 2.6v7.6M5.1 5.2C5.1 3.5 4.2 2.5 2.9 2.5S.8 3.5.8 5.25 1.6 8 2.9 8s2.2-1 2.2-2.8",
  r: "M1.4 8V2.6M1.4 4.6c0-1.3.9-2.1 2.2-2.1.6 0 1.1.1 1.5.4",
  s: "M4.9 3.3C4.4 2.8 3.8 2.5 3 2.5c-1.2 0-1.9.5-1.9 1.3 0 .9.7 1.2 1.9 1.4s2 .5 2 1.4C5 7.5 4.2 8 3 8 2.1 8 1.4 7.7.9 7.1",
  t: "M2.4.8v5.7c0 1 .5 1.5 1.4 1.5h1.3M.6 2.6h4.4",
  u: "M.9 2.6v3.3C.9 7.2 1.7 8 2.9 8s2.2-.8 2.2-2.1M5.1 2.6V8",
  v: "M.7 2.6 3 8l2.3-5.4",
  w: "M.4 2.6 1.7 8 3 4.2 4.3 8 5.6 2.6",
  x: "M.8 2.6 5.2 8M5.2 2.6.8 8",
  y: "M.7 2.6 3 7.8M5.3 2.6 2.6 9.2c-.3.7-.8 1-1.7.9",
  z: "M1 2.6h4L1 8h4.1",
  "0": "M3-.2c1.5 0 2.3 1.2 2.3 4.1S4.5 8 3 8 .7 6.8.7 3.9 1.5-.2 3-.2ZM3 3.4v1",
  "1": "M1.2 1.3 3.2-.2V8M1.2 8h4",
  "2": "M1 1.3C1.3.4 2-.2 3-.2c1.2 0 2 .8 2 1.9 0 1.8-2.5 3.2-4 6.3h4.2",
  "3": "M1 .6C1.5.1 2.1-.2 2.9-.2c1.2 0 2 .7 2 1.8s-.8 1.9-2 1.9c1.3 0 2.2.8 2.2 2.1C5.1 7.1 4.2 8 2.9 8 2 8 1.3 7.7.8 7.1",
  "4": "M4.1 8V-.2L.7 5.7h4.7",
  "5": "M4.9-.2H1.5L1.2 3.6C1.7 3.1 2.3 2.9 3 2.9c1.3 0 2.2 1 2.2 2.5S4.3 8 2.9 8C2 8 1.3 7.7.8 7.1",
  "6": "M4.6.2C2.3-.6.8 1.5.8 5c0 1.9.8 3 2.2 3s2.2-1 2.2-2.5S4.4 3 3.1 3C1.8 3 .8 3.9.8 5.3",
  "7": "M.8-.2h4.4L2.4 8",
  "8": "M3 3.6c-1.2 0-1.9-.7-1.9-1.9S1.8-.2 3-.2s1.9.7 1.9 1.9S4.2 3.6 3 3.6ZM3 3.6c-1.4 0-2.2.9-2.2 2.2S1.6 8 3 8s2.2-.9 2.2-2.2S4.4 3.6 3 3.6Z",
  "9": "M1.4 7.6C3.7 8.4 5.2 6.3 5.2 2.8c0-1.9-.8-3-2.2-3S.8.8.8 2.3s.8 2.5 2.1 2.5c1.3 0 2.3-.9 2.3-2.3",
  "@": "M5 7.4C4.5 7.8 3.9 8 3.2 8 1.5 8 .5 6.6.5 4.3S1.6.4 3.2.4 5.6 1.5 5.6 3.2c0 1.6-.4 2.6-1.1 2.6-.5 0-.7-.4-.7-1V2.8M3.8 4c0-.8-.4-1.4-1-1.4S1.7 3.2 1.7 4.2s.4 1.6 1 1.6 1.1-.8 1.1-1.8",
  ":": "M3 3.5v.01M3 7.6v.01",
  "~": "M.7 5.6c.4-1 1.3-1.2 2.3-.5s1.9.5 2.3-.5",
  "-": "M1.2 5.2h3.6",
  ".": "M3 7.7v.01",
  _: "M.5 9.2h5",
};
