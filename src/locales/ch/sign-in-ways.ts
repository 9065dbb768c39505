import type { signInWays as enSignInWays } from "../en/sign-in-ways.ts";
import type { Words } from "../words.ts";

export const signInWays: Words<typeof enSignInWays> = {
  sms: "【墨页】你的验证码是 {{code}}，{{minutes}} 分钟内有效。如非本人操作，请忽略本短信。",
  phoneNick: "用户 {{end}}",
  wechatNick: "微信用户",
  oauthNick: "新用户",
  consentTitle: "使用 {{provider}} 登录",
  consentStandIn: "本地模拟：数据不会离开这台机器",
  consentIntro: "此页模拟 {{provider}}，姓名和邮箱可任意填写。配置密钥后，这里会换成真正的登录页。",
  consentName: "姓名",
  consentEmail: "邮箱",
  consentVerified: "{{provider}} 已验证该邮箱",
  consentAllow: "继续",
  consentRefuse: "取消",
  consentOver: "页面已过期，请返回后重新发起登录。",
  wechat: "微信",
};
