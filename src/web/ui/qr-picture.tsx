import { useMemo } from "react";
import { qrOf } from "./qr-file.ts";

/** A link as a QR code. It is black on white in both themes because cameras need that. */
export function QrPicture({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => qrOf(link), [link]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className="size-full"
    >
      <path d={path} fill="#0f1613" />
    </svg>
  );
}
