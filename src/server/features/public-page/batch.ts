/**
 * Combines many look-ups into few queries, without ever answering from a query that began before the question: keys
 * that are asked for while a query runs wait for the next one, which asks for all of them at once. An answer is
 * therefore never older than its question, however many callers there are, and a busy database runs one such query at a
 * time.
 */
export function createBatch<Value>(
  find: (keys: readonly string[]) => Promise<Map<string, Value>>,
  most = 500,
): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, { resolve: (value: Value | null) => void; reject: (error: unknown) => void }[]>();
  let isQuerying = false;

  async function run() {
    isQuerying = true;
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
    isQuerying = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(key) ?? [];
      askers.push({ resolve, reject });
      waiting.set(key, askers);
      if (!isQuerying) void run();
    });
}
