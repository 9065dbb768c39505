import fc from "fast-check";

/**
 * Resumes in the shapes of other programs, written after their public schemas. Each text is a word that occurs nowhere
 * else, so that a test can look for every one of them in what was read.
 */
let count = 0;
const word = fc.constant(null).map(() => `word${(++count).toString(36)}z`);
const maybe = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fc.constant("") });
const html = fc.oneof(
  maybe,
  word.map((text) => `<p>${text}</p>`),
  fc.tuple(word, word).map(([one, other]) => `<ul><li><p>${one} <strong>${other}</strong></p></li></ul>`),
);
const filled = word.map((text) => `<p>${text}</p>`);
const markdown = fc.oneof(
  maybe,
  fc.tuple(word, word).map(([one, other]) => `${one}\n\n- **${other}**`),
);
const url = fc.oneof(
  fc.constant(""),
  word.map((text) => `https://example.com/${text}`),
);
const period = fc.constantFrom("January 2019 to Present", "2019-03 - 2021-04", "Aug 2012 – May 2016", "2020", "");
const day = fc.constantFrom("2019-03-01", "2021-04-30", "");
const flag = fc.boolean();
const keywords = fc.array(word, { maxLength: 3 });
const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 3 });
const id = fc.constant("id");

const href = fc.record({ label: maybe, href: url });
const both = fc.record({ label: maybe, url });

/** Profiles become links, which have no title. */
const profiles = (title: string, item: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ [title]: fc.constant("Profiles"), visible: flag, items: list(fc.record({ id, ...item })) });

