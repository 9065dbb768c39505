import type { Sample } from "../sample.ts";

export const design: readonly Sample[] = [
  {
    key: "en-product-design",
    lang: "en",
    category: "design",
    template: "TemplateEditorial",
    theme: "brick",
    shows: ["TemplateEditorial", "TemplateBanner"],
    used: 880,
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
];
