/** What forms and some templates write before the fields of an entry: "公司名称：…", "Position: …". */
export const entryLabels = {
  organisation:
    "team|verein|mannschaft|firma/organisation|betrieb|ausbildungsbetrieb|dienststelle|auftraggeber|kunde/arbeitgeber|institution/empresa|organismo|lugar de trabajo y empresa|entidad|raison sociale|nom de l'entreprise|structure|structure d'accueil|就职单位|服务单位|服務機構|服務公司|任職公司|任職單位|任職機構|所在企业|所在单位|任职单位|任职企业|就职企业|实习机构|实践单位|公司/单位|公司/组织|公司及部门|公司/部门|单位/公司|单位/部门|雇主|工作公司|組織|组织|组织名称|社团名称|社團名稱|主办单位|회사/기관명|기관/회사명|근무처명|근무기관|회사명/부서|활동기관|사업장|사업장명|업체|단체명|단체|工作单位及部门|单位及职务|所在单位|实习企业|勤務先・部署|会社|会社名・部署名|公司|institution|employer name|name of employer|name and address of employer|nom et adresse de l'employeur|nombre y dirección de la empresa o empleador|nombre y dirección del empleador|name und adresse des arbeitgebers|機構|機構名稱|單位|服務單位|就職企業|所属|所属企業|所属会社|勤務先名|企業|기관명|기관|소속|근무처|근무회사|직장명|회사 이름|업체명|고용주|organisme|employeur|compañía|nombre de la empresa|organización|institución|einrichtung|organisation|公司名称|单位|单位名称|工作单位|企业|企业名称|所在公司|所属公司|任职公司|实习单位|实习公司|就职公司|公司名稱|會社|会社名|企業名|勤務先|회사|회사명|company|company name|employer|entreprise|société|empresa|firma|unternehmen|arbeitgeber",
  role: "担任角色|担任岗位|担任|负责岗位|就职岗位|就职职位|任职职务|实习职位|实践岗位|岗位/职位|职位/岗位|职务/职位|职位/职务|本人职位|工作职位|工作职务|职位/角色|從事職位|擔任職務|擔任職位|任職職位|工作職稱|職務名稱|職位名稱|職務|직위/직급|최종직위|최종직급|담당직책|직종|담당|职称|职务名称|役職・職種|役割・担当|ポジション・役割|职位|occupation or position held|position held|fonction ou poste occupé|profesión o cargo desempeñado|beruf oder funktion|担当職種|職位・役割|직위|담당직무|직책/직급|직급/직책|포지션|역할|puesto desempeñado|cargo desempeñado|función|rol|intitulé du poste|rôle|tätigkeit|岗位|职务|担任职务|担任职位|所任职位|任职岗位|实习岗位|工作岗位|岗位名称|职位名称|角色|项目角色|担任角色|本人角色|職位|職稱|職種|役職|役割|ポジション|직책|직무|직급|position|role|job title|poste|puesto|cargo|fonction|funktion|rolle|funktion",
  school:
    "现就读学校|目前就读|就读大学|在读大学|毕业大学|毕业学院|所读学校|所属学校|母校|毕业院校名称|就读于|毕业于|所在学院|所在学校|所在院校|学校（单位）名称|學校（單位）名稱|學校（單位）|就读院校|就读学院|学校名字|在读院校|在读学校|大学|大学名称|学校/院校|本科院校|本科学校|硕士院校|硕士学校|研究生院校|研究生学校|学校/机构|学校（院系）|学历院校|校名|就讀學校|畢業學校|畢業院校|學校及科系|학교 명|학교명/전공|교육기관|교육기관명|학교및학과|毕业学校|学校及专业|毕业院校及专业|学校・学部|educational institution|name and type of organisation providing education and training|nom et type de l'établissement d'enseignement ou de formation|nombre y tipo de la organización que ha impartido la educación o la formación|centro|centro de estudios|centro educativo|학교 이름|출신학교|école|学校|学校名称|院校|院校名称|毕业院校|毕业学校|就读学校|就读院校|學校|學校名稱|学校名|학교|학교명|university|school|établissement|universidad|hochschule|universität",
  degree:
    "最高学位|最终学历|学历及学位|学历情况|第一学历|学历性质|培养层次|学位类型|学位名称|学历名称|在读学历|现有学历|title of qualification awarded|intitulé du certificat ou diplôme délivré|título de la cualificación obtenida|titulación obtenida|bezeichnung der erworbenen qualifikation|titulación|diplôme obtenu|学历|学历/学位|学历学位|学历层次|学位/学历|获得学位|所获学位|所获学历|教育程度|文化程度|学历程度|教育程度/學位|學歷程度|畢肄業|學制|学制|学历类型|学位|最高学历|學歷|學位|degree|degree obtained|degree earned|qualification|qualifications|certification|diplôme|abschluss|angestrebter abschluss|erreichter abschluss|erworbener abschluss|akademischer grad|título|학위",
  major:
    "系别|所在系|所属院系|院系及专业|学院专业|学院及专业|系别专业|专业系别|本科主修|主修方向|攻读方向|所读专业|现读专业|在校专业|毕业专业|第一专业|专业班级|专业名|本科专业|硕士专业|博士专业|研究生专业|大专专业|专科专业|在读专业|就读专业|攻读专业|修读专业|学习专业|专业名称|专业及方向|专业/方向|专业类别|所学科目|主修|主修科系|就讀科系|科系名稱|系所|系所名稱|科系所|系別|科別|學系|主修學系|院系|院系名称|所在院系|所在专业|院系/专业|系部|학과|학부|전공학과|학과명|전공명|전공 및 학과|学科|専攻|专业方向|院系专业|专业|所学专业|主修专业|专业名称|專業|科系|学部|전공|major|majors|double major|field of study|fields of study|area of study|course of study|concentration|concentrations|subject of study|specialization|specialisation|degree program|studienfach|studiengang|studienrichtung|fachrichtung|studienschwerpunkt|filière|spécialité|spécialisation|domaine d'études|especialidad|especialización|área de estudio|mención",
  time: "毕业时间|入学时间|毕业日期|入学日期|毕业年份|入学年份|毕业年月|畢業時間|入學時間|畢業年月|起訖日|起訖時間|起訖年月|起迄時間|起迄年月|起迄日|起迄|服務時間|服務期間|任職時間|在職時間|就學時間|就學期間|就讀時間|就讀期間|修業年限|修業期間|在学时间|学习时间|学习期间|教育时间|工作期间|工作年限|工作起止时间|起止|起始时间|开始时间|结束时间|开始/结束时间|任期|参与时间|执行时间|周期|獲獎時間|获奖时间|活动时间|实践时间|時程|근무년월|재학기간|재학 기간|교육기간|연월|연도|년월|년도|입학/졸업|起止年月|年月|起止|在学期間|勤務年月|时间|工作時間|工作时间|任職期間|就職期間|開発期間|プロジェクト期間|参画期間|時期|在職期間|재직기간|재직 기간|근무 기간|진행기간|진행 기간|개발기간|개발 기간|수행기간|참여기간|활동기간|프로젝트 기간|기 간|fecha|fechas|período|dates du projet|zeit|dauer|beschäftigungszeitraum|起止时间|工作时间|在职时间|任职时间|项目时间|项目周期|开发周期|开发时间|就读时间|在校时间|实习时间|起止日期|日期|期间|期間|在籍期間|開発期間|勤務期間|時間|기간|근무기간|근무 기간|period|duration|date|dates|zeitraum|période|periodo|duración|years|year|when",
  name: "作品名称|作品名稱|专案名称|專案|課題名稱|课题名称|奖项名称|獎項名稱|奖项|獎項|证书名称|證照名稱|證書名稱|活动名称|活動名稱|项目名称|项目名|项目|项目标题|專案名稱|プロジェクト名|案件名|案件|프로젝트명|project name|project|projet|proyecto|projekt",
  place: "所在城市|工作地|服務地點|工作地點|所在地点|地点|工作地点|工作城市|地點|勤務地|근무지|location|lieu|ort|lugar",
} as const;
export type EntryLabel = keyof typeof entryLabels;

