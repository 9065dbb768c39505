/**
 * The shapes of the drawing. Figures and letters of the zones are strokes, because letters of a font would become part
 * of the PDF's text.
 */

const figures = [
  "M1 2 3 0.5V8",
  "M0.7 2.2C0.7 -0.2 4.9 -0.2 4.9 2.4 4.9 4.2 2.2 5.6 0.7 8H5",
  "M0.8 0.9C2 0.2 4.6 0.4 4.6 2.2 4.6 3.6 3.4 4 2.2 4 3.6 4 5 4.5 5 5.9 5 8.2 1.8 8.4 0.6 7.4",
  "M3.9 8V0.5L0.5 5.8H5.3",
  "M4.7 0.5H1.3L1 4C2.4 3.2 5 3.4 5 5.7 5 8.3 1.9 8.5 0.7 7.4",
  "M4.4 0.7C1.6 0.9 0.8 3.4 0.8 5.6 0.8 8.9 5 8.8 5 5.8 5 3.3 1.7 3.1 0.9 5.2",
];

const letters = [
  "M0.4 8 2.8 0.5 5.2 8M1.3 5.4H4.3",
  "M0.8 0.5V8H2.9C5.6 8 5.6 4.1 2.9 4.1H0.8 2.7C5 4.1 5 0.5 2.7 0.5Z",
  "M5 1.7C4 -0.1 0.6 0 0.6 4.2 0.6 8.6 4.2 8.6 5.1 6.6",
  "M0.7 0.5V8H2.2C6 8 6 0.5 2.2 0.5Z",
  "M4.9 0.5H0.9V8H5M0.9 4.1H4.3",
  "M4.9 0.5H0.9V8M0.9 4.2H4.3",
  "M5 1.7C4 -0.1 0.6 0 0.6 4.2 0.6 8.9 5.2 8.7 5.2 6.6V4.7H3.1",
  "M0.7 0.5V8M5 0.5V8M0.7 4.2H5",
];

/**
 * Draws the marks of the zones along the upper and the left edge. Each edge is one drawing, because every drawing is
 * painted separately.
 */
export function Zones() {
  const at = (index: number, of: readonly string[]) => `${(index * 100) / of.length}%`;
  return (
    <>
      <svg className="rs-zones rs-zones-across" aria-hidden="true" focusable="false">
        {figures.map((path, index) => (
          <svg key={path} x={at(index + 0.5, figures)} y="50%" aria-hidden="true">
            <path d={path} transform={middle} />
          </svg>
        ))}
        {figures.slice(1).map((path, index) => (
          <line key={path} x1={at(index + 1, figures)} x2={at(index + 1, figures)} y2="100%" />
        ))}
      </svg>
      <svg className="rs-zones" aria-hidden="true" focusable="false">
        {letters.map((path, index) => (
          <svg key={path} x="50%" y={at(index + 0.5, letters)} aria-hidden="true">
            <path d={path} transform={middle} />
          </svg>
        ))}
        {letters.slice(1).map((path, index) => (
          <line key={path} x2="100%" y1={at(index + 1, letters)} y2={at(index + 1, letters)} />
        ))}
      </svg>
    </>
  );
}

/** Centres a figure of 5.8 by 8.5 on its position and scales it to the small size of marks on a drawing. */
const middle = "scale(0.76) translate(-2.9 -4.25)";

const step = 12;
/** As wide as the widest paper or public page, and taller than any header, in px. */
const paper = { width: 1044, height: 720 };
const graph = [
  ...Array.from({ length: paper.width / step }, (_, index) => `M${index * step + 11.5} 0v${paper.height}`),
  ...Array.from({ length: paper.height / step }, (_, index) => `M0 ${index * step + 11.5}h${paper.width}`),
].join("");

/** Draws graph paper as lines. A tiled gradient would reach a printer as a picture. */
export function GraphPaper() {
  return (
    <div className="rs-graph">
      <svg {...paper} viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true" focusable="false">
        <path d={graph} />
      </svg>
    </div>
  );
}

/** Draws a part in two views, with its dimension line. */
export function PartDrawing() {
  return (
    <svg className="rs-part" viewBox="0 0 150 58" width="150" height="58" aria-hidden="true" focusable="false">
      <g className="rs-part-axis">
        <path d="M18 23.5H62" strokeDasharray="7 2 2 2" />
        <path d="M40 1.5V45.5" strokeDasharray="7 2 2 2" />
      </g>
      <circle cx="40" cy="23.5" r="16" />
      <circle cx="40" cy="23.5" r="7.5" />
      <path d="M78 9.5H130V37.5H78ZM78 23.5H130M104 9.5V37.5" />
      <path d="M1 46.5V56.5M149 46.5V56.5M1 51.5H149" />
      <path className="rs-part-tip" d="M1 51.5 8.5 48.7V54.3ZM149 51.5 141.5 48.7V54.3Z" />
    </svg>
  );
}
