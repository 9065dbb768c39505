import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { richTextToPlain } from "../resume/rich-text.ts";
import { resumeDataSchema } from "../resume/schema.ts";
import { type DraftFacts, readDraft } from "./dialect.ts";

const facts: DraftFacts = {
  title: "Backend Engineer",
  lang: "en",
  jobs: [
    {
      title: "Engineer",
      organization: "Acme & Söhne <GmbH>",
      startDate: "2021-03",
      endDate: "present",
      description: "",
    },
    { title: "Intern", organization: "Orange", startDate: "2020-01", endDate: "2020-06", description: "" },
  ],
  schools: [{ title: "BSc", organization: "Ghent", startDate: "2016-09", endDate: "2020-06", description: "" }],
};
const draft = `# Chief of Everything
## profile
- > Backend engineer with [N] years.
## empolyment
### 1
- Moved billing to PostgreSQL.
- > Cut the p95 of the API from [N] ms to [N] ms.
### 2
- Wrote **tests** for <b>imports</b> & exports.
### 7
- This job does not exist.
## awards
- Nobel Prize
## project
- > Rate limiter: a token bucket over Redis
## education
### 1
- Thesis on consensus.
## skills
~ Languages: Go, SQL
~ > Tools: Docker, Kubernetes, Docker
## empolyment
### 2
- Said once more under the second job.
`;
const description = (kind: string, at: number, text = draft) =>
  richTextToPlain(
    readDraft(text, facts).data.sections.find(({ type }) => type === kind)?.data[at]?.description ?? "missing",
  );

describe("the line dialect", () => {
  it("is a valid document at every cut, which holds all that the person said", () => {
    for (let end = 0; end <= draft.length; end += 1) {
      const { data } = readDraft(draft.slice(0, end), facts);
      expect(resumeDataSchema.safeParse(data).success, draft.slice(0, end)).toBe(true);
      const jobs = data.sections.find(({ type }) => type === "empolyment")?.data ?? [];
      expect(jobs.map(({ title, subTitle, startDate, endDate }) => [title, subTitle, startDate, endDate])).toEqual([
        ["Engineer", "Acme & Söhne <GmbH>", "2021-03", "present"],
        ["Intern", "Orange", "2020-01", "2020-06"],
      ]);
      expect(data.basicInfo.title).toBe("Backend Engineer");
    }
  });

  it("is a valid document whatever comes, and invents no employer", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "# ",
        "## ",
        "### ",
        "- ",
        "~ ",
        "> ",
        "empolyment",
        "skills",
        "project",
        "1",
        "2",
        "99",
        "\n",
        "\n",
        ": ",
        "<p>",
        "◇",
        "**",
      ),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { data } = readDraft(pieces.join(""), facts);
        expect(resumeDataSchema.safeParse(data).success).toBe(true);
        for (const section of data.sections.filter(({ type }) => type === "empolyment" || type === "education"))
          for (const item of section.data) expect(["Acme & Söhne <GmbH>", "Orange", "Ghent"]).toContain(item.subTitle);
      }),
    );
  });

  it("puts lines under the entry that was named last, without markup", () => {
    expect(description("empolyment", 0)).toBe(
      "• Moved billing to PostgreSQL.\n• ◇ Cut the p95 of the API from [N] ms to [N] ms.",
    );
    expect(description("empolyment", 1)).toBe(
      "• Wrote tests for imports & exports.\n• Said once more under the second job.",
    );
    expect(description("education", 0)).toBe("• Thesis on consensus.");
  });

  it("marks what the engine supposes, and counts it", () => {
    const { bullets, suggestions, data } = readDraft(draft, facts);
    expect({ bullets, suggestions }).toEqual({ bullets: 6, suggestions: 4 });
    const skills = data.sections.find(({ type }) => type === "skills")?.data ?? [];
    expect(skills.map(({ title, description: text }) => [title, richTextToPlain(text)])).toEqual([
      ["Languages", "Go, SQL"],
      ["◇ Tools", "Docker, Kubernetes"],
    ]);
    const [project] = data.sections.find(({ type }) => type === "project")?.data ?? [];
    expect([project?.title, richTextToPlain(project?.description ?? "")]).toEqual([
      "◇ Rate limiter",
      "a token bucket over Redis",
    ]);
  });

  it("drops unknown sections, indexes without an entry and the same line twice", () => {
    const whole = JSON.stringify(readDraft(`${draft}${draft}`, facts).data);
    expect(whole).not.toMatch(/Nobel|does not exist|Chief/);
    expect(whole.match(/Moved billing/g)).toHaveLength(1);
  });
});
