import type { ErrorName } from "#core/errors.ts";
import type { Config } from "#server/config/config.ts";
import { originsOf } from "#server/config/editions.ts";
import { bareHost, isLoopback } from "#server/config/loopback.ts";

/** What a proxy adds to the requests that it passes on. A browser adds none of them. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Asked by load balancers, supervisors and Prometheus, by the machine's IP; what tells more asks who they are. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);

export type HostCheck = (request: { path: string; headers: Headers; host: string }) => ErrorName | null;

/**
 * Returns the check of the host that a request names; it returns the error, or null. Answered are the hosts of the
 * configuration and the names of this machine. Any page may let its own name point to this machine (DNS rebinding), and
 * its script would then read the outbox of a local installation as if it were of the same site; the browser still names
 * the page's host. Ports do not matter: a proxy may hand on either.
 *
 * A local installation also refuses what a proxy passes on, because its stand-ins are for this machine alone and the
 * configuration says nothing of the proxy.
 */
export function createHostCheck(config: Pick<Config, "publicUrl" | "editions" | "isLocal">): HostCheck {
  const ours = new Set(originsOf(config).map((origin) => bareHost(new URL(origin).hostname)));
  return ({ path, headers, host }) => {
    if (probes.has(path)) return null;
    const name = hostName(host);
    if (!ours.has(name) && !isLoopback(name)) return "unknownHost";
    return config.isLocal && isProxied(headers) ? "unknownProxy" : null;
  };
}

/** Returns the name of a Host header, without its port; empty where it is none. */
export function hostName(host: string): string {
  return bareHost(/^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(host)?.[1] ?? "");
}

/** Returns the host that a request names, with its port. */
export function hostOf(request: Request): string {
  return request.headers.get("host") ?? new URL(request.url).host;
}

/**
 * Returns the origin under which a request reached this site, without trusting what the request says: the one of the
 * configuration whose name it used, with the scheme and port that people type, whatever a proxy passes on. On a local
 * installation, which may be reached by several names and ports of this machine, it is the host itself, which the check
 * above has let in.
 */
export function requestOrigin(config: Pick<Config, "publicUrl" | "editions" | "isLocal">, host: string): string {
  if (config.isLocal && URL.canParse(`http://${host}`)) return new URL(`http://${host}`).origin;
  const origins = originsOf(config);
  const name = hostName(host);
  return origins.find((origin) => bareHost(new URL(origin).hostname) === name) ?? new URL(config.publicUrl).origin;
}

/** Whether a request has the marks of a proxy that handed it on. */
export function isProxied(headers: Headers): boolean {
  return proxyHeaders.some((header) => headers.has(header));
}
