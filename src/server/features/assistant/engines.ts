import type { AiJobKind } from "#core/assistant/events.ts";
import { AppError } from "#core/errors.ts";
import type { AiEngine } from "#server/adapters/ai/port.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import type { Deps } from "#server/deps.ts";

/** The engine that is asked where a call names none: a model where one is set up, else the built-in one. */
export function defaultEngine({ ai }: Pick<Deps, "ai">): AiEngine {
  const [first] = ai;
  // Where the assistant is off, nothing of it exists.
  if (!first) throw new AppError("notFound");
  return first;
}

/** Returns the engine that a call asks for. Throws aiEngineMissing, which lists those that there are. */
export function askedEngine(deps: Pick<Deps, "ai">, name: string | undefined): AiEngine {
  const fallback = defaultEngine(deps);
  if (name === undefined) return fallback;
  const found = deps.ai.find((engine) => engine.name === name);
  if (found) return found;
  const names = deps.ai.map((engine) => engine.name).join(", ");
  throw new AppError("aiEngineMissing", { params: { name, names }, data: { engines: deps.ai.map((one) => one.name) } });
}

/**
 * Who reads resume files where the assistant is off: rules alone, which belong to no engine. It is never asked for
 * anything.
 */
const rulesAlone: AiEngine = {
  name: "built-in",
  model: "rules",
  isBuiltIn: true,
  can: () => false,
  estimate: () => ({ prompt: 1, output: 1 }),
  // biome-ignore lint/correctness/useYield: the port asks for a generator, and this engine fails before it has anything to yield
  async *run() {
    throw new AiFailure("unable");
  },
};

/** Returns the engine that reads a file with the rules, or the rules alone where the assistant is off. */
export function askedReader(deps: Pick<Deps, "ai">, name: string | undefined): AiEngine {
  return deps.ai.length === 0 && (name === undefined || name === rulesAlone.name)
    ? rulesAlone
    : askedEngine(deps, name);
}

/** Returns the engine of a stored job. Throws AiFailure where the installation has it no longer. */
export function engineOf(
  { ai }: Pick<Deps, "ai">,
  { kind, engine: name }: { kind: AiJobKind; engine: string },
): AiEngine {
  const found = ai.find((engine) => engine.name === name);
  // The rules read on without the engine beside them.
  if (!found && kind === "parse" && name === rulesAlone.name) return rulesAlone;
  if (!found) throw new AiFailure("bad_model");
  return found;
}
