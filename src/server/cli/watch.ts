import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { formatsOfFile } from "#core/resume/formats/registry.ts";
import { formats } from "#server/formats/registry.ts";
import { type Exit, exits, Refusal, type Terminal } from "./command-line.ts";

/** In ms. An editor that saves a file empties it first, or replaces it by another. */
const settled = 150;

/**
 * Writes the output, and again whenever the input changes, until the terminal's signal ends it. A page on this machine
 * alone shows the output and loads it anew. A resume that cannot be read is a sentence, and the next save is tried again.
 */
export async function watchFile(
  input: string,
  output: string,
  terminal: Terminal,
  write: () => Promise<Exit>,
): Promise<Exit> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === "/changes") {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(": open\n\n");
      listeners.add(response);
      request.once("close", () => listeners.delete(response));
    } else if (request.url?.startsWith("/file")) {
      readFile(output).then(
        (bytes) => response.writeHead(200, headersOf(output)).end(bytes),
        () => response.writeHead(404).end(),
      );
    } else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page(path.basename(output)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const writeAgain = async () => {
    try {
      await write();
      for (const listener of listeners) listener.write("data: written\n\n");
    } catch (error) {
      // Wrong arguments do not get better by waiting.
      if (error instanceof Refusal && error.code === exits.wrongArguments) throw error;
      terminal.error(error instanceof Error ? error.message : String(error));
    }
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

function headersOf(output: string): Record<string, string> {
  const [format] = formatsOfFile(output, formats);
  const mime = format?.mime ?? "application/octet-stream";
  // Texts are shown as they are; whoever made the resume is not believed to have written a page for this origin.
  const isShown = /^(?:application\/pdf|image\/)/.test(mime);
  return {
    "Content-Type": isShown ? mime : "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
}

const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title.replace(/[<&]/g, "_")}</title>
<style>html, body { height: 100%; margin: 0 } iframe { width: 100%; height: 100%; border: 0 }</style></head>
<body><iframe title="Preview" src="/file"></iframe>
<script>
new EventSource("/changes").onmessage = () => { document.querySelector("iframe").src = "/file?" + Date.now(); };
</script></body></html>
`;
