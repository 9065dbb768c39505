/** What the server says about signing in by phone, WeChat, Google and GitHub: SMS, first names, the local consent page. */
export const signInWays = {
  sms: "[Inkleaf] {{code}} is your verification code, valid {{minutes}} minutes. If you did not ask for it, ignore this message.",
  phoneNick: "User {{end}}",
  wechatNick: "WeChat user",
  oauthNick: "New user",
  consentTitle: "Sign in with {{provider}}",
  consentStandIn: "Stand-in: nothing leaves this machine",
  consentIntro: "In place of {{provider}}. Say who you want to be; the real page appears once its keys are configured.",
  consentName: "Name",
  consentEmail: "Email address",
  consentVerified: "{{provider}} has verified this address",
  consentAllow: "Continue",
  consentRefuse: "Cancel",
  consentOver: "This page has expired. Go back and begin the sign-in again.",
  wechat: "WeChat",
} as const;
