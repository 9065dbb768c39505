import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { limits } from "#core/limits.ts";
import { formats } from "#server/formats/registry.ts";

/**
 * What `npm run pdf`, `convert`, `read` and `check` have in common: one help, the same options and exit codes, `-` for
 * standard input and output, and an answer in JSON for programs.
 */
export const exits = { done: 0, failed: 1, wrongArguments: 2, found: 3 } as const;
export type Exit = (typeof exits)[keyof typeof exits];

export type Terminal = {
  chromiumPath?: string;
  out(line: string): void;
  error(line: string): void;
  /** Standard input and output as bytes; without them `-` is refused. */
  input?(): Promise<Uint8Array>;
  output?(bytes: Uint8Array): void;
  /** Ends `--watch`. */
  signal?: AbortSignal;
};

/** Ends a command with one sentence. */
export class Refusal extends Error {
  readonly code: Exit;
  constructor(code: Exit, message: string) {
    super(message);
    this.code = code;
  }
}

export type CommandName = "pdf" | "convert" | "read" | "check";

const printing = "[--template TemplateClassic] [--theme navy] [--lang en]";
const usages: Record<CommandName, string> = {
  pdf: `npm run pdf -- in.json out.pdf ${printing}`,
  convert: `npm run convert -- in.yaml out.docx ${printing} [--to docx] [--scale 2] [--name "{name}-{title}"]`,
  read: "npm run read -- in.pdf [out.json]",
  check: "npm run check -- in.json (without a file it checks the code of the project)",
};

export const usageOf = (command: CommandName): string => `Usage: ${usages[command]}`;

export const writtenEndings: readonly string[] = formats.flatMap(({ write, extensions }) =>
  write ? [extensions[0]] : [],
);

/** The help of all four, which each of them prints for `--help`. */
export function help(): string {
  const readable = formats.filter(({ read }) => read).map(({ title }) => title);
  return [
    "Resumes on the command line:",
    ...Object.values(usages).map((usage) => `  ${usage}`),
    "",
    `Formats that are read, told by their bytes: ${readable.join(", ")}.`,
    `Formats that are written, told by the ending: ${writtenEndings.join(", ")}.`,
    "",
    "  -             in place of a file: standard input or output; npm run -s, or npm itself writes there too",
    "  --to ENDING   the format of what goes to standard output or into a folder",
    "  --name TEXT   how a file is named that goes into a folder: {name}, {title}, {years}, {city}, {school}, {phone},",
    "                {language}, {date} and {resume} are filled in (the title alone)",
    "  --scale N     of pictures, from 1 to 3 times the size on a screen (2)",
    "  --json        the answer, or what is wrong, as one line of JSON",
    "  --watch       again whenever the file changes, with a page that shows it (pdf, convert)",
    "  --help        this text",
    "",
    `Ends with ${exits.done} when it is done, ${exits.failed} when it failed, ${exits.wrongArguments} for wrong arguments, and ${exits.found} when check found errors.`,
    "The JSON Schema of a document is docs/resume.schema.json, and /schema/resume.json on a server.",
  ].join("\n");
}

export type Arguments = {
  input: string;
  /** Undefined where the command needs none and none was given. */
  output: string | undefined;
  values: { template?: string; theme?: string; lang?: string; to?: string; scale?: string; name?: string };
  isJson: boolean;
  watches: boolean;
};

/** Returns what was asked for, or null where that is the help. Throws `Refusal` for anything that the command cannot take. */
export function argumentsOf(args: readonly string[], command: CommandName): Arguments | null {
  const usage = usageOf(command);
  const { positionals, values } = parsed(args, usage);
  if (values.help === true) return null;
  const { json, watch, help: _, ...texts } = values;
  const [input, output, ...more] = positionals;
  const needsOutput = command === "pdf" || command === "convert";
  const [foreign] = needsOutput ? [] : Object.keys(texts);
  if (foreign !== undefined) throw new Refusal(exits.wrongArguments, `${command} takes no --${foreign}.\n${usage}`);
  const takesMore = needsOutput || command === "read";
  if (!input || more.length > 0 || (needsOutput && !output) || (!takesMore && output !== undefined))
    throw new Refusal(exits.wrongArguments, usage);
  if (watch === true && (!needsOutput || input === "-" || output === "-"))
    throw new Refusal(exits.wrongArguments, `--watch needs a file to look at and one to write.\n${usage}`);
  return { input, output, values: texts, isJson: json === true, watches: watch === true };
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parsed(args: readonly string[], usage: string) {
  const options = {
    template: text,
    theme: text,
    lang: text,
    to: text,
    scale: text,
    name: text,
    json: flag,
    watch: flag,
    help: flag,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(exits.wrongArguments, `${reasonOf(error)}\n${usage}`);
  }
}

/** Reads a file, or standard input for `-`. Throws `Refusal`. */
export async function bytesOf(input: string, terminal: Terminal): Promise<Uint8Array> {
  const bytes = await (input === "-" && terminal.input ? terminal.input() : readFile(input)).catch((error) => {
    throw new Refusal(exits.failed, `${input} cannot be read: ${reasonOf(error)}`);
  });
  if (bytes.length > limits.body.resumeFile)
    throw new Refusal(exits.failed, `${input} is larger than ${limits.body.resumeFile / 1_048_576} MB.`);
  return bytes;
}

/** Writes a file, or to standard output for `-`. Throws `Refusal`. */
export async function writeBytes(output: string, bytes: Uint8Array, terminal: Terminal): Promise<void> {
  if (output === "-" && terminal.output) return terminal.output(bytes);
  await writeFile(output, bytes).catch((error) => {
    throw new Refusal(exits.failed, `${output} cannot be written: ${reasonOf(error)}`);
  });
}

/**
 * Runs a command: prints the help, and what stops it as one sentence or, with `--json`, as a line of JSON. Returns the exit
 * code.
 */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  command: CommandName,
  work: (asked: Arguments) => Promise<Exit>,
): Promise<Exit> {
  try {
    const asked = argumentsOf(args, command);
    if (asked) return await work(asked);
    terminal.out(help());
    return exits.done;
  } catch (error) {
    const [code, message] = error instanceof Refusal ? [error.code, error.message] : [exits.failed, causeOf(error)];
    terminal.error(args.includes("--json") ? JSON.stringify({ error: message, code }) : message);
    return code;
  }
}

function causeOf(error: unknown): string {
  const detail = (error as { detail?: { cause?: unknown } }).detail;
  const cause = detail?.cause instanceof Error ? detail.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file or folder.";
  if (code === "EISDIR") return "it is a folder.";
  if (code === "EACCES" || code === "EROFS") return "permission denied.";
  return message;
}

/** The terminal of a process. */
export function processTerminal(chromiumPath?: string): Terminal {
  return {
    ...(chromiumPath !== undefined && { chromiumPath }),
    out: (line) => console.log(line),
    error: (line) => console.error(line),
    async input() {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of process.stdin) {
        size += chunk.length;
        chunks.push(chunk);
        // What is too large is refused by whoever asked for it, without holding all of it.
        if (size > limits.body.resumeFile) break;
      }
      return Buffer.concat(chunks);
    },
    output: (bytes) => void process.stdout.write(bytes),
    // A command that does not wait for it ends at once.
    get signal() {
      const ended = new AbortController();
      process.once("SIGINT", () => ended.abort());
      return ended.signal;
    },
  };
}
