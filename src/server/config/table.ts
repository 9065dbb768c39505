import { variables } from "./config.ts";

/**
 * Returns the configuration as README's Markdown table, one row per variable. `npm run fix` writes it, and a test
 * compares it.
 */
export function configTable(): string {
  const rows = Object.entries(variables as Record<string, { fallback?: string; help: string }>).map(
    ([name, { fallback, help }]) =>
      `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ""} | ${help.replaceAll("|", "\\|")} |`,
  );
  return ["| variable | default | meaning |", "|---|---|---|", ...rows].join("\n");
}
