/** How many answers are kept for sure; up to twice as many may be. */
const most = 8192;
/** In letters: a longer text is a paragraph, which no two steps ask about. */
const longest = 200;

const memories: (() => void)[] = [];

/** Forgets all answers: what was read of somebody's file does not stay in memory once it is read. */
export function forgetAll(): void {
  for (const forget of memories) forget();
}

/**
 * Returns a rule about a text with a memory of its last answers: the steps of reading ask the same about each line over
 * and over. An answer is shared by all who ask, so nobody may change it.
 */
export function remembered<Answer>(rule: (text: string) => Answer): (text: string) => Answer {
  let latest = new Map<string, Answer>();
  let earlier = latest;
  memories.push(() => {
    latest = new Map();
    earlier = latest;
  });
  return (text) => {
    if (text.length > longest) return rule(text);
    const known = latest.get(text);
    if (known !== undefined) return known;
    const before = earlier.get(text);
    const answer = before === undefined ? rule(text) : before;
    if (latest.size >= most) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(text, answer);
    return answer;
  };
}
