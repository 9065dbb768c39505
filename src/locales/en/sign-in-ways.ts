/** What the server says about signing in by phone, WeChat, Google and GitHub: SMS, first names, the local consent page. */
export const signInWays = {
  sms: "[Inkleaf] {{code}} is your verification code. It expires in {{minutes}} minutes. If you did not ask for it, ignore this message.",
  phoneNick: "User {{end}}",
  wechatNick: "WeChat user",
  oauthNick: "New user",
  consentTitle: "Sign in with {{provider}}",
  consentStandIn: "Local stand-in: nothing leaves this machine",
  consentIntro:
    "This page stands in for {{provider}}. Enter any name and email. The real page appears once its keys are configured.",
  consentName: "Name",
  consentEmail: "Email",
  consentVerified: "{{provider}} has verified this email",
  consentAllow: "Continue",
  consentRefuse: "Cancel",
  consentOver: "This page has expired. Go back and start signing in again.",
  wechat: "WeChat",
} as const;
