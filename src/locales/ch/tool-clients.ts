import type { toolClients as enToolClients } from "../en/tool-clients.ts";
import type { Words } from "../words.ts";

export const toolClients: Words<typeof enToolClients> = {
  page: "授权程序访问",
  title: "%name% 请求访问你的简历",
  unverified: "未经验证",
  unverifiedText: "这个名称由对方自行填写，我们并不知道背后是谁。只有当这是你自己刚刚发起的操作时，才继续。",
  account: "你的账号",
  goesTo: "结果将发送到",
  places: {
    site: "本站以外的网站",
    machine: "这台设备上的程序",
    app: "这台设备上的应用",
  },
  may: "它可以",
  choose: "请至少选择一项，或者拒绝。",
  never: "它永远不能删除内容、付款或新建令牌。",
  until: "连续 {{days}} 天未使用，授权自动失效；你也可以随时在设置的“工具接入”里撤销。",
  allow: "允许",
  refuse: "拒绝",
  back: "返回该程序",
  home: "返回首页",
  problems: {
    unknown: "无法识别这个程序",
    unknownText:
      "它没有在本站登记、登记已过期，或者想把结果发送到从未登记过的地址。请在程序里删除这个连接，再重新添加。",
    invalid: "程序的请求无效",
    invalidText: "没有授予任何权限。详情请查看该程序的提示。",
    expired: "页面已过期",
    expiredText: "没有授予任何权限。请回到程序里重新连接。",
  },
};
