import { chineseLands } from "./chinese-lands.ts";
import { listed } from "./listed.ts";

/*
 * Words that only stand in the name of a job, a degree, a school, a company or a place.
 */

/** At the beginning or the end of a job's name; compared without case and accents. */
export const roleWords = listed(
  `操作工|普工|技工|电工|焊工|钳工|维修工|装配工|搬运工|保洁|保安|护工|厂长|校长|院长|园长|站长|科长|处长|馆长|社工|培训生|选调生|模特|主播|导演|制片人|原画师|码农|董事长|执行董事|监事|网管|乘务员|空乘|ui设计|ux设计|交互设计|视频剪辑|剪辑师|后期剪辑|用户研究|商务拓展|市场推广|跟单|外贸跟单|全栈|全栈开发|财务会计|财务主管|人事行政|行政人事|sdet|版主|站务员|楼面|领班|领队|带教|驻场|店助|副店长|理货员|配货员|分拣员|快递员|骑手|配送员|仓库管理员|库管|质检|品控|班组长|工段长|带班|值班长|护士长|规培|规培医生|见习|实习律师|法官助理|检察官助理|书记员|教研组长|年级组长|任课教师|代课老师|支教|辅导老师|培训师|课程顾问|学管师|招生老师|實習|實習生|工讀|工讀生|研究助理|教學助理|課輔|課輔人員|專員|組員|組長|課長|副理|經理|協理|總監|主任|幹事|會長|社長|隊長|講師|教師|老師|家教|店員|服務生|助理|秘書|會計|護理師|護士|工程師|設計師|分析師|顧問|研究員|培訓生|儲備幹部|志工|實習工程師|軟體工程師|後端工程師|前端工程師|全端工程師|韌體工程師|專案經理|產品經理|测试|测试工程师|运维|运维工程师|产品经理|产品助理|产品运营|运营|运营专员|新媒体运营|用户运营|内容运营|销售|销售代表|客户经理|大堂经理|柜员|客服|客服专员|行政专员|行政助理|人事专员|人事助理|人力资源|招聘专员|会计|出纳|审计|审计助理|税务|法务|律师助理|医生|医师|护士|护师|药师|教师|老师|讲师|辅导员|班主任|助教|教练|编辑|记者|文案|策划|编导|摄影师|剪辑师|设计师|平面设计|平面设计师|UI设计师|美工|翻译|采购|采购专员|仓管|质检|品控|司机|厨师|技术员|技工|操作员|电工|焊工|施工员|造价员|监理|项目经理|项目助理|总经理|副总经理|部门经理|店长|主管|组长|队长|干事|部长|副部长|会长|副会长|主席|副主席|社长|班长|团支书|志愿者|负责人|管培生|储备干部|实习生|助理|合伙人|创始人|联合创始人|架构师|算法工程师|数据分析师|研究助理|研究员|技术总监|技术经理|技术支持|售前|售后|实施|实施工程师|嵌入式开发|前端开发|后端开发|软件开发|Java开发|Android开发|iOS开发|安卓开发|全栈开发|游戏开发|算法实习|开发实习|committer|pmc member|maintainer|
  engineer|developer|programmer|manager|director|architect|analyst|designer|consultant|scientist|researcher|intern|
  assistant|associate|lead|leader|head of|chief|officer|ceo|cto|cfo|coo|vp|vice president|president|founder|co-founder|
  cofounder|specialist|administrator|coordinator|technician|teacher|tutor|lecturer|professor|instructor|fellow|editor|
  writer|author|owner|partner|freelancer|freelance|contractor|trainee|supervisor|executive|representative|advisor|
  strategist|producer|operator|accountant|nurse|doctor|mentor|organizer|organiser|volunteer|member|staff|apprentice|
  secretary|recruiter|sre|devops|postdoc|postdoctoral|internship|thesis|maintainer|scholar|sysadmin|tester|qa|product owner|scrum master|
  clerk|cashier|barista|waiter|driver|translator|journalist|photographer|artist|captain|chair|chairman|trader|buyer|
  evangelist|advocate|ambassador|coach|curator|librarian|attorney|lawyer|paralegal|counsel|agent|broker|auditor|reviewer|
  full stack|full-stack|frontend|front-end|backend|back-end|software engineering|machine learning engineer|salesperson|
  sales|marketing|cook|chef|server|hostess|receptionist|electrician|mechanic|physicist|chemist|biologist|statistician|
  estudiante|etudiant|etudiante|studierende|studierender|candidate|phd student|doctoral student|doctoral researcher|doctorando|doctoranda|predoctoral|asesoramiento|student assistant|
  student researcher|teaching assistant|research assistant|swe|pm|r&d|demonstrator|webmaster|moderator|columnist|
  工程师|工程師|实习生|實習生|经理|經理|总监|總監|主管|专员|專員|助理|开发|設計師|设计师|架构师|架構師|分析师|分析師|
  顾问|顧問|研究员|研究員|负责人|負責人|组长|組長|主任|总经理|總經理|讲师|講師|教师|教師|老师|程序员|运维|运营|测试|
  策划|编辑|部长|部長|会长|會長|主席|班长|队长|队员|成员|干事|志愿者|创始人|創辦人|合伙人|产品经理|实习|秘书|代表|
  文员|客服|销售|会计|出纳|行政|前台|技术员|前端|后端|研发|人事专员|算法|科学家|数据分析|课代表|学习委员|团支书|
  社长|理事|技术总监|首席|兼职|店长|店员|导购|护士|医生|律师|翻译|记者|家教|总裁|副总裁|干部|委员|书记|志工|助教|
  エンジニア|プログラマ|プログラマー|マネージャー|マネージャ|リーダー|デザイナー|コンサルタント|ディレクター|
  アシスタント|研究員|インターン|開発者|アーキテクト|営業|事務|正社員|契約社員|アルバイト|課長|係長|主任|教員|助教|
  准教授|教授|講師|フリーランス|スタッフ|テックリード|代表取締役|取締役|メンバー|特任助教|研究補助|
  엔지니어|개발자|매니저|팀장|인턴|디자이너|연구원|과장|대리|사원|부장|차장|주임|대표|이사|기획자|마케터|조교|강사|
  프로그래머|팀원|선임|책임|수석|담당|분석가|백엔드|프론트엔드|리더|연구생|멘토|회장|
  entwickler|ingenieur|leiter|leiterin|mitarbeiter|mitarbeiterin|praktikant|praktikantin|praktikum|berater|beraterin|
  geschaftsfuhrer|werkstudent|werkstudentin|hilfskraft|softwareentwickler|softwareentwicklerin|assistentin|auszubildender|
  auszubildende|referent|referentin|sachbearbeiter|sachbearbeiterin|teamleiter|projektleiter|wissenschaftlicher|
  studentische|tutorin|entwicklerin|ingenieurin|kaufmann|kauffrau|fachinformatiker|projektmanager|bundesfreiwilligendienst|
  zivildienst|verkaufer|aushilfe|gruppenleiter|abteilungsleiter|doktorand|doktorandin|freiberufler|
  ingenieur|developpeur|developpeuse|chef de projet|responsable|stagiaire|charge|chargee|directeur|directrice|
  consultante|technicien|technicienne|enseignant|alternant|alternance|apprenti|conseiller|stage|gestionnaire|
  chercheur|doctorant|animateur|animatrice|vendeur|professeur|moniteur|benevole|analyste|administrateur|concepteur|
  architecte|formateur|assistante|co-fondateur|fondateur|post-doctorat|ingenieure|agent|
  ingeniero|ingeniera|desarrollador|desarrolladora|programador|programadora|jefe|jefa|gerente|responsable|becario|
  becaria|consultor|consultora|tecnico|tecnica|analista|disenador|disenadora|profesor|profesora|director|directora|
  investigador|investigadora|coordinador|coordinadora|asistente|ayudante|practicante|administrativo|encargado|lider|
  fundador|socio|arquitecto|arquitecta|vendedor|docente|auxiliar|desarrollo|tutor|monitor|especialista|
  desarrollador web|programador web|teleoperador|teleoperadora|dependiente|dependienta|camarero|camarera|recepcionista|contable|comercial|
  administrativa|operario|operaria|mozo de almacen|repartidor|enfermero|enfermera|medico|medica|abogado|abogada|periodista|
  redactor|redactora|traductor|traductora|maestro|maestra|profesora|catedratico|supervisor|supervisora|subdirector|practicas|
  becario de investigacion|cofundador|cofundadora|fundadora|voluntario|voluntaria|monitora|formador|formadora|delegado|delegada|
  consultoria|asesor|asesora|gestor|gestora|cajero|cajera|cocinero|cocinera|conductor|conductora|secretario|secretaria|
  jefe de proyecto|jefe de area|jefe de equipo|funcionario|funcionaria|pasante|ayudante de investigacion|autonomo|
  기획|운영|영업|마케팅|디자인|회계|총무|인사|상담원|상담사|교사|간호사|조리사|요리사|판매|매니져|실장|팀원|본부장|전임|
  전임연구원|선임연구원|책임연구원|주임연구원|연구보조원|학부연구생|석사과정|박사과정|보조강사|전임강사|겸임교수|교수|코치|감독|
  엔지니어링|서버개발자|웹개발자|앱개발자|풀스택|cto|프리랜서|보조|아르바이트|알바|계약직|정규직|파트장|파트리더|
  프로젝트매니저|pm|pl|컨설턴트|애널리스트|퍼블리셔|강사/슈퍼바이저|슈퍼바이저|자원봉사자|봉사자|서포터즈|기자|작가|번역가|통역사|
  bénévolat|benevole|stagiaire|alternante|apprentie|chargee de mission|charge de mission|charge d'etudes|chargee de projet|
  cheffe de projet|chef d'equipe|conseillere|developpeur web|developpeur full stack|infirmier|infirmiere|comptable|secretaire|
  assistant commercial|vendeuse|serveur|serveuse|caissier|caissiere|hotesse|receptionniste|employe|employee|ouvrier|agente|
  animateur jeunesse|moniteur de colonie|educateur|educatrice|professeure|enseignante|doctorante|chercheuse|ater|maitre de conferences|
  attache|attachee|redacteur|redactrice|traducteur|traductrice|graphiste|infographiste|webmestre|prestataire|
  personnel de service|service civique|cofondateur|cofondatrice|presidente|tresorier|tresoriere|membre|responsable informatique|
  werkstudent/in|praktikant/in|duales studium|azubi|selbststandig|freiberuflich|freiberufliche|minijob|nachhilfelehrer|nachhilfelehrerin|
  lehrer|lehrerin|dozent|dozentin|kellner|kellnerin|verkauferin|buchhalter|buchhalterin|krankenpfleger|arzt|arztin|pflegehelfer|
  geschaftsfuhrerin|bereichsleiter|bereichsleiterin|vorstand|prokurist|inhaber|inhaberin|grunder|grunderin|mitgrunder|mitgrunderin|
  テスター|サーバーサイド|フロントエンド|バックエンド|インフラ|運用|保守|店長|副店長|部長|次長|社員|研修医|看護師|教諭|塾講師|家庭教師|
  ソフトウェアエンジニア|システムエンジニア|プログラマー|プロジェクトリーダー|プロジェクトマネージャー|サブリーダー|執行役員|顧問|開発担当|社長`,
);

