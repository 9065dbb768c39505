import { limits } from "./limits.ts";

/** The place where a badge is shown, which decides the number of uses above which it is shown. */
export type UserBadgePlace = keyof typeof limits.userBadge.above;

/**
 * Returns N of the badge 'N+ users' of an example that was used `used` times (a whole number, zero or more); null where
 * the badge is not shown: on `cards` up to 250 uses, in the `header` up to 100. N is `used` rounded up to a full
 * hundred (a full hundred stays), plus 200. Source: sections 2 and 9 of the specification.
 */
export function userBadge(used: number, place: UserBadgePlace): number | null {
  const { above, step, plus } = limits.userBadge;
  return used > above[place] ? Math.ceil(used / step) * step + plus : null;
}
