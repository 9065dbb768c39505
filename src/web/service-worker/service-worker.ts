import { type Told, usedCache } from "./told.ts";

/**
 * The editor's service worker (docs/decisions/0044): opens the editor without a network. Its scope is `/editor/`. It
 * keeps the files of one build, the documents of that build, and the fonts that a page reported as used, and answers
 * with them where the network does not. It stores no answer of a call and no upload; those requests pass it by.
 */

/** The URLs of the editor's files, and a hash over them and the document; vite.config.ts fills both in. */
declare const editorFiles: readonly string[];
declare const editorBuild: string;

type LifetimeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifetimeEvent & { request: Request; respondWith(answer: Promise<Response>): void };
type ToldEvent = LifetimeEvent & { data: Told; ports: readonly MessagePort[] };
type Scope = {
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
// The types of a service worker and of a page exclude each other in one program.
const scope = globalThis as unknown as Scope;

// The name stands for the whole list wherever it is written.
const files: readonly string[] = editorFiles;
const buildPrefix = "inkleaf-editor-";
const buildCache = buildPrefix + editorBuild;
const documents = ["/editor/shell?locale=en", "/editor/shell?locale=ch"] as const;
const [englishDocument, chineseDocument] = documents;
/** Where the used cache notes which edition was read last. */
const editionNote = "/editor/edition";
/** How long a page waits for the server before the kept document is shown, ms. */
const patienceMs = 5000;
/** Ceiling: the oldest fonts go beyond this number; a long Chinese resume uses about a hundred files. */
const mostUsed = 500;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => event.waitUntil(listen(event)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/") || pathname.endsWith(".woff2")) event.respondWith(keptOr(request));
  else if (pathname.startsWith("/fonts/")) event.respondWith(networkOr(request));
});

/** Keeps everything or fails; the browser tries again at the next visit. */
async function install(): Promise<void> {
  const cache = await caches.open(buildCache);
  await cache.addAll([...files]);
  for (const url of documents) {
    const answer = await fetch(url, { cache: "no-cache" });
    const [entry = ""] = files;
    // A document of another build would fetch files that are not here.
    const isOurs = answer.ok && !answer.redirected && (await answer.clone().text()).includes(entry);
    if (!isOurs) throw new Error("The document is not of this build");
    await cache.put(url, answer);
  }
}

/** Removes what earlier builds kept, except the newest of them: open tabs may still load parts of it. */
async function activate(): Promise<void> {
  const earlier = (await caches.keys()).filter((key) => key.startsWith(buildPrefix) && key !== buildCache);
  await Promise.all(earlier.slice(0, -1).map((key) => caches.delete(key)));
  await scope.clients.claim();
}

async function listen({ data, ports: [port] }: ToldEvent): Promise<void> {
  switch (data.kind) {
    case "isSameBuild": {
      // The page runs this build already, so no other page has to be asked.
      const isSame = files.includes(data.entry);
      if (isSame) await scope.skipWaiting();
      port?.postMessage(isSame);
      return;
    }
    case "takeOver":
      return scope.skipWaiting();
    case "keepUsed":
      await keepUsed(data.files, data.edition);
      port?.postMessage(true);
  }
}

async function keepUsed(used: readonly string[], edition: string): Promise<void> {
  const cache = await caches.open(usedCache);
  await cache.put(editionNote, new Response(edition));
  for (const url of used) {
    if (await caches.match(url)) continue;
    // A single file that does not arrive must not keep the others away.
    await cache.add(url).catch(() => {});
  }
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith(editionNote));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostUsed)).map((one) => cache.delete(one)));
}

/** Returns the server's page, or the kept document where the server is out of reach. */
async function openPage(request: Request): Promise<Response> {
  const isGateway = ({ status }: Response) => status >= 502 && status <= 504;
  const answer = fetch(request).then((given) => (isGateway(given) ? Promise.reject(given) : given));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  if (first) return first;
  return (await keptDocument()) ?? answer.catch((error) => (error instanceof Response ? error : Response.error()));
}

async function keptDocument(): Promise<Response | undefined> {
  const cache = await caches.open(buildCache);
  const edition = await (await caches.match(editionNote))?.text();
  return cache.match(edition === "ch" ? chineseDocument : englishDocument);
}

/** The name of such a file contains its hash or version, so a kept one is never out of date. */
async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function networkOr(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}
