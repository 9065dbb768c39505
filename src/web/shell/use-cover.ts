import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";

const { askAgainAfter } = limits.cover;

/**
 * What a sheet shows of a picture: `asked` while the browser loads it, `shown` once it has, `waiting` until it is asked
 * for again, `missing` when asking again is of no use.
 */
type Cover = { of: string; state: "asked" | "shown" | "waiting" | "missing"; tries: number };

/**
 * Asks again for a cover that the server could not draw in time, because an `img` never does that by itself: the first
 * visitors of an installation ask for many pictures while its browser is still starting. The attempts become rarer and
 * end, since an `img` does not tell a busy server from a picture that does not exist.
 */
export function useCover(src: string) {
  const [stored, setCover] = useState<Cover>({ of: src, state: "asked", tries: 0 });
  // Another picture begins anew, without a further render in which the news of its failure could be lost.
  const { state, tries } = stored.of === src ? stored : { state: "asked" as const, tries: 0 };
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In a page that the server wrote, the picture may have come or failed before anybody listened.
    const { complete, naturalWidth } = picture.current ?? { complete: false, naturalWidth: 0 };
    if (state === "asked" && complete) setCover(outcome(src, tries, naturalWidth > 0));
    if (state !== "waiting") return;
    const timer = setTimeout(() => setCover({ of: src, state: "asked", tries: tries + 1 }), askAgainAfter[tries]);
    return () => clearTimeout(timer);
  }, [src, state, tries]);
  return {
    state: src ? state : "missing",
    picture,
    onLoad: () => setCover(outcome(src, tries, true)),
    onError: () => setCover(outcome(src, tries, false)),
  };
}

function outcome(src: string, tries: number, isShown: boolean): Cover {
  const mayAskAgain = src.startsWith("/covers/") && tries < askAgainAfter.length;
  return { of: src, state: isShown ? "shown" : mayAskAgain ? "waiting" : "missing", tries };
}
