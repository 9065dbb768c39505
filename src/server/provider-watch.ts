import { operationLimits } from "#core/operation-limits.ts";
import { type AiEngine, AiFailure, type FailureKind, failureKinds } from "./adapters/ai/port.ts";

/**
 * Remembers how the last calls of each provider ended, as this process saw it. Nobody is asked for it: a provider that
 * nobody needs may be down without harm, and asking a mail server or a bank each time somebody looks would be a burden
 * and, with some of them, cost money.
 *
 * A provider that failed several times in a row is left alone for some seconds: its calls fail at once, as the last one
 * did, so that neither requests nor jobs pile up behind its time limit. Then one call tries it, and all others go on
 * failing until that one has ended.
 */
export type ProviderWatch = {
  /**
   * Returns the provider with these methods watched: those that ask it something. `Unavailable` is what the port throws
   * where its provider does not work.
   */
  watch<P extends object>(
    name: string,
    provider: P,
    methods: readonly (keyof P)[],
    Unavailable: new (message: string, options?: ErrorOptions) => Error,
  ): P;
  watchEngine(engine: AiEngine): AiEngine;
  /** Notes that a call has ended; `failure` is why the provider could not be used, null where it could. */
  note(name: string, failure: string | null): void;
  find(name: string): LastCall | undefined;
  /** Returns the last call of every provider that was called, by its name. */
  list(): ReadonlyMap<string, LastCall>;
};

/**
 * `at`: milliseconds since 1970. `failure`: in words of ours and codes, without anything that was sent. `inARow`: how many
 * calls have failed since one worked. `restsUntil`: until when it is left alone, in milliseconds since 1970; 0 where it is
 * not.
 */
export type LastCall = { at: number; failure: string | null; inARow: number; restsUntil: number };

const { circuit } = operationLimits;

type Method = (...given: unknown[]) => Promise<unknown>;

export function createProviderWatch(now: () => number): ProviderWatch {
  const last = new Map<string, LastCall>();
  const note = (name: string, failure: string | null) => {
    const at = now();
    const inARow = failure === null ? 0 : (last.get(name)?.inARow ?? 0) + 1;
    last.set(name, { at, failure, inARow, restsUntil: inARow < circuit.failures ? 0 : at + circuit.rest });
  };
  const noteError = (name: string, error: unknown) => {
    const failure = failureOf(error);
    if (failure !== undefined) note(name, failure);
  };

  /** Returns why the provider must not be asked now, or null where it may be. Whoever may ask an ill one tries it. */
  function refusal(name: string): string | null {
    const known = last.get(name);
    if (!known?.failure || known.inARow < circuit.failures) return null;
    if (now() < known.restsUntil) return known.failure;
    // Until this try has ended nobody else asks; one that never ends does not hold back the next for good.
    last.set(name, { ...known, restsUntil: now() + circuit.rest });
    return null;
  }
  return {
    note,
    find: (name) => last.get(name),
    list: () => last,
    watch(name, provider, methods, Unavailable) {
      const watched = methods.map((key) => {
        const method = provider[key] as Method;
        const call: Method = async (...given) => {
          const why = refusal(name);
          if (why) throw new Unavailable(`${name} is left alone: it failed several times in a row (${why})`);
          try {
            const result = await method.apply(provider, given);
            note(name, null);
            return result;
          } catch (error) {
            noteError(name, error);
            throw error;
          }
        };
        return [key, call];
      });
      return { ...provider, ...Object.fromEntries(watched) };
    },
    watchEngine(engine) {
      const { name } = engine;
      return {
        ...engine,
        async *run(task, options) {
          const why = refusal(name);
          if (why) throw new AiFailure(failureKinds.find((kind) => kind === why) ?? "network");
          try {
            yield* engine.run(task, options);
            note(name, null);
          } catch (error) {
            noteError(name, error);
            throw error;
          }
        },
      };
    },
  };
}

/** Kinds of failure that say nothing of the engine's health: it was not asked, or it answered something unusable. */
const ofTheTask: readonly FailureKind[] = ["aborted", "unable", "incomplete", "too_long", "refused", "bad_request"];

/**
 * Returns why a provider could not be used; null where it answered, if only by a refusal, and undefined where the call
 * tells nothing of it. Every port throws an error called `…Unavailable` where its provider does not work.
 */
function failureOf(error: unknown): string | null | undefined {
  if (error instanceof AiFailure) return ofTheTask.includes(error.kind) ? undefined : error.kind;
  if (!(error instanceof Error) || error.name === "AbortError") return undefined;
  if (!error.name.endsWith("Unavailable")) return null;
  const { code } = (error.cause ?? error) as { code?: unknown };
  // The message may quote what was sent: an email, a key.
  return typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? `${error.name}, ${code}` : error.name;
}
