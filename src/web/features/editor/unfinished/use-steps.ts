import { useState } from "react";

type Options<Place> = {
  places: readonly Place[];
  isSame: (one: Place, other: Place) => boolean;
  visit: (place: Place) => void;
};

/**
 * The way through what is left, from one place to the next and from the last to the first. What was visited may be gone,
 * settled meanwhile: then the next one stands where it stood.
 */
export function useSteps<Place>({ places, isSame, visit }: Options<Place>) {
  const [visited, setVisited] = useState<{ place: Place; at: number } | null>(null);
  const here = visited ? places.findIndex((place) => isSame(place, visited.place)) : -1;
  return {
    /** The place that was visited last; undefined where none was, or it is gone. */
    current: places[here],
    /** Goes to the next place, or to the one that is `next` among `left` once something was settled. */
    goOn(next = here >= 0 ? here + 1 : (visited?.at ?? 0), left = places) {
      const at = next % left.length;
      const place = left[at];
      if (place === undefined) return;
      setVisited({ place, at });
      visit(place);
    },
    /** Where the current place stands, which is where the next one will once it is settled. */
    here,
    /** Remembers where the current place stands, before it is settled. */
    stay() {
      const place = places[here];
      if (place !== undefined) setVisited({ place, at: here });
    },
  };
}
