import type { ReactNode } from "react";

type Props = {
  name: string;
  picture?: string;
  /** Shown in place of the letter. */
  mark?: ReactNode;
  size?: number;
  /** Size of the letter in px. */
  letterSize?: number;
};

/**
 * A round picture of a user, or the first letter of the name. It is decorative: the name is beside it or on the button
 * around it.
 */
export function Face({ name, picture = "", mark, size = 32, letterSize = size * 0.42 }: Props) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: letterSize }}
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft leading-none font-label text-accent"
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" className="size-full object-cover" />
      ) : (
        (mark ?? [...name.trim()][0]?.toUpperCase() ?? "·")
      )}
    </span>
  );
}
