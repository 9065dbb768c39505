import type { Item, Language } from "./schema.ts";
import type { SectionKind } from "./sections.ts";

/**
 * The items that a new section starts with: short, believable, and easy to type over. This is a plain table without
 * logic. Descriptions are rich text, dates are `YYYY-MM` or `YYYY`.
 */
export type SampleItem = Partial<Omit<Item, "id" | "isHidden" | "isSample" | "styles">>;

const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`;
const text = (line: string): string => `<p>${line}</p>`;
const tags = (...titles: string[]): SampleItem[] => titles.map((title) => ({ title }));
const pairs = (...entries: [string, string][]): SampleItem[] =>
  entries.map(([title, subTitle]) => ({ title, subTitle }));
/** Entries with the year in which they were got. */
const dated = (...entries: [string, string][]): SampleItem[] =>
  entries.map(([title, startDate]) => ({ title, startDate }));

export const samples: Record<SectionKind, Record<Language, readonly SampleItem[]>> = {
  skills: {
    ch: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "性能优化"),
    en: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "Performance"),
    es: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "Rendimiento web"),
    fr: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "Performance web"),
    de: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "Performance-Optimierung"),
    ja: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "パフォーマンス改善"),
    ko: tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "성능 최적화"),
    "zh-tw": tags("TypeScript", "React", "Node.js", "PostgreSQL", "Docker", "效能調校"),
  },
  education: {
    ch: [
      {
        title: "软件工程 · 本科",
        subTitle: "东湖大学",
        startDate: "2014-09",
        endDate: "2018-06",
        city: "武汉",
        description: text("GPA 3.7 / 4.0，校级一等奖学金"),
      },
    ],
    en: [
      {
        title: "BSc, Computer Science",
        subTitle: "Lakeside University",
        startDate: "2014-09",
        endDate: "2018-06",
        city: "Leeds",
        description: text("First-class honours, final project on stream processing"),
      },
    ],
    es: [
      {
        title: "Grado en Ingeniería Informática",
        subTitle: "Universidad del Lago",
        startDate: "2014-09",
        endDate: "2018-06",
        city: "Valencia",
        description: text("Trabajo de fin de grado sobre procesamiento de flujos, matrícula de honor"),
      },
    ],
    fr: [
      {
        title: "Diplôme d’ingénieur en informatique",
        subTitle: "École du Lac",
        startDate: "2014-09",
        endDate: "2018-06",
        city: "Nantes",
        description: text("Mention très bien, projet de fin d’études sur le traitement de flux"),
      },
    ],
    de: [
      {
        title: "B. Sc. Informatik",
        subTitle: "Hochschule am See",
        startDate: "2014-10",
        endDate: "2018-07",
        city: "Konstanz",
        description: text("Abschlussnote 1,4; Bachelorarbeit über Datenstromverarbeitung"),
      },
    ],
    ja: [
      {
        title: "情報工学科 学士",
        subTitle: "湖畔大学",
        startDate: "2014-04",
        endDate: "2018-03",
        city: "大津",
        description: text("卒業研究：ストリーム処理の負荷分散"),
      },
    ],
    ko: [
      {
        title: "컴퓨터공학 학사",
        subTitle: "호반대학교",
        startDate: "2014-03",
        endDate: "2018-02",
        city: "춘천",
        description: text("학점 4.1 / 4.5, 졸업 연구: 스트림 처리 부하 분산"),
      },
    ],
    "zh-tw": [
      {
        title: "資訊工程學系 學士",
        subTitle: "湖濱大學",
        startDate: "2014-09",
        endDate: "2018-06",
        city: "新竹",
        description: text("GPA 3.8 / 4.3，書卷獎"),
      },
    ],
  },
  empolyment: {
    ch: [
      {
        title: "前端工程师",
        subTitle: "云栈科技",
        startDate: "2021-03",
        endDate: "present",
        city: "上海",
        description: list(
          "重构在线文档编辑器，万字文档输入延迟由 180 ms 降至 22 ms",
          "推动构建体系升级，主仓库 CI 时间由 26 分钟缩短到 7 分钟",
          "制定前端性能预算与门禁，接入 11 个业务仓库",
        ),
      },
      {
        title: "前端开发工程师",
        subTitle: "木石数据",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "杭州",
        description: list("完成实时数据大屏，5 万数据点保持 60 fps", "封装图表组件库，覆盖 9 条产品线"),
      },
    ],
    en: [
      {
        title: "Software Engineer",
        subTitle: "Halyard Payments",
        startDate: "2021-03",
        endDate: "present",
        city: "London",
        description: list(
          "Cut p99 checkout latency from 840 ms to 190 ms by taking pricing off the request path",
          "Designed progressive delivery with automatic rollback; change-failure rate fell from 11% to 2.4%",
          "Mentor three engineers, one promoted within a year",
        ),
      },
      {
        title: "Junior Software Engineer",
        subTitle: "Corvid Analytics",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "Leeds",
        description: list(
          "Shipped the ingestion gateway, sustaining 420k events per second",
          "Replaced nightly batch jobs with a streaming pipeline",
        ),
      },
    ],
    es: [
      {
        title: "Ingeniera de software",
        subTitle: "Pagos Drizadora",
        startDate: "2021-03",
        endDate: "present",
        city: "Madrid",
        description: list(
          "Reduje la latencia p99 del pago de 840 ms a 190 ms",
          "Diseñé despliegues progresivos con reversión automática; los cambios fallidos bajaron del 11 % al 2,4 %",
        ),
      },
      {
        title: "Desarrolladora júnior",
        subTitle: "Córvido Analítica",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "Valencia",
        description: list("Puse en marcha la pasarela de ingesta: 420 000 eventos por segundo"),
      },
    ],
    fr: [
      {
        title: "Ingénieure logiciel",
        subTitle: "Drisse Paiements",
        startDate: "2021-03",
        endDate: "present",
        city: "Paris",
        description: list(
          "Latence p99 du paiement ramenée de 840 ms à 190 ms",
          "Conception du déploiement progressif avec retour automatique ; taux d’échec passé de 11 % à 2,4 %",
        ),
      },
      {
        title: "Développeuse junior",
        subTitle: "Corvidé Analyse",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "Nantes",
        description: list("Mise en service de la passerelle d’ingestion : 420 000 événements par seconde"),
      },
    ],
    de: [
      {
        title: "Softwareentwicklerin",
        subTitle: "Fallreep Zahlungen GmbH",
        startDate: "2021-03",
        endDate: "present",
        city: "Hamburg",
        description: list(
          "p99-Latenz des Bezahlvorgangs von 840 ms auf 190 ms gesenkt",
          "Schrittweise Auslieferung mit automatischem Rollback entworfen; Fehlerquote von 11 % auf 2,4 % gesunken",
        ),
      },
      {
        title: "Junior-Entwicklerin",
        subTitle: "Rabe Analytik",
        startDate: "2018-08",
        endDate: "2021-02",
        city: "Konstanz",
        description: list("Ingestion-Gateway mit 420.000 Ereignissen pro Sekunde in Betrieb genommen"),
      },
    ],
    ja: [
      {
        title: "ソフトウェアエンジニア",
        subTitle: "ハリヤード決済株式会社",
        startDate: "2021-04",
        endDate: "present",
        city: "東京",
        description: list(
          "決済処理の p99 レイテンシを 840 ms から 190 ms に短縮",
          "自動ロールバック付きの段階的リリースを設計し、変更失敗率を 11% から 2.4% に低減",
        ),
      },
      {
        title: "Web エンジニア",
        subTitle: "コルヴィド解析株式会社",
        startDate: "2018-04",
        endDate: "2021-03",
        city: "京都",
        description: list("毎秒 42 万件のイベントを処理する収集基盤を構築"),
      },
    ],
    ko: [
      {
        title: "소프트웨어 엔지니어",
        subTitle: "할야드페이",
        startDate: "2021-03",
        endDate: "present",
        city: "서울",
        description: list(
          "결제 p99 지연 시간을 840 ms에서 190 ms로 단축",
          "자동 롤백을 갖춘 점진적 배포를 설계해 변경 실패율을 11%에서 2.4%로 개선",
        ),
      },
      {
        title: "주니어 개발자",
        subTitle: "코르비드 애널리틱스",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "판교",
        description: list("초당 42만 건의 이벤트를 처리하는 수집 게이트웨이 구축"),
      },
    ],
    "zh-tw": [
      {
        title: "軟體工程師",
        subTitle: "雲棧科技",
        startDate: "2021-03",
        endDate: "present",
        city: "台北",
        description: list(
          "結帳流程 p99 延遲由 840 ms 降至 190 ms",
          "設計漸進式部署與自動回復，變更失敗率由 11% 降至 2.4%",
        ),
      },
      {
        title: "初階軟體工程師",
        subTitle: "木石數據",
        startDate: "2018-07",
        endDate: "2021-02",
        city: "新竹",
        description: list("建置每秒處理 42 萬筆事件的資料收集閘道"),
      },
    ],
  },
  certificate: {
    ch: dated(["软件设计师（中级）", "2022"], ["AWS 解决方案架构师", "2023"]),
    en: dated(["Certified Kubernetes Administrator", "2023"], ["AWS Solutions Architect", "2022"]),
    es: dated(["Administradora certificada de Kubernetes", "2023"], ["Arquitecta de soluciones de AWS", "2022"]),
    fr: dated(["Administratrice Kubernetes certifiée", "2023"], ["Architecte de solutions AWS", "2022"]),
    de: dated(["Certified Kubernetes Administrator", "2023"], ["AWS Solutions Architect", "2022"]),
    ja: dated(["応用情報技術者", "2020"], ["AWS ソリューションアーキテクト", "2022"]),
    ko: dated(["정보처리기사", "2018"], ["AWS 솔루션스 아키텍트", "2022"]),
    "zh-tw": dated(["Kubernetes 管理員認證", "2023"], ["AWS 解決方案架構師", "2022"]),
  },
  profile: {
    ch: [
      {
        description: text(
          "六年前端经验，长期负责编辑器与可视化方向。擅长把复杂的专业软件做得快、稳、好上手；重视工程质量，也愿意把经验沉淀成团队规范。",
        ),
      },
    ],
    en: [
      {
        description: text(
          "Engineer with six years on payment and data platforms. I make slow things fast, explain what I did, and leave systems that nobody dreads being on call for.",
        ),
      },
    ],
    es: [
      {
        description: text(
          "Ingeniera con seis años en plataformas de pagos y datos. Hago rápido lo lento, explico lo que hice y dejo sistemas que el equipo mantiene sin miedo.",
        ),
      },
    ],
    fr: [
      {
        description: text(
          "Ingénieure, six ans sur des plateformes de paiement et de données. J’accélère ce qui est lent, j’explique mes choix et je laisse des systèmes simples à exploiter.",
        ),
      },
    ],
    de: [
      {
        description: text(
          "Entwicklerin mit sechs Jahren Erfahrung in Zahlungs- und Datenplattformen. Ich mache Langsames schnell, erkläre meine Entscheidungen und hinterlasse Systeme, die ruhig laufen.",
        ),
      },
    ],
    ja: [
      {
        description: text(
          "決済・データ基盤で 6 年の経験を持つエンジニアです。遅い処理を速くし、判断の理由を言葉にし、安心して運用できる仕組みを残すことを大切にしています。",
        ),
      },
    ],
    ko: [
      {
        description: text(
          "결제와 데이터 플랫폼에서 6년간 일한 엔지니어입니다. 느린 것을 빠르게 만들고, 결정의 이유를 설명하며, 안심하고 운영할 수 있는 시스템을 남깁니다.",
        ),
      },
    ],
    "zh-tw": [
      {
        description: text(
          "六年支付與資料平台經驗的工程師。擅長讓慢的系統變快、把決策說清楚，並留下讓團隊安心值班的系統。",
        ),
      },
    ],
  },
  language: {
    ch: pairs(["中文", "母语"], ["英语", "CET-6，可作为工作语言"]),
    en: pairs(["English", "Native"], ["French", "B2"]),
    es: pairs(["Español", "Nativo"], ["Inglés", "C1"]),
    fr: pairs(["Français", "Langue maternelle"], ["Anglais", "C1"]),
    de: pairs(["Deutsch", "Muttersprache"], ["Englisch", "C1"]),
    ja: pairs(["日本語", "母語"], ["英語", "TOEIC 860"]),
    ko: pairs(["한국어", "모국어"], ["영어", "TOEIC 900"]),
    "zh-tw": pairs(["中文", "母語"], ["英文", "TOEIC 880"]),
  },
  project: {
    ch: [
      {
        title: "paper-grid",
        subTitle: "作者",
        startDate: "2020-05",
        endDate: "present",
        description: text("支持打印分页的虚拟表格，GitHub 1.7k Star。"),
      },
      {
        title: "hotkey-zh",
        subTitle: "维护者",
        startDate: "2022-02",
        endDate: "2023-04",
        description: text("兼容中文输入法的快捷键库，压缩后仅 3.4 kB。"),
      },
    ],
    en: [
      {
        title: "slo-forge",
        subTitle: "Maintainer",
        startDate: "2020-05",
        endDate: "present",
        description: text("Generates burn-rate alerts and dashboards from one YAML file."),
      },
      {
        title: "drainpipe",
        subTitle: "Author",
        startDate: "2019-02",
        endDate: "2021-06",
        description: text("Safe node draining for stateful workloads."),
      },
    ],
    es: [
      {
        title: "slo-forge",
        subTitle: "Mantenedora",
        startDate: "2020-05",
        endDate: "present",
        description: text("Genera alertas y paneles a partir de un solo archivo YAML."),
      },
    ],
    fr: [
      {
        title: "slo-forge",
        subTitle: "Mainteneuse",
        startDate: "2020-05",
        endDate: "present",
        description: text("Génère alertes et tableaux de bord à partir d’un seul fichier YAML."),
      },
    ],
    de: [
      {
        title: "slo-forge",
        subTitle: "Maintainerin",
        startDate: "2020-05",
        endDate: "present",
        description: text("Erzeugt Alarme und Dashboards aus einer einzigen YAML-Datei."),
      },
    ],
    ja: [
      {
        title: "slo-forge",
        subTitle: "メンテナー",
        startDate: "2020-05",
        endDate: "present",
        description: text("1 つの YAML からアラートとダッシュボードを生成する OSS。"),
      },
    ],
    ko: [
      {
        title: "slo-forge",
        subTitle: "메인테이너",
        startDate: "2020-05",
        endDate: "present",
        description: text("YAML 파일 하나로 알림과 대시보드를 생성하는 오픈소스."),
      },
    ],
    "zh-tw": [
      {
        title: "slo-forge",
        subTitle: "維護者",
        startDate: "2020-05",
        endDate: "present",
        description: text("以單一 YAML 檔產生告警與儀表板的開源工具。"),
      },
    ],
  },
  hobby: {
    ch: tags("越野跑", "木工"),
    en: tags("Trail running", "Woodwork"),
    es: tags("Senderismo", "Carpintería"),
    fr: tags("Course en sentier", "Menuiserie"),
    de: tags("Trailrunning", "Holzarbeit"),
    ja: tags("トレイルランニング", "木工"),
    ko: tags("트레일 러닝", "목공"),
    "zh-tw": tags("越野跑", "木工"),
  },
  simple: {
    ch: [{ title: "期望城市", description: text("上海、杭州，可远程") }],
    en: [{ title: "Availability", description: text("One month’s notice, open to remote work") }],
    es: [{ title: "Disponibilidad", description: text("Un mes de preaviso, abierta al teletrabajo") }],
    fr: [{ title: "Disponibilité", description: text("Préavis d’un mois, télétravail possible") }],
    de: [{ title: "Verfügbarkeit", description: text("Kündigungsfrist ein Monat, gern remote") }],
    ja: [{ title: "入社可能時期", description: text("内定後 1 か月、リモート勤務可") }],
    ko: [{ title: "입사 가능 시기", description: text("확정 후 1개월, 원격 근무 가능") }],
    "zh-tw": [{ title: "可到職日", description: text("錄取後一個月，可遠端工作") }],
  },
  // A plain custom section starts empty (specification section 3).
  custom: { ch: [], en: [], es: [], fr: [], de: [], ja: [], ko: [], "zh-tw": [] },
};
