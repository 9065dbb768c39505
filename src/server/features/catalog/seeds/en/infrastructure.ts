import type { Sample } from "../sample.ts";

export const infrastructure: readonly Sample[] = [
  {
    key: "en-site-reliability",
    lang: "en",
    category: "infrastructure",
    template: "TemplateTerminal",
    theme: "emerald",
    shows: ["TemplateTerminal", "TemplateBlueprint"],
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
  {
    key: "en-security-engineer",
    lang: "en",
    category: "infrastructure",
    template: "TemplateCompact",
    theme: "graphite",
    card: {
      name: "Application security engineer",
      desc: "Fixes rather than findings: what got through, what no longer does.",
    },
    basic: {
      title: "Application Security Engineer",
      name: "Yara Haddad",
      location: "Paris, France",
      cellphone: "+33 1 99 00 41 72",
      email: "yara.haddad@example.com",
    },
    links: [
      ["yarahaddad.example.com", "https://yarahaddad.example.com"],
      ["Write-ups", "https://yarahaddad.example.com/notes"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Security engineer who was a web developer for five years and still fixes what she finds. I would rather remove a class of bugs than report one a week.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Application Security Engineer",
            sub: "Voltaire Assurances",
            from: "2021-03",
            to: "present",
            city: "Paris",
            points: [
              "Look after 140 services and 85 developers in a team of three; serious findings in the yearly test fell from 17 to 2.",
              "Replaced hand-built queries by a checked layer and a build rule: no injection in 30 months.",
              "Brought all 96 repositories to signed builds and pinned dependencies; a critical update is out in nine hours, was 16 days.",
              "Run the bounty programme: 310 reports, 41 valid, median answer in five hours, €68,000 paid.",
              "Led the response to a stolen supplier token; contained in 70 minutes, published what we learned.",
            ],
          },
          {
            title: "Security Engineer",
            sub: "Ponant Santé",
            from: "2018-06",
            to: "2021-02",
            city: "Nantes",
            points: [
              "Threat models for 22 patient-facing services, two pages each, still revised at every release.",
              "Introduced hardware keys for 1,900 staff; phishing tests went from 14 to 0.3% entered passwords.",
            ],
          },
          {
            title: "Web Developer",
            sub: "Atelier Rive",
            from: "2013-09",
            to: "2018-05",
            city: "Nantes",
            points: ["Built and maintained 26 shops and portals in PHP and later Go."],
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Threat modelling",
          "Code review",
          "Go",
          "TypeScript",
          "OAuth and OIDC",
          "Kubernetes",
          "Burp Suite",
          "Incident response",
        ],
      },
      { kind: "certificate", items: ["OSCP, 2018", "CSSLP, 2021"] },
      {
        kind: "education",
        items: [
          {
            title: "MEng Computer Science",
            sub: "University of Nantes",
            from: "2008-09",
            to: "2013-06",
            city: "Nantes",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "French", sub: "Native" },
          { title: "Arabic", sub: "Native" },
          { title: "English", sub: "C1" },
        ],
      },
    ],
  },
  {
    key: "en-infrastructure-head",
    lang: "en",
    category: "infrastructure",
    template: "TemplateExecutive",
    theme: "plum",
    card: { name: "Head of infrastructure", desc: "Budgets, people and two data centres closed: written for a board." },
    basic: {
      title: "Head of Infrastructure",
      name: "Desmond Achebe-Lloyd",
      location: "London, United Kingdom",
      cellphone: "+44 20 7946 0181",
      email: "desmond.al@example.com",
    },
    links: [["achebe-lloyd.example.com", "https://achebe-lloyd.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Eighteen years in infrastructure, seven of them leading it. I close things: data centres, contracts, open incidents. What remains is documented, owned and cheaper.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Head of Infrastructure",
            sub: "Marlow & Finch Exchange",
            from: "2018-11",
            to: "present",
            city: "London",
            points: [
              "Lead 34 people in four teams and a budget of £17 million; spent 2 to 4% under plan in each of six years.",
              "Closed two data centres in 22 months without a missed trading day; saves £5.1 million a year.",
              "Recovery of the trading core: from four hours on paper to 18 minutes, rehearsed every quarter.",
              "Cut suppliers from 61 to 27; renegotiated the network contract for 38% less at twice the capacity.",
            ],
          },
          {
            title: "Platform Manager",
            sub: "Severn Rail Systems",
            from: "2013-02",
            to: "2018-10",
            city: "Birmingham",
            points: ["Built the team and platform for real-time signalling data: 12 people, 99.995% over four years."],
          },
          {
            title: "Network Engineer",
            sub: "Aldgate Hosting",
            from: "2007-07",
            to: "2013-01",
            city: "London",
            points: ["From night shift to lead of the backbone; 240 customers, 11 sites."],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BEng Electronic Engineering",
            sub: "University of Southampton",
            from: "2004-09",
            to: "2007-06",
            city: "Southampton",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Budgeting",
          "Supplier negotiation",
          "Business continuity",
          "Operational risk",
          "Networks",
          "Cloud migration",
          "Hiring",
        ],
      },
      { kind: "certificate", items: ["CISSP", "ITIL 4 Managing Professional"] },
    ],
  },
];
