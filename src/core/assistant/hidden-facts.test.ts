import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHiddenFacts } from "./hidden-facts.ts";

const personal = {
  name: "Ada Lovelace",
  cellphone: "+44 20 7946 0123",
  email: "ada@example.com",
  birth: "1815-12-10",
  wechat: "ada_wx_1815",
};

describe("hidden facts", () => {
  it("leave no trace in what a model gets, and come back whole", () => {
    const hidden = createHiddenFacts(personal);
    const text =
      "Ada Lovelace, ada@example.com or ADA@example.com, 020 7946 0123, wechat ada_wx_1815, born 1815-12-10, https://ada.example.com/cv and bob@other.org";
    const sent = hidden.hide(text);
    expect(sent).not.toMatch(/Ada|ada|7946|1815|example|other/i);
    expect(hidden.restore(sent)).toBe(text);
  });

  it("have one mark each in all texts, and a mark that was never given is refused", () => {
    const hidden = createHiddenFacts(personal);
    expect(hidden.hide("Ada Lovelace here")).toBe(hidden.hide("Ada Lovelace here"));
    expect(hidden.restore("⟦P9⟧")).toBeNull();
    expect(hidden.hide("a ⟦P1⟧ typed by hand")).toBe("a  typed by hand");
  });

  it("are found in any text, and the rest of it stays", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.constantFrom(...Object.values(personal)),
        (text, fact) => {
          const plain = text.replace(/[⟦⟧]/g, "");
          const hidden = createHiddenFacts(personal);
          const whole = `${plain} ${fact} ${plain}`;
          const sent = hidden.hide(whole);
          expect(sent).not.toContain(fact);
          expect(hidden.restore(sent)).toBe(whole);
        },
      ),
      { numRuns: 200 },
    );
  });
});
