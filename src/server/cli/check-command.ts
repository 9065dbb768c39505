import { checkResume } from "#core/resume/check.ts";
import { editorCheck } from "#locales/en/editor-check.ts";
import { newId } from "#server/ids.ts";
import { designs } from "#templates/registry.ts";
import { type Exit, exits, runCommand, type Terminal } from "./command-line.ts";
import { readDocument } from "./print-command.ts";

/**
 * `npm run check -- in.json`: reads a resume in any format and tells what the editor's Check finds in it. Ends with 3 where
 * something is to be put right; warnings and hints alone are none.
 */
export async function checkFromCommandLine(args: readonly string[], terminal: Terminal): Promise<Exit> {
  return runCommand(args, terminal, "check", async ({ input, isJson }) => {
    const [first] = designs;
    const target = { templateName: first.componentName, templateId: "", theme: first.themes[0], newId };
    const document = await readDocument(input, terminal, { lang: "en", ...target });
    const groups = checkResume(document);
    const isWrong = groups.some(({ severity }) => severity === "error");
    if (isJson) {
      const findings = groups.map(({ rule, severity, count, found }) => ({
        ...{ rule, severity, count },
        quotes: found.map(({ quote }) => quote).filter((quote) => quote !== ""),
      }));
      terminal.out(JSON.stringify({ file: input, findings }));
    } else if (groups.length === 0) terminal.out(`${input}: ${editorCheck.none}`);
    for (const { rule, severity, count } of isJson ? [] : groups)
      terminal.out(`${editorCheck.severity[severity]}: ${titleOf(rule, count)}`);
    return isWrong ? exits.found : exits.done;
  });
}

/** The words of a rule for one or for many, with the number in them. */
function titleOf(rule: keyof typeof editorCheck.rules, count: number): string {
  const words: Record<string, unknown> = editorCheck.rules[rule];
  const title = words[count === 1 ? "title_one" : "title_other"] ?? words.title;
  return String(title).replace("{{count}}", String(count));
}
