import { useEffect, useState } from "react";

const speed = { type: 55, hold: 1800, erase: 28 };

/**
 * Types the words one after the other in a loop: 55 ms per character, a pause of 1.8 s, 28 ms per deletion. It stays at
 * the first word for users who prefer reduced motion, and at a whole word when paused.
 */
export function useTyped(words: readonly string[]): { typed: string; isPaused: boolean; pause: () => void } {
  const [place, setPlace] = useState({ word: 0, length: [...(words[0] ?? "")].length, isErasing: false });
  const [isPaused, setPaused] = useState(false);
  const word = [...(words[place.word % Math.max(words.length, 1)] ?? "")];

  useEffect(() => {
    if (isPaused || words.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const isFull = !place.isErasing && place.length >= word.length;
    const isEmpty = place.isErasing && place.length === 0;
    const timer = setTimeout(
      () =>
        setPlace((now) => {
          if (isFull) return { ...now, isErasing: true };
          if (isEmpty) return { word: (now.word + 1) % words.length, length: 0, isErasing: false };
          return { ...now, length: Math.min(now.length, word.length) + (now.isErasing ? -1 : 1) };
        }),
      isFull ? speed.hold : place.isErasing ? speed.erase : speed.type,
    );
    return () => clearTimeout(timer);
  }, [place, words, word.length, isPaused]);

  return {
    typed: isPaused ? word.join("") : word.slice(0, place.length).join(""),
    isPaused,
    pause: () => setPaused(!isPaused),
  };
}
