import type { mails as shape } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof shape> = {
  product: "墨页",
  code: {
    subject: "{{code}} 是你的墨页验证码",
    heading: "验证你的邮箱",
    before: "在注册页面输入以下验证码：",
    after: "验证码 {{minutes}} 分钟内有效。",
    ignore: "如果不是你本人注册，请忽略本邮件：没有验证码，就不会创建账号。",
  },
  schoolCode: {
    subject: "{{code}} 是你申请墨页免费会员的验证码",
    heading: "确认你的学生身份",
    before: "请在申请页面输入以下验证码：",
    ignore: "不是你申请的？忽略这封邮件即可，没有验证码什么都不会发生。",
  },
  program: {
    footer: "你收到这封邮件，是因为你在免费会员页面提交过申请。",
    granted: {
      subject: "你已获得 {{months}} 个月会员",
      heading: "申请已通过",
      before: "你已免费获得 {{months}} 个月会员，到期自动结束。",
      link: "查看我的会员",
    },
    refused: {
      subject: "关于你的免费会员申请",
      heading: "申请未通过",
      before: "原因见下。如果你认为判断有误，可以申诉一次。",
      link: "查看并申诉",
    },
    needsMore: {
      subject: "你的申请还需要补充材料",
      heading: "还差一点材料",
      before: "要完成审核，我们还需要以下材料。",
      link: "去补充",
    },
  },
  known: {
    subject: "你已有墨页账号",
    heading: "你已有账号",
    before: "有人（很可能是你）用这个邮箱再次注册。该邮箱已有账号，请用密码登录。",
    link: "去登录",
    ignore: "如果不是你本人操作，无需处理，账号和密码均未改变。",
  },
  reset: {
    subject: "重置你的墨页密码",
    heading: "设置新密码",
    before: "有人（很可能是你）申请重置你的账号密码。",
    link: "设置新密码",
    after: "链接仅可使用一次，{{minutes}} 分钟内有效。",
    ignore: "如果不是你本人操作，请忽略本邮件，密码不会改变。",
  },
  adminReset: {
    subject: "如何登录墨页管理员账号",
    heading: "管理员账号不发送重置链接",
    before:
      "该账号是管理员账号。这封邮件没有真正发出，只留在发件箱页面，其他人也可能看到，因此不含链接。请在服务器上生成登录链接：",
    ignore: "如果不是你本人操作，请忽略本邮件，密码不会改变。",
  },
  changed: {
    subject: "你的墨页密码已修改",
    heading: "密码已修改",
    before: "你的账号已启用新密码，所有设备均已退出登录。请用新密码重新登录。",
    link: "去登录",
    ignore: "如果不是你本人操作，请立即在登录页点击“忘记密码？”重新设置，并检查是否有他人能看到你的邮件。",
  },
};
