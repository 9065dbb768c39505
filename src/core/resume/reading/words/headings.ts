/**
 * Titles of sections as people write them, by what follows them, in eight languages. They are compared without case,
 * accents, spaces between Chinese letters and marks around them. A title of several parts ("Education & Languages",
 * "实习/项目经历") is read part by part.
 */
export type HeadingKind =
  | "work"
  | "education"
  | "project"
  | "skills"
  | "profile"
  | "certificate"
  | "language"
  | "hobby"
  | "award"
  | "publication"
  | "activity"
  | "contact"
  | "reference"
  | "other";

export const headings: Record<HeadingKind, string> = {
  work: `
    experience|experiences|work experience|work experiences|working experience|professional experience|employment|
    employment history|work history|career history|professional history|relevant experience|job experience|
    industry experience|research experience|research experiences|teaching experience|internship|internships|
    internship experience|internship experiences|intern experience|professional background|career|career summary|
    positions|academic experience|academic positions|professional positions|appointments|academic appointments|
    leadership experience|clinical experience|technical experience|work|jobs|professional career|
    selected experience|other experience|additional experience|previous experience|industrial experience|
    work and research experience|practical experience|consulting experience|military service|employment experience|
    经历|经验|工作经历|工作经验|工作背景|实习经历|实习经验|实习|工作|任职经历|职业经历|从业经历|实践经历|工作实习经历|社会实践|
    社会实践经历|工作履历|职业生涯|主要工作经历|工作及实习经历|社会经历|就业经历|实习实践|工作实践|
    实践经验|实践履历|实习履历|实习工作|实习工作经历|实习与实践|实践与实习|实习及实践经历|实习和实践经历|个人履历|工作简历|個人履歷|實踐經驗|實務經驗|工作履歷|
    工作與實習|工作經歷|工作經驗|實習經歷|實習經驗|職業經歷|職涯經歷|任職經歷|經歷|
    職歴|職務経歴|職務経歴詳細|職務詳歴|職務履歴|業務経歴|業務経験|職務経験|経歴|インターン|インターンシップ|アルバイト|職務内容|
    職務経歴の詳細|勤務経歴|職務詳細|経験業務|実務経験|インターン経験|
    경력|경력사항|경력 사항|업무 경험|업무경험|실무 경험|근무 경력|근무경력|경력 기술서|인턴|인턴 경험|직무 경험|
    직장 경력|경험|회사 경력|근무 경험|주요 경력|
    berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|arbeitserfahrung|beruflicher hintergrund|
    praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufliche tatigkeit|berufliche tatigkeiten|
    werdegang|berufserfahrungen|tatigkeiten|praxiserfahrung|nebentatigkeiten|berufliche stationen|anstellungen|
    berufliche laufbahn|
    experience professionnelle|experiences professionnelles|experience|experiences|parcours professionnel|
    emplois|stages|stage|parcours|experiences en entreprise|experience de recherche|postes occupes|
    historique professionnel|experiences de recherche|
    experiencia laboral|experiencia profesional|experiencia|experiencias|historial laboral|trayectoria profesional|
    experiencias laborales|experiencias profesionales|empleo|practicas|practicas profesionales|trayectoria laboral|
    experiencia de trabajo|experiencia docente|antecedentes laborales|
    experiencia relevante|experiencia profesional relevante|experiencia profesional y laboral|historia laboral|
    historial profesional|vida laboral|carrera profesional|desempeno profesional|experiencia previa|
    otras experiencias|otra experiencia|experiencia investigadora|experiencia en investigacion|
    experiencia internacional|experiencia academica|pasantias|practicas en empresa|practicas en empresas|
    practicas laborales|empleos|empleos anteriores|trabajos|trabajos realizados|trayectoria|experiencia freelance|
    experiencia tecnica|experiencia laboral y profesional|actividad profesional|cargos desempenados|
    puestos desempenados|situacion profesional actual|experiencias de trabajo|
    주요경력|경력 상세|상세 경력|상세경력|경력상세|경력 상세 내용|경력 내용|직장경력|업무 이력|업무이력|근무 이력|이력|이력사항|이력 사항|경력 이력|실무경력|실무 경력|인턴십|인턴경력|인턴 경력|
    인턴 및 경력|연구 경력|연구경력|강의 경력|강의경력|교육 경력|아르바이트|아르바이트 경험|아르바이트 경력|경력 및 경험|직무경험|경력 및 활동|경력 정보|경력정보|경력사항 및 경험|
    職務経歴（詳細）|職歴（仕事）|職歴・業務経験|業務経歴詳細|参画プロジェクト経歴|仕事歴|就職歴|就業経験|就業履歴|職業経験|職業経歴|職業歴|インターン歴|インターン経歴|インターン経験|インターンシップ歴|インターンシップ経歴|インターンシップ経験|長期インターン|実務経験|実務経歴|実習経歴|実習経験|実習歴|就労経験|就労歴|勤務経歴|勤務経験|研究歴・職歴|教育・研究歴|アルバイト経験|パート・アルバイト|教職歴|教育経験|教育歴・職歴|在籍企業|研究職歴|経歴詳細|職歴詳細|職務歴|職務経歴・実績|職務経歴一覧|主な職務経歴|主な業務経歴|業務履歴|職務内容詳細|勤務歴|主な経歴|これまでの経歴|インターン・アルバイト|アルバイト歴|職歴・職務経歴|職務 経歴|
    experiences pro|experience pro|stages et emplois|emplois saisonniers|jobs d'ete|jobs etudiants|emplois etudiants|
    missions|missions professionnelles|carriere|experiences significatives|principales experiences|
    activites professionnelles|experience en entreprise|autres experiences|experiences diverses|
    experiences complementaires|experiences de travail|activite professionnelle|alternance|
    experiences professionnelles et stages|
    praxiserfahrungen|nebentatigkeit|nebenjobs|praktika und nebentatigkeiten|werkstudententatigkeit|
    werkstudententatigkeiten|arbeitserfahrungen|berufsweg|forschungserfahrung|lehrerfahrung|akademische tatigkeiten|
    selbststandige tatigkeit|freiberufliche tatigkeit|berufstatigkeit|weitere berufserfahrung|erfahrung|erfahrungen|
    relevante erfahrung|praktikumserfahrung`,
  education: `
    education|educational background|academic background|education background|academic history|academic qualifications|
    educational qualifications|education history|studies|qualification|qualifications academic|degrees|schooling|
    education and training|academics|academic education|university education|academic details|formal education|
    学习|学业成绩|学习及工作经历|教育经历|教育背景|教育|学历|教育情况|学习经历|教育信息|学历背景|求学经历|教育与培训|教育程度|学业背景|毕业院校|
    教育經歷|教育背景|學歷|學歷背景|求學經歷|學歷資料|學經歷|
    学歴|学歴・職歴|学歴職歴|学歴・経歴|最終学歴|学歴・資格|教育|
    학력|학력사항|학력 사항|교육|교육 사항|교육사항|학업|교육 이력|학력 및 교육|교육 경험|교육이력|
    ausbildung|bildung|bildungsweg|schulbildung|studium|ausbildung und studium|akademische ausbildung|bildungsgang|
    schulische ausbildung|akademischer werdegang|schulausbildung|hochschulausbildung|schule|ausbildungen|
    akademische laufbahn|berufsausbildung|schul- und berufsausbildung|
    formation|formations|education|diplomes|etudes|parcours academique|formation academique|cursus|parcours scolaire|
    formation et diplomes|cursus scolaire|cursus universitaire|scolarite|formations et diplomes|
    educacion|formacion|formacion academica|estudios|educacion formal|formacion educativa|titulos|titulacion|
    antecedentes academicos|estudios realizados|formacion reglada|educacion academica|
    datos academicos|formacion academica y complementaria|formacion universitaria|estudios academicos|
    estudios universitarios|educacion superior|educacion y formacion|formacion y estudios|historial academico|
    informacion academica|trayectoria academica|titulos academicos|titulaciones|nivel de estudios|
    preparacion academica|formacion profesional|formacion oficial|instruccion|grados academicos|escolaridad|
    educacion universitaria|nivel academico|estudios superiores|antecedentes educacionales|formacion principal|
    학력 정보|학력정보|최종 학력|최종학력|학력 및 전공|학력/전공|학업사항|교육 및 학력|학력·교육|학교 교육|학력 이력|학위|최종학력 및 교육사항|출신학교|
    学歴・研究歴|学歴詳細|学歴・留学歴|留学歴|学習歴|学習経歴|大学|学業|教育・訓練|最終学歴・専攻|出身校|学歴・専攻|教育歴|学 歴|学歴・職歴（各別にまとめて書く）|学歴・職歴(各別にまとめて書く)|学歴・職歴（各項目ごとにまとめて書く）|学歴・職歴（項目別にまとめて書く）|学歴・職歴など|
    formation initiale|formation universitaire|diplomes et formations|etudes et diplomes|etudes et formations|
    parcours de formation|parcours universitaire|parcours d'etudes|formations academiques|cursus academique|
    education et formation|formation scolaire|diplomes obtenus|titres universitaires|titres et diplomes|
    formation superieure|formations universitaires|
    schulischer werdegang|akademischer hintergrund|universitare ausbildung|schul- und hochschulbildung|
    hochschulbildung|hochschulstudium|studium und ausbildung|ausbildung & studium|schulische laufbahn|
    bildung und ausbildung|bildungsabschlusse|abschlusse|schulabschluss|universitat|aus- und weiterbildung|
    schulbesuch|schulen|studium & ausbildung`,
  project: `
    projects|project|personal projects|project experience|project experiences|selected projects|side projects|
    academic projects|research projects|key projects|open source|open source projects|open-source projects|
    open source contributions|open source experience|opensource|portfolio|notable projects|technical projects|
    projects and research|coding projects|school projects|relevant projects|my projects|software|course projects|
    recent projects|highlighted projects|university projects|open source software|
    项目工作|项目工作经历|科研工作|研发工作|技术项目|工程项目|实战项目|科研经历|研究经历|研究經歷|科研经验|项目经历|项目经验|项目|个人项目|科研项目|主要项目|项目实践|开源项目|项目介绍|项目背景|项目作品|作品|作品集|个人作品|
    开源经历|开源贡献|科研项目经历|代表项目|工作项目|作品展示|实践项目|竞赛项目|近期项目|课程项目|项目描述|
    專案經歷|專案經驗|專案|專案作品|作品集|個人專案|專題|專題製作|專題經歷|項目經歷|開源專案|
    プロジェクト|プロジェクト経歴|制作実績|開発実績|個人開発|ポートフォリオ|開発経験|主なプロジェクト|作品|成果物|
    プロジェクト経験|実績|開発経歴|
    프로젝트|프로젝트 경험|주요 프로젝트|개인 프로젝트|프로젝트 경력|수행 프로젝트|포트폴리오|토이 프로젝트|사이드 프로젝트|
    팀 프로젝트|오픈소스|
    projekte|projekterfahrung|projekterfahrungen|private projekte|personliche projekte|projektarbeit|projektliste|
    ausgewahlte projekte|open-source projekte|
    projets|projets personnels|projet|projets realises|realisations|projets academiques|projets scolaires|
    projets open source|projets universitaires|
    proyectos|proyectos personales|proyecto|proyectos destacados|proyectos academicos|portafolio|proyectos propios|
    proyectos de investigacion|
    proyectos realizados|proyectos profesionales|proyectos open source|proyectos relevantes|proyectos de software|
    otros proyectos|trabajos destacados|contribuciones open source|other projects|
    colaboraciones en proyectos open source|
    프로젝트 기술서|프로젝트기술서|프로젝트 설명|프로젝트 성과|프로젝트 상세|프로젝트 이력|프로젝트이력|프로젝트 내역|프로젝트 수행 경험|프로젝트 수행|수행프로젝트|진행 프로젝트|진행프로젝트|프로젝트 소개|참여 프로젝트|기타 프로젝트|대표 프로젝트|연구 프로젝트|
    졸업 프로젝트|졸업작품|오픈소스 기여|오픈 소스 기여|오픈소스 활동|업무 프로젝트|회사 프로젝트|프로젝트 및 활동|주요프로젝트|프로젝트경험|
    主な実績|携わったプロジェクト|プロジェクト歴|参画プロジェクト|開発したもの|開発物|開発アプリ|ポートフォリオ・制作物|個人プロジェクト|オリジナルアプリ|制作アプリ|作ったもの|つくったもの|プロダクト|制作・開発実績|研究|研究概要|研究テーマ|研究経験|卒論|卒業論文|修士論文|制作物|開発プロジェクト|個人制作|個人開発・制作物|開発実績・制作物|プロジェクト詳細|プロジェクト実績|プロジェクト概要|研究内容|卒業研究|
    projets pro|projets professionnels|projets perso|projets en ecole|projets et realisations|
    projets scolaires et personnels|projets techniques|projets informatiques|autres projets|projets significatifs|
    realisations et projets|projets etudiants`,
  skills: `
    skills|technical skills|core skills|key skills|professional skills|skill set|skillset|skills summary|technologies|
    technical expertise|expertise|competencies|core competencies|areas of expertise|technical proficiencies|
    programming languages|programming skills|tools|it skills|computer skills|soft skills|hard skills|strengths|
    proficiencies|tech stack|technology|technical summary|skills and tools|other skills|software skills|
    technical strengths|technical knowledge|programming|tools and technologies|languages and technologies|
    skills and technologies|specialties|technical competencies|skills and abilities|digital skills|abilities|
    most proud of|additional skills|key competencies|computer knowledge|programming experience|it knowledge|
    我能胜任的工作|胜任的工作|胜任能力|岗位胜任力|岗位能力|我会什么|我的能力|我能做什么|擅长领域|擅长方向|熟悉领域|相关能力|工作能力|专业技能|技能|技能特长|个人技能|职业技能|掌握技能|技能清单|技术栈|相关技能|it技能|技能专长|技能描述|专业能力|
    核心技能|技术能力|技能证书|技能与特长|主要技能|技能掌握|专业特长|计算机技能|技术技能|核心能力|能力|专业知识|
    工作技能|技能爱好|个人能力|语言技能|技能水平|软件技能|技术特长|it 技能|计算机能力|编程技能|技能标签|
    專業技能|技能|技能專長|專長|專業能力|技術能力|程式語言|技能工具|擅長工具|核心技能|電腦技能|
    スキル|スキルセット|技術スキル|保有スキル|活かせる経験・知識・技術|テクニカルスキル|技術|使用技術|開発環境|
    活かせる経験|活かせる知識・経験|活かせるスキル|pcスキル|得意分野|得意とする経験・分野・スキル|専門知識|
    経験スキル|言語・フレームワーク|技術要素|スキル・知識|知識・技術|活かせる経験・知識|経験技術|
    기술|기술 스택|기술스택|보유 기술|보유기술|스킬|핵심 역량|핵심역량|사용 기술|기술 역량|보유 스킬|역량|
    활용 기술|전문 기술|주요 기술|사용 가능 기술|보유 역량|
    kenntnisse|fahigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|technische kenntnisse|
    kenntnisse und fahigkeiten|technologien|programmiersprachen|programmierkenntnisse|besondere kenntnisse|
    qualifikationen|fachliche kompetenzen|edv|technische fahigkeiten|starken|softwarekenntnisse|it-kompetenzen|
    computerkenntnisse|schlusselkompetenzen|skills|weitere kenntnisse|sonstige kenntnisse|kernkompetenzen|
    competences|competences techniques|competence|informatique|savoir-faire|competences informatiques|
    connaissances techniques|competences cles|technologies|outils|competences professionnelles|langages|
    connaissances|connaissances informatiques|domaines de competence|savoir-etre|aptitudes|
    habilidades|competencias|aptitudes|conocimientos|otras tecnologias|otras habilidades|otras competencias|otras aptitudes|conocimientos tecnicos|habilidades tecnicas|tecnologias|
    herramientas|competencias tecnicas|informatica|habilidades y competencias|conocimientos informaticos|
    destrezas|capacidades|lenguajes de programacion|habilidades profesionales|competencias digitales|
    habilidades blandas|habilidades personales|habilidades clave|habilidades sociales|conocimientos y habilidades|
    conocimientos y competencias|conocimientos especificos|otros conocimientos|conocimientos de informatica|
    conocimientos en informatica|manejo de programas|programas informaticos|aptitudes y competencias|
    aptitudes profesionales|destrezas tecnicas|areas de conocimiento|areas de experiencia|stack tecnologico|
    lenguajes y tecnologias|resumen de habilidades|fortalezas|competencias clave|competencias profesionales|
    competencias personales|competencias informaticas|herramientas y tecnologias|tecnologias y herramientas|ofimatica|
    dominio de software|habilidades informaticas|capacidades tecnicas|habilidades y conocimientos|
    개발 역량|보유기술 및 역량|기술 및 역량|개발 스킬|기술 요약|전문 분야|전문분야|전문 역량|업무 능력|업무능력|컴퓨터 활용|컴퓨터활용|컴퓨터 활용 능력|컴퓨터활용능력|oa 능력|oa활용능력|
    oa 활용능력|사용 가능 언어|보유 능력|강점|핵심 기술|핵심기술|직무 역량|직무역량|역량 요약|업무 스킬|보유역량|
    스킬셋|스킬 셋|주요 역량|사용 기술 스택|보유 기술 스택|기술 스택 및 도구|테크 스택|전산능력|전산 능력|기술사항|
    スキル一覧|スキルシート|専門スキル|スキル・資格・言語|スキル・ツール|使用ツール|使用できる技術|得意言語|プログラミングスキル|技術・スキル|テクニカルスキル一覧|パソコンスキル|oaスキル|ビジネススキル|ソフトスキル|ヒューマンスキル|学習中の技術|習得技術|技術経験|経験した技術|専門分野・スキル|専門分野|保有スキル一覧|開発スキル|itスキル|it スキル|活用スキル|技術スタック|使用技術・ツール|スキル詳細|活かせるスキル・経験|活かせる経験・スキル|得意技術|得意な技術|
    使用可能技術|スキルサマリー|経験・スキル|業務スキル|知識・スキル|活かせる知識・技術・経験|活かせる知識・スキル|
    competences et outils|competences transverses|competences transversales|competences fonctionnelles|
    competences personnelles|competences logicielles|competences metier|competences metiers|competences generales|
    competences principales|competences en informatique|competences numeriques|outils informatiques|
    outils et technologies|langages et technologies|
    environnement technique|environnements techniques|stack technique|atouts|points forts|savoirs|
    savoir etre|savoir faire|qualites personnelles|domaines d'expertise|expertise technique|expertises|
    aptitudes professionnelles|domaines de competences|developpement informatique|
    kenntnisse und fertigkeiten|fahigkeiten und kenntnisse|it-skills|edv kenntnisse|it kenntnisse|technische skills|
    technologiestack|fachliche kenntnisse|tools und technologien|methodenkompetenz|personliche starken|
    personliche kompetenzen|soziale kompetenzen|softskills|technische kompetenzen|besondere fahigkeiten|schwerpunkte|
    kompetenzprofil|digitale kompetenzen|weitere fahigkeiten|fertigkeiten|kenntnisse & fahigkeiten`,
  profile: `
    profile|summary|about|about me|professional summary|objective|career objective|professional profile|
    executive summary|personal profile|personal statement|introduction|overview|career profile|bio|biography|
    summary of qualifications|qualifications summary|summary statement|opening statement|introductory statement|profile summary|highlights|career highlights|statement|research interests|
    research statement|professional objective|job objective|research interest|my life philosophy|
    welcome to rendercv|quick guide|qualifications|welcome|
    意向|职业概要|职业总结|职业简介|求职意向及自我评价|自我评价|个人简介|自我介绍|个人评价|个人总结|关于我|个人概述|求职意向|个人优势|自我描述|个人陈述|自我总结|简介|
    综合评价|个人总览|个人概览|个人情况|个人现状|个人概要|个人综述|自我概况|个人素质|职业目标|求职目标|个人介绍|个人概况|个人特点|自评|职业概述|核心优势|个人亮点|优势|求职信息|意向岗位|
    期望工作|求职期望|职业规划|个人说明|研究方向|研究兴趣|总结|自荐|自我鉴定|综合能力|
    自我介紹|個人簡介|自傳|關於我|個人簡歷|簡介|自我評價|求職條件|個人特質|自我推薦|希望條件|工作目標|
    自己pr|自己紹介|職務要約|職務経歴の概要|職歴概要|要約|概要|志望動機|自己PR|プロフィール|職務経歴概要|経歴概要|経歴要約|本人希望|
    本人希望記入欄|強み|自己アピール|略歴|キャリアサマリー|サマリー|キャリア目標|志望の動機|職務サマリー|はじめに|
    志望動機・特技・アピールポイント|好きな学科|
    자기소개|자기 소개|소개|요약|경력 요약|프로필|자기소개서|간단 소개|한줄 소개|핵심 요약|간단소개|
    profil|kurzprofil|uber mich|zusammenfassung|personliches profil|berufsziel|ziel|zielsetzung|zu meiner person|
    kurzvorstellung|berufliches profil|motivation|qualifikationsprofil|personliche zusammenfassung|
    profil|a propos|a propos de moi|resume|objectif|presentation|profil professionnel|objectif professionnel|
    sommaire|qui suis-je|accroche|objectifs|
    perfil|resumen|sobre mi|perfil profesional|objetivo|objetivo profesional|resumen profesional|presentacion|
    acerca de mi|extracto|objetivos|perfil personal|quien soy|resumen ejecutivo|
    acerca de|resumen personal|descripcion personal|descripcion profesional|objetivos profesionales|objetivo laboral|
    objetivo personal|mi perfil|introduccion|carta de presentacion|breve descripcion|semblanza|meta profesional|
    presentacion personal|perfil laboral|perfil ocupacional|resumen curricular|
    자기 소개서|자소서|성장 과정|성장과정|지원 동기|지원동기|입사 후 포부|입사후 포부|성격의 장단점|성격 장단점|성격 및 장단점|나의 소개|개요|요약 소개|한 줄 소개|인사말|소개글|핵심 경쟁력|
    자기소개 및 지원동기|나의 강점|경력 개요|경력개요|간략 소개|간략소개|커버레터|경력요약|지원동기 및 포부|지원동기 및 입사 후 포부|성격|생활신조|자기 pr|자기pr|
    応募背景|自己pr欄|セルフpr|私の強み|自身の強み|自分の強み|長所|長所・短所|強み・弱み|性格|志望動機・特技・好きな学科|志望の動機・特技|志望の動機・自己pr|今後のキャリア|キャリアプラン|将来の目的|将来の目標|将来の夢|抱負|自己分析|エンジニアを目指す理由|エンジニア志望理由|入社後にやりたいこと|今後やりたいこと|志望理由|志望の理由|転職理由|ビジョン|アピールポイント|自己紹介・自己pr|私について|経歴要旨|職務経歴要約|職務概要|キャリア概要|将来のビジョン|今後の目標|希望条件|自己pr・志望動機|自由記入欄|
    開発経験から学んだこと|本人希望欄|キャリアビジョン|志望動機・自己pr|志望動機・アピールポイント|
    profil personnel|presentation personnelle|resume professionnel|mon profil|qui suis je|en bref|en quelques mots|
    synthese|projet professionnel|mon projet professionnel|objectif de carriere|themes de recherche|
    domaines de recherche`,
  certificate: `
    certificates|certifications|certification|certificate|licenses|licenses and certifications|professional certifications|
    training|courses|trainings|coursework|relevant coursework|licences|professional development|training and certifications|
    certificates and courses|workshops|professional training|examinations|exams|continuing education|certs|
    资格证书|证书|技能证书|专业证书|所获证书|获得证书|培训经历|培训|证书与荣誉|职业资格|持有证书|培训认证|证书资质|
    资质证书|认证|主修课程|相关课程|主要课程|课程|在校课程|专业课程|
    證照|證書|專業證照|證照與認證|相關證照|培訓|課程|修課|
    資格|資格・免許|免許・資格|保有資格|取得資格|資格・検定|免許|資格・スキル|資格免許|資格/語学|
    자격증|자격|자격 사항|자격사항|자격증 및 수상|교육 및 자격증|보유 자격증|면허|취득 자격증|수료|교육 수료|자격 및 면허|
    zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|kurse|fortbildung|lehrgange|schulungen|
    zusatzqualifikationen|zertifikate und weiterbildungen|fuhrerschein|
    certifications|certificats|certification|formations complementaires|certificat|habilitations|permis|
    certificaciones|certificados|cursos|formacion complementaria|cursos y certificaciones|certificacion|
    otros cursos|cursos realizados|formacion adicional|licencias|
    cursos y talleres|talleres|formacion continua|certificaciones y cursos|cursos complementarios|
    certificaciones profesionales|diplomas|diplomados|seminarios|cursos y seminarios|capacitacion|capacitaciones|
    formacion extra|educacion complementaria|estudios complementarios|formacion no reglada|otros titulos|
    titulos y certificados|acreditaciones|otros estudios|otra formacion|
    자격증 및 어학|자격증/어학|자격/어학/수상|자격증/어학/수상|어학 및 자격증|어학/자격증|자격증 및 교육|교육 및 자격|자격 및 교육|자격/면허|면허/자격|면허 및 자격|면허 및 자격증|
    교육/연수|교육 및 연수|교육·연수|연수|연수 경험|연수경험|연수 및 교육|연수/교육|교육연수|교육 및 연수사항|교육/연수사항|교육/훈련|교육훈련|직업훈련|국비교육|훈련사항|면허 및 자격사항|자격/면허사항|면허/자격사항|보유자격증|보유 자격|교육과정|교육 과정|교육 이수|교육이수|교육이수사항|교육 이수 사항|교육 이수사항|수료증|자격증 사항|교육 및 수료|직무 교육|직무교육|
    외부 교육|경험/활동/교육|교육 및 훈련|교육훈련|자격증사항|자격면허|자격증 및 면허|
    資格・語学|資格・試験|資格・認定|認定資格|検定|検定・資格|取得資格一覧|資格・免許・スキル|資格・免許・語学|語学・検定|国家資格|セミナー・研修|研修歴|研修・資格|語学・資格|免許・資格・専門教育|資格・受賞歴|資格・称号|称号・受賞・資格|学位・称号・受賞・資格|研修|受講歴|資格・免許等|取得資格・免許|免 許・資 格|免許・資格（コンテスト等の受賞歴）|資格・免許・研修|
    certifications et formations|attestations|permis et certifications|diplomes complementaires|formations continues|
    formation continue|formation professionnelle|moocs|certificats et formations`,
  language: `
    languages|language|language skills|spoken languages|language proficiency|foreign languages|language ability|
    human languages|natural languages|languages spoken|
    语言|语言能力|外语|外语水平|语言水平|英语水平|外语能力|语言技能|英语能力|掌握语言|
    語言|語言能力|外語能力|語文能力|
    語学|言語|語学力|語学スキル|外国語|
    언어|외국어|어학|어학 능력|외국어 능력|어학능력|어학 사항|어학사항|어학 성적|어학성적|언어 능력|공인 어학 성적|
    sprachen|sprachkenntnisse|fremdsprachen|sprachkompetenzen|
    langues|langue|langues etrangeres|competences linguistiques|
    idiomas|lenguas|lenguajes|idioma|
    conocimiento de idiomas|conocimientos de idiomas|lenguas extranjeras|nivel de idiomas|dominio de idiomas|
    idiomas y niveles|
    외국어 사항|외국어능력|외국어 활용 능력|어학시험|공인어학|공인 어학|외국어 성적|어학자격|어학 자격|구사 언어|외국어 구사 능력|외국어 구사능력|어학시험 성적|외국어사항|
    言語スキル|言語能力|語学・言語|語学レベル|使用可能言語|話せる言語|外国語能力|日本語能力|英語力|語学能力|外国語スキル|
    langues parlees|langues vivantes|niveau de langues|competences en langues`,
  hobby: `
    interests|hobbies|hobbies and interests|interests and hobbies|personal interests|hobby|other interests|
    extracurricular interests|passions|interests & hobbies|a day of my life|leisure|
    兴趣爱好|爱好|个人爱好|兴趣|兴趣特长|爱好特长|特长爱好|个人特长|特长|业余爱好|兴趣与爱好|
    興趣|興趣愛好|嗜好|個人興趣|
    趣味|趣味・特技|特技|趣味・嗜好|
    취미|관심사|취미 및 특기|특기|관심 분야|
    interessen|hobbys|hobbies|freizeit|interessen und hobbys|personliche interessen|hobbys und interessen|
    centres d'interet|loisirs|interets|centres d interet|centre d'interet|passions|hobbies|activites et loisirs|
    intereses|aficiones|pasatiempos|intereses personales|hobbies y aficiones|
    hobbies e intereses|intereses y aficiones|intereses y hobbies|tiempo libre|
    취미/특기|취미와 특기|취미 및 관심사|관심 사항|관심사항|취미·특기|취미특기|
    趣味・関心|趣味・特技・スポーツ|特技・得意点|特技・長所|関心事|興味・関心|趣味・特技・その他|好きなこと|趣味・特技等|
    centre d'interets|centres d'interets|interets personnels|loisirs et centres d'interet|loisirs et interets|
    hobbies et interets|passions et loisirs|sports et loisirs|activites personnelles|centres d'interet et loisirs`,
  award: `
    awards|honors|honours|awards and honors|honors and awards|achievements|honors & awards|accomplishments|
    scholarships|prizes|fellowships|grants|scholarships and awards|awards and achievements|academic achievements|
    selected honors|distinctions|awards and scholarships|awards & honors|competitions|honours and awards|funding|
    honors and scholarships|academic honors|grants and awards|key achievements|selected awards|recognition|
    international awards|domestic awards|
    获奖情况|获奖经历|荣誉奖项|所获荣誉|奖项|荣誉|奖励|荣誉证书|获奖|所获奖项|奖项荣誉|竞赛获奖|获奖荣誉|荣誉奖励|
    获奖与荣誉|在校荣誉|个人荣誉|竞赛工作|竞赛活动|参赛工作|科技竞赛|竞赛经历|荣誉与奖项|比赛经历|学术成果|主要荣誉|奖学金|个人成就|荣誉获奖|奖惩情况|
    比赛获奖|所获奖励|科研成果|竞赛|在校获奖|业绩|获奖证书|
    獲獎經歷|獲獎紀錄|榮譽|得獎紀錄|獲獎|競賽經歷|獎項|榮譽與獎項|得獎經歷|競賽|
    受賞歴|表彰|受賞|賞罰|受賞・表彰|表彰・受賞歴|
    수상|수상 경력|수상경력|수상 내역|수상내역|수상 이력|수상이력|장학금|수상 사항|공모전|수상실적|
    auszeichnungen|preise|stipendien|ehrungen|erfolge|auszeichnungen und stipendien|
    distinctions|prix|recompenses|prix et distinctions|bourses|
    premios|reconocimientos|logros|becas|premios y reconocimientos|distinciones|meritos|
    premios y becas|becas y premios|premios y distinciones|honores|honores y premios|logros destacados|
    reconocimientos y premios|galardones|logros academicos|becas y ayudas|
    수상내용|수상 내용|수상경력/활동|수상/활동|수상 및 장학|수상 및 활동|상훈|포상|상벌|상벌사항|상훈 및 포상|수상 실적|공모전 수상|대회 수상|대회 경력|수상 및 대외활동|수상 기록|수상경력 및 활동|수상/공모전|장학 사항|
    受賞歴・表彰歴|受賞・表彰等|奨学金|奨学金・受賞|受賞・奨学金|受賞実績|受賞項目|表彰・賞罰|賞|コンテスト・受賞歴|受賞経験|入賞|表彰歴|受賞履歴|コンテスト|受賞・資格|
    distinctions et prix|concours|recompenses et distinctions|bourses et prix|prix et bourses|hackathons`,
  publication: `
    publications|publication|selected publications|papers|presentations|talks|patents|publications and presentations|
    conference papers|journal articles|presentation|writing|writings|books|conferences|invited talks|posters|
    conference presentations|journal papers|conference proceedings|lectures|publications list|articles|theses|thesis|
    working papers|books and publications|technical reports|preprints|seminars|public speaking|media|
    论文|发表论文|论文发表|学术论文|论文与专利|专利|论文成果|出版物|著作|发表文章|学术发表|科研论文|论文专利|
    論文|著作|發表|論文發表|專利|研究論文|
    論文|発表|学会発表|著書|研究業績|登壇|執筆|特許|書籍|登壇・執筆|発表・登壇|業績|
    논문|출판|발표|특허|논문 및 특허|저서|학술 발표|발표 및 논문|
    publikationen|veroffentlichungen|vortrage|patente|
    publications|communications|articles|conferences|brevets|
    publicaciones|ponencias|conferencias|patentes|articulos|
    publicaciones cientificas|congresos|congresos y conferencias|charlas|articulos publicados|comunicaciones|
    trabajos publicados|ponencias y congresos|
    연구 실적|연구실적|논문 실적|논문실적|학술 논문|학술 활동|학술활동|학술대회|발표 논문|특허 및 논문|저술|출판물|강연|강연 및 발표|세미나|
    発表論文|研究発表|学会活動|研究実績|論文・学会発表|論文・著書|学術論文|国際会議|国内発表|発表歴|登壇歴|講演歴|執筆歴|著書・論文|発表論文とその概要|論文・発表|学会発表・論文|外部発表|対外発表|講演|寄稿|アウトプット|発信活動|
    communications orales|publications et communications|articles de recherche|travaux de recherche|
    conferences et seminaires|ouvrages|participations`,
  activity: `
    research|activities|extracurricular activities|volunteer experience|volunteering|volunteer|volunteer work|leadership|
    community service|leadership and activities|extracurricular|extracurriculars|involvement|student activities|
    service|professional activities|memberships|affiliations|professional affiliations|organizations|
    community involvement|campus activities|extracurricular activity|societies|professional memberships|
    program committees|academic service|reviewing|voluntary work|volunteering experience|professional service|teaching|
    civic activities|social engagement|leadership & activities|community|mentoring|responsibilities|positions of responsibility|
    activities and leadership|additional experience and awards|outreach|supervision|student organizations|
    校园经历|校内经历|社团经历|学生工作|志愿者经历|校园活动|在校经历|社团活动|校内职务|社团和组织经历|志愿经历|课外活动|
    学生工作经历|社会活动|组织经历|校园实践|志愿服务|在校情况|在校实践|在校活动|学生干部经历|社会职务|社会工作|学生活动|
    社團經歷|志工經驗|課外活動|社團活動|志工經歷|校園經歷|活動經歷|社團|
    ボランティア|活動|課外活動|部活動|コミュニティ活動|社外活動|活動歴|
    활동|대외활동|대외 활동|동아리|봉사활동|봉사 활동|활동 내역|교내활동|교내 활동|동아리 활동|활동 사항|기타 활동|외부 활동|
    ehrenamt|engagement|ehrenamtliches engagement|ehrenamtliche tatigkeiten|mitgliedschaften|
    soziales engagement|ausserschulisches engagement|gesellschaftliches engagement|
    benevolat|vie associative|engagements|activites|activites extra-scolaires|experience associative|associations|
    experiences associatives|activites associatives|engagement associatif|activites extrascolaires|encadrement|enseignement|
    voluntariado|actividades|actividades extracurriculares|asociaciones|docencia|actividades complementarias|
    voluntariados|actividades de voluntariado|trabajo voluntario|experiencia de voluntariado|accion social|
    actividades extraescolares|otras actividades|liderazgo|membresias|afiliaciones|servicio social|
    대외 활동 및 봉사|사회활동|사회 활동|봉사|교내외 활동|교내외활동|학내활동|학내 활동|학내외 활동|기타활동|활동 경험|활동경험|해외 경험|해외경험|해외연수|해외 연수|주요활동|주요 활동|
    주요활동 및 사회경험|경험 및 활동|커뮤니티|커뮤니티 활동|스터디|리더십|학회 활동|학회활동|동아리 및 대외활동|
    課外活動・ボランティア|所属学会|所属団体|学会・団体|部活・サークル|部活動・サークル|部活|サークル|学生団体|学生生活|学生時代の活動|学生時代に力を入れたこと|学生時代に力を注いだこと|学生時代に頑張ったこと|学生時代に打ち込んだこと|学生時代に取り組んだこと|学生時代に最も力を入れたこと|学業以外で力を注いだこと|学業以外で力を入れたこと|ガクチカ|イベント登壇|地域活動|社会貢献|ボランティア経験|ボランティア・課外活動|サークル活動|社会活動|学内活動|ボランティア活動|その他の活動|業務外で取り組んでいること|業務外活動|oss活動|対外活動|
    activites extraprofessionnelles|activites extra-professionnelles|engagements associatifs|
    experiences extra-professionnelles|vie etudiante|activites benevoles|benevolat et associations|
    responsabilites associatives|experiences benevoles|hors-cadre`,
  contact: `
    contact|contact information|contact details|vitals|get in touch|reach me|contact data|personal information|personal details|personal info|personal data|
    contacts|contact info|contact me|details|basic information|links|find me online|social|online|profiles|
    get in touch|social links|address|social network|social media|web|
    个人信息|基本信息|联系方式|个人资料|联系我|基本资料|基本情况|个人基本信息|联系信息|基础信息|个人基本情况|个人情况|
    個人資料|基本資料|聯繫方式|連絡資料|連絡方式|個人基本資料|个人基本资料|聯絡方式|聯絡資訊|個人資訊|聯絡資料|
    基本情報|連絡先|個人情報|基本事項|
    인적사항|인적 사항|기본 정보|연락처|개인정보|개인 정보|기본정보|신상정보|contact & channel|channel|
    personliche daten|kontakt|personliche angaben|angaben zur person|kontaktdaten|zur person|personalien|
    personliches|personliche informationen|stammdaten|auf dem internet|im internet|im web|online-profile|adresse|
    contact|coordonnees|courriel|informations personnelles|infos personnelles|etat civil|informations|contacts|mes coordonnees|renseignements personnels|
    contacto|datos personales|informacion de contacto|informacion personal|datos de contacto|redes sociales|
    informacion|datos|contactame|contactos|redes|enlaces|datos generales|informacion general|ficha personal|
    informacion de contacto y redes|
    개인 신상|신상 정보|기본 사항|기본사항|인적 정보|지원자 정보|지원자정보|기본 인적사항|기본인적사항|개인 인적사항|링크|관련 링크|채널|개인사항|개인 사항|연락처 정보|인적사항 및 연락처|
    基本データ|個人データ|パーソナルデータ|本人情報|基本プロフィール|個人プロフィール|本人プロフィール|コンタクト|連絡先情報|基礎情報|個人概要|プロフィール情報|リンク|各種リンク|連絡先・リンク|アカウント|
    me contacter|contactez-moi|infos|informations de contact|informations generales|reseaux|reseaux sociaux|liens`,
  reference: `
    references|referees|reference|recommendations|
    推荐人|证明人|推薦人|
    推薦者|추천인|
    referenzen|references|referencias|
    referencias personales|referencias laborales|referencias profesionales|추천서|레퍼런스|recommandations`,
  other: `
    additional information|research|recherche|forschung|investigacion|other|others|miscellaneous|additional|misc|additional info|other information|
    strengths and weaknesses|availability|notes|further information|appendix|test scores|scores|
    杂项|相关链接|在校成绩|在校成績|其他|其它|其他信息|附加信息|补充信息|个人博客|技术博客|博客|更多|其他情况|附件|备注|其他说明|其他技能|其他经历|
    其他資訊|其他|備註|
    その他|備考|その他の特記事項|その他の情報|その他情報|追加情報|健康状態|家族構成|特記事項|その他特記すべき事項|
    기타|기타 사항|기타사항|병역|병역사항|병역 사항|
    sonstiges|weiteres|weitere informationen|zusatzliche informationen|verschiedenes|anlagen|sonstige angaben|
    divers|autres|informations complementaires|autre|complements|
    otros|otros datos|informacion adicional|otros datos de interes|otra informacion|varios|
    mas informacion|informacion de interes|datos adicionales|datos complementarios|informacion complementaria|
    observaciones|otros meritos|anexos|
    병역 및 기타|기타정보|기타 정보|우대사항|취업우대사항|취업우대 사항|취업 우대사항|취업우대|보훈|희망근무조건|희망 근무조건|희망 조건|가족사항|가족 사항|특이사항|특이 사항|비고|참고사항|첨부파일|
    군복무|군 복무|포트폴리오 및 기타문서|
    備考欄|補足|autres informations|informations diverses|infos complementaires|autres competences`,
};

