import type { Config } from "#server/config/config.ts";
import { isLoopback } from "#server/config/loopback.ts";
import type { AppContext } from "#server/http/context.ts";
import { hostName, isProxied } from "#server/http/host.ts";
import { sameSecret } from "#server/ids.ts";

/**
 * Decides who may see the figures of an installation, which tell how many people use it and what is wrong with it: whoever
 * sends METRICS_TOKEN, and without one a program on this machine. A request that a proxy on this machine hands on comes
 * from this machine too. Two marks tell it: what proxies add to their requests, and the host that a browser or a proxy
 * names. A proxy that the configuration knows nothing of may lack both, so where one must be there, only a token opens.
 *
 * Returns null for those who may, else what to answer.
 */
export function refusalOf(
  context: AppContext,
  config: Pick<Config, "metricsToken" | "isLocal" | "proxies" | "host" | "secure">,
): Response | null {
  const { headers } = context.req.raw;
  if (config.metricsToken !== null) {
    const given = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
    if (sameSecret(given, config.metricsToken)) return null;
    context.header("WWW-Authenticate", "Bearer");
    return context.text("Send METRICS_TOKEN: Authorization: Bearer TOKEN\n", 401);
  }
  const { incoming } = context.env ?? {};
  // Without a connection it is a test that calls the application directly.
  const from = incoming ? (incoming.socket.remoteAddress ?? "") : "127.0.0.1";
  const host = hostName(headers.get("host") ?? new URL(context.req.url).host);
  const isOfThisMachine = isLoopback(from) && isLoopback(host) && !isProxied(headers);
  if (isOfThisMachine && !hasUnknownProxy(config)) return null;
  return context.text("Without METRICS_TOKEN only programs on this machine may ask, and not through a proxy\n", 403);
}

/** Whether others reach the installation through a proxy of which TRUST_PROXY says nothing. */
function hasUnknownProxy({ isLocal, proxies, host, secure }: Parameters<typeof refusalOf>[1]): boolean {
  return !isLocal && proxies === 0 && (secure || isLoopback(host));
}
