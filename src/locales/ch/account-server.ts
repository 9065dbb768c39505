import type { accountServer as shape } from "../en/account-server.ts";
import type { Words } from "../words.ts";

export const accountServer: Words<typeof shape> = {
  dataExport: {
    readme:
      "墨页保存的关于你的全部数据。\n\naccount.json   个人资料、会员信息、已登录的设备、已关联的第三方账号，以及管理员对你的账号和简历做过什么、理由是什么\nresumes/       每份简历按以下格式各存一份：{{formats}}（JSON Resume，jsonresume.org，是其他程序可以读取的开放格式）；历史版本在 NAME versions/\nbin/           最近 30 天内删除的简历，格式同上\nmembership.json   会员时长的来源\norders.json    订单，金额单位为分\ntokens.json    AI token 的获得与消耗记录\nbalances.json  代金券的获得与支出记录，金额单位为分\npictures/      你上传的图片\nprogrammes.json、programmes/   免费会员申请及提交的证明\n",
    missing: "以下图片本次未能读取，几分钟后重新导出即可：",
  },
};