const fourth = (() => {
  const section = (item: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({
      id,
      name: word,
      columns: fc.constant(1),
      visible: flag,
      separateLinks: flag,
      items: list(fc.record({ id, visible: flag, ...item })),
    });
  return fc.record({
    basics: fc.record({
      ...{ name: word, headline: maybe, email: word, phone: maybe, location: maybe, url: href },
      customFields: fc.array(fc.record({ id, icon: fc.constant("car"), name: word, value: word }), { maxLength: 2 }),
      picture: fc.record({ url: fc.constant(""), size: fc.constant(64), effects: fc.record({ hidden: flag }) }),
    }),
    sections: fc.record({
      summary: fc.record({ id, name: word, visible: flag, content: filled }),
      experience: section({ company: word, position: word, location: maybe, date: period, summary: html, url: href }),
      education: section({
        institution: word,
        studyType: maybe,
        area: maybe,
        score: maybe,
        date: period,
        summary: html,
        url: href,
      }),
      projects: section({ name: word, description: maybe, date: period, summary: html, keywords, url: href }),
      skills: section({ name: word, description: maybe, level: fc.nat(5), keywords }),
      languages: section({ name: word, description: maybe, level: fc.nat(5) }),
      interests: section({ name: word, keywords }),
      awards: section({ title: word, awarder: maybe, date: period, summary: html, url: href }),
      certifications: section({ name: word, issuer: maybe, date: period, summary: html, url: href }),
      publications: section({ name: word, publisher: maybe, date: period, summary: html, url: href }),
      volunteer: section({
        organization: word,
        position: maybe,
        location: maybe,
        date: period,
        summary: html,
        url: href,
      }),
      references: section({ name: word, description: maybe, summary: html, url: href }),
      profiles: profiles("name", { network: word, username: word, icon: fc.constant("github"), url: href }),
      custom: fc.record({
        abc: section({
          name: word,
          description: maybe,
          date: period,
          location: maybe,
          summary: html,
          keywords,
          url: href,
        }),
      }),
    }),
    metadata: fc.constant({
      layout: [
        [
          ["summary", "experience", "education", "custom.abc"],
          ["skills", "languages"],
        ],
      ],
      page: { format: "letter", margin: 18 },
      theme: { primary: "#ca8a04" },
      notes: "",
    }),
  });
})();

const fifth = (() => {
  const section = (item: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({
      title: word,
      columns: fc.constant(1),
      hidden: flag,
      items: list(fc.record({ id, hidden: flag, ...item })),
    });
  const job = { company: word, position: word, location: maybe, period, website: both, description: html };
  return fc.record({
    picture: fc.record({ hidden: flag, url: fc.constant(""), size: fc.constant(80) }),
    basics: fc.record({
      ...{ name: word, headline: maybe, email: word, phone: maybe, location: maybe, website: both },
      customFields: fc.array(fc.record({ id, icon: fc.constant(""), text: word, link: url }), { maxLength: 2 }),
    }),
    summary: fc.record({ title: word, columns: fc.constant(1), hidden: flag, content: filled }),
    sections: fc.record({
      profiles: profiles("title", { icon: fc.constant("x"), network: word, username: word, website: both }),
      experience: section({
        ...job,
        roles: fc.array(fc.record({ id, position: word, period, description: html }), { maxLength: 2 }),
      }),
      education: section({
        school: word,
        degree: maybe,
        area: maybe,
        grade: maybe,
        location: maybe,
        period,
        website: both,
        description: html,
      }),
      projects: section({ name: word, period, website: both, description: html }),
      skills: section({ icon: fc.constant(""), name: word, proficiency: maybe, level: fc.nat(5), keywords }),
      languages: section({ language: word, fluency: maybe, level: fc.nat(5) }),
      interests: section({ icon: fc.constant(""), name: word, keywords }),
      awards: section({ title: word, awarder: maybe, date: period, website: both, description: html }),
      certifications: section({ title: word, issuer: maybe, date: period, website: both, description: html }),
      publications: section({ title: word, publisher: maybe, date: period, website: both, description: html }),
      volunteer: section({ organization: word, location: maybe, period, website: both, description: html }),
      references: section({ name: word, position: maybe, phone: maybe, website: both, description: html }),
    }),
    customSections: fc.array(
      fc.record({
        id: fc.constant("own"),
        type: fc.constant("experience"),
        title: word,
        columns: fc.constant(1),
        hidden: flag,
        items: list(fc.record({ id, hidden: flag, ...job })),
      }),
      { maxLength: 1 },
    ),
    metadata: fc.constant({
      layout: {
        sidebarWidth: 35,
        pages: [{ fullWidth: false, main: ["summary", "experience"], sidebar: ["skills", "own"] }],
      },
      page: { format: "a4", locale: "en-US" },
    }),
  });
})();

const third = (() => {
  const dates = fc.record({ start: day, end: day });
  const section = (type: string, item: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({
      id,
      name: word,
      type: fc.constant(type),
      visible: flag,
      columns: fc.constant(2),
      items: list(fc.record({ id, ...item })),
    });
  return fc.record({
    basics: fc.record({
      ...{ name: word, headline: maybe, summary: markdown, email: word, phone: maybe, birthdate: day, website: url },
      location: fc.record({ address: maybe, city: maybe, region: maybe, country: maybe, postalCode: maybe }),
      profiles: fc.array(fc.record({ id, network: word, username: word, url }), { maxLength: 2 }),
      photo: fc.record({ url: fc.constant(""), visible: flag }),
    }),
    sections: fc.record({
      work: section("basic", { name: word, position: word, url, date: dates, summary: markdown }),
      education: section("basic", {
        institution: word,
        degree: maybe,
        area: maybe,
        score: maybe,
        date: dates,
        url,
        summary: markdown,
        courses: keywords,
      }),
      skills: section("basic", { name: word, level: maybe, levelNum: fc.nat(10), keywords }),
      languages: section("basic", { name: word, level: maybe, levelNum: fc.nat(10) }),
      projects: section("basic", { name: word, description: maybe, date: dates, url, summary: markdown, keywords }),
      references: section("basic", { name: word, relationship: maybe, phone: maybe, email: maybe, summary: markdown }),
      "9f1c": section("custom", {
        title: word,
        subtitle: maybe,
        date: dates,
        url,
        level: maybe,
        levelNum: fc.nat(10),
        summary: markdown,
        keywords,
      }),
    }),
    metadata: fc.constant({
      layout: [
        [
          ["work", "education"],
          ["skills", "9f1c"],
        ],
      ],
      template: "kakuna",
    }),
    public: flag,
  });
})();

const magic = fc.record({
  id,
  title: word,
  basic: fc.record({
    ...{
      name: word,
      title: maybe,
      email: word,
      phone: maybe,
      location: maybe,
      birthDate: day,
      employementStatus: maybe,
      photo: fc.constant(""),
    },
    customFields: fc.array(fc.record({ id, label: word, value: word, icon: fc.constant("user"), visible: flag }), {
      maxLength: 2,
    }),
    ...{ githubKey: fc.constant("ghp_secret"), githubUseName: maybe },
  }),
  education: list(
    fc.record({
      id,
      school: word,
      major: maybe,
      degree: maybe,
      startDate: day,
      endDate: day,
      gpa: maybe,
      description: html,
      visible: flag,
    }),
  ),
  experience: list(fc.record({ id, company: word, position: word, date: period, details: html, visible: flag })),
  projects: list(fc.record({ id, name: word, role: maybe, date: period, description: html, link: url, visible: flag })),
  customData: fc.record({
    "custom-1": list(
      fc.record({ id, title: word, subtitle: maybe, dateRange: period, description: html, visible: flag }),
    ),
  }),
  skillContent: html,
  selfEvaluationContent: html,
  menuSections: fc.constant([
    { id: "basic", title: "基本信息", icon: "👤", enabled: true, order: 0 },
    { id: "skills", title: "专业技能", icon: "⚡", enabled: true, order: 1 },
    { id: "experience", title: "工作经验", icon: "💼", enabled: true, order: 2 },
    { id: "custom-1", title: "其他", icon: "➕", enabled: false, order: 3 },
  ]),
  globalSettings: fc.constant({ themeColor: "#2E8B57", fontFamily: "sans" }),
});

export const foreignSamples: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  "reactive-resume 3": third,
  "reactive-resume 4": fourth,
  "reactive-resume 5": fifth,
  "magic-resume": magic,
};

/** Every word of `word` in a value, whatever its shape. */
export function wordsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/word[0-9a-z]+z(?![0-9a-z])/g) ?? [])];
}
