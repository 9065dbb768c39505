import type { Sample } from "../sample.ts";

export const data: readonly Sample[] = [
  {
    key: "en-data-machine-learning",
    lang: "en",
    category: "data",
    template: "TemplateAcademic",
    theme: "navy",
    shows: ["TemplateAcademic"],
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
          "Python",
          "PyTorch",
          "SQL",
          "Spark",
          "Airflow",
          "Time series",
          "Ranking",
          "Docker",
          "Bayesian statistics",
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
    key: "en-data-analyst",
    lang: "en",
    category: "data",
    template: "TemplateModern",
    theme: "azure",
    card: {
      name: "Data analyst, retail",
      desc: "Questions, answers and what was done about them; SQL first, slides last.",
    },
    basic: {
      title: "Data Analyst",
      name: "Ffion Prosser",
      location: "Cardiff, United Kingdom",
      cellphone: "+44 29 2018 0146",
      email: "ffion.prosser@example.com",
    },
    links: [["ffionprosser.example.com", "https://ffionprosser.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Analyst with four years in grocery and rail. I start from the decision somebody has to take on Thursday and work backwards to the query.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Data Analyst",
            sub: "Brecon Grocers",
            from: "2023-01",
            to: "present",
            city: "Cardiff",
            points: [
              "Found that 60% of out-of-stock reports were full shelves in the wrong aisle; fixed the labels in 48 shops and got £410,000 a year.",
              "Replaced 90 weekly spreadsheets by 11 dashboards, each with an owner and a date when it goes away.",
              "Designed the price test in 12 shops that stopped a national rise; margin was kept, 3% of baskets were too.",
              "Teach SQL to buyers on Wednesdays: 34 have finished, 20 no longer send me requests.",
            ],
          },
          {
            title: "Junior Analyst",
            sub: "Valley Lines",
            from: "2021-07",
            to: "2022-12",
            city: "Cardiff",
            points: [
              "Counted passengers from door sensors to within 4% and re-planned the 07:40 with it.",
              "Mapped 14,000 complaints to trains and times; two toilets caused a tenth of them.",
              "Automated the monthly delay report for the regulator: from five days to one hour.",
            ],
          },
          {
            title: "Retail Assistant",
            sub: "Pantry Co-op",
            from: "2018-10",
            to: "2021-06",
            city: "Cardiff",
            points: ["Weekends on the tills and in the stockroom; learned there why the counts are wrong."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Where the bus is not",
            sub: "Own project",
            from: "2022-03",
            to: "2022-09",
            text: "A year of public bus positions for Wales; quoted in two council papers.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["SQL", "dbt", "Python", "Looker", "Excel", "Experiment design", "Regression", "Plain writing"],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Mathematics with Statistics",
            sub: "Cardiff University",
            from: "2018-09",
            to: "2021-06",
            city: "Cardiff",
            text: "First class.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Welsh", sub: "Native" },
          { title: "English", sub: "Native" },
          { title: "French", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-data-engineer",
    lang: "en",
    category: "data",
    template: "TemplateBlueprint",
    theme: "teal",
    card: { name: "Data engineer", desc: "Pipelines with contracts, tests and a bill; the drawing is the point." },
    basic: {
      title: "Senior Data Engineer",
      name: "Kwabena Asante",
      location: "Hamburg, Germany",
      cellphone: "+49 40 66969 214",
      email: "kwabena.asante@example.com",
    },
    links: [["asante.example.com", "https://asante.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I build the part of data work that should be dull: tables that arrive on time, mean what they say, and cost what was agreed. Seven years in shipping and energy.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Data Engineer",
            sub: "Elbe Container Line",
            from: "2021-02",
            to: "present",
            city: "Hamburg",
            points: [
              "Run the platform for 1.4 billion container events a year, with 62 owned tables and 5 owners.",
              "Introduced contracts between producers and readers: broken dashboards fell from 19 to 2 a month.",
              "Cut the warehouse bill by 44% (€620,000 a year) by clustering nine tables and deleting 300.",
              "Moved arrival estimates from hourly batches to a stream; ports see a change after 40 seconds.",
              "On call one week in five; 3 calls at night in the last year, was 40.",
            ],
          },
          {
            title: "Data Engineer",
            sub: "Nordlicht Energie",
            from: "2018-10",
            to: "2021-01",
            city: "Kiel",
            points: [
              "Loaded quarter-hour readings from 280,000 meters, with gaps marked and never invented.",
              "Wrote the settlement checks that recovered €1.3 million in two years.",
            ],
          },
          {
            title: "Software Developer",
            sub: "Volta Ledger",
            from: "2015-08",
            to: "2016-09",
            city: "Accra",
            points: ["Wrote the nightly settlement of 120,000 mobile money transfers, in SQL and with great respect."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "late-rows",
            sub: "Open source, Python",
            from: "2022-04",
            to: "present",
            text: "Tells which of yesterday's numbers changed overnight, and why. 700 stars.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["SQL", "Python", "Spark", "Kafka", "dbt", "Airflow", "Snowflake", "Terraform", "Data contracts"],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Computer Science",
            sub: "Hamburg University of Technology",
            from: "2016-10",
            to: "2018-09",
            city: "Hamburg",
          },
          { title: "BSc Computer Engineering", sub: "KNUST", from: "2011-09", to: "2015-06", city: "Kumasi" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Twi", sub: "Native" },
          { title: "German", sub: "C1" },
        ],
      },
    ],
  },
];
