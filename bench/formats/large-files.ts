import { strToU8, zipSync } from "fflate";
import { limits } from "#core/limits.ts";
import { createSection } from "#core/resume/create-section.ts";
import { markdownToHtml } from "#core/resume/formats/markdown/to-html.ts";
import type { Item, ResumeDocument, Section } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { formats } from "#server/formats/registry.ts";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { newRequester } from "#tests/harness/requester.ts";

/** A file in one of the formats that are read, of about so many bytes as were asked for. */
export type LargeFile = { format: string; kind: string; bytes: Uint8Array };

type Job = { title: string; company: string; city: string; from: string; to: string; lines: string[] };

/** Returns a large resume in each format that is read. No two lines are the same: what repeats is quickly read. */
export async function largeFiles(bytes: number): Promise<LargeFile[]> {
  const written = await Promise.all(
    formats
      .filter(({ read, write, name }) => read && write && name !== "pdf" && name !== "docx")
      .map(async ({ title, write }) => {
        const file = await sized(bytes, async (jobs) => (await write?.(documentOf(jobs), tools))?.bytes);
        return { format: title, kind: "as we write it", bytes: file };
      }),
  );
  const foreign = await Promise.all(
    Object.entries(others).map(async ([format, write]) => {
      const [title = "", kind = ""] = format.split(", ");
      return { format: title, kind, bytes: await sized(bytes, async (jobs) => write(jobs)) };
    }),
  );
  return [...written, ...foreign];
}

const tools = { printer: createFakePrinter(), requester: newRequester() };

/** More jobs than this are no resume that could be stored. */
const mostJobs = Math.floor(limits.document.size / 100);

/** Grows the file with the number of its jobs until it is as long as it should be. */
async function sized(bytes: number, write: (jobs: Job[]) => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  const few = (await write(jobsOf(20)))?.length ?? 0;
  const many = (await write(jobsOf(60)))?.length ?? 0;
  const count = Math.min(mostJobs, Math.max(1, Math.round((bytes - few) / ((many - few) / 40) + 20)));
  return (await write(jobsOf(count))) ?? new Uint8Array();
}

const verbs = ["Built", "Led", "Halved", "Wrote", "Measured", "Moved", "Replaced", "Designed", "Reviewed", "Taught"];
const things = [
  "the payments service",
  "a search index",
  "twelve dashboards",
  "the mobile app",
  "a team of six people",
];
const ends = [
  "for 40 customers",
  "in Go and Rust",
  "before the launch",
  "with PostgreSQL and Kafka",
  "across three sites",
];

function jobsOf(count: number): Job[] {
  return Array.from({ length: count }, (_, at) => {
    const year = 1990 + (at % 30);
    const lines = Array.from({ length: 4 }, (_, line) => {
      const seed = at * 7 + line;
      return `${verbs[seed % 10]} ${things[seed % 5]} ${ends[(seed * 3) % 5]}, which saved ${seed + 2} % of its **time** each year`;
    });
    return {
      title: `Senior Engineer ${at + 1}`,
      company: `Company ${at + 1}`,
      city: ["Berlin", "Paris", "London"][at % 3] ?? "",
      from: `${year}-0${(at % 9) + 1}`,
      to: `${year + 1}-0${(at % 8) + 1}`,
      lines,
    };
  });
}

function documentOf(jobs: readonly Job[]): ResumeDocument {
  const document = sampleDocument("en");
  const items = jobs.map(({ title, company, city, from, to, lines }, at): Item => {
    const description = `<ul>${lines.map((line) => `<li>${markdownToHtml(line)}</li>`).join("")}</ul>`;
    return { ...createItem(`i${at}`), title, subTitle: company, city, startDate: from, endDate: to, description };
  });
  const each = limits.document.itemsPerSection;
  const sections = Array.from({ length: Math.ceil(items.length / each) }, (_, at): Section => {
    return { ...createSection("empolyment", "en", () => `s${at}`), data: items.slice(at * each, (at + 1) * each) };
  });
  const basicInfo = { ...document.data.basicInfo, name: "Ann Lee", email: "ann@example.com" };
  return { ...document, data: { ...document.data, basicInfo, sections } };
}

