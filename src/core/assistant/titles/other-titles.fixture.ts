/** Job titles in the other six languages, twenty each. One entry a line. */
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

export const otherLanguages = {
  "zh-tw": lines(`
    軟體工程師
    資深後端工程師
    前端工程師
    全端工程師
    資料分析師
    產品經理
    專案經理
    韌體工程師
    測試工程師
    系統架構師
    網路工程師
    行銷企劃
    業務專員
    人資專員
    客服人員
    會計
    護理師
    門市人員
    行政助理
    視覺設計師
  `),
  ja: lines(`
    フロントエンドエンジニア
    バックエンドエンジニア
    シニアソフトウェアエンジニア
    データサイエンティスト
    データアナリスト
    機械学習エンジニア
    インフラエンジニア
    プロダクトマネージャー
    プロジェクトマネージャー
    UI/UXデザイナー
    Webディレクター
    QAエンジニア
    ITコンサルタント
    営業
    法人営業
    一般事務
    看護師
    経理担当
    カスタマーサポート
    システムエンジニア
  `),
  ko: lines(`
    프론트엔드 개발자
    백엔드 개발자
    시니어 소프트웨어 엔지니어
    데이터 분석가
    데이터 사이언티스트
    머신러닝 엔지니어
    안드로이드 개발자
    iOS 개발자
    데브옵스 엔지니어
    프로덕트 매니저
    서비스 기획자
    UX 디자이너
    QA 엔지니어
    보안 전문가
    콘텐츠 마케터
    영업 사원
    인사 담당자
    간호사
    회계사
    개발팀장
  `),
  de: lines(`
    Softwareentwickler (m/w/d)
    Softwareentwicklerin
    Senior Backend-Entwickler
    Frontend Entwickler*in
    Datenanalyst
    Data Engineer (w/m/d)
    Projektleiter
    Produktmanagerin
    Systemadministrator
    IT-Berater
    Fachinformatiker Anwendungsentwicklung
    Teamleiter Softwareentwicklung
    Werkstudent Informatik
    Vertriebsmitarbeiter im Außendienst
    Sachbearbeiter Buchhaltung
    Krankenpfleger
    Lagerist
    Mechatroniker
    Leiter Personal
    Bürokauffrau
  `),
  fr: lines(`
    Développeur Full Stack (H/F)
    Développeuse front-end
    Ingénieur logiciel
    Ingénieure DevOps
    Chef de projet digital
    Cheffe de produit
    Architecte cloud
    Analyste de données
    Administrateur systèmes et réseaux
    Responsable marketing
    Directeur technique
    Chargé de communication
    Consultante SAP
    Technicien support informatique
    Assistante de direction
    Comptable
    Infirmier
    Conducteur de travaux
    Vendeuse
    Stagiaire développement web
  `),
  es: lines(`
    Desarrollador web
    Desarrolladora full stack
    Ingeniero de software
    Ingeniera de datos
    Analista de datos
    Científico de datos
    Arquitecto de soluciones
    Administrador de sistemas
    Jefe de proyecto
    Gerente de producto
    Director de tecnología
    Diseñadora UX
    Técnico de soporte
    Consultor ERP
    Responsable de calidad
    Contador público
    Enfermera
    Auxiliar administrativo
    Vendedor
    Becario de marketing
  `),
} as const;