/** A job is named with these although they are also said of what a job does; they count for less. */
export const organisationWords = listed(
  `inc|inc.|llc|ltd|ltd.|limited|corp|corp.|corporation|company|co.|gmbh|ag|kg|se|sarl|sas|s.a.|s.l.|s.a.s.|plc|pty|bv|
  b.v.|oy|ab|spa|s.p.a.|group|labs|lab|laboratory|laboratories|institute|institut|instituto|foundation|technologies|
  technology|solutions|systems|studio|studios|software|agency|bank|hospital|center|centre|consulting|partners|ventures|
  association|society|ministry|department of|university|college|school|academy|universitat|universite|universidad|
  hochschule|fachhochschule|klinikum|klinik|verein|e.v.|ministere|societe|cnrs|inria|empresa|fundacion|ayuntamiento|
  consejo|holding|enterprises|services|networks|media|international|global|digital|health|energy|electronics|
  committee|council|club|team|organization|government|institution|startup|freelance|self-employed|selbststandig|
  有限公司|公司|集团|集團|科技|股份|银行|銀行|研究院|研究所|实验室|實驗室|医院|醫院|事务所|工作室|中心|学院|学校|大学|
  大學|网络|信息|技术有限|传媒|中学|出版社|委员会|协会|學會|学会|俱乐部|学生会|工厂|局|政府|部队|商学院|
  pvt ltd|pvt|sdn bhd|pte ltd|株式会社|有限会社|合同会社|財団法人|社団法人|研究室|病院|銀行|（株）|(株)|㈱|大学|高等学校|専門学校|
  주식회사|(주)|㈜|연구소|연구실|대학교|은행|그룹|센터|병원|학교|재단|협회|회사|
  s.a.|s.l.u.|s.l.l.|sociedad limitada|sociedad anonima|grupo|asociacion|hospital|clinica|colegio|banco|caja|junta de|diputacion|
  generalitat|xunta|gobierno|consultora|consultores|soluciones|tecnologias|sistemas|servicios|centro|tienda|restaurante|hotel|
  s.a. de c.v|s.a. de c.v.|s. de r.l.|cia|cooperativa|editorial|laboratorio|laboratorios|agencia|comunidad de|policia|ejercito|
  연구원|공사|공단|협회|학회|학원|시청|구청|도청|군청|교육청|주민센터|복지관|도서관|유한회사|코리아|시스템즈|소프트|테크|
  네트웍스|랩스|랩|건설|전자|물산|증권|캐피탈|엔터테인먼트|커뮤니케이션즈|솔루션즈|
  글로벌|어린이집|유치원|육군|해군|공군|국군|스튜디오|에이전시|레스토랑|공사|진흥원|재단법인|사단법인|
  sa|sasu|eurl|groupe|laboratoire|cabinet|mairie|conseil|chu|clinique|hopital|boutique|lycee|college|association loi 1901|departement|region|
  prefecture|cci|banque|assurance|assurances|restauration|restaurant|ecole|
  ug|ohg|ggmbh|gbr|mbh|stiftung|amt|stadt|landkreis|bundeswehr|sparkasse|volksbank|versicherung|krankenhaus|verlag|kanzlei|praxis|
  firma|unternehmen|entreprise|compania|company|kindergarten|bundesamt|fraunhofer|max-planck-institut|restaurant|hotel|gmbh & co. kg|
  合資会社|一般社団法人|学校法人|医療法人|ホールディングス|グループ|研究開発機構|市役所|県庁|役所|商店|製作所|工業|電機|証券|生命|システムズ|
  ソリューションズ|テクノロジーズ|ジャパン|サービス|センター`,
);

