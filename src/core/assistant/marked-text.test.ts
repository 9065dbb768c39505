import { describe, expect, it } from "vitest";
import { markText } from "./marked-text.ts";

const html =
  '<p>Built <strong>the <em>shop</em></strong><br>with care</p><ul><li><p>See <a href="https://a.example">here</a></p></li><li>Loose <u>text</u></li></ul>';

describe("marked text", () => {
  it("holds no tag and no address, and gives the same back", () => {
    const { lines, withLines } = markText(html);
    expect(lines).toEqual(["Built ⟦1⟧the ⟦2⟧shop⟦/2⟧⟦/1⟧⟦3⟧with care", "See ⟦1⟧here⟦/1⟧", "Loose ⟦1⟧text⟦/1⟧"]);
    expect(withLines(lines)).toBe(html);
  });

  it("takes words in another order, with their marks", () => {
    const { withLines } = markText("<p>Built <strong>the shop</strong></p>");
    expect(withLines(["⟦1⟧Den Laden⟦/1⟧ gebaut <b>x</b>"])).toBe(
      "<p><strong>Den Laden</strong> gebaut &lt;b&gt;x&lt;/b&gt;</p>",
    );
  });

  it.each(["no marks", "⟦1⟧ open", "⟦/1⟧ closed ⟦1⟧", "⟦1⟧a⟦/1⟧⟦1⟧b⟦/1⟧", "⟦1⟧a⟦/1⟧ ⟦2⟧b⟦/2⟧", "⟦9⟧a⟦/9⟧"])(
    "keeps a line whose marks do not fit: %s",
    (line) => {
      const { fits, withLines } = markText("<p>Built <strong>the shop</strong></p>");
      expect(fits(0, line)).toBe(false);
      expect(withLines([line])).toBe("<p>Built <strong>the shop</strong></p>");
    },
  );
});
