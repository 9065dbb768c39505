import type { errors as enErrors, fields as enFields } from "../en/errors.ts";
import type { Words } from "../words.ts";

export const errors: Words<typeof enErrors> = {
  emailUnverified: "邮箱尚未验证",
  invalidRequest: "提交的内容有误",
  noPermission: "no premission", // sic：规格书的原文，会话过期规则依赖它
  insufficientTokens: "AI token 不足",
  forbidden: "你没有权限执行此操作",
  foreignOrigin: "该请求来自其他网站，已被拒绝",
  notFound: "内容不存在",
  resumeLimit: "普通用户最多创建 5 份简历",
  templateLocked: "该模板为会员专享，升级后即可使用",
  premiumOnly: "该功能为会员专享",
  customUrlTaken: "该自定义链接已被占用",
  resumeConflict: "这份简历已在别处修改",
  captchaWrong: "图形验证码错误或已过期",
  botCheckFailed: "人机验证未通过或已过期，重新验证即可",
  codeWrong: "验证码错误或已过期",
  credentialsWrong: "邮箱或密码错误",
  tooLarge: "内容过大",
  wrongFileType: "不支持该文件类型",
  unreadableFile: "文件无法读取",
  tooManyRequests: "请求过于频繁，{{seconds}} 秒后再试",
  unknown: "未知错误",
  providerUnavailable: "依赖的服务暂不可用，一分钟后再试",
  rendererBusy: "当前生成 PDF 的人较多，几秒后再试",
};

export const fields: Words<typeof enFields> = {
  required: "不能为空",
  invalid: "内容无效",
  unknownKey: "未知字段",
  wrongType: "类型错误",
  tooShort: "太短",
  tooLong: "太长，最多 {{max}}",
  tooMany: "太多，最多 {{max}}",
  invalidEmail: "邮箱格式不正确",
  passwordShort: "至少 8 个字符",
  passwordLong: "最多 200 个字符",
  passwordLower: "缺少小写字母",
  passwordUpper: "缺少大写字母",
  passwordDigit: "缺少数字",
  sixDigits: "验证码为 6 位数字",
  slug: "使用小写字母、数字和单个连字符，3 到 40 个字符",
  notJson: "请求内容不是 JSON",
};
