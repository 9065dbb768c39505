/** What `within` gives in place of a value that takes too long. */
export const late = Symbol("late");

/** Returns the promise's value, or `late` where it takes longer than so many ms. Throws what the promise throws. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `within`, but throws where it takes longer. */
export async function answerWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const value = await within(promise, ms);
  if (value === late) throw new Error(`No answer in ${ms} ms`);
  return value;
}
