import { screen } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { LoginPage } from "./login-page.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(async () => {
  // The wait for the next code is remembered for the tab.
  sessionStorage.clear();
  await test.clear();
});
afterAll(test.close);

const show = async () => {
  const shown = await renderComponent(<LoginPage />, {
    as: test.anonymous(),
    isSignedIn: false,
    edition: "ch",
    texts: ["account", "errors", "fields"],
    at: "/login",
  });
  await screen.findByRole("button", { name: "获取验证码" });
  return shown;
};
const phone = () => screen.getByPlaceholderText("请输入 11 位手机号");
const code = () => screen.getByLabelText("短信验证码");
const captcha = () => screen.getByLabelText("图形验证码");

describe("the sign-in by phone", () => {
  it("says what is wrong with a field when the next one is entered, and takes it back while it is corrected", async () => {
    const { person } = await show();
    await person.click(phone());
    await person.click(captcha());
    expect(screen.getByText("手机号不能为空")).toBeTruthy();
    expect(phone().getAttribute("aria-invalid")).toBe("true");
    await person.type(phone(), "123");
    expect(screen.queryByText("手机号不能为空")).toBeNull();
    await person.click(code());
    expect(screen.getByText("手机号格式不正确")).toBeTruthy();
    await person.type(code(), "12");
    await person.click(phone());
    expect(screen.getByText("验证码为 4 位数字")).toBeTruthy();
    // What is wrong with one field stays while another one is corrected.
    await person.type(phone(), "4");
    expect(screen.getByText("验证码为 4 位数字")).toBeTruthy();
  });

  it("leaves an empty field in peace when somebody turns to something else", async () => {
    const { person } = await show();
    await person.click(phone());
    await person.click(screen.getByRole("button", { name: "English" }).parentElement ?? document.body);
    expect(screen.queryByText("手机号不能为空")).toBeNull();
  });

  it("says what is missing when a button is pressed, and moves the focus there", async () => {
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "登录" }));
    expect(screen.getByText("手机号不能为空")).toBeTruthy();
    expect(screen.getByText("验证码为 4 位数字")).toBeTruthy();
    expect(document.activeElement).toBe(phone());
    await person.type(phone(), "13800138000");
    await person.click(screen.getByRole("button", { name: "获取验证码" }));
    expect(screen.getByText("图形验证码为 4 个字符")).toBeTruthy();
    expect(document.activeElement).toBe(captcha());
  });

  it("fills the captcha in for whoever cannot see it, and says so", async () => {
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "看不清图片？不用图片继续" }));
    const told = await screen.findByText("已完成，验证码已自动填入。");
    expect(told.getAttribute("role")).toBe("status");
    await person.type(phone(), "13800138000");
    await person.click(screen.getByRole("button", { name: "获取验证码" }));
    expect(await screen.findByRole("button", { name: /秒后重发/ })).toBeTruthy();
  });

  it("names both texts that signing in agrees to", async () => {
    await show();
    const links = ["《服务条款》", "《隐私政策》"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(links).toEqual(["/terms", "/privacy"]);
  });
});
