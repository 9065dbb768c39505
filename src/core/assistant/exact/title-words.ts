import type { Language } from "../../resume/schema.ts";

/**
 * Job titles in eight languages, beside those of the knowledge: a row is one trade, its columns the languages below. They
 * are the neutral or masculine forms that advertisements use where a language has several.
 */
export const columns = ["en", "ch", "zh-tw", "ja", "ko", "de", "fr", "es"] as const satisfies readonly Language[];

const rows = `
Software Engineer|软件工程师|軟體工程師|ソフトウェアエンジニア|소프트웨어 엔지니어|Softwareentwickler|Ingénieur logiciel|Ingeniero de software
Web Developer|Web 开发工程师|網頁工程師|Webエンジニア|웹 개발자|Webentwickler|Développeur web|Desarrollador web
Mobile Developer|移动端开发工程师|行動裝置工程師|モバイルエンジニア|모바일 개발자|Mobile-Entwickler|Développeur mobile|Desarrollador móvil
Platform Engineer|平台工程师|平台工程師|プラットフォームエンジニア|플랫폼 엔지니어|Plattform-Engineer|Ingénieur plateforme|Ingeniero de plataforma
Site Reliability Engineer|SRE 工程师|SRE 工程師|SRE|SRE 엔지니어|Site Reliability Engineer|Ingénieur SRE|Ingeniero SRE
Cloud Architect|云架构师|雲端架構師|クラウドアーキテクト|클라우드 아키텍트|Cloud-Architekt|Architecte cloud|Arquitecto cloud
Solutions Architect|解决方案架构师|解決方案架構師|ソリューションアーキテクト|솔루션 아키텍트|Solution Architect|Architecte de solutions|Arquitecto de soluciones
Systems Administrator|系统管理员|系統管理員|システム管理者|시스템 관리자|Systemadministrator|Administrateur systèmes|Administrador de sistemas
Network Administrator|网络管理员|網路管理員|ネットワーク管理者|네트워크 관리자|Netzwerkadministrator|Administrateur réseau|Administrador de redes
Systems Engineer|系统工程师|系統工程師|システムエンジニア|시스템 엔지니어|Systemingenieur|Ingénieur systèmes|Ingeniero de sistemas
Firmware Engineer|固件工程师|韌體工程師|ファームウェアエンジニア|펌웨어 엔지니어|Firmware-Entwickler|Ingénieur firmware|Ingeniero de firmware
AI Engineer|人工智能工程师|人工智慧工程師|AIエンジニア|AI 엔지니어|KI-Entwickler|Ingénieur IA|Ingeniero de IA
Research Scientist|研究员|研究員|リサーチサイエンティスト|연구원|Wissenschaftler|Chercheur|Investigador
Computer Vision Engineer|计算机视觉工程师|電腦視覺工程師|コンピュータビジョンエンジニア|컴퓨터 비전 엔지니어|Computer-Vision-Entwickler|Ingénieur vision par ordinateur|Ingeniero de visión artificial
NLP Engineer|NLP 算法工程师|NLP 工程師|NLPエンジニア|NLP 엔지니어|NLP-Entwickler|Ingénieur NLP|Ingeniero de PLN
Test Engineer|测试工程师|測試工程師|テストエンジニア|테스트 엔지니어|Testingenieur|Ingénieur de test|Ingeniero de pruebas
Penetration Tester|渗透测试工程师|滲透測試工程師|ペネトレーションテスター|모의 해킹 전문가|Penetrationstester|Testeur d’intrusion|Analista de pruebas de intrusión
IT Support Specialist|IT 技术支持|IT 支援專員|ITサポート|IT 지원 담당자|IT-Support-Spezialist|Technicien support informatique|Técnico de soporte informático
Technical Program Manager|技术项目经理|技術專案經理|テクニカルプログラムマネージャー|테크니컬 프로그램 매니저|Technischer Programmmanager|Responsable de programme technique|Gerente de programas técnicos
Program Manager|项目集经理|計畫經理|プログラムマネージャー|프로그램 매니저|Programmmanager|Responsable de programme|Gerente de programa
Scrum Master|Scrum Master|Scrum Master|スクラムマスター|스크럼 마스터|Scrum Master|Scrum Master|Scrum Master
Product Owner|产品负责人|產品負責人|プロダクトオーナー|프로덕트 오너|Product Owner|Product Owner|Product Owner
Product Designer|产品设计师|產品設計師|プロダクトデザイナー|프로덕트 디자이너|Produktdesigner|Designer produit|Diseñador de producto
Graphic Designer|平面设计师|平面設計師|グラフィックデザイナー|그래픽 디자이너|Grafikdesigner|Graphiste|Diseñador gráfico
UI Designer|UI 设计师|UI 設計師|UIデザイナー|UI 디자이너|UI-Designer|Designer UI|Diseñador UI
Interaction Designer|交互设计师|互動設計師|インタラクションデザイナー|인터랙션 디자이너|Interaction Designer|Designer d’interaction|Diseñador de interacción
Game Developer|游戏开发工程师|遊戲工程師|ゲームエンジニア|게임 개발자|Spieleentwickler|Développeur de jeux|Desarrollador de videojuegos
IT Manager|IT 经理|資訊經理|IT部門マネージャー|IT 매니저|IT-Leiter|Responsable informatique|Gerente de TI
Chief Technology Officer|首席技术官|技術長|最高技術責任者|최고기술책임자|Technischer Direktor|Directeur technique|Director de tecnología
VP of Engineering|工程副总裁|工程副總|エンジニアリング担当副社長|엔지니어링 부사장|Vice President Engineering|Vice-président ingénierie|Vicepresidente de ingeniería
Technical Director|技术总监|技術總監|技術部長|기술 이사|Technischer Leiter|Responsable technique|Director técnico
Tech Lead|技术负责人|技術主管|テックリード|테크 리드|Tech Lead|Tech Lead|Líder técnico
Marketing Manager|市场经理|行銷經理|マーケティングマネージャー|마케팅 매니저|Marketingmanager|Responsable marketing|Gerente de marketing
Sales Manager|销售经理|業務經理|営業マネージャー|영업 매니저|Vertriebsleiter|Responsable des ventes|Gerente de ventas
Account Manager|客户经理|客戶經理|アカウントマネージャー|어카운트 매니저|Key Account Manager|Responsable de comptes|Ejecutivo de cuentas
Accountant|会计|會計|経理|회계 담당자|Buchhalter|Comptable|Contable
Financial Analyst|财务分析师|財務分析師|財務アナリスト|재무 분석가|Finanzanalyst|Analyste financier|Analista financiero
HR Manager|人力资源经理|人力資源經理|人事マネージャー|인사 매니저|Personalleiter|Responsable des ressources humaines|Gerente de recursos humanos
Recruiter|招聘专员|招募專員|採用担当|채용 담당자|Recruiter|Chargé de recrutement|Técnico de selección
Operations Manager|运营经理|營運經理|オペレーションマネージャー|운영 매니저|Betriebsleiter|Responsable des opérations|Gerente de operaciones
Customer Service Representative|客服专员|客服人員|カスタマーサポート|고객 상담원|Kundenberater|Conseiller clientèle|Agente de atención al cliente
Designer|设计师|設計師|デザイナー|디자이너|Designer|Designer|Diseñador
Developer|开发工程师|開發工程師|エンジニア|개발자|Entwickler|Développeur|Desarrollador
Consultant|咨询顾问|顧問|コンサルタント|컨설턴트|Berater|Consultant|Consultor
Translator|翻译|翻譯|翻訳者|번역가|Übersetzer|Traducteur|Traductor
Editor|编辑|編輯|編集者|에디터|Redakteur|Rédacteur|Editor
Lawyer|律师|律師|弁護士|변호사|Rechtsanwalt|Avocat|Abogado
Store Manager|店长|店長|店長|점장|Filialleiter|Responsable de magasin|Encargado de tienda
Mechanical Engineer|机械工程师|機械工程師|機械エンジニア|기계 엔지니어|Maschinenbauingenieur|Ingénieur mécanique|Ingeniero mecánico
Electrical Engineer|电气工程师|電機工程師|電気エンジニア|전기 엔지니어|Elektroingenieur|Ingénieur électrique|Ingeniero eléctrico
Civil Engineer|土木工程师|土木工程師|土木エンジニア|토목 엔지니어|Bauingenieur|Ingénieur en génie civil|Ingeniero civil
`;

