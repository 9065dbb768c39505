import type { Sample } from "../sample.ts";

export const frontend: readonly Sample[] = [
  {
    key: "en-frontend-design-systems",
    lang: "en",
    category: "frontend",
    template: "TemplateCompact",
    theme: "azure",
    shows: ["TemplateCompact", "TemplateSplit"],
    card: {
      name: "Frontend engineer, design systems",
      desc: "Accessible components and measured performance: ten years on one dense, quiet page.",
    },
    basic: {
      title: "Frontend Engineer",
      name: "Daniel Achterberg",
      location: "Utrecht, Netherlands",
      cellphone: "+31 30 555 0142",
      email: "daniel@achterberg.example.com",
    },
    links: [
      ["achterberg.example.com", "https://achterberg.example.com"],
      ["Talks", "https://achterberg.example.com/talks"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Frontend engineer who came from typography and never quite left it. I build component libraries that teams adopt because they save them work, and I measure pages on a four-year-old phone.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Frontend Engineer, Design Systems",
            sub: "Polder Insurance",
            from: "2020-06",
            to: "present",
            city: "Utrecht",
            points: [
              "Own the component library of 74 components used by 11 teams; 92% of all screens are built from it, up from 31%.",
              "Brought the claims journey from 61 to 97 in accessibility audits; a screen-reader user now files a claim in 6 minutes without calling us.",
              "Halved the JavaScript of the customer portal (612 to 298 KB compressed) and moved p75 LCP from 4.1 to 1.9 s.",
              "Wrote the visual regression setup that runs 2,300 screenshots in 7 minutes and is trusted enough to block a merge.",
            ],
          },
          {
            title: "Frontend Developer",
            sub: "Lumen Travel",
            from: "2017-04",
            to: "2020-05",
            city: "Amsterdam",
            points: [
              "Rebuilt the search results in React and TypeScript; conversion rose by 8% in a 6-week A/B test.",
              "Introduced end-to-end tests on the booking path: hotfixes fell from nine to two a month.",
              "Mentored three juniors; two lead their own teams today.",
            ],
          },
          {
            title: "Web Designer",
            sub: "Studio Vierkant",
            from: "2014-08",
            to: "2017-03",
            city: "Utrecht",
            points: ["Designed and built 20 sites for museums and theatres, in three languages and on every screen."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "contrast-lint",
            sub: "Open source",
            from: "2021-01",
            to: "present",
            text: "Finds failing colour pairs in rendered pages instead of in source. 14,000 downloads a week.",
          },
          {
            title: "The long scroll",
            sub: "Talk, four conferences",
            from: "2023-03",
            to: "2024-06",
            text: "How we found out that nobody used our infinite list, and what a table of contents did to it.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "TypeScript",
          "React",
          "CSS architecture",
          "Web accessibility",
          "Playwright",
          "Vite",
          "Figma",
          "Performance",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BA Graphic Design",
            sub: "HKU University of the Arts",
            from: "2010-09",
            to: "2014-06",
            city: "Utrecht",
          },
        ],
      },
      {
        kind: "certificate",
        items: ["Certified professional in web accessibility, 2022"],
      },
      {
        kind: "language",
        items: [
          { title: "Dutch", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "German", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-frontend-maps",
    lang: "en",
    category: "frontend",
    template: "TemplateSplit",
    theme: "moss",
    card: {
      name: "Frontend engineer, maps",
      desc: "Charts and maps that load on a field phone, for a newsroom or a public service.",
    },
    basic: {
      title: "Frontend Engineer, Maps and Graphics",
      name: "Owen Tallis",
      location: "Bristol, United Kingdom",
      cellphone: "+44 117 496 0152",
      email: "owen@tallis.example.com",
    },
    links: [
      ["tallis.example.com", "https://tallis.example.com"],
      ["Selected graphics", "https://tallis.example.com/graphics"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I draw data for people who have to decide something: whether to evacuate, where to plant, which train to take. Eight years of maps in the browser, two of them in a newsroom.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Frontend Engineer",
            sub: "Floodline",
            from: "2021-05",
            to: "present",
            city: "Bristol",
            points: [
              "Built the river map used by 31 local authorities; 640,000 visitors on the day of the January storm.",
              "Moved rendering to vector tiles on WebGL: first map in 1.4 s on a mid-range phone, was 6.2 s.",
              "Made every layer readable as a table, by keyboard and by screen reader; passed an outside audit at the first attempt.",
              "Set up tile builds that refresh 4 million gauges every five minutes on two machines.",
            ],
          },
          {
            title: "Graphics Developer",
            sub: "The Western Ledger",
            from: "2018-09",
            to: "2021-04",
            city: "Bristol",
            points: [
              "Made 85 interactive pieces, 12 of them on election nights, with reporters at the next desk.",
              "Wrote the chart kit that 20 journalists use without asking; a chart takes 5 minutes, not two hours.",
            ],
          },
          {
            title: "Frontend Developer",
            sub: "Harvest Office",
            from: "2017-07",
            to: "2018-08",
            city: "Exeter",
            points: ["Field records for 1,200 farms, offline first, synchronised in the yard."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "tile-budget",
            sub: "Open source, TypeScript",
            from: "2022-02",
            to: "present",
            text: "Fails a build when a map layer grows beyond its agreed weight. 820 stars, used by two national survey offices.",
          },
          {
            title: "High water marks",
            sub: "With three schools",
            from: "2023-04",
            to: "2023-10",
            text: "Pupils photographed 190 flood marks on walls and bridges; 60 of them corrected the official map.",
          },
        ],
      },
      { kind: "skills", items: ["TypeScript", "D3", "MapLibre", "WebGL", "Svelte", "PostGIS", "SVG", "Accessibility"] },
      {
        kind: "education",
        items: [
          {
            title: "BSc Geography",
            sub: "University of Exeter",
            from: "2014-09",
            to: "2017-06",
            city: "Exeter",
            text: "Dissertation on the honest use of colour in risk maps.",
          },
        ],
      },
      { kind: "certificate", items: ["Newsroom graphics award, regional, 2020"] },
      {
        kind: "hobby",
        items: [
          { title: "Orienteering", sub: "Club mapper" },
          { title: "Linocut", sub: "Two small shows" },
        ],
      },
    ],
  },
  {
    key: "en-frontend-junior",
    lang: "en",
    category: "frontend",
    template: "TemplateBento",
    theme: "rose",
    photo: "mei",
    card: {
      name: "Junior frontend developer",
      desc: "One year of work, three things shipped, and a portfolio that says who did what.",
    },
    basic: {
      title: "Junior Frontend Developer",
      name: "Mei-Lin Carver",
      location: "Vancouver, Canada",
      cellphone: "+1 604 555 0163",
      email: "meilin.carver@example.com",
    },
    links: [
      ["meilincarver.example.com", "https://meilincarver.example.com"],
      ["GitHub", "https://github.example.com/mlcarver"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Frontend developer with a year at a small shop and a diploma in digital design. I like forms that forgive, and I read the specification before I ask why it does not work.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Frontend Developer",
            sub: "Tidewater Cabins",
            from: "2025-02",
            to: "present",
            city: "Vancouver",
            points: [
              "Rebuilt the booking form in React: abandoned bookings down from 54 to 39%, measured over three months.",
              "Brought photos from 3.8 MB to 420 KB a page; the site opens in 1.6 s on the ferry's network.",
              "Added French and Japanese, and found the 14 places where dates were glued together from strings.",
              "Wrote 60 tests for prices and seasons after one wrong Easter; none since.",
            ],
          },
          {
            title: "Design and Code Intern",
            sub: "Studio Kelp",
            from: "2024-05",
            to: "2024-12",
            city: "Victoria",
            points: [
              "Coded 30 newsletter modules tested in 18 mail programs.",
              "Kept the component sheet of a museum site: 26 parts, each with its states.",
              "Checked every page with a keyboard and a screen reader; filed 37 findings, fixed 29.",
            ],
          },
          {
            title: "Ferry Crew, summers",
            sub: "Strait Ferries",
            from: "2021-06",
            to: "2023-08",
            city: "Victoria",
            points: ["Answered passengers for three summers and learned which questions a timetable leaves open."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Tide clock",
            sub: "Own project",
            from: "2024-03",
            to: "2024-04",
            text: "Tides for 40 harbours in 11 KB, without a framework. 900 visitors a month.",
          },
          {
            title: "Colour of the day",
            sub: "Course project",
            from: "2023-10",
            to: "2023-12",
            text: "Classmates vote on palettes; contrast is checked as you pick.",
          },
        ],
      },
      { kind: "skills", items: ["TypeScript", "React", "CSS", "Next.js", "Vitest", "Figma", "Git"] },
      {
        kind: "education",
        items: [
          {
            title: "Diploma in Digital Design and Development",
            sub: "Burrard Institute",
            from: "2022-09",
            to: "2024-12",
            city: "Vancouver",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Cantonese", sub: "Fluent" },
          { title: "French", sub: "B1" },
        ],
      },
    ],
  },
];
