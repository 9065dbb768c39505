import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ipKey, visitorIp } from "./ip.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["192.0.2.1:51234", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (given, key) => expect(ipKey(given)).toBe(key));

it("counts every IP of a /64 as one, however it is written, and two networks as two", () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const four = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      const plain = [...network, ...one].map((part) => part.toString(16)).join(":");
      const padded = [...network, ...other].map((part) => part.toString(16).padStart(4, "0").toUpperCase()).join(":");
      expect(ipKey(plain)).toBe(ipKey(padded));
      const elsewhere = [(network[0] + 1) % 0x10000, ...network.slice(1), ...one].map((part) => part.toString(16));
      expect(ipKey(elsewhere.join(":"))).not.toBe(ipKey(plain));
    }),
  );
});

describe("the client's IP", () => {
  const forwarded = "198.51.100.1, 203.0.113.7, 10.0.0.2";
  it.each([
    [0, forwarded, "192.0.2.9"],
    [1, forwarded, "10.0.0.2"],
    [2, forwarded, "203.0.113.7"],
    [5, "203.0.113.7", "203.0.113.7"],
    [2, undefined, "192.0.2.9"],
    [1, " , ", "192.0.2.9"],
  ])("behind %i proxies, of %j, is %s", (proxies, header, ip) => {
    expect(visitorIp({ socket: "192.0.2.9", forwarded: header, proxies })).toBe(ip);
  });
});
