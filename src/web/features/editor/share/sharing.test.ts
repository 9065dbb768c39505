import { describe, expect, it } from "vitest";
import { defaultConfig, emptyBasicInfo } from "#core/resume/schema.ts";
import { changedFields, sharingOf, shownContacts, slugProblem, withExample, withPublic } from "./sharing.ts";

const sharing = sharingOf(defaultConfig);

describe("the sharing settings", () => {
  it("report which fields changed", () => {
    expect(changedFields(sharing, { ...sharing, isPublic: true, customURL: "ada" })).toEqual(["isPublic", "customURL"]);
    expect(changedFields(sharing, sharing)).toEqual([]);
  });

  it("make an example public, and take a private resume out of the examples", () => {
    const joined = withExample(sharing, true);
    expect(joined).toMatchObject({ isPublic: true, addToExamples: true });
    expect(withPublic(joined, false)).toMatchObject({ isPublic: false, addToExamples: false });
    expect(withExample(joined, false)).toMatchObject({ isPublic: true, addToExamples: false });
    expect(withPublic(sharing, true)).toMatchObject({ isPublic: true, addToExamples: false });
  });

  it("tell which contacts everybody with the link will see", () => {
    const contacts = { ...emptyBasicInfo, cellphone: "0123", email: "ada@example.com" };
    const open = withPublic(sharing, true);
    expect(shownContacts(sharing, contacts)).toBeNull();
    expect(shownContacts(open, contacts)).toBe("both");
    expect(shownContacts({ ...open, cellphoneIsHidden: true }, contacts)).toBe("email");
    expect(shownContacts({ ...open, emailIsHidden: true }, contacts)).toBe("phone");
    expect(shownContacts(open, { ...contacts, cellphone: " " })).toBe("email");
    expect(shownContacts(open, emptyBasicInfo)).toBeNull();
  });

  it.each([
    ["", "", false, null],
    ["", "", true, "empty"],
    ["ada", "ada", true, null],
    ["ada", "", true, "empty"],
    ["", "ad", true, "invalid"],
    ["", "ada", true, null],
    ["", "ada-", true, "invalid"],
    ["", "ada lovelace", true, "invalid"],
  ])("validate a slug stored as %j and shown as %j (changed: %j): %j", (stored, typed, isTouched, problem) => {
    expect(slugProblem(stored, typed, isTouched)).toBe(problem);
  });
});
