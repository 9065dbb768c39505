import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { apply } from "#core/resume/operations.ts";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import type { Written } from "#server/formats/format.ts";
import { pdf } from "#server/formats/pdf/pdf.ts";
import { formats, readFile as readResumeFile, writerOf } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { installation } from "#server/pages/requester.ts";
import type { Design } from "#templates/design.ts";
import { designs, findDesign } from "#templates/registry.ts";
import { extractionReasons } from "./extraction-reasons.ts";

/**
 * `npm run pdf -- in.json out.pdf [--template TemplateClassic] [--theme navy] [--lang en]`: reads a resume in any
 * format of the registry and prints it. An output file whose extension belongs to another format is written in that
 * format. Exit codes: 0 written, 1 failed, 2 wrong arguments.
 */
export async function printFromCommandLine(
  args: readonly string[],
  terminal: Terminal,
  command: Command = "pdf",
): Promise<number> {
  const started = performance.now();
  try {
    const input = readInput(args, command);
    if (command === "convert" && !writerOf(input.output))
      throw new Refusal(2, `${input.output} has none of the endings that are written: ${writtenEndings.join(", ")}.`);
    const document = await readDocument(input);
    const { bytes, pages } = await write(document, input, terminal);
    await writeFile(input.output, bytes).catch((error) => {
      throw new Refusal(1, `${input.output} cannot be written: ${reasonOf(error)}`);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const { templateName, templateTheme, lang } = document.config;
    terminal.out(
      `${input.output}: ${pages === undefined ? "" : `${pages} ${pages === 1 ? "page" : "pages"}, `}${Math.ceil(bytes.length / 1024)} KB, ` +
        `${templateName} in ${templateTheme}, language ${lang}, ${seconds} s`,
    );
    return 0;
  } catch (error) {
    if (error instanceof Refusal) {
      terminal.error(error.message);
      return error.code;
    }
    const cause = error instanceof AppError && error.detail.cause instanceof Error ? error.detail.cause : error;
    terminal.error(cause instanceof Error ? cause.message : String(cause));
    return 1;
  }
}

export type Terminal = { chromiumPath?: string; out(line: string): void; error(line: string): void };

/** `convert` writes any format that is named by the output file; `pdf` writes a PDF whatever that is called. */
type Command = "pdf" | "convert";

const writtenEndings = formats.flatMap(({ write, extensions }) => (write ? [extensions[0]] : []));
const options = "[--template TemplateClassic] [--theme navy] [--lang en]";
const usages: Record<Command, string> = {
  pdf: `Usage: npm run pdf -- in.json out.pdf ${options}`,
  convert: `Usage: npm run convert -- in.yaml out.docx ${options}`,
};

class Refusal extends Error {
  readonly code: 1 | 2;
  constructor(code: 1 | 2, message: string) {
    super(message);
    this.code = code;
  }
}

type PrintInput = { input: string; output: string; design?: Design; theme?: string; lang?: Language };

function readInput(args: readonly string[], command: Command): PrintInput {
  const usage = usages[command];
  const text = { type: "string" } as const;
  let parsed: ReturnType<typeof parse>;
  function parse() {
    return parseArgs({
      args: [...args],
      options: { template: text, theme: text, lang: text },
      allowPositionals: true,
    });
  }
  try {
    parsed = parse();
  } catch (error) {
    throw new Refusal(2, `${reasonOf(error)}\n${usage}`);
  }
  const [input, output, ...more] = parsed.positionals;
  if (!input || !output || more.length > 0) throw new Refusal(2, usage);
  const { template, theme, lang } = parsed.values;
  const design = template === undefined ? undefined : (findDesign(template) ?? findDesign(`Template${template}`));
  if (template !== undefined && !design) {
    throw new Refusal(2, `There is no template ${template}. There are: ${designs.map(nameOf).join(", ")}.`);
  }
  const known = languages.find((one) => one === lang);
  if (lang !== undefined && !known) {
    throw new Refusal(2, `There is no language ${lang}. There are: ${languages.join(", ")}.`);
  }
  return { input, output, design, theme, lang: known };
}

const nameOf = (design: Design) => design.componentName;

async function readDocument({ input, design, theme, lang }: PrintInput): Promise<ResumeDocument> {
  const bytes = await readFile(input).catch((error) => {
    throw new Refusal(1, `${input} cannot be read: ${reasonOf(error)}`);
  });
  if (bytes.length > limits.body.resumeFile) {
    throw new Refusal(1, `${input} is larger than ${limits.body.resumeFile / 1_048_576} MB.`);
  }
  const first = design ?? designs[0];
  const read = await readResumeFile(bytes, {
    lang: lang ?? "en",
    templateName: first.componentName,
    templateId: "",
    theme: theme ?? first.themes[0],
    newId,
  }).catch((error) => {
    if (error instanceof ExtractionError)
      throw new Refusal(1, `${input} could not be read: ${extractionReasons[error.failure]}`);
    throw error instanceof UnreadableText ? new Refusal(1, `${input} ${error.message}`) : error;
  });
  let { document } = read;
  if (lang) document = apply(document, { type: "language.set", lang });
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
    throw new Refusal(2, `${nameOf(used)} has no theme ${theme}. It has: ${used.themes.join(", ")}.`);
  }
  return visibleDocument(document, "owner");
}

async function write(document: ResumeDocument, { input, output }: PrintInput, terminal: Terminal): Promise<Written> {
  const folder = path.dirname(input);
  const printer = createChromiumPrinter({
    path: terminal.chromiumPath,
    pages: 1,
    // Nobody else waits for this browser.
    mostPages: Number.POSITIVE_INFINITY,
    now: Date.now,
    readImage: async (url) => {
      const image = await readPhoto(folder, url);
      if (!image) terminal.error(`The photo is left out: ${url} is not a PNG, JPEG or WebP file beside the resume.`);
      return image;
    },
  });
  try {
    return await (writerOf(output) ?? pdf).write(document, { printer, requester: installation });
  } finally {
    await printer.close();
  }
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

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file or folder.";
  if (code === "EISDIR") return "it is a folder.";
  if (code === "EACCES" || code === "EROFS") return "permission denied.";
  return message;
}
