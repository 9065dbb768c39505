/** Labels of what a resume says of its person, before a colon or in the cell of a form. */
export const personLabels = {
  name: "姓名|名前|氏名|이름|성명|name|nombre|nom|full name|vor- und nachname|성 명|氏 名",
  email:
    "邮箱|电子邮箱|电子邮件|邮件|e-mail|email|mail|e mail|メール|メールアドレス|이메일|電子郵件|信箱|電子信箱|邮箱地址|correo|courriel|correo electronico|emailaddress|메일|联系邮箱|email address|e-mail-adresse|mél",
  phone:
    "电话|手机|联系电话|手机号|手机号码|联系方式|电话号码|phone|mobile|tel|telephone|cell|telefon|handy|mobil|téléphone|portable|teléfono|telefono|móvil|movil|電話|電話番号|携帯|携帯電話|連絡電話|手機|연락처|전화|전화번호|휴대폰|휴대전화|핸드폰|聯絡電話|tél|contact number|phone number|行動電話|mobiltelefon|call",
  birth:
    "出生日期|出生年月|生日|出生|date of birth|birth date|birthday|born|dob|geburtsdatum|geboren|geburtsdatum/-ort|geboren am|date de naissance|naissance|né le|née le|né|née|né en|née en|nacido|nacida|nacido el|nacida el|nacido en|lugar y fecha de nacimiento|fecha y lugar de nacimiento|date et lieu de naissance|f. nacimiento|fecha nac|fecha de nacimiento|nacimiento|生年月日|생년월일|생일|出生年月日|geburtstag|geburtsdatum und -ort",
  location:
    "现居|现居地|现居住|居住地|现居住地|地址|住址|所在地|所在城市|现所在地|城市|家庭住址|通讯地址|address|location|adresse|anschrift|wohnort|wohnhaft|dirección|direccion|residencia|domicilio|住所|現住所|居住地|주소|거주지|居住城市|通訊地址|地點|home|lives in|based in|ville|ciudad|위치|联系地址|lieu|現居地|standort",
  wechat: "微信|微信号|wechat|weixin|wechat id|微信號|qq/微信号|微信/qq",
  title:
    "求职意向|应聘职位|应聘岗位|意向岗位|求职岗位|期望职位|目标职位|意向职位|求职目标|应聘意向|objective|position|应聘方向|求职方向|應徵職務|希望職種|지원분야|지원 분야|희망직무|职位|意向|job title|target position|期望岗位|求職意向|应聘|职业|지원직무",
  link: "github|blog|博客|个人博客|主页|个人主页|website|web|homepage|linkedin|网站|技术博客|gitlab|twitter|portfolio|ポートフォリオ|ブログ|블로그|홈페이지|깃허브|個人網站|網站|作品集|url|site|page|leetcode|csdn|知乎|掘金|gitee|stack overflow|stackoverflow|medium|orcid|google scholar|xing|skype|qiita|zenn|velog|포트폴리오|notion|个人网站|作品集链接|github地址|博客地址|facebook|instagram|bitbucket|devto|youtube|site web|sitio web|webseite",
  fact: "性别|年龄|民族|籍贯|政治面貌|婚姻状况|婚姻|身高|体重|学历|毕业院校|毕业学校|专业|工作年限|工作经验|期望薪资|期望城市|到岗时间|求职状态|户籍|户口|qq|英语水平|目前状态|健康状况|意向城市|外语水平|毕业时间|最高学历|薪资要求|职位类型|nationality|gender|sex|age|marital status|visa|availability|driving licence|driver's license|staatsangehörigkeit|nationalität|familienstand|geburtsort|geschlecht|konfession|führerschein|nationalité|permis|âge|situation familiale|nacionalidad|estado civil|edad|dni|permiso de conducir|carnet de conducir|性別|年齢|国籍|配偶者|ふりがな|フリガナ|최종학력|성별|나이|국적|병역|扶養家族|扶養家族数|最寄り駅|郵便番号|期望工作地|工作性质|入学时间|学校|年齡|兵役|英文名|政治背景|pronouns|現職|毕业年份|身份|现状态|学位|邮编|外语|工作地点|期望地点|血型|关系|工作单位|身份证号|身份证号码|所学专业|所在学院|身体状况|目前年收入|id|民 族|生源地|院系|班级|职务|特长|到岗|目前薪资|期望行业|期望职能|工作类型|工作性质",
} as const;
export type PersonLabel = keyof typeof personLabels;
