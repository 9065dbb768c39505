import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Renders its children inside a shadow root: the sheet's style sheet and the application's never meet, so that what is
 * seen is what prints.
 */
export function ShadowHost({
  children,
  onRoot,
  className,
  style,
  label,
}: {
  children: ReactNode;
  /** The root once it is there. */
  onRoot: (root: ShadowRoot) => void;
  className?: string;
  style?: CSSProperties | undefined;
  label: string;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const ready = useRef(onRoot);
  ready.current = onRoot;
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    setRoot(shadow);
    ready.current(shadow);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the page's headings and texts, not of form fields
    <div ref={host} role="group" aria-label={label} className={className} style={style}>
      {root && createPortal(children, root)}
    </div>
  );
}
