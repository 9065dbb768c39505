import type { Row } from "./word-rows.ts";

type Props = { width: number; height: number; rows: readonly Row[]; label: string };

/** A page of a Word file, drawn from its text: what stands where, and how, as far as it was read. */
export function WordPage({ width, height, rows, label }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block size-full">
      {rows.flatMap(({ y, top, size, groups }) =>
        groups.map((group) => (
          <foreignObject
            key={`${y} ${group.x}`}
            x={group.x}
            y={top}
            // A line that fits is never wrapped, whatever the font.
            width={group.lines === 1 ? Math.max(group.width * 1.4, width - group.x) : group.width}
            height={size * 1.35 * (group.lines + 1)}
          >
            <p className={group.lines === 1 ? "whitespace-pre" : ""} style={{ fontSize: size, lineHeight: 1.35 }}>
              {group.runs.map(({ text, size: own, isBold, isItalic, color }, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be the same text, and those of a stored file are never moved, added or removed
                  key={index}
                  style={{
                    fontSize: own,
                    fontWeight: isBold ? 600 : 400,
                    fontStyle: isItalic ? "italic" : "normal",
                    color,
                  }}
                >
                  {text}
                </span>
              ))}
            </p>
          </foreignObject>
        )),
      )}
    </svg>
  );
}
