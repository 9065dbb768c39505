import { describe, expect, it } from "vitest";
import { countedIds, ownDocument } from "#tests/core/arbitraries.ts";
import { apply } from "../../operations.ts";
import { languages, type ResumeDocument } from "../../schema.ts";
import { markdown } from "./markdown.ts";

const target = { lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald" } as const;
const read = (text: string) => markdown.read?.(text, { ...target, newId: countedIds("read") }) ?? null;
const write = (document: ResumeDocument) => markdown.write?.(document) ?? "";

/** A document as far as the dialect keeps it: ids are made anew. */
function withoutIds({ name, data, config: { lang, templateName, templateTheme, design } }: ResumeDocument) {
  return {
    name,
    basicInfo: data.basicInfo,
    links: data.links.map(({ id: _id, ...link }) => link),
    sections: data.sections.map(({ id: _id, isCreated: _isCreated, ...section }) => ({
      ...section,
      data: section.data.map(({ id: _item, ...item }) => item),
    })),
    config: { lang, templateName, templateTheme, design },
  };
}

describe("the dialect", () => {
  it.each(languages)("brings a document in %s back as it was", (lang) => {
    const own = ownDocument(lang);
    const edits = [
      { type: "basic.set", field: "name", value: "Ada *Byron* | King" },
      { type: "basic.set", field: "title", value: "1. Engineer" },
      { type: "basic.set", field: "email", value: "ada_b@example.com" },
      { type: "basic.set", field: "avatar", value: "https://example.com/a(b).png" },
      { type: "link.add", link: { id: "a", name: "", src: "https://example.com" } },
      { type: "link.add", link: { id: "b", name: "Git [Hub]", src: "github.com/a b" } },
      { type: "link.add", link: { id: "c", name: "Email", src: "", text: "a fact: with a colon" } },
      { type: "design.set", field: "fontSize", value: 15 },
    ] as const;
    const document = edits.reduce<ResumeDocument>((last, edit) => apply(last, edit), own);
    const [first] = document.data.sections;
    const hidden = apply(document, { type: "section.hide", sectionId: first?.id ?? "", isHidden: true });
    expect(withoutIds(read(write(hidden)) as ResumeDocument)).toEqual(withoutIds(hidden));
  });

  it("brings formatting back as it was", () => {
    const description =
      "<p>Built <strong>fast</strong> <em>things</em> with <code>a*b</code>, <s>slow</s><u>under</u><strong><em>both</em></strong>.</p>" +
      '<p style="text-align: center">See <a href="https://example.com/a_b(c)">the *page*</a><br># no title</p>' +
      "<ul><li><p>one</p><ol><li><p>1. inner</p></li><li><p>more</p></li></ol></li><li><p>two</p><p>second paragraph</p></li></ul>" +
      "<ul><li><p>another list</p></li></ul><ol><li><p>first</p></li></ol><p>- no list &lt;b&gt; &amp;amp; {.center}</p>";
    const own = ownDocument("en");
    const section = own.data.sections.find(({ type }) => type === "empolyment");
    const document = apply(own, {
      type: "item.set",
      sectionId: section?.id ?? "",
      itemId: section?.data[0]?.id ?? "",
      field: "description",
      value: description,
    });
    const back = read(write(document));
    expect(back?.data.sections.flatMap(({ data }) => data.map((item) => item.description))).toContain(description);
  });

  it("is what docs/markdown.md shows", () => {
    const text = [
      "---\ninkleaf: 1\nlang: en\n---\n# Ada King\n\nEngineer\n\n- Email: ada@example.com\n- [GitHub](https://github.com/ada)",
      "- Pronouns: she/her\n\n## Experience {.work}\n\n### Engineer | Acme | London\n\n*2021-03 – present*\n\n- Cut the cost *by half*",
      "\n## Skills\n\n- Go: seven years\n- **Rust** (fluent)\n- SQL\n",
    ].join("\n");
    const data = read(text)?.data;
    expect(data?.basicInfo).toMatchObject({ name: "Ada King", title: "Engineer", email: "ada@example.com" });
    expect(data?.links).toMatchObject([
      { name: "GitHub", src: "https://github.com/ada" },
      { name: "Pronouns", text: "she/her", src: "" },
    ]);
    expect(data?.sections).toMatchObject([
      {
        name: "Experience",
        type: "empolyment",
        data: [
          {
            title: "Engineer",
            subTitle: "Acme",
            city: "London",
            startDate: "2021-03",
            endDate: "present",
            description: "<ul><li><p>Cut the cost <em>by half</em></p></li></ul>",
          },
        ],
      },
      {
        type: "skills",
        data: [
          { title: "Go", description: "<p>seven years</p>" },
          { title: "Rust", subTitle: "fluent" },
          { title: "SQL", description: "" },
        ],
      },
    ]);
  });
});

describe("any other Markdown", () => {
  const plain = `# Nora Lindqvist

**Backend Engineer** — [nora@example.org](mailto:nora@example.org) | +46 70 123 45 67 | [github.com/nora](https://github.com/nora) | Stockholm, Sweden

## Work Experience

### Senior Backend Engineer, Northwind Systems
*March 2021 - Present*

- Moved **billing** to an event log
- Wrote the on-call handbook
  - read by 40 people

### Backend Engineer, Fabrikam AB
*Aug 2017 - Feb 2021*

* Halved the time of a deploy

## Education

### KTH Royal Institute of Technology
MSc Computer Science
*2012 - 2017*

## Skills

- **Languages:** Go, Rust, SQL
- **Tools:** Kubernetes, Terraform
`;

  it("is read by its titles and dates", () => {
    const document = read(plain);
    const data = document?.data;
    expect(data?.basicInfo).toMatchObject({ name: "Nora Lindqvist", email: "nora@example.org" });
    expect(data?.basicInfo.cellphone.replace(/\s/g, "")).toBe("+46701234567");
    expect(data?.links.map(({ src }) => src)).toContain("https://github.com/nora");
    const [work, education, skills] = data?.sections ?? [];
    expect(work?.type).toBe("empolyment");
    expect(work?.data).toMatchObject([
      { title: "Senior Backend Engineer", subTitle: "Northwind Systems", startDate: "2021-03", endDate: "present" },
      { title: "Backend Engineer", subTitle: "Fabrikam AB", startDate: "2017-08", endDate: "2021-02" },
    ]);
    expect(work?.data[0]?.description).toContain("<strong>billing</strong>");
    expect(education?.data).toMatchObject([
      {
        subTitle: "KTH Royal Institute of Technology",
        title: "MSc Computer Science",
        startDate: "2012",
        endDate: "2017",
      },
    ]);
    expect(skills?.data[0]).toMatchObject({ title: "Languages" });
    expect(document?.config).toMatchObject({ lang: "en", templateName: "TemplateModern", templateTheme: "emerald" });
  });

  it("is read in Chinese, with titles that are underlined and tables", () => {
    const document = read(`林晓
====

电话：138 0000 0000 | 邮箱：lin@example.cn | 杭州

工作经历
--------

**云栈科技** · 前端工程师 · 2020.03 - 至今

- 负责在线文档编辑器

教育经历
--------

| | | |
|---|---|---|
| 东湖大学 | 软件工程 本科 | 2014.09 - 2018.06 |
`);
    expect(document?.config.lang).toBe("ch");
    expect(document?.data.basicInfo).toMatchObject({ name: "林晓", email: "lin@example.cn" });
    const [work, education] = document?.data.sections ?? [];
    expect(work?.data[0]).toMatchObject({
      subTitle: "云栈科技",
      title: "前端工程师",
      startDate: "2020-03",
      endDate: "present",
    });
    expect(education?.data.some(({ subTitle, startDate }) => subTitle === "东湖大学" && startDate === "2014-09")).toBe(
      true,
    );
  });

  it("is read row by row where a table has a column of sentences", () => {
    const row = (years: string, company: string, role: string, text: string) =>
      `| ${years} | ${company} | ${role} | ${text} |\n`;
    const texts = [
      "Moved the billing of forty customers to an **event log** and wrote the handbook of those on call",
      "Halved the time of a deploy, from forty minutes to twenty, by building what had changed alone",
      "Taught six juniors to read a flame graph and to measure before they optimise anything at all",
      "Kept the search index of the shop alive through two migrations of its database and one fire",
    ];
    const document = read(
      `# Nora Lindqvist\n\nnora@example.org\n\n## Work Experience\n\n| Years | Company | Role | What I did |\n|---|---|---|---|\n${[
        row("2021 – present", "Northwind Systems", "Senior Backend Engineer", texts[0] ?? ""),
        row("2017 – 2021", "Fabrikam AB", "Backend Engineer", texts[1] ?? ""),
        row("2015 – 2017", "Contoso GmbH", "Software Developer", texts[2] ?? ""),
        row("2013 – 2015", "Tailspin Toys", "Web Developer", texts[3] ?? ""),
      ].join("")}\n## Education\n\nKTH, MSc, 2013\n`,
    );
    const [work, education] = document?.data.sections ?? [];
    expect(work?.data.map(({ title, subTitle, startDate }) => [startDate, subTitle, title])).toEqual([
      ["2021", "Northwind Systems", "Senior Backend Engineer"],
      ["2017", "Fabrikam AB", "Backend Engineer"],
      ["2015", "Contoso GmbH", "Software Developer"],
      ["2013", "Tailspin Toys", "Web Developer"],
    ]);
    expect(work?.data.map(({ description }) => description.replace(/<[^>]*>/g, ""))).toEqual(
      texts.map((text) => text.replaceAll("**", "")),
    );
    expect(education?.type).toBe("education");
    expect(document?.data.sections).toHaveLength(2);
  });

  it.each(["", "# Shopping\n\n- milk\n- bread\n", "just words"])("that is no resume is refused: %j", (text) => {
    expect(read(text)).toBeNull();
  });
});
