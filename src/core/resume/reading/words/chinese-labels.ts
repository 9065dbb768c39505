import type { PersonLabel } from "./labels.ts";

/**
 * What Chinese labels of a person are put together from, in simplified letters: how the label ends, or what it holds. The
 * first that fits decides, so that "期望城市" is a wish before it is a town.
 */
export const labelForms: readonly (readonly [RegExp, PersonLabel])[] = [
  // What is said of others, and what a form asks besides, is none of the person's own addresses.
  [/紧急|配偶|父母|家长|父亲|母亲|联系人|推荐人|证明人|导师|身份证|护照|证件|qq|学号|邮编|邮政|传真/u, "fact"],
  [/籍贯|原籍|祖籍|户籍|户口|生源|家乡|出生地|国籍|故乡/u, "fact"],
  [/^(?:个人|本人|我的|联系|电子|常用|工作|公司|备用)*(?:邮箱|邮件|信箱|电邮|邮址)(?:地址|账号|号)?$/u, "email"],
  [/^(?:个人|本人|我的|联系|移动|常用|家庭|固定|办公|备用)*(?:手机|电话|座机|号码)(?:号码?|号)?$/u, "phone"],
  [/^(?:手机|电话)[/、和及与]?(?:微信|微信号)(?:同号)?$/u, "phone"],
  [/^(?:个人|我的|本人)?(?:微信|vx|wx)(?:号|账号|id|号码)?$/u, "wechat"],
  [/^(?:个人|本人)?(?:出生|诞生)(?:日期|年月|年月日|时间|日)?$|生日$/u, "birth"],
  [
    /^(?:博客|个人|技术|在线|github|gitee|gitlab|csdn|知乎|掘金|简书|领英|微博|作品|作品集|线上|网页版?)*(?:博客|主页|首页|网站|网址|网页|作品集|(?<=在线|线上|网页版?|电子)简历|github|gitee|gitlab|csdn|领英|linkedin|知乎|掘金|简书|微博|公众号|仓库)(?:账号|帐号|仓库|账户|地址|主页|网址|链接|首页|用户名|id|号)?$/u,
    "link",
  ],
  [
    /^(?:求职|应聘|应征|期望|意向|目标|面试|申请|希望|拟|竞聘|求职意向)(?:的|从事)?(?:岗位|职位|职务|职业|意向|方向|目标|工种|工作|职能)$/u,
    "title",
  ],
  [/^(?:期望|意向|目标|求职|希望|理想|可|工作|公司|单位|学校|院校|实习|培训|考试)/u, "fact"],
  [
    /^(?:目前|现在?|当前|长期|常)?(?:居住?|住|所在|常驻|常住|定居|坐标|居住于|位于|通讯|通信|联系|家庭|邮寄)?(?:地|地址|地点|地区|城市|住址|所在|所在地|所在城市|居住|居住地|居住城市|住所|坐标|位置|区域|省市)$/u,
    "location",
  ],
];
