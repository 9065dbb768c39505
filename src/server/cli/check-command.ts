import { type CheckGroup, checkResume, type RuleName } from "#core/resume/check.ts";
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
    const findings = groups.map(({ rule, severity, count, found }) => ({
      ...{ rule, severity, count, ...wordsOf(rule, count) },
      found: found.map(({ place, quote, other }) => ({ place, quote, ...(other === undefined ? {} : { other }) })),
    }));
    if (isJson) terminal.out(JSON.stringify({ file: input, findings }));
    else if (findings.length === 0) terminal.out(`${input}: ${editorCheck.none}`);
    else for (const line of findings.flatMap(linesOf)) terminal.out(line);
    return isWrong ? exits.found : exits.done;
  });
}

/** As the editor says it: what it is, why it matters, and the words that are meant. */
function linesOf({ severity, title, why, found }: Finding): string[] {
  const quotes = found.flatMap(({ quote, other }) => (quote === "" ? [] : [other ? pairOf(quote, other) : quote]));
  return [`${editorCheck.severity[severity]}: ${title}. ${why}`, ...quotes.map((quote) => `    ${quote}`)];
}

const pairOf = (quote: string, other: string) =>
  editorCheck.pair.replace("{{quote}}", () => quote).replace("{{other}}", () => other);

type Finding = {
  severity: CheckGroup["severity"];
  title: string;
  why: string;
  found: { quote: string; other?: string }[];
};

/** The words of a rule for one or for many, with the number in them. */
function wordsOf(rule: RuleName, count: number) {
  const { title_one, title_other, why } = editorCheck.rules[rule];
  return { title: (count === 1 ? title_one : title_other).replace("{{count}}", String(count)), why };
}
