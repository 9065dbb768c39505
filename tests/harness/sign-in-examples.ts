import type { CallName } from "#contract/registry.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { captchaText } from "./app.ts";
import type { Arrange } from "./call-examples.ts";
import { consent, smsCode } from "./sign-in.ts";

/** Returns a new number each time, because one number gets one code a minute. */
let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `138${String(numbers).padStart(8, "0")}`;
}

const callback = (provider: "google" | "github"): Arrange => {
  return async ({ test }) => {
    const as = test.anonymous();
    const person = { name: "Ada", email: "ada@example.com" };
    const back = await consent(as, `/passport/${provider}`, person);
    return { as, input: { query: Object.fromEntries(new URL(back, "http://localhost").searchParams) } };
  };
};
const start: Arrange = ({ test }) => ({ as: test.anonymous(), input: { query: { prev: "/templates" } } });

/** Examples of the calls in contract/sign-in-ways. */
export const signInExamples = {
  getCaptcha: ({ test }) => ({ as: test.anonymous(), input: { query: { sms: "1", number: "" } } }),
  destroyCaptcha: ({ test }) => ({ as: test.anonymous(), input: {} }),
  captchaWithoutPicture: ({ test }) => ({ as: test.anonymous(), input: { body: {} } }),
  sendPhoneCode: async ({ test }) => {
    const as = test.anonymous();
    await as.send(signInWayCalls.getCaptcha);
    return { as, input: { body: { captchaCode: captchaText, phoneNumber: newNumber() } } };
  },
  signInByPhone: async ({ test }) => {
    const as = test.anonymous();
    const phoneNumber = newNumber();
    const veriCode = await smsCode(as, phoneNumber);
    return { as, input: { body: { phoneNumber, veriCode } } };
  },
  unregister: async ({ user }) => {
    await user.send(signInWayCalls.destroyCaptcha);
    return { as: user, input: { body: { captchaCode: captchaText } } };
  },
  bindPhone: async ({ user }) => {
    const phoneNumber = newNumber();
    const veriCode = await smsCode(user, phoneNumber);
    return { as: user, input: { body: { phoneNumber, veriCode } } };
  },
  startGoogle: start,
  startGithub: start,
  startWechat: start,
  finishGoogle: callback("google"),
  finishGithub: callback("github"),
  signInByWechat: async ({ test }) => {
    const as = test.anonymous();
    const back = await consent(as, "/passport/wechat", { name: "小明" });
    const { code, state } = Object.fromEntries(new URL(back, "http://localhost").searchParams);
    return { as, input: { body: { code, state } } };
  },
} satisfies Partial<Record<CallName, Arrange>>;
