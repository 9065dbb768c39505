import path from "node:path";
import type { Logger } from "pino";
import { type Config, ConfigError, readConfig } from "../config/config.ts";
import { bad, type Finding, good } from "./finding.ts";
import { checkBrowser, checkClock, checkDisk, checkFonts, checkNode, type OtherClock } from "./machine-checks.ts";
import { checkRenderer, checkWorkers } from "./process-checks.ts";
import { checkAddresses, checkDatabase, checkKeys, checkMail, checkStorage } from "./service-checks.ts";

/**
 * Tries everything that the server needs on this machine, with the variables of the service, beside a running server or
 * without one. It changes nothing: no database is made, and nothing is migrated.
 */
export async function examine(env: Record<string, string | undefined>, log: Logger): Promise<Finding[]> {
  const { config, finding } = readVariables(env);
  const dataDir = config?.dataDir ?? path.resolve(env.DATA_DIR || "data");
  const machine = [await checkNode(), finding, await checkDisk(dataDir), await checkFonts()];
  const browser = config?.renderUrl
    ? [await checkRenderer(config.renderUrl, config.renderSecret)]
    : await checkBrowser(env.CHROMIUM_PATH || undefined);
  if (!config) return [...machine, ...browser, await checkClock([])];
  const clocks: OtherClock[] = [];
  const services = await Promise.all([
    checkDatabase(config, log, clocks),
    checkStorage(config, clocks),
    checkMail(config),
    checkKeys(env, config),
    ...(config.role === "web" && config.database.kind === "postgres" ? [checkWorkers(config.database, log)] : []),
  ]);
  const addresses = await checkAddresses(config);
  return [...machine, ...browser, await checkClock(clocks), ...services, ...addresses];
}

function readVariables(env: Record<string, string | undefined>): { config: Config | null; finding: Finding } {
  try {
    return { config: readConfig(env), finding: good("variables", "all of them can be used") };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = "Correct it as README's table says; what depends on it was not looked at.";
    return { config: null, finding: bad("variables", error.message, todo) };
  }
}

/** Returns the findings as lines for a terminal, what is to be done below each. */
export function linesOf(findings: readonly Finding[]): string[] {
  const marks = { good: "✓", warning: "!", bad: "✗" } as const;
  const lines = findings.flatMap(({ check, state, says, todo }) => [
    `${marks[state]} ${check.padEnd(12)}${says}`,
    ...(todo ? [`  ${"".padEnd(12)}→ ${todo}`] : []),
  ]);
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  const [wrong, doubtful] = [count("bad"), count("warning")];
  const verdict = wrong > 0 ? `${wrong} wrong` : "Nothing is wrong";
  return [...lines, "", doubtful > 0 ? `${verdict}, ${doubtful} to look at.` : `${verdict}.`];
}
