import type { developers as shape } from "../en/developers.ts";
import type { Words } from "../words.ts";

export const developers: Words<typeof shape> = {
  title: "开发者",
  text: "网站的全部功能都通过同一套 HTTP API 实现，代码开源。",
  docs: "API 文档",
  docsText: "每个接口的字段、错误和频率限制，可直接在浏览器里查看。",
  openapi: "OpenAPI 文件",
  openapiText: "同样的内容，JSON 格式，可用来生成客户端。",
  outbox: "发件箱",
  outboxText: "没有配置服务商时，本站原本要发出的邮件和短信都在这里。",
  formats: "开放格式",
  formatsText: "在“设置”里导出数据，每份简历都有 JSON 和 JSON Resume（jsonresume.org）两种格式，其他工具也能读取。",
  host: "自己部署",
  hostText:
    "MIT 许可证。一条命令即可启动，自带嵌入式数据库；需要时用环境变量接入 PostgreSQL、S3 和 SMTP，详见 README。",
  version: "版本 {{version}}",
};
