import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fontIdsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";

/**
 * The faces of the sheet, declared in the outer document: a shadow root cannot declare fonts of its own. React puts
 * each style sheet into the head once. A script that the resume's own families lack brings its family along as soon as
 * it is typed.
 */
export function SheetFonts({ document }: { document: ResumeDocument }) {
  // Not in the way of the key that is being typed: the family of a new script takes longer to arrive anyway.
  return <FontLinks document={useDeferredValue(document)} />;
}

const FontLinks = memo(function FontLinks({ document: { config, data } }: { document: ResumeDocument }) {
  const text = useMemo(() => JSON.stringify(data), [data]);
  const ids = fontIdsOf(designOf(config.templateName), config.lang, config.design, text);
  return (
    <>
      {ids.map((id) => (
        <link key={id} rel="stylesheet" href={`/fonts/${id}.css`} precedence="sheet-fonts" />
      ))}
    </>
  );
});

/** A number that grows whenever faces have arrived: what was measured before does not hold any more. */
export function useFontsArrived(): number {
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    const arrived = () => setArrivals((count) => count + 1);
    document.fonts.addEventListener("loadingdone", arrived);
    return () => document.fonts.removeEventListener("loadingdone", arrived);
  }, []);
  return arrivals;
}
