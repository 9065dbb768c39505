import { describe, expect, it } from "vitest";
import { type Outbound, OutboundFailed } from "./port.ts";

/** What must never be asked, however it is written. The names resolve to what follows them. */
const forbidden = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f.0.0.1/",
  "http://0177.0.0.1/",
  "http://0/",
  "http://10.0.0.1/",
  "http://172.31.255.255/",
  "http://192.168.1.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://100.100.100.200/",
  "http://[::1]/",
  "http://[::]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[2002:7f00:1::]/",
  "http://[fd00:ec2::254]/",
  "http://[fe80::1]/",
  "http://localhost/",
  "http://user:secret@127.0.0.1/",
  "http://example.com:22/",
  "http://example.com:25/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
  "data:text/plain,x",
  "not a url",
  "",
];

/** The suite that every way out must pass; each implementation's test passes itself in. */
export function outboundSuite(name: string, create: () => Outbound) {
  describe(`outbound ${name}`, () => {
    it.each(forbidden)("never asks %s", async (url) => {
      const failed = await create()
        .ask(url)
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(OutboundFailed);
      expect(["forbidden", "nameUnknown", "unreachable"]).toContain((failed as OutboundFailed).fault);
    });

    it("names no URL in its errors", async () => {
      const failed = await create()
        .ask("http://127.0.0.1/secret")
        .catch((error: unknown) => error);
      expect(JSON.stringify([String(failed), failed])).not.toMatch(/127|secret/);
    });
  });
}
