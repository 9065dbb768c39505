import { useEffect, useMemo, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { type Hyphens, hyphensIn, justifiedText, loadPatterns } from "#templates/hyphens/hyphens.ts";
import type { Patterns } from "#templates/hyphens/liang.ts";

/**
 * Returns where the words of a sheet's justified lines may be divided. The patterns of a language load when the first
 * justified text in it is shown; until then, and where nothing is justified, the result is null.
 */
export function useHyphens(document: ResumeDocument): Hyphens | null {
  const { lang } = document.config;
  const text = useMemo(() => justifiedText(document), [document]);
  const [loaded, setLoaded] = useState<{ lang: string; patterns: Patterns } | null>(null);
  const isNeeded = text !== "";
  const patterns = loaded?.lang === lang ? loaded.patterns : null;
  useEffect(() => {
    if (!isNeeded || patterns) return;
    let isCurrent = true;
    loadPatterns(lang).then(
      (read) => {
        if (isCurrent) setLoaded({ lang, patterns: read });
      },
      // Without a network the preview's lines are spaced wider, but the print is right all the same.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, lang, patterns]);
  return useMemo(
    () => (isNeeded && patterns ? hyphensIn(text, lang, patterns) : null),
    [isNeeded, text, lang, patterns],
  );
}
