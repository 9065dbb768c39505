import { randomInt } from "node:crypto";
import { isSampleSlug } from "#core/resume/sample-slug.ts";

/** No vowels and nothing that looks like something else: no words by accident, and it can be read out. */
const letters = "bcdfghjkmnpqrstvwxz23456789";
const length = 14; // 66 bits: nobody finds a public resume by trying

/** The slug of a resume whose owner chose none. */
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

/** Slugs that nobody may choose, because they would look like this site speaking, or are its own. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || isSampleSlug(slug);
}
