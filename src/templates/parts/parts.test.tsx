import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyBasicInfo, type Section } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { pairs, section, tags, text } from "../fixtures/build.ts";
import { contactsOf } from "./contacts.tsx";
import { mailHref, phoneHref, shortUrl } from "./hrefs.ts";
import { brandOf } from "./icons.tsx";
import { keyStyles } from "./key-styles.ts";
import { isEmptyRich, Rich } from "./rich.tsx";
import { layoutOf, shownItems } from "./sections.tsx";
import { pageFoot } from "./words.ts";

const layout = (entry: Section) => layoutOf(entry, shownItems(entry));

it("binds the marks that French sets apart by a space, and leaves German quotations alone", () => {
  const drawn = (line: string) => renderToStaticMarkup(<Rich html={text(line)} />);
  expect(drawn("Il dit « oui » : bien !")).toBe("<p>Il dit «\u00a0oui\u00a0»\u00a0: bien\u00a0!</p>");
  expect(drawn("Sie sagt »ja« und geht.")).toBe("<p>Sie sagt »ja« und geht.</p>");
});

describe("a section's layout", () => {
  it("follows its kind and switches", () => {
    expect(layout(section("skills", "en", { items: tags("Go") }))).toBe("tags");
    expect(layout(section("skills", "en", { tagStyle: false, items: tags("Go") }))).toBe("items");
    expect(layout(section("language", "en", { items: pairs(["English", "C2"]) }))).toBe("pairs");
    expect(layout(section("language", "en", { columns: "one", items: pairs(["English", "C2"]) }))).toBe("tags");
    expect(layout(section("hobby", "en", { columns: "one", tagStyle: false, items: tags("Chess") }))).toBe("pairs");
    expect(layout(section("profile", "en", { items: [{ description: text("Hello") }] }))).toBe("text");
    expect(layout(section("project", "en", { items: tags("One") }))).toBe("grid");
    expect(layout(section("empolyment", "en", { items: tags("One") }))).toBe("items");
  });

  it("never drops a description to show tags", () => {
    const items = [{ title: "Go" }, { title: "Rust", description: text("Two years") }];
    expect(layout(section("skills", "en", { items }))).toBe("rows");
    expect(layout(section("skills", "en", { tagStyle: false, items }))).toBe("rows");
    expect(layout(section("certificate", "en", { items }))).toBe("rows");
  });

  it("shows no hidden and no empty items", () => {
    const items = [{ title: "a" }, { title: "b", isHidden: true }, { title: "  " }, { description: "<p> </p>" }];
    expect(shownItems(section("custom", "en", { items })).map((item) => item.title)).toEqual(["a"]);
    expect(shownItems(section("custom", "en", { items, isHidden: true }))).toEqual([]);
    expect(shownItems(section("custom", "en", { items, onlyDesc: true }))).toEqual([]);
  });
});

describe("rich text", () => {
  const draw = (html: string) => renderToStaticMarkup(<Rich html={html} />);

  it("is drawn from the tree: b and i, lists without paragraphs, no empty lines at the ends", () => {
    expect(draw("<p></p><p>a <strong>b</strong> <em>c</em></p><p><br></p>")).toBe("<p>a <b>b</b> <i>c</i></p>");
    expect(draw("<ul><li><p>one</p></li><li><p></p></li></ul>")).toBe("<ul><li>one</li></ul>");
    expect(draw("<p>a</p><p></p><p>b</p>")).toBe("<p>a</p><p><br/></p><p>b</p>");
  });

  it("keeps alignment and safe links, and drops unsafe links", () => {
    expect(draw('<p style="text-align: right">a</p>')).toBe('<p style="text-align:right">a</p>');
    expect(draw('<p><a href="https://example.com/a">x</a></p>')).toContain('href="https://example.com/a"');
    expect(draw('<p><a href="javascript:alert(1)">x</a></p>')).toBe("<p>x</p>");
  });

  it("recognises an empty description", () => {
    for (const html of ["", "<p></p>", "<p> \u00a0</p>", "<ul><li></li></ul>", "<script>x</script>"])
      expect(isEmptyRich(html), html).toBe(true);
    expect(isEmptyRich("<p>0</p>")).toBe(false);
  });
});

describe("small parts", () => {
  it("gives contacts their URLs", () => {
    expect(mailHref("a@example.com")).toBe("mailto:a@example.com");
    expect(mailHref("on request")).toBeNull();
    expect(phoneHref("+1 (416) 555-0137")).toBe("tel:+14165550137");
    expect(phoneHref("on request")).toBeNull();
    expect(shortUrl("https://www.example.com/a/")).toBe("example.com/a");
  });

  it("writes a fact as its language does, in its place among the links", () => {
    const view = { mode: "print", lang: "ch", hasIcons: true } as View;
    const fact = (name: string, text: string) => ({ id: name, name, src: "", text });
    const textsIn = (lang: View["lang"], ...links: ReturnType<typeof fact>[]) =>
      contactsOf(emptyBasicInfo, links, { ...view, lang }).map(({ text }) => text);
    expect(textsIn("ch", fact("到岗时间", "一周内"), fact("求职状态", " "))).toEqual(["到岗时间：一周内"]);
    expect(textsIn("en", fact("Pronouns", "they/them"), fact("", "No visa"))).toEqual([
      "Pronouns: they/them",
      "No visa",
    ]);
    expect(textsIn("fr", fact("Mobilité", "Lyon"), fact("Permis :", "B"))).toEqual([
      "Mobilité\u00a0: Lyon",
      "Permis : B",
    ]);
  });

  it("recognises brands by host or name, as whole words only", () => {
    expect(brandOf("https://github.com/a")).toBe("github");
    expect(brandOf("LinkedIn")).toBe("linkedin");
    expect(brandOf("https://mygithubber.example")).toBeUndefined();
    expect(brandOf("https://dropbox.com")).toBeUndefined();
  });

  it("applies the per-key styles it knows and no others", () => {
    expect(keyStyles({ marginTop: "12px", titleSize: "15px", position: "1px", fontSize: "" })).toEqual({
      marginTop: "12px",
      "--own-title-size": "15px",
    });
    expect(keyStyles({ constructor: "1px", position: "2px" })).toBeUndefined();
  });

  it("does not fill placeholders inside a name", () => {
    expect(pageFoot("en", "{pages}")).toEqual(["(pages), page ", "{page}", " of ", "{pages}", ""]);
  });
});
