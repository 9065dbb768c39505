import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { apply } from "./operations.ts";
import { compactData, configForSave, patchFor } from "./save.ts";
import { sentDataSchema } from "./schema.ts";

const document = sampleDocument();
const everything = {
  ...document.config,
  emailIsHidden: true,
  cellphoneIsHidden: true,
  removeBranding: true,
  showShareBtn: true,
  downloadable: true,
  showToggleDarkMode: true,
  customURL: "mine",
  isPublic: true,
};

describe("save modes", () => {
  const premium = { isPremium: true, coverImg: "/c.png", uuid: "mine" };
  it.each([
    ["full", premium, ["config", "coverImg", "data", "name", "uuid"]],
    ["config", premium, ["config", "uuid"]],
    ["basic", premium, ["coverImg", "name"]],
    ["data", premium, ["data"]],
    ["full", { ...premium, isPremium: false }, ["config", "coverImg", "data", "name"]],
    ["config", { isPremium: false, uuid: "mine" }, ["config"]],
    ["basic", { isPremium: true }, ["name"]],
  ] as const)("%s sends only its part", (mode, context, keys) => {
    expect(Object.keys(patchFor(mode, document, context)).sort()).toEqual(keys);
  });
});

describe("data without empty fields", () => {
  it("is read back as the same data, after any edits", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (makers) => {
        const fresh = countedIds();
        let edited = document;
        for (const make of makers) {
          edited = apply(edited, make(edited, fresh));
        }
        expect(sentDataSchema.parse(compactData(edited.data))).toEqual(edited.data);
      }),
    );
  });
});

describe("settings on a save", () => {
  it("lose nothing for premium users", () => {
    expect(configForSave(everything, true)).toEqual(everything);
  });

  it("of a regular user leave the stored privacy and branding settings unchanged", () => {
    const stripped = configForSave(everything, false);
    expect({ ...document.config, ...stripped }).toEqual({ ...document.config, isPublic: true });
    expect({ ...everything, ...configForSave(document.config, false) }).toEqual({ ...everything, isPublic: false });
  });
});
