import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Renders its children inside a shadow root, so that the style sheets of the sheet and of the application do not affect
 * each other and the preview equals the print.
 */
export function ShadowHost({
  children,
  onRoot,
  className,
  style,
  label,
}: {
  children: ReactNode;
  /** Called with the root once it is attached. */
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