/** Titles of the whole document, which are neither a name nor a section. */
export const documentTitles = `
  resume|résumé|curriculum vitae|cv|curriculum|vitae|lebenslauf|tabellarischer lebenslauf|个人简历|简历|求职简历|工作简历|的工作简历|的个人简历|的简历|個人簡歷|
  履歷|履歷表|個人履歷|履歴書|職務経歴書|職務経歴|이력서|경력기술서|경력 기술서|자기소개서|hoja de vida|curriculum vitæ|
  personal resume|my resume|简 历|個人履歷表|个人履历|personal resume|academic cv|curriculo|職務 経歴書|입사지원서|입사 지원서`;

/** Words of which one is usually part of a title that the table does not hold ("校园及社会实践经历"). */
export const headingParts: Partial<Record<HeadingKind, string>> = {
  work: "工作|实习|职业|employment|berufs|laboral|professionnelle|職歴|職務|경력|experience|實習|工作經|experiencia|historial de trabajo|beruflich|berufstatig|tatigkeit|^emplois|^stages",
  education:
    "教育|学历|學歷|education|ausbildung|formation academique|formacion academica|学歴|학력|estudios|studium|schulisch|schul- |educacion|educativ|^formation|^diplome|^scolarite|^cursus|^etudes",
  project: "项目|專案|projects|projekte|projets|proyectos|プロジェクト|프로젝트",
  skills:
    "技能|skills|kenntnisse|fahigkeiten|aptitudes|conocimientos|connaissances|competences|habilidades|スキル|기술|technologies",
  award: "获奖|荣誉|奖项|獲獎|awards|honors|受賞|수상|auszeichnungen",
  publication: "论文|publications|論文|publikationen|논문",
  hobby: "^loisirs|^hobbies|^hobbys|^centres d'interet|^passions",
  language: "语言能力|外语|langues|idiomas|sprachkennt|fremdsprach",
  activity: "校园|社团|学生工作|活动|volunteer|活動|활동",
  profile: "自我评价|自我介绍|自我評價",
  certificate: "证书|證照|certifi|資格|자격",
};
