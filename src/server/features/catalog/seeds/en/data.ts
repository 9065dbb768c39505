import type { Sample } from "../sample.ts";

export const data: readonly Sample[] = [
  {
    key: "en-data-machine-learning",
    lang: "en",
    category: "data",
    template: "TemplateAcademic",
    theme: "navy",
    shows: ["TemplateAcademic"],
    used: 960,
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
];
