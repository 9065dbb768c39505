import type { payments as enPayments } from "../en/payments.ts";
import type { Words } from "../words.ts";

export const payments: Words<typeof enPayments> = {
  plans: {
    monthly: "墨页月度会员",
    quarterly: "墨页季度会员",
    yearly: "墨页年度会员",
    lifetime: "墨页终身会员",
  },
  receipt: {
    subject: "收据：{{plan}}",
    heading: "付款成功，谢谢支持",
    before: "{{plan}}：{{amount}}，付款日期 {{date}}。一次付清，不自动续费。",
    link: "我的订单",
    number: "订单号 {{number}}",
    footer: "不是你买的？请把订单号告诉本站运营者。",
  },
  refund: {
    approved: {
      subject: "退款 {{amount}} 已提交",
      heading: "退款正在处理",
      before: "我们已请支付平台退回“{{plan}}”的 {{amount}}，一般几天内到账。",
      voucher: "“{{plan}}”的 {{amount}} 已退回你的代金券余额。",
    },
    refused: {
      subject: "关于你的退款申请",
      heading: "这笔订单无法退款",
      before: "你申请退回“{{plan}}”的 {{amount}}，我们的答复如下：",
    },
    footer: "订单号 {{number}}。如有疑问，请凭订单号联系本站运营者。",
  },
  checkout: {
    title: "收银台（模拟）",
    tag: "模拟支付",
    text: "本页在本机上代替真实的支付服务，不会产生任何扣款。",
    back: "← 返回墨页",
    once: "一次付清，不自动续费",
    number: "订单编号",
    total: "金额",
    way: "模拟付款",
    wayText: "必定成功，不涉及真实资金",
    pay: "支付 {{amount}}",
    decline: "模拟支付失败",
    declined: "支付未成功，没有扣款，可以再试一次。",
    openFor: "订单将在 {{minutes}} 分钟后失效。",
    paid: "已支付 {{amount}}",
    paidText: "可以关闭此页面，下单的页面会自动更新。",
    closed: "订单已关闭",
    closedText: "该订单已不能支付，没有扣款。请返回重新下单。",
  },
};
