import { BlockList, isIP } from "node:net";

/**
 * Returns whether an IP belongs to the public internet (IANA's registries of special-purpose addresses). An IPv6 one
 * that carries an IPv4 one (mapped, compatible, NAT64, 6to4, Teredo) is not: no site needs it, and behind it may be
 * anything. Metadata services are link-local and unique local, and so are refused with these.
 */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !special.check(ip, "ipv4");
  if (family !== 6 || ip.includes("%")) return false;
  return globalUnicast.check(ip, "ipv6") && !special.check(ip, "ipv6");
}

/** All public IPv6 addresses are of this block so far; everything outside it is reserved. */
const globalUnicast = listOf([["2000::", 3]], "ipv6");

const special = listOf(
  [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.31.196.0", 24],
    ["192.52.193.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["192.175.48.0", 24],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    // Multicast, what is reserved, and broadcast.
    ["224.0.0.0", 3],
  ],
  "ipv4",
);
for (const [network, prefix] of [
  // Protocol assignments with Teredo, documentation, 6to4, documentation again.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}

function listOf(networks: readonly (readonly [string, number])[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