/** Companies and the like whose name alone says what they are. */
export const organisationNames = listed(
  `google|microsoft|facebook|meta|amazon|aws|apple|netflix|twitter|linkedin|uber|lyft|airbnb|ibm|intel|nvidia|amd|oracle|
  sap|siemens|bosch|bmw|daimler|mercedes|volkswagen|audi|porsche|infineon|zalando|spotify|samsung|lg|sk|naver|kakao|line|
  coupang|toss|nexon|ncsoft|hyundai|sony|toyota|honda|hitachi|fujitsu|nec|ntt|rakuten|cyberagent|mercari|dena|gree|
  recruit|yahoo|panasonic|toshiba|canon|nintendo|softbank|kddi|accenture|deloitte|pwc|kpmg|ey|mckinsey|bcg|bain|capgemini|
  atos|thales|airbus|safran|dassault|orange|bnp paribas|societe generale|edf|sncf|renault|peugeot|michelin|criteo|
  telefonica|bbva|santander|inditex|iberdrola|indra|everis|repsol|mercadona|mercadolibre|globant|rappi|despegar|
  stripe|square|paypal|salesforce|adobe|vmware|cisco|qualcomm|dropbox|slack|github|gitlab|atlassian|shopify|pinterest|
  snap|snapchat|tesla|spacex|palantir|bloomberg|goldman sachs|jp morgan|jpmorgan|morgan stanley|citadel|two sigma|
  jane street|deepmind|openai|nasa|cern|nist|darpa|mozilla|red hat|canonical|docker|hashicorp|mongodb|elastic|databricks|
  snowflake|twilio|zoom|coursera|khan academy|phabricator|disney|pixar|hbo|bbc|cnn|nike|adidas|ikea|philips|ericsson|nokia|
  huawei|xiaomi|lenovo|oppo|vivo|alibaba|tencent|baidu|bytedance|tiktok|meituan|didi|jd|netease|pinduoduo|kuaishou|
  bilibili|sina|sohu|ctrip|trip.com|ant group|ant financial|sensetime|megvii|dji|zte|iflytek|hikvision|shopee|grab|gojek|
  华为|阿里巴巴|阿里云|阿里|腾讯|百度|字节跳动|字节|抖音|美团|滴滴|京东|网易|拼多多|快手|哔哩哔哩|新浪|搜狐|携程|蚂蚁金服|
  蚂蚁集团|商汤|旷视|大疆|中兴|科大讯飞|海康威视|小米|联想|微软|谷歌|苹果|英特尔|英伟达|去哪儿|去哪儿网|爱奇艺|优酷|
  知乎|豆瓣|饿了么|小红书|360|奇虎|金山|猎豹|搜狗|中国移动|中国电信|中国联通|国家电网|中国银行|工商银行|建设银行|农业银行|
  招商银行|平安|中国平安|顺丰|唯品会|苏宁|陌陌|贝壳|链家|58同城|用友|浪潮|东软|微软亚洲研究院|飞书|虾皮|
  네이버|카카오|라인|쿠팡|삼성|삼성전자|현대|엘지|토스|배달의민족|우아한형제들|넥슨|엔씨소프트|당근마켓|
  scsk|ソニー|トヨタ|日立製作所|富士通|楽天|ヤフー|サイバーエージェント|メルカリ|リクルート|ソフトバンク|任天堂|パナソニック`,
);

