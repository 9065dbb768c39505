import { isIPv4, isIPv6 } from "node:net";

/**
 * Returns whether only programs on this machine can reach an address or a name: `localhost` and what is below it (RFC
 * 6761), 127.0.0.0/8, and ::1, in any spelling. Takes an address to listen on and the host name of a URL alike.
 */
export function isLoopback(host: string): boolean {
  const name = bareHost(host);
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  if (isIPv4(name)) return name.startsWith("127.");
  if (!isIPv6(name)) return false;
  // The URL parser writes every spelling of an IPv6 address in one way; IPv4 in IPv6 notation keeps its four bytes.
  return /^\[(::1|::ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/.test(new URL(`http://[${name}]`).hostname);
}

/** Returns a host name in lower case, without the brackets of IPv6, its zone, and the dot that may end a name. */
export function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "")
    .replace(/(?<=.)\.$/, "");
}
