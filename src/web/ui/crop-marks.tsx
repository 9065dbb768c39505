/** Crop marks: hairlines of 11 px, 18 px outside the corners. */
export function CropMarks({ className = "text-white/45" }: { className?: string }) {
  const lines = [
    "-top-[18px] left-0 h-[11px] w-px",
    "top-0 -left-[18px] h-px w-[11px]",
    "-top-[18px] right-0 h-[11px] w-px",
    "top-0 -right-[18px] h-px w-[11px]",
    "-bottom-[18px] left-0 h-[11px] w-px",
    "bottom-0 -left-[18px] h-px w-[11px]",
    "-bottom-[18px] right-0 h-[11px] w-px",
    "bottom-0 -right-[18px] h-px w-[11px]",
  ];
  return (
    <span aria-hidden="true" className={className}>
      {lines.map((line) => (
        <span key={line} className={`absolute bg-current ${line}`} />
      ))}
    </span>
  );
}
