import { toolLimits } from "#core/tool-limits.ts";

/**
 * Decides where an answer may be sent. A program's redirect URI is compared as text; only the port of this machine's own
 * addresses is left open, because a program gets its port from the system (RFC 8252). Allowed are https, http to the
 * person's own machine, and the scheme of an installed app: one that is a name turned around (`com.example.app`), or one
 * of a known program. Any other scheme may start something with what stands behind it.
 */
const knownApps = new Set([
  ...["claude", "cursor", "goose", "jan", "kiro", "lmstudio", "raycast", "trae", "vscode", "vscode-insiders"],
  ...["vscodium", "warp", "windsurf", "zed"],
]);
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns whether a program may register this redirect URI. */
export function isAllowedRedirect(uri: string): boolean {
  if (uri.length > toolLimits.clients.uriLength || /[^\x21-\x7e]|[\\"<>^`{|}]/.test(uri) || !URL.canParse(uri))
    return false;
  const { protocol, hostname, username, password } = new URL(uri);
  // A part behind # would swallow the answer, and a name before @ looks like a host.
  if (uri.includes("#") || username !== "" || password !== "") return false;
  if (protocol === "https:") return hostname !== "";
  if (protocol === "http:") return loopback.has(hostname);
  const scheme = protocol.slice(0, -1);
  return knownApps.has(scheme) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(scheme);
}

/** Returns whether an asked redirect URI is the registered one, but for the port of this machine. */
export function isSameRedirect(asked: string, registered: string): boolean {
  if (asked === registered) return true;
  const isLocal = (uri: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?(?=[/?]|$)/.exec(uri);
  const [own, theirs] = [isLocal(asked), isLocal(registered)];
  if (!own || !theirs || own[1] !== theirs[1] || !URL.canParse(asked)) return false;
  return asked.slice(own[0].length) === registered.slice(theirs[0].length);
}

/** Returns where an answer goes, as a person recognizes it: the host, or `scheme://` of an app. */
export function placeOf(uri: string): { kind: "site" | "machine" | "app"; host: string } {
  const { protocol, host, hostname } = new URL(uri);
  if (protocol === "https:") return { kind: "site", host };
  if (protocol === "http:") return { kind: "machine", host: hostname };
  return { kind: "app", host: `${protocol}//` };
}

/** Returns what a content security policy must name, so that a form may end there. */
export function policySourceOf(uri: string): string {
  const { protocol, origin, hostname } = new URL(uri);
  // A policy has no form for an IP of version 6.
  if (!protocol.startsWith("http") || hostname.startsWith("[")) return protocol;
  return origin;
}

/** Returns the redirect URI with an answer in its query. */
export function withAnswer(uri: string, answer: Record<string, string | undefined>): string {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${uri}${uri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}
