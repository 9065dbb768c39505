import type { ReactNode } from "react";
import { limits } from "#core/limits.ts";
import { classes } from "#web/ui/classes.ts";
import { useCover } from "./use-cover.ts";

type Props = {
  /** URL of the cover; empty where there is none yet. */
  src: string;
  alt: string;
  /** The displayed width, as in the attribute of `img`, so that the browser can choose the small picture. */
  sizes?: string;
  /** For the first pictures of a page, which load before the rest. */
  eager?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A sheet of paper with the first page of a resume: square corners and the paper shadow. Until it is loaded, lines stand for it. */
export function Paper({ src, alt, sizes, eager = false, className, children }: Props) {
  const { state, picture, onLoad, onError } = useCover(src);
  const isAsked = state === "asked" || state === "shown";
  return (
    <span
      className={classes(
        "relative block aspect-[1/1.4] overflow-hidden rounded-paper bg-white shadow-paper scheme-light",
        className,
      )}
    >
      {state === "shown" ? null : <BlankPage label={isAsked ? "" : alt} isLate={isAsked} />}
      {isAsked ? (
        <img
          ref={picture}
          src={src}
          srcSet={sizes ? coverSources(src) : undefined}
          sizes={sizes}
          alt={alt}
          width={limits.cover.width}
          height={limits.cover.width * limits.cover.ratio}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onLoad={onLoad}
          onError={onError}
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : null}
      {children}
    </span>
  );
}

/**
 * Returns the `srcset` of a cover that the server draws; undefined for a user's own picture, which has one size only.
 */
export function coverSources(src: string): string | undefined {
  if (!src.startsWith("/covers/")) return undefined;
  const { small, width } = limits.cover;
  return `${src}${src.includes("?") ? "&" : "?"}w=${small} ${small}w, ${src} ${width}w`;
}

/** Returns the cover of a sample in another theme of its design. */
export function coverIn(src: string, theme: string): string {
  return src.startsWith("/covers/") ? `${src}?theme=${encodeURIComponent(theme)}` : src;
}

/** `isLate` keeps the lines back for a moment, so that they do not flash where the picture comes at once. */
function BlankPage({ label, isLate }: { label: string; isLate: boolean }) {
  const meaning = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <span
      {...meaning}
      className={classes(
        "absolute inset-0 grid content-start gap-[4%] p-[10%]",
        isLate && "opacity-0 [animation:appear_240ms_200ms_forwards]",
      )}
    >
      {bars.map(({ key, width }) => (
        <span key={key} className={`block h-[1.3%] min-h-[3px] rounded-full bg-[#e7ebe9] ${width}`} />
      ))}
    </span>
  );
}

const bars = [
  "w-1/2 h-[2.6%]!",
  "w-1/3",
  "mt-[8%] w-full",
  "w-11/12",
  "w-4/5",
  "mt-[8%] w-full",
  "w-10/12",
  "w-2/3",
].map((width, key) => ({ key, width }));
