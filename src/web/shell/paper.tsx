import { type ReactNode, useState } from "react";
import { classes } from "../ui/classes.ts";

type Props = {
  /** Address of the cover; empty where there is none yet. */
  src: string;
  alt: string;
  /** The first pictures of a page: loaded before the rest. */
  eager?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A sheet of paper with the first page of a resume on it: square corners and the paper shadow. Blank until it is there. */
export function Paper({ src, alt, eager = false, className, children }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={classes(
        "relative block aspect-[1/1.4] overflow-hidden rounded-paper bg-white shadow-paper scheme-light",
        className,
      )}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt={alt}
          width={640}
          height={896}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : (
        <BlankPage label={alt} />
      )}
      {children}
    </span>
  );
}

function BlankPage({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="absolute inset-0 grid content-start gap-[4%] p-[10%]">
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
