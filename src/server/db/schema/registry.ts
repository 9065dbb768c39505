/**
 * Every table, for drizzle and for the tests that compare the tables with the migrated database. One line per file:
 * `export * from "./users.ts";`
 */
export * from "./accounts.ts";
export * from "./api-tokens.ts";
export * from "./assistant.ts";
export * from "./audit.ts";
export * from "./catalog.ts";
export * from "./covers.ts";
export * from "./files.ts";
export * from "./invoices.ts";
export * from "./jobs.ts";
export * from "./ledger.ts";
export * from "./membership.ts";
export * from "./orders.ts";
export * from "./originals.ts";
export * from "./outbox.ts";
export * from "./programs.ts";
export * from "./proposals.ts";
export * from "./resumes.ts";
export * from "./share-links.ts";
export * from "./sign-in-ways.ts";
export * from "./tool-clients.ts";
export * from "./versions.ts";
export * from "./views.ts";
