import { useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import { fontStack, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { fontsSettled } from "#web/sheet/sheet-fonts.tsx";

/**
 * Returns as much of the text as has its faces, all of which are requested at once. A Chinese face is a hundred files,
 * and letters whose file is on its way are invisible, so a draft would appear with holes in it.
 */
export function useTextWithFaces(text: string, { templateName, lang, design: settings }: ResumeConfig): string {
  const [loaded, setLoaded] = useState("");
  const { text: face, cjk } = fontsOf(designOf(templateName), lang, settings);
  const stack = fontStack(face, cjk);
  useEffect(() => {
    if (text === "") return;
    let isNewest = true;
    const done = () => isNewest && setLoaded(text);
    const timer = setTimeout(done, limits.assistant.reveal.facesWithin);
    fontsSettled()
      .then(() => Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px ${stack}`, text))))
      .then(done, done);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text, stack]);
  return loaded;
}
