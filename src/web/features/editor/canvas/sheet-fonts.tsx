import { useEffect, useState } from "react";
import type { ResumeConfig } from "#core/resume/schema.ts";
import { fontIdsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";

/**
 * The faces of the sheet, declared in the outer document: a shadow root cannot declare fonts of its own. React puts
 * each style sheet into the head once. The Chinese faces are declared always and loaded only when a character needs them.
 */
export function SheetFonts({ config }: { config: ResumeConfig }) {
  const ids = new Set([...fontIdsOf(designOf(config.templateName), config.lang, config.design), "noto-sans-sc"]);
  return (
    <>
      {[...ids].map((id) => (
        <link key={id} rel="stylesheet" href={`/fonts/${id}.css`} precedence="sheet-fonts" />
      ))}
    </>
  );
}

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
