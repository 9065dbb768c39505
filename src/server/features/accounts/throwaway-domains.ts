import { readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "#server/http/locale.ts";
import { projectRoot } from "#server/root.ts";

let domains: ReadonlySet<string> | undefined;

/** Throws invalidRequest for an email whose domain, or a domain above it, is listed in `throwaway-domains.txt`. */
export function refuseThrowaway(email: string, locale: Locale): void {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  domains ??= readDomains();
  for (let from = 0; from < labels.length - 1; from += 1) {
    if (!domains.has(labels.slice(from).join("."))) continue;
    const message = translate(locale, "fields", "throwawayEmail");
    throw new AppError("invalidRequest", { errors: [{ path: "email", message }] });
  }
}

function readDomains(): ReadonlySet<string> {
  const file = path.join(projectRoot, "src/server/features/accounts/throwaway-domains.txt");
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}
