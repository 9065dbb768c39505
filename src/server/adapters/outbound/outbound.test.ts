import { isIP } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { operationLimits } from "#core/operation-limits.ts";
import { type Peer, type PeerAnswer, type PeerRequest, startPeer } from "#tests/harness/peer.ts";
import { outboundSuite } from "./contract.ts";
import { createDirectOutbound, type DirectOptions } from "./direct.ts";
import { createNoOutbound } from "./off.ts";
import { OutboundFailed } from "./port.ts";
import { isPublicAddress } from "./public-address.ts";

const nobody: DirectOptions = { resolve: async () => ["127.0.0.1"] };
outboundSuite("direct", () => createDirectOutbound(nobody));
outboundSuite("off", createNoOutbound);

const peers: Peer[] = [];
afterEach(async () => {
  for (const peer of peers.splice(0)) await peer.close();
});

/** Starts a site, and returns an outbound that may ask this one although it is on loopback. */
async function site(answer: (request: PeerRequest) => PeerAnswer, resolve?: DirectOptions["resolve"]) {
  const peer = await startPeer(answer);
  peers.push(peer);
  const { port } = new URL(peer.url);
  const alsoAllowed = (address: string, asked: number) => address === "127.0.0.1" && asked === Number(port);
  const outbound = createDirectOutbound({ resolve: resolve ?? (async () => ["127.0.0.1"]), alsoAllowed });
  return { outbound, url: peer.url, named: `http://site.example:${port}`, port };
}

const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => "none",
    (error) => (error instanceof OutboundFailed ? error.fault : String(error)),
  );
const ok: PeerAnswer = { status: 200, body: "hello", headers: { "content-type": "Text/HTML; charset=utf-8" } };

describe("asking a site", () => {
  it("gives its status, media type and body, and sends neither cookies nor credentials", async () => {
    const asked: PeerRequest[] = [];
    const { outbound, named, port } = await site((request) => {
      asked.push(request);
      return { ...ok, headers: { ...ok.headers, "set-cookie": "a=1" } };
    });
    const url = `${named.replace("http://", "http://ada:secret@")}/a?b=1#c`;
    for (let count = 0; count < 2; count += 1) {
      const { body, ...answer } = await outbound.ask(url, { mostBytes: 5 });
      expect(answer).toEqual({ status: 200, url: `${named}/a?b=1#c`, contentType: "text/html" });
      expect(Buffer.from(body).toString()).toBe("hello");
    }
    for (const { headers } of asked) {
      expect(headers.host).toBe(`site.example:${port}`);
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("referer");
    }
  });

  it("ends a body that is too long, also where only the headers are wanted", async () => {
    const { outbound, named } = await site(() => ({ status: 200, body: "x".repeat(1_000_000) }));
    expect(await faultOf(outbound.ask(named, { mostBytes: 1000 }))).toBe("tooLarge");
    expect((await outbound.ask(named, { method: "HEAD" })).status).toBe(200);
    expect((await outbound.ask(named)).body.byteLength).toBe(0);
  });

  it("follows redirects, relative ones too, and not endlessly", async () => {
    const { outbound, named } = await site(({ url }) => {
      const left = Number(url.pathname.slice(1));
      return left === 0 ? ok : { status: 302, body: "", headers: { location: `/${left - 1}` } };
    });
    expect(await outbound.ask(`${named}/${operationLimits.outbound.redirects}`)).toMatchObject({
      status: 200,
      url: `${named}/0`,
    });
    expect(await faultOf(outbound.ask(`${named}/${operationLimits.outbound.redirects + 1}`))).toBe("tooManyRedirects");
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]:8080/",
    "//inner.example/",
    "file:///etc/passwd",
    "http://",
  ])("judges where it is redirected to: %s", async (location) => {
    const resolve = async (name: string) => [name === "site.example" ? "127.0.0.1" : "10.0.0.7"];
    const { outbound, named } = await site(() => ({ status: 301, body: "", headers: { location } }), resolve);
    expect(await faultOf(outbound.ask(named))).toBe("forbidden");
  });

  it("asks the address that was judged, whatever the name means a moment later", async () => {
    let count = 0;
    const { outbound, port } = await site(
      () => ok,
      // The first look-up is judged; a second one would lead to nowhere.
      async () => (count++ === 0 ? ["127.0.0.1"] : ["10.0.0.7"]),
    );
    expect((await outbound.ask(`http://rebinding.example:${port}/`)).status).toBe(200);
    expect(count).toBe(1);
  });

  it("refuses a name of which one address is not public", async () => {
    const { outbound, named } = await site(
      () => ok,
      async () => ["127.0.0.1", "10.0.0.7"],
    );
    expect(await faultOf(outbound.ask(named))).toBe("forbidden");
  });

  it("tells a site that is gone from one that is late and from a network that fails", async () => {
    const { outbound, url, named } = await site(() => "silence");
    expect(await faultOf(outbound.ask(named, { signal: AbortSignal.timeout(50) }))).toBe("late");
    await peers.pop()?.close();
    expect(await faultOf(outbound.ask(url))).toBe("refused");
    const noName = createDirectOutbound({ resolve: async () => [] });
    expect(await faultOf(noName.ask("http://gone.example/"))).toBe("nameUnknown");
    const noNetwork = createDirectOutbound({ resolve: () => Promise.reject(new Error("EAI_AGAIN")) });
    expect(await faultOf(noNetwork.ask("http://some.example/"))).toBe("unreachable");
    const slowNames = createDirectOutbound({ resolve: () => new Promise(() => {}) });
    expect(await faultOf(slowNames.ask("http://some.example/", { signal: AbortSignal.timeout(50) }))).toBe("late");
  });

  it("does not understand what is no answer of a site", async () => {
    const { outbound, named } = await site(() => ({
      status: 200,
      body: "",
      headers: { "x-long": "x".repeat(20_000) },
    }));
    expect(await faultOf(outbound.ask(named))).toBe("unreachable");
  });

  it("asks so many at a time, and the others in their turn", async () => {
    let [running, most] = [0, 0];
    const outbound = createDirectOutbound({
      resolve: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return [];
      },
    });
    const asked = Array.from({ length: operationLimits.outbound.parallel * 3 }, () =>
      faultOf(outbound.ask("http://a.example/")),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["nameUnknown"]));
    expect(most).toBe(operationLimits.outbound.parallel);
  });
});

describe("public addresses", () => {
  it.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"])(
    "%s is one",
    (ip) => expect(isPublicAddress(ip)).toBe(true),
  );

  it("none carries another address or a zone, and what is no address is none", () => {
    for (const text of ["::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b::808:808", "2002:808:808::1", "2001:0:1::1"]) {
      expect(isPublicAddress(text), text).toBe(false);
    }
    for (const text of ["2606:4700::1%eth0", "", "example.com", "1.1.1", "01.1.1.1"]) {
      expect(isPublicAddress(text), text).toBe(false);
    }
  });

  it("no private one is, in any notation", () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    const hex = (one: number, other: number) => (one * 256 + other).toString(16);
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const mapped = `::ffff:${hex(a, b)}:${hex(c, d)}`;
        for (const ip of [`${a}.${b}.${c}.${d}`, mapped, mapped.toUpperCase(), `::ffff:${a}.${b}.${c}.${d}`]) {
          expect(isIP(ip)).toBeGreaterThan(0);
          expect(isPublicAddress(ip), ip).toBe(false);
        }
      }),
    );
  });
});
