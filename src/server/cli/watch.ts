import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { formatsOfFile } from "#core/resume/formats/registry.ts";
import { formats } from "#server/formats/registry.ts";
import { type Exit, exits, Refusal, type Terminal } from "./command-line.ts";

/** In ms. An editor that saves a file empties it first, or replaces it by another. */
const settled = 150;

/**
 * Writes the output, and again whenever the input changes, until the terminal's signal ends it. A page on this machine
 * alone shows the output and loads it anew. A resume that cannot be read is a sentence, in the terminal and on the page, and
 * the next save is tried again.
 */
export async function watchFile(
  input: string,
  output: string,
  terminal: Terminal,
  write: () => Promise<Exit>,
): Promise<Exit> {
  const listeners = new Set<ServerResponse>();
  /** What is wrong with the input now; empty where nothing is. */
  let problem = "";
  const tell = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify({ problem })}\n\n`);
  const server = createServer((request, response) => {
    if (!isOurs(request)) response.writeHead(421).end();
    else if (request.url === "/changes") {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      tell(response);
      listeners.add(response);
      request.once("close", () => listeners.delete(response));
    } else if (request.url?.startsWith("/file")) {
      readFile(output).then(
        (bytes) => show(response, output, bytes),
        () => response.writeHead(404).end(),
      );
    } else {
      const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": pagePolicy };
      response.writeHead(200, headers).end(page(path.basename(output)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const writeAgain = async () => {
    try {
      await write();
      problem = "";
    } catch (error) {
      // Wrong arguments do not get better by waiting.
      if (error instanceof Refusal && error.code === exits.wrongArguments) throw error;
      problem = error instanceof Error ? error.message : String(error);
      terminal.error(problem);
    }
    for (const listener of listeners) tell(listener);
  };
  try {
    await writeAgain();
    terminal.out(`http://127.0.0.1:${port} shows ${output}; it is written again when ${input} changes.`);
    await eachChange(input, terminal.signal, writeAgain);
    return exits.done;
  } finally {
    for (const listener of listeners) listener.end();
    server.closeAllConnections();
    server.close();
  }
}

/** A site whose name leads to this machine could read the resume in the name of a browser that visits it. */
function isOurs({ headers: { host = "" } }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
}

/** Calls `onChange` after each change of a file, one call at a time, until the signal. */
function eachChange(input: string, signal: AbortSignal | undefined, onChange: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    // The folder is watched, because many programs save by putting another file in its place.
    const watcher = watch(path.dirname(path.resolve(input)), (_, name) => {
      if (name !== null && name !== path.basename(input)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange).catch(reject);
      }, settled);
    });
    const end = () => {
      clearTimeout(timer);
      watcher.close();
      running.then(resolve);
    };
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
}

/**
 * Answers with the output as a browser can show it. A HTML file is shown without scripts, and as nobody's page: whoever
 * made the resume is not believed to have written one for this address. What no browser shows is told in a sentence.
 */
function show(response: ServerResponse, output: string, bytes: Buffer): void {
  const [format] = formatsOfFile(output, formats);
  const mime = format?.mime ?? "application/octet-stream";
  const common = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
  if (mime === "text/html") {
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
    response.writeHead(200, {
      ...common,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    });
    response.end(bytes);
    return;
  }
  const isShown = /^(?:application\/pdf|image\/)/.test(mime);
  response.writeHead(200, { ...common, "Content-Type": isShown ? mime : "text/plain; charset=utf-8" });
  // A text has no zero bytes.
  const isText = !isShown && !bytes.includes(0);
  if (isShown || isText) response.end(bytes);
  else {
    const size = `${Math.ceil(bytes.length / 1024)} KB`;
    response.end(
      `${path.basename(output)} is written (${size}). A browser cannot show this format: open the file itself.`,
    );
  }
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'";

const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title.replace(/[<&]/g, "_")}</title>
<style>
html, body { height: 100%; margin: 0; font: 15px/1.5 system-ui, sans-serif } body { display: flex; flex-direction: column }
iframe { flex: 1; width: 100%; border: 0; background: #fff } p { margin: 0; padding: 10px 16px; background: #FDECEA; color: #8A1C12 }
p:empty { display: none }
</style></head>
<body><p role="alert"></p><iframe title="Preview"></iframe>
<script>
new EventSource("/changes").onmessage = ({ data }) => {
  const { problem } = JSON.parse(data);
  document.querySelector("p").textContent = problem;
  const frame = document.querySelector("iframe");
  if (problem === "" || !frame.src) frame.src = "/file?" + Date.now();
};
</script></body></html>
`;
