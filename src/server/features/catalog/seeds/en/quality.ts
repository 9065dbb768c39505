import type { Sample } from "../sample.ts";

export const quality: readonly Sample[] = [
  {
    key: "en-quality-automation",
    lang: "en",
    category: "quality",
    template: "TemplateBlueprint",
    theme: "ochre",
    card: {
      name: "Test automation engineer",
      desc: "A suite that people believe: faster, smaller, and red only when something broke.",
    },
    basic: {
      title: "Senior Test Engineer",
      name: "Birgitta Nordqvist",
      location: "Gothenburg, Sweden",
      cellphone: "+46 31 390 06 33",
      email: "birgitta.nordqvist@example.com",
    },
    links: [["nordqvist.example.com", "https://nordqvist.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Tester for 11 years, first by hand on a factory floor, now mostly in code. I delete more tests than I write, and every one that stays has failed for a good reason.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Test Engineer",
            sub: "Hisingen Motion",
            from: "2019-09",
            to: "present",
            city: "Gothenburg",
            points: [
              "Took the suite of a crane control system from 9 hours to 35 minutes: 4,100 tests became 1,650.",
              "False alarms fell from 12% of runs to 0.3%; teams stopped pressing the button again.",
              "Built the bench that replays 200 hours of recorded crane movement against each release.",
              "Found the load limit error of 2022 before delivery; 60 cranes would have needed a visit.",
              "Teach two days of test design a year; 70 developers have been through it.",
            ],
          },
          {
            title: "Test Automation Engineer",
            sub: "Ticka Payroll",
            from: "2016-03",
            to: "2019-08",
            city: "Borås",
            points: [
              "Property tests for tax rules of three countries; 31 errors found in the first month, two in the law's own example.",
              "Moved testing to the start of a story: escaped defects from 14 to 4 a quarter.",
            ],
          },
          {
            title: "Test Technician",
            sub: "Lerum Instruments",
            from: "2013-08",
            to: "2016-02",
            city: "Lerum",
            points: ["Tested 40 pressure gauges a day, then wrote the program that did."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "replay-bench",
            sub: "Open source, Python",
            from: "2021-04",
            to: "present",
            text: "Feeds recorded sensor data to a controller at up to 40 times real speed. Used by two universities and a port.",
          },
          {
            title: "Tests I deleted",
            sub: "Talk, three meetups",
            from: "2023-02",
            to: "2023-11",
            text: "Eighty tests, why each was written, and what nobody missed afterwards.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Python",
          "TypeScript",
          "Playwright",
          "Hypothesis",
          "Test design",
          "Hardware in the loop",
          "CI pipelines",
          "Risk analysis",
        ],
      },
      { kind: "certificate", items: ["ISTQB Advanced, Technical Test Analyst"] },
      {
        kind: "education",
        items: [
          {
            title: "Higher Vocational Diploma, Software Testing",
            sub: "Yrgo",
            from: "2011-08",
            to: "2013-06",
            city: "Gothenburg",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Swedish", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "Finnish", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-quality-games",
    lang: "en",
    category: "quality",
    template: "TemplateTerminal",
    theme: "azure",
    card: {
      name: "QA lead, games",
      desc: "Consoles, certification and crash numbers for a studio that wants to ship once.",
    },
    basic: {
      title: "QA Lead",
      name: "Kirra Dunmore",
      location: "Brisbane, Australia",
      cellphone: "+61 7 5550 0116",
      email: "kirra.dunmore@example.com",
    },
    links: [["kirradunmore.example.com", "https://kirradunmore.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "QA lead with eight years in games, four titles from prototype to third patch. I write bugs that can be reproduced by somebody who is tired.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "QA Lead",
            sub: "Salt Pan Games",
            from: "2021-02",
            to: "present",
            city: "Brisbane",
            points: [
              "Lead nine testers and a budget for 400 outside hours a month; two console releases passed certification at the first try.",
              "Brought crash-free sessions from 97.2 to 99.8% in the ten weeks before launch.",
              "Built nightly soak runs on 24 kits that find memory leaks which no human waits for; 63 found so far.",
              "Introduced a severity scale of four with examples; the weekly triage takes 30 minutes, was two hours.",
            ],
          },
          {
            title: "Senior Tester",
            sub: "Magpie Interactive",
            from: "2018-05",
            to: "2021-01",
            city: "Melbourne",
            points: [
              "Owned online play: 120 scripted disconnects an evening, 41 blocking bugs in one title.",
              "Wrote the localisation checks for 11 languages with native players.",
            ],
          },
          {
            title: "Game Tester",
            sub: "Outback Pixel",
            from: "2017-01",
            to: "2018-04",
            city: "Melbourne",
            points: ["1,300 bugs in 15 months; 4% came back as not reproducible."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "repro",
            sub: "Open source, Python",
            from: "2020-06",
            to: "present",
            text: "Turns a controller recording into steps that read like a sentence. 480 stars.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Test planning",
          "Console certification",
          "Python",
          "Unity profiler",
          "Crash analysis",
          "Localisation",
          "Triage",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "Bachelor of Games Development",
            sub: "Griffith University",
            from: "2014-02",
            to: "2016-11",
            city: "Brisbane",
          },
        ],
      },
    ],
  },
];
