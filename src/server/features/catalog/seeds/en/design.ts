import type { Sample } from "../sample.ts";

export const design: readonly Sample[] = [
  {
    key: "en-product-design",
    lang: "en",
    category: "design",
    template: "TemplateEditorial",
    theme: "brick",
    shows: ["TemplateEditorial", "TemplateBanner"],
    photo: "lucia",
    card: {
      name: "Product designer, logistics",
      desc: "Complex tools made calm: research on the warehouse floor, systems, measured outcomes.",
    },
    basic: {
      title: "Senior Product Designer",
      name: "Lucía Ferrer",
      location: "Valencia, Spain",
      cellphone: "+34 960 555 018",
      email: "hola@luciaferrer.example.com",
    },
    links: [
      ["Portfolio", "https://luciaferrer.example.com"],
      ["Writing", "https://luciaferrer.example.com/notes"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "A good tool is one you can use without looking at it. I design for pickers, drivers and dispatchers: drawn early, tested on the warehouse floor, left behind as a system instead of screens.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Product Designer",
            sub: "Almacén Nueve",
            from: "2020-02",
            to: "present",
            city: "Valencia",
            points: [
              "Redesigned the picking app for gloved hands and 2 m reading distance; errors fell by 43%, training from two days to three hours. National design award, 2022.",
              "Spent 30 shifts in six warehouses; the research archive has answered 200 questions since.",
              "Built the design system with two engineers: 58 components, tokens shared by web, Android and label printers.",
              "Replaced 14 reports by one exceptions screen that supervisors open 70 times a day.",
            ],
          },
          {
            title: "Product Designer",
            sub: "Ruta Verde",
            from: "2016-11",
            to: "2020-01",
            city: "Barcelona",
            points: [
              "Designed the driver app from first sketch to 8,000 daily users; completed deliveries per hour up by 12%.",
              "Introduced weekly usability tests with five drivers, which changed the roadmap twice in the first quarter.",
              "Drew the icon set and the map style for night driving.",
            ],
          },
          {
            title: "Interaction Designer",
            sub: "Taller Sur",
            from: "2014-09",
            to: "2016-10",
            city: "Valencia",
            points: ["Ticket machines, museum guides and one very good parking meter."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Signs for a market hall",
            sub: "Own project",
            from: "2021-05",
            to: "2021-11",
            text: "Wayfinding for 48 stalls in three languages, cut from offcuts. Visitors ask the guard half as often.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Interaction design", "Field research", "Figma", "Prototyping", "Design tokens", "Accessibility"],
      },
      {
        kind: "education",
        items: [
          {
            title: "BA Industrial Design",
            sub: "Polytechnic University of Valencia",
            from: "2010-09",
            to: "2014-07",
            city: "Valencia",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Spanish", sub: "Native" },
          { title: "Catalan", sub: "Native" },
          { title: "English", sub: "C1" },
        ],
      },
    ],
  },
  {
    key: "en-design-researcher",
    lang: "en",
    category: "design",
    template: "TemplateSplit",
    theme: "teal",
    card: {
      name: "User researcher, public services",
      desc: "Research that changed a form, a letter and a law; method on one side, results on the other.",
    },
    basic: {
      title: "Senior User Researcher",
      name: "Catriona Mackellar",
      location: "Edinburgh, United Kingdom",
      cellphone: "+44 131 496 0119",
      email: "catriona.mackellar@example.com",
    },
    links: [["Case studies", "https://mackellar.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I research services that people cannot choose to leave: benefits, courts, housing. Nine years of kitchen-table interviews, and a stubborn interest in what happens after the letter arrives.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior User Researcher",
            sub: "Forth Digital Service",
            from: "2020-08",
            to: "present",
            city: "Edinburgh",
            points: [
              "Led research for a disability payment: 210 interviews with claimants, carers and assessors.",
              "The form went from 62 pages to 24; completed without help by 71%, was 38%.",
              "Showed that the reminder letter caused the calls it should prevent; the new one saves 5,200 calls a month.",
              "Set up a paid panel of 340 people, a third of whom use assistive technology.",
              "Present to ministers twice a year, always with a recording of one person first.",
            ],
          },
          {
            title: "User Researcher",
            sub: "Tenement Housing Trust",
            from: "2017-01",
            to: "2020-07",
            city: "Glasgow",
            points: [
              "Repairs by phone and web: average wait from 19 to eight days after we followed 40 repairs from call to door.",
              "Trained 15 housing officers to run and note their own sessions.",
            ],
          },
          {
            title: "Research Assistant",
            sub: "Clyde Institute for Social Policy",
            from: "2015-09",
            to: "2016-12",
            city: "Glasgow",
            points: ["Coded 600 interviews on debt advice; co-author of two reports."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Letters, read aloud",
            sub: "Own project",
            from: "2021-03",
            to: "2022-01",
            text: "Forty people read official letters aloud while we marked where they stopped. The list of 30 words to avoid is now in three style guides.",
          },
          {
            title: "Consent in plain words",
            sub: "Open template",
            from: "2023-05",
            to: "present",
            text: "A consent form of 140 words with pictures, reviewed by an ethics board. Downloaded 2,100 times.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Interviews",
          "Usability testing",
          "Diary studies",
          "Survey design",
          "Assistive technology",
          "Ethics and consent",
          "Workshops",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Social Research",
            sub: "University of Edinburgh",
            from: "2014-09",
            to: "2015-08",
            city: "Edinburgh",
          },
          { title: "MA Psychology", sub: "University of Glasgow", from: "2010-09", to: "2014-06", city: "Glasgow" },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "Hill walking", sub: "198 of 282" },
          { title: "Scottish Gaelic", sub: "Evening classes" },
        ],
      },
    ],
  },
  {
    key: "en-design-visual",
    lang: "en",
    category: "design",
    template: "TemplateBanner",
    theme: "rose",
    photo: "ilse",
    card: {
      name: "Brand and interface designer",
      desc: "Identity and interface from one hand, with the numbers a brand can have.",
    },
    basic: {
      title: "Brand and Interface Designer",
      name: "Ilse Vandermeulen",
      location: "Stockholm, Sweden",
      cellphone: "+46 8 465 004 37",
      email: "ilse@vandermeulen.example.com",
    },
    links: [["Portfolio", "https://vandermeulen.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I make brands that survive the app. Trained in type, employed in product teams, happiest when the identity fits into a button of 44 pixels.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Designer",
            sub: "Kvarn Bank",
            from: "2021-10",
            to: "present",
            city: "Stockholm",
            points: [
              "Led the new identity from brief to 320 screens; recognition without the logo rose from 22 to 47% in a year.",
              "Drew the typeface's tabular figures, now in every statement of 900,000 customers.",
              "Reduced 61 greys to nine that pass contrast in both themes.",
              "Illustrated 48 error and empty states; calls about failed payments fell by 12%.",
            ],
          },
          {
            title: "Designer",
            sub: "Fika Audio",
            from: "2018-04",
            to: "2021-09",
            city: "Stockholm",
            points: [
              "Designed covers by rule: 14,000 podcasts without a cover got one that is theirs.",
              "Built the motion guide with two developers; 18 patterns, none over 300 ms.",
            ],
          },
          {
            title: "Junior Designer",
            sub: "Bureau Zeezand",
            from: "2016-08",
            to: "2018-03",
            city: "Ghent",
            points: ["Posters, two museum identities and a great many business cards."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Kiosk Grotesk",
            sub: "Own typeface",
            from: "2019-02",
            to: "2021-06",
            text: "Four weights after signs on Flemish newsstands. Licensed 210 times.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Visual identity", "Typography", "Figma", "Motion", "Illustration", "Design tokens", "Art direction"],
      },
      {
        kind: "education",
        items: [
          { title: "MA Graphic Design", sub: "LUCA School of Arts", from: "2012-09", to: "2016-06", city: "Ghent" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Dutch", sub: "Native" },
          { title: "Swedish", sub: "C1" },
          { title: "English", sub: "C1" },
        ],
      },
    ],
  },
];
