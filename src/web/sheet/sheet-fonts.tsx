import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fontIdsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";

/**
 * The faces of the sheet, declared in the outer document: a shadow root cannot declare fonts of its own. Each style sheet
 * is put into the head once. A script that the resume's own families lack brings its family along soon after it is typed.
 * The links are not React's: it holds back what it draws until a style sheet that it put there has come, and a field whose
 * letters are held back loses them.
 */
export function SheetFonts({ document: newest }: { document: ResumeDocument }) {
  const seldom = useSeldom(newest);
  const { config, data } = seldom.config === newest.config ? seldom : newest;
  const ids = useMemo(
    () => fontIdsOf(designOf(config.templateName), config.lang, config.design, JSON.stringify(data)).join(" "),
    [config, data],
  );
  useLayoutEffect(() => {
    for (const id of ids.split(" ")) {
      if (document.head.querySelector(`link[data-sheet-fonts="${id}"]`)) continue;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `/fonts/${id}.css`;
      link.dataset.sheetFonts = id;
      document.head.append(link);
    }
  }, [ids]);
  return null;
}

/** Resolves when the style sheets of the faces are there and the faces that the pages use have come. */
export async function fontsSettled(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[data-sheet-fonts]")];
  const coming = links.filter(({ sheet }) => !sheet);
  await Promise.all(
    coming.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
        }),
    ),
  );
  await document.fonts.ready;
}

/** How often the text is looked through for new scripts while somebody types, ms: their families take as long to arrive. */
const lookEvery = 500;

/** A value that follows the newest no more often than that. */
function useSeldom<Value>(newest: Value): Value {
  const [shown, setShown] = useState(newest);
  const latest = useRef(newest);
  latest.current = newest;
  const isBehind = shown !== newest;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => setShown(latest.current), lookEvery);
    return () => clearInterval(timer);
  }, [isBehind]);
  return shown;
}

/** A number that grows whenever faces have arrived: what was measured before does not hold any more. */
export function useFontsArrived(): number {
  const [loadCount, setLoadCount] = useState(0);
  useEffect(() => {
    const arrived = () => setLoadCount((count) => count + 1);
    document.fonts.addEventListener("loadingdone", arrived);
    return () => document.fonts.removeEventListener("loadingdone", arrived);
  }, []);
  return loadCount;
}