export const schoolWords = listed(
  `university|college|school|institute|academy|universitat|universite|universidad|universidade|universita|hochschule|
  fachhochschule|gymnasium|realschule|grundschule|gesamtschule|oberstufe|hauptschule|berufsschule|lycee|ecole|collegium|
  institut|instituto|escuela|colegio|facultad|faculte|ufr|ufrst|elementaire|ecole primaire|groupe scolaire|ucad|polytechnic|polytechnique|politecnica|politecnico|polytech|insa|iut|eth|
  epfl|tu|caltech|stanford|harvard|berkeley|ucla|kaist|postech|conservatory|seminary|faculty|ens|
  大学|大學|学院|學院|中学|中學|高中|学校|學校|高等学校|高校|専門学校|研究科|工業大学|大学院|職業學校|小学校|中学校|初中|
  대학교|대학원|대학|고등학교|중학교|초등학교|학교|전문대|사이버대|아카데미|coursera|udacity|edx|bootcamp|부트캠프|
  instituto de educacion secundaria|ies|i.e.s.|escola|escuela superior|escuela tecnica superior|e.t.s.|uned|universitat|politecnica|
  centro de formacion|conservatorio|academia|institucion educativa|universidad tecnologica|
  한국방송통신대학교|방송통신대|전문학교|직업전문학교|평생교육원|학점은행제|국비|교육원|폴리텍|폴리텍대학|여대|여자대학교|과학고|외고|
  ensta|isep|ece|esiea|efrei|ensimag|phelma|ensae|insead|hec|essec|ecole centrale|supaero|isae|enac|enseeiht|enseirb|ensiie|telecom paris|
  telecom sudparis|imt|estia|eseo|isen|esigelec|esilv|ipsa|supinfo|ynov|hetic|simplon|openclassrooms|openclassroom|le wagon|ironhack|wild code school|
  epita|etna|ecole 42|cesi|icam|enssat|utc|utt|utbm|ups|upmc|sorbonne|sciences po|iseg|iscom|esgi|insta|htl|hak|hlw|bht|htw|haw|rwth|thm|
  zhaw|fhnw|hslu|lehranstalt|sprachschule|sprachzentrum|sprachakademie|fachoberschule|handelsschule|handelsakademie|abendschule|musikschule|
  upc|upm|upv|uab|ucm|uc3m|unam|itesm|tec de monterrey|cetys|itba|utn|unlp|pontificia|uniandes|institucion universitaria|liceo|
  schule|highschool|secondary school|grammar school|community college|state university|business school|law school|summer school|polytech|hogskola|hogskolan|
  ammattikorkeakoulu|politechnika|uniwersytet|univerzita|egyetem|universitet|universiteit|hogeschool|istituto|
  iut de|ecole nationale|ecole superieure|ecole d'ingenieurs|epitech|supelec|centralesupelec|classes prepa|cfa|greta|afpa|cnam|
  volkshochschule|berufskolleg|berufsakademie|kolleg|oberschule|gymnasium|wirtschaftsschule|dhbw|ihk|
  カレッジ|専修学校|職業訓練校|予備校|アカデミー|
  短期大学|高等専門学校|高専|専門学校|小学校|幼稚園|大学校|学園|スクール`,
);

