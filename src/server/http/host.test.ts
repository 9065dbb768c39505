import { expect, it } from "vitest";
import { requestOrigin } from "./host.ts";

const local = { publicUrl: "http://localhost:3000", editions: null, isLocal: true };
const site = { publicUrl: "https://resume.example.com", editions: null, isLocal: false };
const editions = { ch: "https://cn.example.com", en: "https://en.example.com:8443" };

it.each([
  ["an installation of this machine alone by any of its names", local, "127.0.0.1:4711", "http://127.0.0.1:4711"],
  [
    "a site as people type it, whatever port a proxy passes on",
    site,
    "resume.example.com:3000",
    "https://resume.example.com",
  ],
  ["a site for a supervisor of its machine", site, "127.0.0.1:3000", "https://resume.example.com"],
  ["each edition by its own", { ...site, editions }, "en.example.com", "https://en.example.com:8443"],
  ["the site where the edition is not told", { ...site, editions }, "localhost", "https://resume.example.com"],
  ["nothing of a host that is none", site, "evil.example/@x", "https://resume.example.com"],
])("the origin is that of %s", (_, config, host, origin) => {
  expect(requestOrigin(config, host)).toBe(origin);
});
