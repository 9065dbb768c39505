/**
 * Answers many questions by few look-ups, and none by a look-up that began before the question was asked: what is asked
 * while one is under way waits for the next, which asks for all of them at once. So an answer is never older than its
 * question, however many ask, and a busy database is asked one thing at a time.
 */
export function createBatch<Value>(
  find: (keys: readonly string[]) => Promise<Map<string, Value>>,
  most = 500,
): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, { resolve: (value: Value | null) => void; reject: (error: unknown) => void }[]>();
  let isRunning = false;

  async function run() {
    isRunning = true;
    while (waiting.size > 0) {
      const asked = [...waiting].slice(0, most);
      waiting = new Map([...waiting].slice(most));
      try {
        const found = await find(asked.map(([key]) => key));
        for (const [key, askers] of asked) for (const { resolve } of askers) resolve(found.get(key) ?? null);
      } catch (error) {
        for (const [, askers] of asked) for (const { reject } of askers) reject(error);
      }
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(key) ?? [];
      askers.push({ resolve, reject });
      waiting.set(key, askers);
      if (!isRunning) void run();
    });
}
