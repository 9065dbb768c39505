import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { limits } from "#core/limits.ts";
import { factsInLanguage } from "#core/resume/facts.ts";
import { type FileNaming, namedFile } from "#core/resume/file-naming.ts";
import { problemOf } from "#core/resume/file-template.ts";
import { type ReadTarget, UnreadableText } from "#core/resume/formats/format.ts";
import { lossesOf } from "#core/resume/formats/losses.ts";
import { apply } from "#core/resume/operations.ts";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { editor } from "#locales/en/editor.ts";
import { fields } from "#locales/en/errors.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { pdf } from "#server/formats/pdf/pdf.ts";
import { readFile as readResumeFile, writerOf } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
import { type ChromiumPrinter, createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { printable } from "#server/pages/printable-image.ts";
import { installation } from "#server/pages/requester.ts";
import type { Design } from "#templates/design.ts";
import { designs, findDesign } from "#templates/registry.ts";
import {
  type Arguments,
  bytesOf,
  type Exit,
  exits,
  Refusal,
  runCommand,
  type Terminal,
  usageOf,
  writeBytes,
  writtenEndings,
} from "./command-line.ts";
import { extractionReasons } from "./extraction-reasons.ts";
import { watchFile } from "./watch.ts";

/**
 * `npm run pdf -- in.json out.pdf [--template TemplateClassic] [--theme navy] [--lang en]`: reads a resume in any
 * format of the registry and prints it. An output file whose extension belongs to another format is written in that
 * format, and what the format cannot hold is named. In a folder the file gets its name from the resume, as `--name
 * "{name}-{title}"` says. Exit codes: `command-line.ts`.
 */
export async function printFromCommandLine(
  args: readonly string[],
  terminal: Terminal,
  command: "pdf" | "convert" = "pdf",
): Promise<Exit> {
  return runCommand(args, terminal, command, async (asked) => {
    const wanted = wantedOf(asked, command);
    const printer = printerFor(wanted, terminal);
    try {
      if (!asked.watches) return await writeOnce(wanted, terminal, printer);
      return await watchFile(wanted.input, wanted.output, terminal, () => writeOnce(wanted, terminal, printer));
    } finally {
      await printer.close();
    }
  });
}

type Writer = NonNullable<ReturnType<typeof writerOf>>;
type Wanted = {
  input: string;
  /** A file, or a folder in which the file is named by its template. */
  output: string;
  folder?: FileNaming;
  isJson: boolean;
  writer: Writer;
  design?: Design;
  theme?: string;
  lang?: Language;
  scale?: number;
};

function wantedOf({ input, output = "", values, isJson, watches }: Arguments, command: "pdf" | "convert"): Wanted {
  const ending = values.to === undefined ? output : `out.${values.to.replace(/^\./, "")}`;
  const writer = writerOf(ending) ?? (command === "pdf" ? pdf : undefined);
  if (!writer) {
    const what =
      ending === "-" || isFolder(ending) ? "Standard output and a folder need --to with one" : `${ending} has none`;
    throw new Refusal(exits.wrongArguments, `${what} of the endings that are written: ${writtenEndings.join(", ")}.`);
  }
  const { template, theme, lang } = values;
  const design = template === undefined ? undefined : (findDesign(template) ?? findDesign(`Template${template}`));
  if (template !== undefined && !design) {
    const known = designs.map(({ componentName }) => componentName).join(", ");
    throw new Refusal(exits.wrongArguments, `There is no template ${template}. There are: ${known}.`);
  }
  const known = languages.find((one) => one === lang);
  if (lang !== undefined && !known)
    throw new Refusal(exits.wrongArguments, `There is no language ${lang}. There are: ${languages.join(", ")}.`);
  const scale = values.scale === undefined ? undefined : Number(values.scale);
  if (scale !== undefined && !(scale >= 1 && scale <= 3))
    throw new Refusal(exits.wrongArguments, `--scale is from 1 to 3.\n${usageOf(command)}`);
  const folder = output !== "-" && isFolder(output);
  if ((folder && watches) || (!folder && values.name !== undefined)) {
    const why = folder ? "--watch needs a file to write" : "--name needs a folder to write into";
    throw new Refusal(exits.wrongArguments, `${why}.\n${usageOf(command)}`);
  }
  const named = values.name ?? "";
  const problem = problemOf(named);
  if (problem) throw new Refusal(exits.wrongArguments, `--name ${named}: ${fields[problem]}.`);
  const today = new Date().toISOString().slice(0, 10);
  const naming = folder ? { folder: { template: named, today } } : {};
  return { input, output, ...naming, isJson, writer, design, theme, lang: known, scale };
}

function isFolder(output: string): boolean {
  return /[/\\]$/u.test(output) || (statSync(output, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

async function writeOnce(wanted: Wanted, terminal: Terminal, printer: ChromiumPrinter): Promise<Exit> {
  const started = performance.now();
  const { writer, scale, folder } = wanted;
  const whole = await documentOf(wanted, terminal);
  const document = visibleDocument(whole, "owner");
  const output = folder
    ? path.join(wanted.output, `${namedFile(document, folder)}${writer.extensions[0]}`)
    : wanted.output;
  const { bytes, pages, otherPages = [] } = await writer.write(document, { printer, requester: installation, scale });
  const files = [output, ...otherPages.map((_, at) => pageName(output, at + 2))];
  if (output === "-" && otherPages.length > 0)
    throw new Refusal(exits.failed, "Several pages are several pictures: name a file.");
  for (const [at, page] of [bytes, ...otherPages].entries()) await writeBytes(files[at] ?? output, page, terminal);
  const leftOut = lossesOf(writer, whole);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const { templateName, templateTheme, lang } = document.config;
  // What is written to standard output is the file alone.
  const say = output === "-" ? terminal.error : terminal.out;
  if (wanted.isJson) {
    say(
      JSON.stringify({
        files,
        format: writer.name,
        pages,
        bytes: bytes.length,
        templateName,
        templateTheme,
        lang,
        leftOut,
      }),
    );
    return exits.done;
  }
  say(
    `${output}: ${pages === undefined ? "" : `${pages} ${pages === 1 ? "page" : "pages"}, `}${Math.ceil(bytes.length / 1024)} KB, ` +
      `${templateName} in ${templateTheme}, language ${lang}, ${seconds} s`,
  );
  const words = leftOut.map((loss) => editor.export.losses[loss]);
  if (words.length > 0) say(`Left out, because ${writer.title} cannot hold it: ${words.join(", ")}.`);
  return exits.done;
}

/** The second page of `out.png` is `out-2.png`. */
function pageName(output: string, page: number): string {
  const { dir, name, ext } = path.parse(output);
  return path.join(dir, `${name}-${page}${ext}`);
}

async function documentOf(wanted: Wanted, terminal: Terminal): Promise<ResumeDocument> {
  const { input, design, theme, lang } = wanted;
  const first = design ?? designs[0];
  let document = await readDocument(input, terminal, {
    lang: lang ?? "en",
    templateName: first.componentName,
    templateId: "",
    theme: theme ?? first.themes[0],
    newId,
  });
  if (lang)
    document = apply(document, { type: "language.set", lang, facts: factsInLanguage(document.data.links, lang) });
  if (design && design.componentName !== document.config.templateName) {
    const { templateTheme } = document.config;
    const kept = design.themes.find((one) => one === templateTheme) ?? design.themes[0];
    document = apply(document, {
      type: "template.set",
      templateId: "",
      templateName: design.componentName,
      theme: kept,
    });
  }
  if (theme) document = apply(document, { type: "theme.set", theme });
  const used = findDesign(document.config.templateName) ?? designs[0];
  if (theme !== undefined && !used.themes.some((one) => one === theme)) {
    const known = used.themes.join(", ");
    throw new Refusal(exits.wrongArguments, `${used.componentName} has no theme ${theme}. It has: ${known}.`);
  }
  return document;
}

/** Returns the resume in a file of any format that is read. Throws `Refusal`. */
export async function readDocument(input: string, terminal: Terminal, target: ReadTarget): Promise<ResumeDocument> {
  const bytes = await bytesOf(input, terminal);
  const read = await readResumeFile(bytes, target).catch((error) => {
    if (error instanceof ExtractionError)
      throw new Refusal(exits.failed, `${input} could not be read: ${extractionReasons[error.failure]}`);
    throw error instanceof UnreadableText ? new Refusal(exits.failed, `${input} ${error.message}`) : error;
  });
  return read.document;
}

function printerFor({ input }: Wanted, terminal: Terminal): ChromiumPrinter {
  const folder = path.dirname(input);
  return createChromiumPrinter({
    path: terminal.chromiumPath,
    pages: 1,
    // Nobody else waits for this browser.
    mostPages: Number.POSITIVE_INFINITY,
    now: Date.now,
    readImage: async (url) => {
      const image = await readPhoto(folder, url);
      if (!image) terminal.error(`The photo is left out: ${url} is not a PNG, JPEG or WebP file beside the resume.`);
      return image && printable(image);
    },
  });
}

/** Reads a photo from the folder of the resume or below it. The command fetches nothing from the network. */
async function readPhoto(folder: string, url: string) {
  const root = path.resolve(folder);
  const file = path.resolve(root, url);
  if (!file.startsWith(root + path.sep)) return null;
  const bytes = await readFile(file).catch(() => null);
  if (!bytes || bytes.length > limits.body.resumeFile) return null;
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\x89PNG")) return { bytes, contentType: "image/png" };
  if (head.startsWith("\xff\xd8")) return { bytes, contentType: "image/jpeg" };
  return head.startsWith("RIFF") && head.endsWith("WEBP") ? { bytes, contentType: "image/webp" } : null;
}
