import { isIP, isIPv4 } from "node:net";

/**
 * Returns the key under which an IP is counted. A household or a machine has a whole /64 of IPv6, so that counts as
 * one; IPv4 in IPv6 notation (`::ffff:192.0.2.1`) counts the same as without it. A port is dropped. A text that is no
 * IP is kept as it is, shortened: it comes from a proxy that we trust or from the socket.
 */
export function ipKey(given: string): string {
  const text = given.trim().slice(0, 64);
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const ip = bare.replace(/%.*$/, "");
  if (isIP(ip) !== 6) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return `${networkOf(ip)}::/64`;
}

/**
 * Returns the client's IP, as a key. Behind proxies that we trust it is what the outermost of them added to
 * X-Forwarded-For, counted from the end: what stands before it are claims of the client. A shorter header passed fewer
 * proxies, and its first IP is the best that is known.
 */
export function visitorIp(request: { socket: string; forwarded: string | undefined; proxies: number }): string {
  const seen = (request.forwarded ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const found = request.proxies > 0 ? seen[Math.max(0, seen.length - request.proxies)] : undefined;
  return ipKey(found ?? request.socket);
}

/** Returns the first four groups of a valid IPv6 address, without leading zeros. */
function networkOf(ip: string): string {
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const before = groups(head);
  // The IPv4 notation at the end covers two groups.
  const after = groups(tail ?? "").flatMap((group) => (group.includes(".") ? ["", ""] : [group]));
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
