import { randomInt } from "node:crypto";
import { isSampleSlug } from "#core/resume/sample-slug.ts";

/**
 * Without vowels, so that no words appear by chance, and without characters that look alike, so that a slug can be read
 * out.
 */
const letters = "bcdfghjkmnpqrstvwxz23456789";
const length = 14; // 66 bits, too many to find a public resume by guessing

/** Returns a slug for a resume whose owner chose none. */
export function randomSlug(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

const reserved = new Set([
  ...["about", "account", "admin", "administrator", "api", "app", "assets", "billing", "blog", "contact", "covers"],
  ...["docs", "editor", "example", "examples", "help", "home", "house", "index", "inkleaf", "legal", "login", "logout"],
  ...["mail", "me", "new", "null", "official", "pricing", "privacy", "referral", "resume", "resumes", "review", "root"],
  ...[
    "sandbox",
    "security",
    "settings",
    "signin",
    "signup",
    "staff",
    "status",
    "support",
    "system",
    "team",
    "templates",
  ],
  ...["terms", "undefined", "upload", "user", "users", "www"],
]);

/** Returns whether a slug is reserved, because it would look like an official page or is one of this site's own. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || isSampleSlug(slug);
}
