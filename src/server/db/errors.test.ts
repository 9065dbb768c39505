import { describe, expect, it } from "vitest";
import {
  DatabaseUnavailable,
  isDatabaseDown,
  isDiskFull,
  isUniqueViolation,
  noteLostConnection,
  safeError,
  sqlState,
} from "./errors.ts";

/** Makes an error as `pg` and drizzle do: the database's own error inside one that repeats statement and values. */
function refused(fields: Record<string, string>): Error {
  const own = Object.assign(new Error('duplicate key: (email)=("eve@example.org")'), { severity: "ERROR", ...fields });
  const wrapped = new Error("Failed query: insert … params: eve@example.org", { cause: own });
  return Object.assign(wrapped, { query: "insert into users values ($1)", params: ["eve@example.org"] });
}

describe("the loggable part of an error", () => {
  it("has the code and the place of a refusal, not the values", () => {
    const error = refused({ code: "23505", table: "users", constraint: "users_email_key", detail: "eve@example.org" });
    expect(safeError(error)).toEqual({
      name: "DatabaseError",
      code: "23505",
      table: "users",
      column: undefined,
      constraint: "users_email_key",
      query: "insert into users values ($1)",
    });
  });

  it("has the reason when the connection broke, not the values", () => {
    const broken = Object.assign(new Error("Failed query … eve", { cause: new Error("Connection terminated") }), {
      query: "select $1",
      params: ["eve"],
    });
    expect(safeError(broken)).toMatchObject({ message: "Connection terminated", query: "select $1" });
    expect(JSON.stringify(safeError(broken))).not.toContain("eve");
  });

  it("has everything of an error that did not come from the database", () => {
    const error = new TypeError("x is not a function");
    expect(safeError(error)).toMatchObject({ name: "TypeError", message: "x is not a function", stack: error.stack });
  });

  it("has no text that a parser quotes because it could not read it", () => {
    for (const read of [
      () => JSON.parse("eve@example.org"),
      () => new RegExp(["(", "eve@example.org"].join(""), "u"),
    ]) {
      try {
        read();
        expect.unreachable();
      } catch (error) {
        const safe = safeError(error);
        expect(safe).toMatchObject({ name: "SyntaxError", stack: expect.stringMatching(/^\s+at /) });
        expect(JSON.stringify(safe)).not.toContain("eve@");
      }
    }
  });

  it("has no value that was thrown without being an error", () => {
    expect(JSON.stringify(safeError("eve@example.org"))).not.toContain("eve");
    expect(safeError(undefined)).toMatchObject({ message: "thrown undefined" });
  });
});

describe("the kind of a refusal", () => {
  it("is found inside every wrapper", () => {
    const error = new Error("saving failed", { cause: refused({ code: "23505", constraint: "users_email_key" }) });
    expect(sqlState(error)).toBe("23505");
    expect(isUniqueViolation(error, "users_email_key")).toBe(true);
    expect(isUniqueViolation(error, "users_pkey")).toBe(false);
  });

  it("is undefined for Node's own errors, though they have a code as well", () => {
    expect(sqlState(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBeUndefined();
    expect(isUniqueViolation(Object.assign(new Error("x"), { code: "23505" }))).toBe(false);
  });
});

describe("a database that is down", () => {
  it.each(["08006", "53300", "53200", "57P01", "57P03", "57014", "55P03", "25P03", "25006"])("says %s", (code) => {
    expect(isDatabaseDown(refused({ code }))).toBe(true);
    expect(isDiskFull(refused({ code }))).toBe(false);
  });

  it.each(["23505", "40P01", "42P01", "22P02"])("does not say %s", (code) => {
    expect(isDatabaseDown(refused({ code }))).toBe(false);
  });

  it("is a connection that broke, never somebody else's", () => {
    const reset = () => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    const own = reset();
    noteLostConnection(own);
    expect(isDatabaseDown(new Error("Failed query", { cause: own }))).toBe(true);
    expect(isDatabaseDown(new Error("fetch failed", { cause: reset() }))).toBe(false);
    expect(isDatabaseDown(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isDatabaseDown(new Error("saving failed", { cause: new DatabaseUnavailable("gone") }))).toBe(true);
    expect(isDatabaseDown("thrown")).toBe(false);
  });

  it("is not a full disk, which has an error of its own", () => {
    for (const error of [refused({ code: "53100" }), Object.assign(new Error("write"), { code: "ENOSPC" })]) {
      expect(isDiskFull(new Error("saving failed", { cause: error }))).toBe(true);
      expect(isDatabaseDown(error)).toBe(false);
    }
  });
});
