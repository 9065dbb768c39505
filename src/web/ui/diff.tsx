import { classes } from "./classes.ts";

type Row = { sign: "-" | "+"; pieces: readonly { text: string; isMarked: boolean }[] };

type Props = {
  rows: readonly Row[];
  /** What the signs mean, for screen readers that leave signs out. */
  labels?: Record<Row["sign"], string>;
  className?: string;
};

const looks = {
  "-": { row: "bg-del-bg text-del-fg", mark: "bg-danger/16" },
  "+": { row: "bg-add-bg text-add-fg", mark: "bg-accent/22" },
} as const;

/**
 * Old and new text as rows with `−` and `+`, the changed words marked. The signs are text, so that colour is never the
 * only cue.
 */
export function Diff({ rows, labels, className }: Props) {
  return (
    <div className={classes("overflow-hidden rounded-control text-dense", className)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
        <p key={index} className={classes("grid grid-cols-[26px_1fr] py-1 pr-3", looks[row.sign].row)}>
          <span className="text-center font-label select-none">{row.sign === "-" ? "−" : "+"}</span>
          <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {labels && <span className="sr-only">{labels[row.sign]}: </span>}
            {row.pieces.map((piece, at) =>
              piece.isMarked ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
                <mark key={at} className={classes("rounded-[3px] text-inherit", looks[row.sign].mark)}>
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