/** Jobs as the programs keep them whose formats are only read. */
const others: Record<string, (jobs: readonly Job[]) => Uint8Array> = {
  "Markdown, as people write it": (jobs) =>
    strToU8(
      `# Ann Lee\n\nann@example.com | +1 703 555 0142 | Berlin\n\n## Experience\n\n${jobs
        .map(({ title, company, city, from, to, lines }) => {
          return `### ${company}, ${title}\n\n*${from} – ${to}*, ${city}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;
        })
        .join("\n")}\n## Skills\n\nGo, Rust, PostgreSQL\n`,
    ),
  "Markdown, in bold and with links": (jobs) =>
    strToU8(
      `Ann Lee\n=======\n\n[ann@example.com](mailto:ann@example.com) · <https://example.com>\n\n## Work experience\n\n${jobs
        .map(({ title, company, city, from, to, lines }, at) => {
          const site = `[${company}](https://example.com/${at})`;
          return `**${title}** at ${site}, ${city} (${from} – ${to})\n\n${lines.map((line) => `* ${line}, see ${site}\n`).join("")}`;
        })
        .join("\n")}\n## Education\n\nETH Zurich, MSc\n`,
    ),
  "Markdown, in tables": (jobs) =>
    strToU8(
      `# Ann Lee\n\nann@example.com\n\n## Experience\n\n| Years | Company | Work |\n| --- | --- | --- |\n${jobs
        .map(({ title, company, from, to, lines }) => `| ${from} – ${to} | ${company}, ${title} | ${lines[0]} |\n`)
        .join("")}\n## Education\n\nETH Zurich, MSc\n`,
    ),
  "LinkedIn, a zip": (jobs) => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const row = ({ company, title, lines, city, from, to }: Job) =>
      [company, title, lines.map((line) => `• ${line}`).join("\n"), city, from, to].map(cell).join(",");
    return zipSync(
      {
        "Profile.csv": strToU8("First Name,Last Name,Headline,Summary\nAnn,Lee,Engineer,Builds things\n"),
        "Positions.csv": strToU8(
          `Company Name,Title,Description,Location,Started On,Finished On\n${jobs.map(row).join("\n")}\n`,
        ),
      },
      { level: 0 },
    );
  },
  "Reactive Resume, its JSON": (jobs) =>
    json({
      basics: { name: "Ann Lee", headline: "Engineer", email: "ann@example.com", phone: "", location: "Berlin" },
      sections: {
        experience: {
          name: "Experience",
          items: jobs.map(({ company, title, city, from, to, lines }, at) => {
            const summary = `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`;
            return { id: `${at}`, company, position: title, location: city, date: `${from} - ${to}`, summary };
          }),
        },
      },
      metadata: { template: "azurill" },
    }),
  "Europass, its XML": (jobs) => {
    const post = ({ company, title, city, from, to, lines }: Job) =>
      `<EmployerHistory><hr:OrganizationName>${company}</hr:OrganizationName><PositionHistory><PositionTitle>${title}</PositionTitle>` +
      `<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>${from}</hr:FormattedDateTime></eures:StartDate>` +
      `<eures:EndDate><hr:FormattedDateTime>${to}</hr:FormattedDateTime></eures:EndDate></eures:EmploymentPeriod>` +
      `<oa:Description>&lt;ul&gt;${lines.map((line) => `&lt;li&gt;${line}&lt;/li&gt;`).join("")}&lt;/ul&gt;</oa:Description>` +
      `<City>${city}</City></PositionHistory></EmployerHistory>`;
    return strToU8(
      `<Candidate><CandidatePerson><PersonName><oa:GivenName>Ann</oa:GivenName></PersonName></CandidatePerson>` +
        `<CandidateProfile languageCode="en"><EmploymentHistory>${jobs.map(post).join("")}</EmploymentHistory></CandidateProfile></Candidate>`,
    );
  },
  "Magic Resume, its JSON": (jobs) =>
    json({
      basic: { name: "林晓", title: "工程师", email: "lin@example.com" },
      menuSections: [{ id: "experience", title: "工作经验", enabled: true, order: 0 }],
      experience: jobs.map(({ company, title, from, to, lines }, at) => {
        const details = `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`;
        return { id: `${at}`, company, position: title, date: `${from} - ${to}`, details, visible: true };
      }),
    }),
};

const json = (value: unknown) => strToU8(JSON.stringify(value, null, 2));