type Row = Readonly<Record<Language, string>>;
const read = (table: string): Row[] =>
  table
    .trim()
    .split("\n")
    .map((line) => Object.fromEntries(line.split("|").map((word, at) => [columns[at], word])) as Row);

export const titleRows: readonly Row[] = read(rows);

/** Seniority: `_` is where the trade stands. */
export const levelRows: readonly Row[] = read(`
Senior _|高级_|資深_|シニア_|시니어 _|Senior _|_ senior|_ sénior
Junior _|初级_|初階_|ジュニア_|주니어 _|Junior _|_ junior|_ júnior
Lead _|资深_|首席_|リード_|리드 _|Lead _|Lead _|_ líder
Principal _|首席_|首席_|プリンシパル_|수석 _|Principal _|_ principal|_ principal
_ Intern|_实习生|_實習生|_インターン|_ 인턴|Praktikant – _|Stagiaire – _|_ en prácticas
`);

/** Degrees, and how well a language is spoken. */
export const termRows: readonly Row[] = read(`
Bachelor|本科|學士|学士|학사|Bachelor|Licence|Grado
Bachelor’s degree|学士学位|學士學位|学士号|학사 학위|Bachelorabschluss|Licence|Título de grado
Bachelor of Science|理学学士|理學士|理学士|이학사|Bachelor of Science|Licence de sciences|Grado en Ciencias
Bachelor of Arts|文学学士|文學士|文学士|문학사|Bachelor of Arts|Licence de lettres|Grado en Letras
Bachelor of Engineering|工学学士|工學士|工学士|공학사|Bachelor of Engineering|Licence d’ingénierie|Grado en Ingeniería
Master|硕士|碩士|修士|석사|Master|Master|Máster
Master’s degree|硕士学位|碩士學位|修士号|석사 학위|Masterabschluss|Master|Título de máster
Master of Science|理学硕士|理學碩士|理学修士|이학석사|Master of Science|Master de sciences|Máster en Ciencias
Master of Arts|文学硕士|文學碩士|文学修士|문학석사|Master of Arts|Master de lettres|Máster en Letras
Master of Engineering|工学硕士|工學碩士|工学修士|공학석사|Master of Engineering|Master d’ingénierie|Máster en Ingeniería
MBA|工商管理硕士|企業管理碩士|MBA|경영학석사|MBA|MBA|MBA
PhD|博士|博士|博士|박사|Doktor|Doctorat|Doctorado
High school|高中|高中|高等学校|고등학교|Gymnasium|Lycée|Bachillerato
Native|母语|母語|母語|모국어|Muttersprache|Langue maternelle|Nativo
Fluent|流利|流利|流暢|유창함|Fließend|Courant|Fluido
Professional|熟练|專業|ビジネスレベル|비즈니스 수준|Verhandlungssicher|Professionnel|Profesional
Intermediate|中级|中級|中級|중급|Fortgeschritten|Intermédiaire|Intermedio
Basic|基础|基礎|初級|초급|Grundkenntnisse|Notions|Básico
Present|至今|至今|現在|현재|Heute|Aujourd’hui|Actualidad
`);
