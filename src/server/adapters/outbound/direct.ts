import { Resolver } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { operationLimits } from "#core/operation-limits.ts";
import { type Asked, type Outbound, type OutboundAnswer, OutboundFailed } from "./port.ts";
import { isPublicAddress } from "./public-address.ts";

const { timeout, redirects, parallel, ports } = operationLimits.outbound;

/** Returns the addresses of a name, those first that are tried first. Throws OutboundFailed. */
export type Resolve = (name: string) => Promise<string[]>;

export type DirectOptions = {
  resolve?: Resolve;
  /** A door for tests alone, whose peers are on loopback: an address and a port that are asked although not public. */
  alsoAllowed?: (address: string, port: number) => boolean;
};

type Target = { url: URL; address: string };

/**
 * Asks sites itself. A name is resolved once for each request, and the connection goes to the very address that was
 * judged, so a name that changes its address in between leads nowhere else. Each redirect is judged like a new URL.
 */
export function createDirectOutbound(options: DirectOptions = {}): Outbound {
  const { resolve = resolveName, alsoAllowed = () => false } = options;
  const turns = createTurns(parallel);

  async function judge(url: URL): Promise<Target> {
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const isAllowed = (address: string) =>
      (isPublicAddress(address) && (ports.named.some((one) => one === port) || port >= ports.from)) ||
      alsoAllowed(address, port);
    if (!isWeb || host === "") throw new OutboundFailed("forbidden");
    const addresses = isIP(host) ? [host] : await resolve(host.replace(/\.$/, ""));
    // One address that is not public makes the name suspect, wherever the others lead.
    const [address] = addresses;
    if (address === undefined) throw new OutboundFailed("nameUnknown");
    if (!addresses.every(isAllowed)) throw new OutboundFailed("forbidden");
    return { url, address };
  }

  async function follow(first: string, asked: Asked, signal: AbortSignal): Promise<OutboundAnswer> {
    let next = parse(first);
    for (let count = 0; count <= redirects; count += 1) {
      const target = await orAborted(judge(next), signal);
      const answer = await send(target, asked, signal);
      if (typeof answer !== "string") return answer;
      next = parse(answer, next);
    }
    throw new OutboundFailed("tooManyRedirects");
  }

  return {
    kind: "direct",
    async ask(url, asked = {}) {
      return turns(async () => {
        const late = AbortSignal.timeout(asked.within ?? timeout);
        const signal = asked.signal ? AbortSignal.any([late, asked.signal]) : late;
        try {
          return await follow(url, asked, signal);
        } catch (error) {
          if (error instanceof OutboundFailed) throw error;
          throw new OutboundFailed(signal.aborted ? "late" : faultOf(error));
        }
      });
    },
  };
}

function parse(url: string, base?: URL): URL {
  if (!URL.canParse(url, base?.href)) throw new OutboundFailed("forbidden");
  const parsed = new URL(url, base);
  // What stands before an @ is a credential, and none is ever sent.
  parsed.username = "";
  parsed.password = "";
  return parsed;
}

/** Sends one request to the address that was judged. Returns the answer, or where it is redirected to. */
function send({ url, address }: Target, asked: Asked, signal: AbortSignal): Promise<OutboundAnswer | string> {
  const { method = "GET", mostBytes = 0 } = asked;
  const isSecure = url.protocol === "https:";
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const { promise, resolve, reject } = withResolvers<OutboundAnswer | string>();
  const request = (isSecure ? https : http).request({
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: url.pathname + url.search,
    method,
    signal,
    // A connection of its own, which no other request finds open.
    agent: false,
    setHost: false,
    ...(isSecure && !isIP(name) ? { servername: name } : {}),
    maxHeaderSize: operationLimits.outbound.headerBytes,
    headers: {
      Host: url.host,
      Accept: "*/*",
      "Accept-Encoding": "identity",
      "User-Agent": "Mozilla/5.0 (compatible; Inkleaf)",
      Connection: "close",
    },
  });
  request.on("error", reject);
  request.on("response", (response) => {
    const { statusCode: status = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
    const contentType = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const finish = (result: OutboundAnswer | string) => {
      resolve(result);
      request.destroy();
    };
    response.on("error", reject);
    if (isRedirect) return finish(headers.location as string);
    const answer = (body: Uint8Array) => finish({ status, url: url.href, contentType, body });
    if (method === "HEAD" || mostBytes === 0) return answer(new Uint8Array());
    const pieces: Buffer[] = [];
    let length = 0;
    response.on("data", (piece: Buffer) => {
      length += piece.byteLength;
      if (length > mostBytes) return request.destroy(new OutboundFailed("tooLarge"));
      pieces.push(piece);
    });
    response.on("end", () => answer(Buffer.concat(pieces)));
    response.on("close", () => reject(new OutboundFailed("unreachable")));
  });
  request.end();
  return promise;
}

function faultOf(error: unknown): "refused" | "unreachable" {
  return (error as NodeJS.ErrnoException).code === "ECONNREFUSED" ? "refused" : "unreachable";
}

/**
 * Asks the name servers themselves: unlike the system's own look-up they tell a name that does not exist from a network
 * that does not work, and no hosts file gives a name an address of this machine.
 */
async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeout / 2, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  if (addresses.length > 0) return addresses;
  const isKnown = (code: string) => code === "ENOTFOUND" || code === "ENODATA";
  const isCertain = found.every((one) => one.status === "rejected" && isKnown(String(one.reason?.code)));
  throw new OutboundFailed(isCertain ? "nameUnknown" : "unreachable");
}

/** Returns a function that runs work, at most `most` at a time, in the order in which it is asked for. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A place that is free goes to the next in turn without becoming free for a newcomer.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Settles as the promise does, or rejects once the signal is aborted: a look-up cannot be stopped. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new OutboundFailed("late"));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
