import type { Sample } from "../sample.ts";

export const infrastructure: readonly Sample[] = [
  {
    key: "en-site-reliability",
    lang: "en",
    category: "infrastructure",
    template: "TemplateTerminal",
    theme: "emerald",
    shows: ["TemplateTerminal", "TemplateBlueprint"],
    used: 540,
    photo: "jonas",
    card: {
      name: "Site reliability engineer",
      desc: "Error budgets, calm on-call and a platform that teams choose, for infrastructure roles.",
    },
    basic: {
      title: "Site Reliability Engineer",
      name: "Jonas Lindqvist",
      location: "Gothenburg, Sweden",
      cellphone: "+46 31 390 06 14",
      email: "jonas.lindqvist@example.com",
    },
    links: [
      ["lindqvist.example.com", "https://lindqvist.example.com"],
      ["GitHub", "https://github.example.com/jlindqvist"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Ten years of keeping other people's software up, the last five by making sure that they can do it themselves. I believe in boring technology, written incident reviews and sleeping at night.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Staff Site Reliability Engineer",
            sub: "Fjord Streaming",
            from: "2020-01",
            to: "present",
            city: "Gothenburg",
            points: [
              "Own the reliability of a platform with 3.2 million evening viewers; availability from 99.7 to 99.97% in two years, measured where the viewer is.",
              "Brought error budgets to 16 teams; pages outside office hours fell from 41 to 6 a month.",
              "Moved 240 services between regions with 11 minutes of degraded playback in total.",
              "Cut the cloud bill by 28% (€1.9 million a year) with autoscaling that follows the match schedule.",
            ],
          },
          {
            title: "Systems Engineer",
            sub: "Västra Telecom",
            from: "2016-03",
            to: "2019-12",
            city: "Gothenburg",
            points: [
              "Replaced hand-built servers by images and Terraform: 900 machines, no snowflakes.",
              "Built the metrics pipeline of 4 million series on three machines, and the 12 dashboards that people really open.",
              "Wrote the incident process that is still in use; median time to first update is 6 minutes.",
            ],
          },
          {
            title: "System Administrator",
            sub: "Borås Municipality",
            from: "2013-06",
            to: "2016-02",
            city: "Borås",
            points: ["Ran mail, identity and backups for 5,000 employees; every restore was rehearsed twice a year."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "quietpager",
            sub: "Open source, Go",
            from: "2019-05",
            to: "present",
            text: "Groups alerts by cause and tells who else is awake. 40 contributors, 2,600 stars.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Kubernetes",
          "Linux",
          "Go",
          "Terraform",
          "Prometheus",
          "Envoy",
          "PostgreSQL",
          "Networking",
          "Incident command",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Engineering",
            sub: "Chalmers University of Technology",
            from: "2010-09",
            to: "2013-06",
            city: "Gothenburg",
          },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "Sea kayaking", sub: "Guide on the west coast" },
          { title: "Radio", sub: "Licensed amateur" },
        ],
      },
    ],
  },
];