/** Labels of what a resume says about whoever gave a job, as alternatives of a pattern. */
export const employerWords =
  "雇用形態|雇用区分|勤務形態|業種|企業規模|行業類別|薪資所得|資本金|売上高?|年商|従業員数?|社員数|設立|事業内容|上場|会社概要|所在地|注册资本|员工人数|公司规模|公司性质|公司简介|成立时间|자본금|매출액?|직원\\s?수|사원\\s?수|설립일?|사업\\s?내용";

/** Names of the columns of tables of projects, which stand in the rows too. */
export const columnNames =
  "開発環境|開発環境/ツール|規模/役割|役割/規模|環境/規模|担当フェーズ|人数/役割|メンバー/役割|プロジェクト内容|チーム規模|チーム人数|PJ全体人数|使用技術|開発環境/使用技術|규모/역할|개발환경";

/** Names of the columns that say what was done, beside the dates of a table. */
export const textColumns =
  "内容|業務内容|職務内容|業務概要|職務概要|仕事内容|担当業務|業務|事項|詳細|備考|概要|経歴|経歴内容|学歴・職歴|学歴|職歴|工作内容|主要工作|工作描述|工作职责|岗位职责|职责|主要职责|经历|工作经历|备注|說明|備註|說明事項|工作說明|工作職責|主要職責|내용|업무내용|업무 내용|담당업무|담당 업무|주요업무|주요 업무|상세내용|상세 내용|활동내용|활동 내용|직무내용|업무|비고|기타|소재지|발급처|발행처|발행기관|주최|평점|학점|졸업구분|졸업여부";
