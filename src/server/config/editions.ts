import { z } from "zod";
import { ConfigError } from "./error.ts";

/**
 * One site, two editions: where each has a host of its own, the host names the edition, and every address that we write
 * (links in mails, the way back from a provider, what search engines are told) is the edition's own. Without hosts there
 * is one address, and the edition is the reader's choice.
 */
const host = z
  .string()
  .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?\/?$/i, "must be a host name, or an address without a path");

export const editionVariables = {
  HOST_CH: {
    schema: host,
    help: "Host of the Chinese edition, `cn.example.com` or a full address; with the one below.",
  },
  HOST_EN: { schema: host, help: "Host of the English edition. Without both, editions share PUBLIC_URL." },
};

type Locale = "ch" | "en";
type Given = { HOST_CH?: string; HOST_EN?: string; PUBLIC_URL?: string; PORT?: number; DEFAULT_LOCALE?: Locale };

/** Addresses without a slash at their end; `editions` is null where both share `publicUrl`. */
export type Site = { publicUrl: string; editions: Record<Locale, string> | null };

/** Throws ConfigError for half of the hosts, for one host twice, and for a mixture of http and https. */
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
  if (schemes.size > 1) throw wrong("HOST_CH, HOST_EN", "all addresses of the site must be https, or none");
  return { publicUrl, editions };
}

/** The address of the site as readers of this edition know it. */
export function siteUrl(site: Site, locale: Locale): string {
  return site.editions?.[locale] ?? site.publicUrl;
}

/** The edition that a request's `Host` names; undefined where hosts name none, or not this one. */
export function editionOfHost({ editions }: Site, asked: string | undefined): Locale | undefined {
  if (!editions || !asked) return undefined;
  return (["ch", "en"] as const).find((locale) => new URL(editions[locale]).host === asked.toLowerCase());
}

/** All origins that are this site. */
export function originsOf({ publicUrl, editions }: Site): string[] {
  return [publicUrl, ...Object.values(editions ?? {})].map((url) => new URL(url).origin);
}

function wrong(name: string, reason: string): ConfigError {
  return new ConfigError(`Wrong configuration. ${name}: ${reason}`);
}