export const degreeWords = listed(
  `bachelor|bachelors|basc|masc|bbm|bba|bcom|b.com|llb|llm|laurea|bachelor's|master|masters|master's|phd|ph.d|ph.d.|doctor of|doctorate|doctoral|b.s.|b.s|bs|bsc|
  b.sc|b.sc.|ll.b|ll.m|llb|llm|m.b.a|b.b.a|b.com|m.com|b.phil|m.phil|d.phil|m.res|m.ed|b.arch|m.arch|b.f.a|m.f.a|b.mus|m.mus|b.a.|ba|b.a|b.eng|beng|b.e.|b.tech|btech|m.s.|m.s|ms|msc|m.sc|m.sc.|m.a.|ma|m.eng|meng|m.tech|mba|m.d.|md|
  j.d.|associate degree|associate of|diploma|minor|major|concentration in|specialization in|specialisation in|emphasis in|undergraduate|graduate|postgraduate|high school|bfa|mfa|a-levels|
  a levels|gcse|gpa|degree|honours|bca|mca|mphil|certificate in|exchange|postdoc|
  初中|中专|职高|技校|中技|中等专科|职业高中|本科|学士|學士|硕士|碩士|博士|研究生|大专|专科|专升本|学位|mba|双学位|辅修|主修|专业|高中|博士后|統招|统招|全日制|交換|
  学部|学科|修士|卒業|入学|専攻|研究科|課程|普通科|中退|修了|
  학사|석사|박사|전공|학과|졸업|재학|수료|학부|휴학|복수전공|부전공|전문학사|컴퓨터공학|
  abitur|diplom|magister|staatsexamen|promotion|studium|studiengang|mittlere reife|fachabitur|hochschulreife|
  ausbildung zum|ausbildung zur|bachelorarbeit|masterarbeit|realschulabschluss|matura|doktor|fachhochschulreife|
  licence|baccalaureat|bac|dut|bts|cpge|classe preparatoire|classes preparatoires|diplome|ingenieur|doctorat|these|
  maitrise|dea|deug|dess|cap|bep|master 1|master 2|m1|m2|l3|brevet|
  grado|licenciatura|licenciado|ingenieria|master|doctorado|bachillerato|diplomatura|tecnico superior|maestria|
  diplomado|graduado|fp|ciclo formativo|bachiller|eso|tesis|especializacion|ingeniero en|carrera|posgrado|
  licenciada|grado en|doble grado|graduada|master universitario|master en|maestro en|doctor en|doctora en|tecnico en|tecnica en|tecnico medio|
  tecnico especialista|fp ii|fpii|ciclo formativo de grado superior|cfgs|cfgm|ciclo superior|b.u.p.|bup|c.o.u.|cou|curso de|diplomada|
  ingeniera en|arquitectura|educacion secundaria|secundaria|bachiller en|tecnicatura|tecnologo|tecnologo en|perito|egresado|especialista en|
  고졸|초대졸|대졸|석사과정|박사과정|학사과정|석사 과정|박사 과정|과정|졸업예정|수료예정|중퇴|편입|검정고시|이공계|인문계|공학사|이학사|공학석사|
  이학석사|공학박사|공학과|공학부|경영학과|학사 졸업|석사 졸업|학점|
  bac s|bac+5|bac+3|bac+2|bac +5|bac +3|bac pro|deust|diplome d'ingenieur|cycle ingenieur|cycle preparatoire|prepa|mastere|magistere|
  licence pro|licence professionnelle|master pro|master professionnel|habilitation|mba|bachelor en|titre professionnel|
  allgemeine hochschulreife|abitur|bachelor of|master of|diplom-ingenieur|dipl.-ing|dipl.-inf|vordiplom|lehre|ausbildung|berufsausbildung|
  erstes staatsexamen|volksschule|
  学士|博士|博士課程|修士課程|博士前期課程|博士後期課程|学専攻|卒業見込|卒業見込み|普通科|商業科|工業科|工学科|情報科`,
);

