import type { Sample } from "./sample.ts";

/** The English edition's samples. All people and employers are fictional. */
export const englishSamples: readonly Sample[] = [
  {
    key: "en-backend-payments",
    lang: "en",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    alsoShows: ["TemplateSidebar"],
    photo: "marta",
    card: {
      name: "Backend engineer, payments",
      desc: "Eight years from a first API to the ledger of a payment company; results in numbers, one page.",
    },
    basic: {
      title: "Senior Backend Engineer",
      name: "Marta Oliveira",
      location: "Lisbon, Portugal",
      cellphone: "+351 210 555 014",
      email: "marta.oliveira@example.com",
    },
    links: [
      ["marta-oliveira.example.com", "https://marta-oliveira.example.com"],
      ["GitHub", "https://github.example.com/martaoliveira"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Backend engineer with eight years in payments and logistics. I like systems that can be explained on one page, and I stay until they run quietly. Lately: a double-entry ledger that closes every night without a person looking at it.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Backend Engineer",
            sub: "Ponte Payments",
            from: "2021-03",
            to: "present",
            city: "Lisbon",
            points: [
              "Designed the ledger behind 2.1 million card payments a month: append-only entries in PostgreSQL, idempotent by cause, reconciled against four acquirers every night; unexplained differences fell from 180 a week to 3.",
              "Moved payouts from a nightly batch to an event queue; merchants are paid in 20 minutes instead of the next working day.",
              "Cut the p99 of the authorisation API from 840 ms to 190 ms by removing two network hops and one very convenient cache.",
              "Lead a group of five; introduced written design reviews, now used by all nine teams.",
            ],
          },
          {
            title: "Backend Engineer",
            sub: "Cargowise Norte",
            from: "2018-01",
            to: "2021-02",
            city: "Porto",
            points: [
              "Built the route planner's API in Go, serving 60 depots and 1,400 drivers; planning a day went from 25 minutes to 40 seconds.",
              "Replaced 30 hand-written import scripts with one validated pipeline, and support tickets about wrong addresses dropped by 62%.",
              "On call one week in four; wrote the runbooks that brought the mean time to recovery from 48 to 17 minutes.",
            ],
          },
          {
            title: "Software Developer",
            sub: "Atelier Digital Braga",
            from: "2016-09",
            to: "2017-12",
            city: "Braga",
            points: [
              "Delivered seven web shops in Django for regional producers, from first call to launch.",
              "Automated releases: from an afternoon over FTP to a four-minute pipeline with rollback.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "tinyledger",
            sub: "Open source, Rust",
            from: "2022-05",
            to: "present",
            text: "A double-entry ledger in 1,900 lines with property tests for every invariant. 1,100 stars, used in production by two cooperatives.",
          },
          {
            title: "Settle",
            sub: "Internal platform, initiator",
            from: "2023-02",
            to: "2024-01",
            text: "Reconciliation as a service for five other teams: they send entries, it tells them within a minute what does not add up.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Go" },
          { title: "Rust" },
          { title: "Python" },
          { title: "PostgreSQL" },
          { title: "Kafka" },
          { title: "gRPC" },
          { title: "Kubernetes" },
          { title: "Terraform" },
          { title: "OpenTelemetry" },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Informatics Engineering",
            sub: "University of Minho",
            from: "2014-09",
            to: "2016-07",
            city: "Braga",
            text: "Thesis on consistency in replicated counters, 18 of 20.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Portuguese", sub: "Native" },
          { title: "English", sub: "C2" },
          { title: "Spanish", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-frontend-design-systems",
    lang: "en",
    category: "frontend",
    template: "TemplateCompact",
    theme: "azure",
    alsoShows: ["TemplateSplit"],
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
          { title: "TypeScript" },
          { title: "React" },
          { title: "CSS architecture" },
          { title: "Web accessibility" },
          { title: "Playwright" },
          { title: "Vite" },
          { title: "Figma" },
          { title: "Performance" },
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
        items: [{ title: "Certified professional in web accessibility, 2022" }],
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
    key: "en-mobile-ios",
    lang: "en",
    category: "mobile",
    template: "TemplateClassic",
    theme: "navy",
    alsoShows: ["TemplateBento"],
    photo: "priya",
    card: {
      name: "iOS engineer, health",
      desc: "Offline-first apps and releases without drama, set in a classic single column.",
    },
    basic: {
      title: "iOS Engineer",
      name: "Priya Raman",
      location: "Manchester, United Kingdom",
      cellphone: "+44 161 496 0183",
      email: "priya.raman@example.com",
    },
    links: [["priyaraman.example.com", "https://priyaraman.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "iOS engineer with seven years in health and transport. I care about apps that work in a lift, on a five-year-old phone and for somebody who has never read a manual.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Lead iOS Engineer",
            sub: "Harrow Health",
            from: "2021-09",
            to: "present",
            city: "Manchester",
            points: [
              "Lead the app that 410,000 patients use for prescriptions and test results; rating rose from 3.1 to 4.7 in 18 months.",
              "Rebuilt synchronisation as an offline-first store with conflict resolution; lost entries went from 40 reports a month to none in the last year.",
              "Crash-free sessions from 98.6 to 99.94%, by fixing the nine causes behind 80% of crashes rather than the newest ones.",
              "Moved the team of six to fortnightly releases with staged rollout and an automatic halt.",
            ],
          },
          {
            title: "iOS Developer",
            sub: "Tramline",
            from: "2018-07",
            to: "2021-08",
            city: "Leeds",
            points: [
              "Wrote the live departures and ticketing screens, used 1.3 million times a week.",
              "Cut cold start from 2.8 to 0.9 s, and energy use during navigation by a third.",
              "Made ticketing fully usable with VoiceOver together with a group of blind commuters.",
            ],
          },
          {
            title: "Junior Mobile Developer",
            sub: "Bright Kiosk",
            from: "2017-08",
            to: "2018-06",
            city: "Sheffield",
            points: ["Shipped three retail apps in Swift and Kotlin, and the shared payment module between them."],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Science, first class",
            sub: "University of Sheffield",
            from: "2014-09",
            to: "2017-06",
            city: "Sheffield",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Swift" },
          { title: "SwiftUI" },
          { title: "UIKit" },
          { title: "Combine" },
          { title: "Core Data" },
          { title: "XCTest" },
          { title: "Instruments" },
          { title: "Fastlane" },
          { title: "Kotlin" },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Pocket Hedgerow",
            sub: "App Store, own project",
            from: "2020-03",
            to: "present",
            text: "Identifies hedgerow plants without a connection: a 9 MB model, 60,000 installs, no account and no tracking.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Tamil", sub: "Native" },
          { title: "French", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-data-machine-learning",
    lang: "en",
    category: "data",
    template: "TemplateAcademic",
    theme: "navy",
    card: {
      name: "Machine learning engineer",
      desc: "From notebook to a model that is watched, retrained and paid for; papers as numbered references.",
    },
    basic: {
      title: "Machine Learning Engineer",
      name: "Tomáš Havlík",
      location: "Prague, Czechia",
      cellphone: "+420 255 555 017",
      email: "tomas.havlik@example.com",
    },
    links: [
      ["havlik.example.com", "https://havlik.example.com"],
      ["Papers", "https://havlik.example.com/papers"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I turn questions into datasets, datasets into models and models into services somebody can be on call for. Six years in retail forecasting and search ranking; statistician by training, engineer by temperament.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Machine Learning Engineer",
            sub: "Zelený Trh",
            from: "2021-01",
            to: "present",
            city: "Prague",
            points: [
              "Demand forecasts for 22,000 products in 140 shops: weighted error from 31 to 19%.",
              "Built the feature store and nightly training on 1.8 TB; a new model ships in two days, not six weeks.",
              "Shadow deployment and drift alarms; the last three regressions reached no customer.",
              "Every forecast is explained in one sentence: overrides fell from 38 to 9%, food waste by 410 tonnes a year.",
            ],
          },
          {
            title: "Data Scientist",
            sub: "Knihovna Search",
            from: "2018-09",
            to: "2020-12",
            city: "Brno",
            points: [
              "Learned ranking for a bookshop search of 3 million titles: clicks on the top three up 21%.",
              "Cut inference from 95 to 12 ms by distilling the model and batching requests.",
              "Set up an experiment platform with sequential tests, 60 experiments in its first year.",
            ],
          },
        ],
      },
      {
        kind: "custom",
        name: "Publications",
        columns: "one",
        items: [
          {
            title: "A Czech benchmark of sentence similarity",
            sub: "T. Havlík, E. Malá, P. Dvořáček",
            text: "Workshop on Resources for Smaller Languages, 2022. 12,000 pairs annotated by 40 people; used by four groups.",
          },
          {
            title: "Forecasting what spoils: asymmetric losses in fresh retail",
            sub: "T. Havlík, J. Bureš",
            text: "Central European Conference on Applied Forecasting, 2023. Best practitioner paper.",
          },
          {
            title: "When ranking features drift: a field report",
            sub: "E. Malá, T. Havlík",
            text: "Industry track, Symposium on Search in Practice, 2020.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Python" },
          { title: "PyTorch" },
          { title: "SQL" },
          { title: "Spark" },
          { title: "Airflow" },
          { title: "Time series" },
          { title: "Ranking" },
          { title: "Docker" },
          { title: "Bayesian statistics" },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Probability and Statistics",
            sub: "Charles University",
            from: "2016-09",
            to: "2018-06",
            city: "Prague",
          },
          { title: "BSc Mathematics", sub: "Masaryk University", from: "2013-09", to: "2016-06", city: "Brno" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Czech", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "German", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-product-manager",
    lang: "en",
    category: "product",
    template: "TemplateExecutive",
    theme: "navy",
    alsoShows: ["TemplateSwiss"],
    photo: "grace",
    card: {
      name: "Product manager, business software",
      desc: "Decisions with their evidence and their price, in the tone of a leadership application.",
    },
    basic: {
      title: "Senior Product Manager",
      name: "Grace Okonkwo",
      location: "Dublin, Ireland",
      cellphone: "+353 20 912 5014",
      email: "grace.okonkwo@example.com",
    },
    links: [["graceokonkwo.example.com", "https://graceokonkwo.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Product manager for software that people use all day. Chartered accountant by training, so I know what month end feels like. I talk to three customers a week and stop things that do not work.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Product Manager, Invoicing",
            sub: "Ledgerly",
            from: "2020-10",
            to: "present",
            city: "Dublin",
            points: [
              "Took invoicing from an add-on to 44% of revenue (€11 million a year) with one team of eight.",
              "Found in 31 interviews that customers chased payments, not invoices; shipped reminders that shortened payment time from 34 to 21 days.",
              "Closed two features with 3% use after a staged sunset; churn did not move and support load fell by 15%.",
              "Introduced a quarterly bet format that names the metric, the price and the date at which we stop.",
            ],
          },
          {
            title: "Product Manager",
            sub: "Shiftwell",
            from: "2017-05",
            to: "2020-09",
            city: "Cork",
            points: [
              "Launched mobile shift swapping for 300 hospitals and hotels; weekly active users grew from 9,000 to 74,000.",
              "Led the move from per-site to per-seat pricing: net revenue retention from 96 to 113%.",
            ],
          },
          {
            title: "Management Accountant",
            sub: "Corrib Foods",
            from: "2013-09",
            to: "2017-04",
            city: "Galway",
            points: [
              "Closed the books of four plants; automated the cost report that three people had typed every month.",
            ],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BComm Accounting and Information Systems",
            sub: "University of Galway",
            from: "2009-09",
            to: "2013-06",
            city: "Galway",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Discovery interviews" },
          { title: "Pricing" },
          { title: "SQL" },
          { title: "Experiment design" },
          { title: "Roadmaps" },
          { title: "Financial modelling" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Igbo", sub: "Native" },
          { title: "French", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-product-design",
    lang: "en",
    category: "design",
    template: "TemplateEditorial",
    theme: "brick",
    alsoShows: ["TemplateBanner"],
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
        items: [
          { title: "Interaction design" },
          { title: "Field research" },
          { title: "Figma" },
          { title: "Prototyping" },
          { title: "Design tokens" },
          { title: "Accessibility" },
        ],
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
    key: "en-site-reliability",
    lang: "en",
    category: "infrastructure",
    template: "TemplateTerminal",
    theme: "emerald",
    alsoShows: ["TemplateBlueprint"],
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
          { title: "Kubernetes" },
          { title: "Linux" },
          { title: "Go" },
          { title: "Terraform" },
          { title: "Prometheus" },
          { title: "Envoy" },
          { title: "PostgreSQL" },
          { title: "Networking" },
          { title: "Incident command" },
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
    key: "en-graduate-full-stack",
    lang: "en",
    category: "graduate",
    template: "TemplateTimeline",
    theme: "cobalt",
    photo: "noah",
    card: {
      name: "Graduate software engineer",
      desc: "No job yet and plenty to show: two internships, one merged open-source feature, honest numbers.",
    },
    basic: {
      title: "Graduate Software Engineer",
      name: "Noah Bergström-Adeyemi",
      location: "Toronto, Canada",
      cellphone: "+1 416 555 0127",
      email: "noah.ba@example.com",
    },
    links: [
      ["noahba.example.com", "https://noahba.example.com"],
      ["GitHub", "https://github.example.com/noahba"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Computer science graduate (May 2026) with two internships and a merged feature in an editor used by thousands. Looking for a team that reviews code carefully and ships every week.",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Science, GPA 3.8 of 4",
            sub: "University of Toronto",
            from: "2022-09",
            to: "2026-05",
            city: "Toronto",
            points: [
              "Teaching assistant for Operating Systems: weekly tutorials for 45 students, rated 4.8 of 5.",
              "Courses: databases, compilers, distributed systems, human-computer interaction.",
            ],
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Software Engineering Intern",
            sub: "Maple Transit",
            from: "2025-05",
            to: "2025-08",
            city: "Toronto",
            points: [
              "Built the service-alert editor in React and Node.js; dispatchers publish in 2 minutes instead of 15, and it is still in use.",
              "Wrote 120 integration tests and found a time-zone error that had hidden in night timetables for three years.",
            ],
          },
          {
            title: "Web Development Intern",
            sub: "Harbourfront Clinic",
            from: "2024-05",
            to: "2024-08",
            city: "Toronto",
            points: [
              "Moved the appointment form from PDF to the web; 71% of patients used it in the first month.",
              "Made it work with a keyboard alone and in English, French and Cantonese.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Multi-cursor undo",
            sub: "Merged into an open-source editor",
            from: "2025-10",
            to: "2026-01",
            text: "Proposed, specified and implemented undo by cursor in 1,400 lines of TypeScript, after eleven rounds of review.",
          },
          {
            title: "Toy database",
            sub: "Course project, Rust",
            from: "2025-01",
            to: "2025-04",
            text: "B-tree storage, write-ahead log and crash recovery; best of 38 teams in the fault-injection contest.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "TypeScript" },
          { title: "React" },
          { title: "Node.js" },
          { title: "Rust" },
          { title: "Python" },
          { title: "PostgreSQL" },
          { title: "Git" },
          { title: "Linux" },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "Choir", sub: "Bass, university chamber choir" },
          { title: "Cycling", sub: "Toronto to Montréal in four days" },
        ],
      },
    ],
  },
];
