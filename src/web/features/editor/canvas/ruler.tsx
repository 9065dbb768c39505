import { memo } from "react";

const pxPerMm = 96 / 25.4;

/**
 * The decorative 20 px strip above the sheet: a tick every 5 mm and a number every 50 mm, from the paper's left edge.
 * All ticks are one path, because a frame takes longer for each element with its own opacity (docs/decisions/0023).
 */
export const Ruler = memo(function Ruler({ width, scale, left }: { width: number; scale: number; left: number }) {
  const step = scale < 0.4 ? 10 : 5;
  const last = Math.floor(width / pxPerMm);
  const marks: number[] = [];
  for (let mm = 0; mm <= last; mm += step) marks.push(mm);
  const ticks = marks.map((mm) => {
    const tall = mm % 50 === 0 ? 12 : mm % 10 === 0 ? 8 : 5;
    return `M${Math.round(mm * pxPerMm * scale) + 0.5} 20v-${tall}`;
  });
  return (
    <div aria-hidden="true" className="relative h-5 overflow-hidden border-line border-b bg-subtle">
      <svg className="absolute top-0 h-5 overflow-visible text-fg3" style={{ left }} width={width * scale} height={20}>
        <title>mm</title>
        <path d={ticks.join("")} stroke="currentColor" strokeWidth={1} strokeOpacity={0.55} />
        {marks
          .filter((mm) => mm % 50 === 0)
          .map((mm) => (
            <text key={mm} x={mm * pxPerMm * scale + 4} y={9} className="fill-current text-[10px]">
              {mm}
            </text>
          ))}
      </svg>
    </div>
  );
});
