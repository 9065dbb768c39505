import { z } from "zod";
import { ConfigError } from "./error.ts";

/**
 * One site, two editions. Where each edition has a host of its own, the host names the edition, and every URL that we
 * write (links in mails, OAuth callbacks, URLs for search engines) is the edition's own. Without hosts there
 * is one URL, and the reader chooses the edition.
 */
const host = z
  .string()
  .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?\/?$/i, "must be a host name, or a URL without a path");

export const editionVariables = {
  HOST_CH: {
    schema: host,
    help: "Host of the Chinese edition, `cn.example.com` or a full URL; set the one below too.",
  },
  HOST_EN: { schema: host, help: "Host of the English edition. Without both, editions share PUBLIC_URL." },
};

type Locale = "ch" | "en";
type Given = { HOST_CH?: string; HOST_EN?: string; PUBLIC_URL?: string; PORT?: number; DEFAULT_LOCALE?: Locale };

/** URLs without a slash at their end. `editions` is null where both editions share `publicUrl`. */
export type Site = { publicUrl: string; editions: Record<Locale, string> | null };

/**
 * Returns the URLs of the site. Throws ConfigError for one host without the other, for the same host twice, and for a mixture of
 * http and https.
 */
export function shapeSite(value: Given): Site {
  const { HOST_CH, HOST_EN, PUBLIC_URL } = value;
  if (!HOST_CH && !HOST_EN) {
    return { publicUrl: (PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ""), editions: null };
  }
  if (!HOST_CH || !HOST_EN) throw wrong(HOST_CH ? "HOST_EN" : "HOST_CH", "missing for the other edition's host");
  const scheme = PUBLIC_URL ? new URL(PUBLIC_URL).protocol : "https:";
  const full = (given: string) => new URL(given.includes("://") ? given : `${scheme}//${given}`).origin;
  const editions = { ch: full(HOST_CH), en: full(HOST_EN) };
  if (editions.ch === editions.en) throw wrong("HOST_EN", "is the host of the Chinese edition");
  const publicUrl = PUBLIC_URL?.replace(/\/$/, "") ?? editions[value.DEFAULT_LOCALE ?? "ch"];
  const schemes = new Set([publicUrl, ...Object.values(editions)].map((url) => new URL(url).protocol));
  if (schemes.size > 1) throw wrong("HOST_CH, HOST_EN", "all URLs of the site must be https, or none");
  return { publicUrl, editions };
}

/** Returns the site's URL for readers of this edition. */
export function siteUrl(site: Site, locale: Locale): string {
  return site.editions?.[locale] ?? site.publicUrl;
}

/**
 * Returns the edition that a request's `Host` names, or undefined where editions have no hosts or this is none of them.
 */
export function editionOfHost({ editions }: Site, asked: string | undefined): Locale | undefined {
  if (!editions || !asked) return undefined;
  return (["ch", "en"] as const).find((locale) => new URL(editions[locale]).host === asked.toLowerCase());
}

/** Returns every origin that belongs to this site. */
export function originsOf({ publicUrl, editions }: Site): string[] {
  return [publicUrl, ...Object.values(editions ?? {})].map((url) => new URL(url).origin);
}

function wrong(name: string, reason: string): ConfigError {
  return new ConfigError(`Wrong configuration. ${name}: ${reason}`);
}