export const placeWords = listed(
  `turkey|großbritannien|bosnien|moldau|côte d'ivoire|haifa|tehran|islamabad|lahore|karachi|rawalpindi|dhaka|colombo|kathmandu|nagpur|
  noida|greater noida|gurgaon|gurugram|jaipur|lucknow|ahmedabad|kanpur|indore|bhopal|kochi|chandigarh|coimbatore|surat|vadodara|patna|
  mysore|visakhapatnam|trivandrum|dubai|abu dhabi|doha|riyadh|jeddah|beirut|amman|jakarta|bandung|manila|kuala lumpur|bangkok|hanoi|
  ho chi minh city|accra|johannesburg|cape town|pretoria|durban|kampala|addis ababa|alexandria|raleigh|charlotte|salt lake city|
  minneapolis|detroit|cleveland|cincinnati|nashville|orlando|miami|tampa|sacramento|oakland|redmond|bellevue|santa clara|irvine|plano|
  ann arbor|indianapolis|kansas city|baltimore|jersey city|brooklyn|boulder|tempe|scottsdale|las vegas|glasgow|leeds|birmingham|bristol|
  liverpool|sheffield|nottingham|cardiff|belfast|southampton|newcastle|calgary|edmonton|winnipeg|halifax|gothenburg|malmö|aarhus|bergen|
  trondheim|espoo|tampere|kraków|krakow|wrocław|wroclaw|gdańsk|poznań|brno|bratislava|ljubljana|zagreb|belgrade|sofia|bucharest|
  cluj-napoca|thessaloniki|kyiv|kiev|lviv|kharkiv|minsk|riga|vilnius|tallinn|saint petersburg|st. petersburg|tbilisi|yerevan|ankara|
  izmir|turin|torino|bologna|florence|firenze|naples|napoli|padova|braga|coimbra|antwerp|ghent|leuven|the hague|groningen|florida|ohio|
  colorado|oregon|arizona|utah|michigan|minnesota|illinois|pennsylvania|north carolina|virginia|maryland|new jersey|ontario|
  british columbia|czech republic|uae|new york|san francisco|los angeles|chicago|boston|seattle|austin|mountain view|menlo park|
  palo alto|cupertino|sunnyvale|san jose|san diego|washington|atlanta|houston|dallas|denver|philadelphia|pittsburgh|portland|toronto|
  vancouver|montreal|montréal|ottawa|waterloo|quebec|québec|london|cambridge|oxford|edinburgh|manchester|dublin|berlin|munich|münchen|
  hamburg|köln|cologne|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|karlsruhe|heidelberg|freiburg|aachen|bonn|
  darmstadt|mannheim|ulm|augsburg|kiel|bremen|dortmund|essen|bielefeld|wien|vienna|graz|linz|salzburg|innsbruck|zürich|zurich|bern|basel|
  genf|geneva|lausanne|genève|paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|rennes|grenoble|montpellier|nice|metz|nancy|
  rouen|angers|dijon|tours|orléans|bruxelles|brussels|madrid|barcelona|valencia|sevilla|bilbao|málaga|zaragoza|salamanca|murcia|lleida|
  buenos aires|córdoba|santiago|bogotá|bogota|medellín|lima|ciudad de méxico|monterrey|guadalajara|quito|caracas|montevideo|amsterdam|
  rotterdam|utrecht|delft|eindhoven|copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|rome|milan|milano|lisbon|porto|athens|
  istanbul|tel aviv|moscow|delhi|new delhi|mumbai|bangalore|bengaluru|hyderabad|pune|chennai|kolkata|hong kong|taipei|tokyo|osaka|kyoto|
  nagoya|fukuoka|seoul|busan|daejeon|pohang|incheon|pangyo|seongnam|beijing|shanghai|shenzhen|guangzhou|hangzhou|nanjing|chengdu|wuhan|
  xi'an|tianjin|suzhou|sydney|melbourne|brisbane|auckland|cairo|lagos|nairobi|remote|usa|u.s.a|uk|korea|s.korea|turkey|télétravail|
  remoto|homeoffice|california|massachusetts|texas|washington dc|silicon valley|bay area|ithaca|princeton|stanford, ca|berkeley, ca|
  ${chineseLands}|迪拜|纽约|洛杉矶|旧金山|西雅图|波士顿|芝加哥|休斯顿|费城|亚特兰大|硅谷|圣何塞|伦敦|曼彻斯特|爱丁堡|巴黎|柏林|慕尼黑|法兰克福|阿姆斯特丹|苏黎世|日内瓦|斯德哥尔摩|莫斯科|东京|大阪|京都|首尔|釜山|曼谷|吉隆坡|
  悉尼|墨尔本|布里斯班|奥克兰|多伦多|温哥华|蒙特利尔|加州|加利福尼亚|特别行政区|自治区|省|市|州|县|区|远程|线上|居家|居家办公|远程办公|遠端|遠距|リモート|フルリモート|在宅|在宅勤務|오사카|도쿄|원격|재택|재택근무|北京|上海|深圳|广州|
  杭州|南京|成都|武汉|西安|天津|苏州|重庆|长沙|郑州|济南|青岛|大连|沈阳|哈尔滨|长春|合肥|福州|厦门|南昌|昆明|贵阳|南宁|石家庄|太原|兰州|乌鲁木齐|海口|珠海|佛山|东莞|无锡|宁波|温州|烟台|徐州|香港|澳门|湖北|湖南|广东|广西|河北|
  河南|山东|山西|江苏|浙江|安徽|江西|福建|四川|云南|贵州|陕西|甘肃|辽宁|吉林|黑龙江|内蒙古|新疆|海南|宁夏|青海|西藏|新乡|洛阳|开封|安阳|焦作|南阳|商丘|信阳|周口|驻马店|平顶山|许昌|漯河|三门峡|濮阳|鹤壁|株洲|湘潭|衡阳|邵阳|岳阳|
  常德|益阳|郴州|永州|怀化|娄底|宜昌|襄阳|荆州|荆门|黄石|黄冈|十堰|孝感|咸宁|潍坊|淄博|临沂|济宁|泰安|威海|日照|德州|聊城|滨州|菏泽|枣庄|东营|绍兴|嘉兴|湖州|金华|台州|衢州|丽水|舟山|扬州|镇江|泰州|盐城|淮安|连云港|宿迁|南通|
  常州|芜湖|蚌埠|安庆|马鞍山|阜阳|滁州|淮南|泉州|漳州|莆田|龙岩|三明|宁德|九江|赣州|景德镇|上饶|吉安|宜春|惠州|中山|江门|汕头|湛江|茂名|肇庆|清远|揭阳|潮州|韶关|梅州|桂林|柳州|北海|玉林|绵阳|德阳|宜宾|泸州|南充|乐山|自贡|内江|
  攀枝花|遵义|咸阳|宝鸡|渭南|汉中|榆林|延安|保定|唐山|秦皇岛|廊坊|邯郸|邢台|沧州|承德|张家口|衡水|大同|临汾|运城|长治|包头|鄂尔多斯|呼和浩特|鞍山|抚顺|锦州|营口|丹东|葫芦岛|齐齐哈尔|大庆|牡丹江|佳木斯|银川|西宁|拉萨|三亚|昆山|义乌|
  江阴|常熟|张家港|晋江|台北|臺北|新北|桃園|台中|臺中|台南|臺南|高雄|新竹|基隆|嘉義|a coruña|würzburg|besançon|rosario|lyon|salamanca|göttingen|jena|saarbrücken|potsdam|
  konstanz|regensburg|erlangen|tübingen|paderborn|kassel|magdeburg|rostock|mainz|wiesbaden|biel|luzern|st. gallen|winterthur|brest|caen|
  limoges|reims|le mans|clermont-ferrand|saint-étienne|nîmes|aix-en-provence|sophia antipolis|la coruña|vigo|oviedo|gijón|santander|
  pamplona|san sebastián|alicante|cádiz|almería|valladolid|burgos|león|tarragona|girona|palma|las palmas|韓国|ソウル|釜山|北京|上海|台北|ロンドン|パリ|
  ニューヨーク|バンコク|ハノイ|ホーチミン|ジャカルタ|マニラ|シドニー|東京|東京都|大阪|大阪府|京都|京都府|名古屋|福岡|福岡県|横浜|神奈川県|埼玉県|千葉県|札幌|北海道|仙台|神戸|兵庫県|愛知県|広島|茨城県|横浜市|川崎市|さいたま市|千葉市|大阪市|
  名古屋市|福岡市|札幌市|京都市|神戸市|臺北市|台北市|新北市|桃園市|臺中市|台中市|臺南市|台南市|高雄市|新竹市|新竹縣|北京市|上海市|深圳市|广州市|杭州市|서울|서울시|부산광역시|대구광역시|인천광역시|광주광역시|대전광역시|울산광역시|부산|대구|
  인천|광주|대전|울산|경기|판교|성남|수원|제주|강남|서울특별시|경기도|sabadell|terrassa|badalona|hospitalet|móstoles|getafe|leganés|alcalá de henares|alcobendas|
  elche|cartagena|jaén|huelva|badajoz|cáceres|toledo|albacete|cuenca|guadalajara|logroño|vitoria|vitoria-gasteiz|san sebastián|donostia|
  castellón|lugo|ourense|pontevedra|santiago de compostela|tenerife|santa cruz de tenerife|gran canaria|ibiza|mallorca|cataluña|
  catalunya|andalucía|galicia|país vasco|comunidad valenciana|balaguer|la plata|mendoza|tucumán|mar del plata|c.a.b.a.|caba|concepción|
  valparaíso|viña del mar|cali|barranquilla|cartagena de indias|arequipa|trujillo|cusco|guayaquil|cuenca, ecuador|la paz|santa cruz|
  asunción|san josé|san salvador|tegucigalpa|managua|santo domingo|la habana|puebla|tijuana|querétaro|mérida|león, gto|zapopan|
  nuevo león|jalisco|cdmx|estado de méxico|강남구|서초구|송파구|마포구|영등포구|구로구|금천구|성동구|종로구|분당|분당구|수원시|성남시|용인|용인시|고양|고양시|안양|안양시|부천|부천시|화성|화성시|평택|천안|
  천안시|청주|청주시|전주|전주시|창원|창원시|포항|포항시|구미|구미시|김해|진주|목포|순천|여수|춘천|원주|강릉|세종|세종시|세종특별자치시|경상남도|경상북도|전라남도|전라북도|충청남도|충청북도|강원도|경남|경북|전남|전북|충남|충북|강원|
  제주도|제주시|제주특별자치도|부산시|대구시|인천시|광주시|대전시|울산시|villeurbanne|boulogne-billancourt|saint-denis|montreuil|versailles|nanterre|courbevoie|
  la défense|île-de-france|ile-de-france|bretagne|normandie|aquitaine|occitanie|alsace|lorraine|auvergne|bourgogne|picardie|poitiers|
  la rochelle|pau|bayonne|perpignan|avignon|toulon|cannes|antibes|amiens|nîmes|béziers|annecy|chambéry|valence|orléans|mulhouse|colmar|
  troyes|casablanca|rabat|tunis|alger|dakar|liège|namur|bochum|duisburg|wuppertal|münster|braunschweig|chemnitz|halle|krefeld|lübeck|
  oberhausen|erfurt|hagen|hamm|ludwigshafen|oldenburg|leverkusen|osnabrück|heilbronn|pforzheim|wolfsburg|ingolstadt|ulm|koblenz|trier|
  marburg|gießen|bayreuth|bamberg|passau|bayern|hessen|sachsen|baden-württemberg|nordrhein-westfalen|niedersachsen|heidenheim|griesheim|
  esslingen|reutlingen|ludwigsburg|新宿区|渋谷区|港区|千代田区|品川区|世田谷区|埼玉|千葉|神奈川|愛知|兵庫|滋賀県|奈良県|岡山県|静岡県|茨城県|長野県|新潟県|宮城県|熊本県|鹿児島県|沖縄県|石川県`,
);

/** How far somebody came with their studies, which forms write beside the degree. */
export const studyStatus =
  /^(?:毕业|在读|肄业|结业|畢業|肄業|就學中|在學中|在學|卒業|修了|(?:卒業|修了)(?:見込み?|予定)|在学中|졸업|졸업예정|재학|재학중|수료|중퇴|휴학|(?:검정고시\s)?합격|주간|야간|(?:고등학교|전문대학?|대학교?|대학원)\s?(?:[(（]\d[^()（）]*[)）]\s?)?(?:졸업|졸업예정|재학|재학중|수료|중퇴|휴학|[(（]\d[^()（）]*[)）]))$/u;
