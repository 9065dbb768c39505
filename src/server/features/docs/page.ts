import type { Call } from "#contract/call.ts";
import { callList } from "#contract/registry.ts";
import { errorTable } from "#core/errors.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate, type WordKey } from "#server/http/locale.ts";
import { jsonSchema } from "#server/operations/json-schema.ts";
import { exampleReply, exampleRequest } from "./examples.ts";
import { errorsOf, hasBody, limitTexts, parameters, rightsOf } from "./openapi.ts";

type Json = Record<string, unknown>;

/**
 * Returns the API reference as a single page without scripts: readable, printable, and searchable with the browser's
 * own search.
 */
export function referencePage(locale: Locale): string {
  const word = (key: WordKey<"serverPages">) => escapeHtml(translate(locale, "serverPages", key));
  const groups = [...new Set(callList.map(({ call }) => call.group))];
  const menu = groups.map((group) => {
    const links = inGroup(group).map(
      ({ name, call }) =>
        `<li><a href="#${name}"><span class="m ${call.method}">${call.method}</span> ${escapeHtml(call.path)}</a></li>`,
    );
    return `<h2>${escapeHtml(group)}</h2><ul>${links.join("")}</ul>`;
  });
  const calls = groups.map(
    (group) =>
      `<h2 class="group">${escapeHtml(group)}</h2>${inGroup(group)
        .map(({ name, call }) => article(name, call, locale))
        .join("")}`,
  );
  return `<!doctype html>
<html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${word("apiTitle")} · Inkleaf</title><style>${css}</style></head>
<body><nav aria-label="${word("apiTitle")}"><a class="brand" href="/">Inkleaf / 墨页</a>${menu.join("")}</nav>
<main><h1>${word("apiTitle")}</h1><p>${word("apiIntro")} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<h2 class="group">${word("apiConventions")}</h2>${conventions(locale)}
${calls.join("")}</main></body></html>`;
}

function inGroup(group: string) {
  return callList.filter(({ call }) => call.group === group);
}

function article(name: string, call: Call, locale: Locale): string {
  const word = (key: WordKey<"serverPages">) => escapeHtml(translate(locale, "serverPages", key));
  const errors = errorsOf(call).map((error) => {
    const { code, status } = errorTable[error];
    return `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(translate(locale, "errors", error))}</td></tr>`;
  });
  const part = (title: WordKey<"serverPages">, content: string) => (content ? `<h4>${word(title)}</h4>${content}` : "");
  const places = (schema: Call["params"], place: "path" | "query") =>
    fieldRows(
      parameters(schema, place).map((one) => [String(one.name), one.schema as Json, one.required === true]),
      locale,
    );
  const reply =
    call.answer === "json"
      ? schemaView(jsonSchema(call.reply, "output"), locale)
      : `<p><code>${escapeHtml(call.contentType ?? "text/html")}</code></p>`;
  return `<article id="${name}"><h3><span class="m ${call.method}">${call.method}</span> <code>${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}</p><p class="who">${word("apiWho")}: <code>${call.who}</code> · ${call.status} · ${word("apiScope")}: <code>${call.scope ?? "–"}</code>${facts(call, locale)}</p>
${part("apiParams", places(call.params, "path"))}${part("apiQuery", places(call.query, "query"))}
${part("apiBody", hasBody(call) ? schemaView(jsonSchema(call.body.schema, "input"), locale) : "")}
${part("apiReply", reply)}
${part("apiExample", example(call))}
<details><summary>${word("apiErrors")} (${errors.length})</summary><table>${errors.join("")}</table></details></article>`;
}

/** Returns a call as it is made with an API token, or in a browser where none may make it, and its answer. */
function example(call: Call): string {
  const { url, body } = exampleRequest(call);
  const lines = [
    `${call.method} ${url}`,
    ...(call.who !== "public" && call.scope !== null ? ["Authorization: Bearer ink_…"] : []),
    ...(body === undefined ? [] : ["Content-Type: application/json", "", JSON.stringify(body, null, 2)]),
  ];
  const sent = `<pre>${escapeHtml(lines.join("\n"))}</pre>`;
  if (call.answer !== "json") return sent;
  const answer = JSON.stringify({ code: 0, message: "ok", data: exampleReply(call) }, null, 2);
  return `${sent}<details><summary>${call.status}</summary><pre>${escapeHtml(answer)}</pre></details>`;
}

/** Returns the optional facts of a call: limits, rights, audit record, tool. */
function facts(call: Call, locale: Locale): string {
  const fact = (key: WordKey<"serverPages">, values: string[]) =>
    values.length > 0
      ? ` · ${escapeHtml(translate(locale, "serverPages", key))}: ${values.map((value) => `<code>${escapeHtml(value)}</code>`).join(", ")}`
      : "";
  const flag = (key: WordKey<"serverPages">, isOn: boolean) =>
    isOn ? ` · ${escapeHtml(translate(locale, "serverPages", key))}` : "";
  return [
    fact("apiLimits", limitTexts(call)),
    fact("apiRights", rightsOf(call)),
    flag("apiAudit", call.audit !== false),
    flag("apiTool", call.tool),
  ].join("");
}

function schemaView(schema: Json, locale: Locale): string {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties) {
    return `<p><code>${escapeHtml(schema.type === "null" ? translate(locale, "serverPages", "apiNothing") : typeName(schema))}</code></p>`;
  }
  const required = (schema.required as string[] | undefined) ?? [];
  return fieldRows(
    Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]),
    locale,
  );
}

function fieldRows(fields: [name: string, schema: Json, required: boolean][], locale: Locale): string {
  if (fields.length === 0) return "";
  const rows = fields.map(([name, schema, required]) => {
    const nested = schema.properties ?? (schema.items as Json | undefined)?.properties;
    const inner = nested
      ? `<details><summary>${escapeHtml(typeName(schema))}</summary>${schemaView((schema.properties ? schema : schema.items) as Json, locale)}</details>`
      : `<code>${escapeHtml(typeName(schema))}</code>`;
    const mark = required ? ` <small>${escapeHtml(translate(locale, "serverPages", "apiRequired"))}</small>` : "";
    return `<tr><td><code>${escapeHtml(name)}</code>${mark}</td><td>${inner}</td></tr>`;
  });
  const head = `<tr><th>${escapeHtml(translate(locale, "serverPages", "apiField"))}</th><th>${escapeHtml(translate(locale, "serverPages", "apiType"))}</th></tr>`;
  return `<table>${head}${rows.join("")}</table>`;
}

/** Returns a short name of a type: `string (email, ≤ 254)`, `"one" | "two"`, `object[]`. */
function typeName(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (schema.allOf && !schema.type) return typeName((schema.allOf as Json[])[0] ?? {});
  if (either) return [...new Set(either.map(typeName))].join(" | ");
  if (schema.type === "array") return `${typeName((schema.items as Json | undefined) ?? {})}[]`;
  const notes = [
    schema.format,
    schema.minimum !== undefined && Number(schema.minimum) > Number.MIN_SAFE_INTEGER && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && Number(schema.maximum) < Number.MAX_SAFE_INTEGER && `≤ ${schema.maximum}`,
    schema.maxLength !== undefined && `≤ ${schema.maxLength}`,
    schema.default !== undefined && `= ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  const base = Array.isArray(schema.type) ? schema.type.join(" | ") : String(schema.type ?? "any");
  return notes.length > 0 ? `${base} (${notes.join(", ")})` : base;
}

function conventions(locale: Locale): string {
  return `<ul>${Object.values(conventionTexts[locale])
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join("")}</ul>`;
}

/** The conventions of section 1 of the contract, and our decisions where the contract is silent. */
const conventionTexts: Record<Locale, readonly string[]> = {
  en: [
    'Success: 200 or 201 with {"code": 0, "message": "ok", "data": …}. Failure: {"code", "message"}, with errors [{path, message}] where a body or query was invalid, and requestId with every 5xx.',
    "Lists: data is {data: [...], count}; query currentPage from 1, pageSize 1 to 100; sort=name, or sort=-name for descending.",
    "Messages are in the language of ?locale=ch|en, else of the cookie locale, else of Accept-Language.",
    "Sessions: cookie x-cid, or the token that signing in returns, as Authorization: Bearer. Valid for 30 days after the last use. If both are sent, the cookie counts.",
    "Bodies are JSON of at most 1 MB with Content-Type application/json. Unknown keys, and query keys given twice, are errors. NUL is dropped and half a surrogate pair becomes U+FFFD.",
    "An impossible id in a path is 404. A state-changing request from another site is 403.",
    "Emails are compared in lowercase.",
    "Times are ISO 8601 in UTC, money is in cents, ids are UUIDv7.",
    "429 carries Retry-After. Each call states its own limits. In addition, an email address gets at most one repeated mail every 60 s and 10 mails a day.",
  ],
  ch: [
    '成功：200 或 201，{"code": 0, "message": "ok", "data": …}。失败：{"code", "message"}；请求体或查询参数有误时附 errors [{path, message}]，5xx 附 requestId。',
    "列表：data 为 {data: [...], count}；currentPage 从 1 开始，pageSize 为 1 到 100；sort=name 升序，sort=-name 降序。",
    "提示语言：?locale=ch|en，其次 cookie locale，再次 Accept-Language。",
    "会话：cookie x-cid，或登录返回的 token（Authorization: Bearer），自最近一次使用起 30 天有效。两者同时出现时以 cookie 为准。",
    "请求体为 JSON，最大 1 MB，Content-Type 为 application/json。未知字段、重复的查询参数都会报错。NUL 会被移除，残缺的代理对替换为 U+FFFD。",
    "路径中不可能存在的 id 返回 404。来自其他网站的写请求返回 403。",
    "邮箱按小写比较。",
    "时间为 UTC 的 ISO 8601，金额单位为分，id 为 UUIDv7。",
    "429 附 Retry-After。各接口的计数对象、次数与时间见其说明；此外同一邮箱重发间隔 60 秒、每天 10 封。",
  ],
};

const css = `:root{color-scheme:light dark;--bg:#FFFFFF;--subtle:#F6F8F7;--fg:#0F1613;--fg2:#3D4843;--fg3:#5C6862;--line:#E2E7E4;--accent:#047857;--soft:#E8F6EF;--info:#1D4ED8;--warn:#8A5A00;--danger:#B42318}
@media (prefers-color-scheme:dark){:root{--bg:#0C110F;--subtle:#111715;--fg:#EDF2EF;--fg2:#B9C4BE;--fg3:#8D9A93;--line:#232C28;--accent:#34D399;--soft:#10291F;--info:#8AB0FF;--warn:#F2C261;--danger:#FF9C8F}}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:16px}@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--fg2);font:15px/1.6 "Geist",system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;display:grid;grid-template-columns:288px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-right:1px solid var(--line);background:var(--subtle);font-size:13px}
nav .brand{font-weight:600;font-size:15px;color:var(--fg)}nav h2{margin:20px 0 4px;font-size:13px;font-weight:600;color:var(--fg)}nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:4px 0;color:var(--fg2);overflow-wrap:anywhere}
main{padding:32px clamp(16px,4vw,56px) 96px;max-width:960px}h1{margin:0 0 8px;font-size:28px;line-height:1.25;color:var(--fg)}
.group{margin:48px 0 8px;font-size:20px;color:var(--fg)}article{padding:20px 0;border-top:1px solid var(--line)}h3{margin:0 0 4px;font-size:16px;color:var(--fg);overflow-wrap:anywhere}h4{margin:16px 0 4px;font-size:13px;color:var(--fg)}
p{margin:0 0 8px}.who{color:var(--fg3);font-size:13px}a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
pre{margin:4px 0;padding:12px;overflow:auto;background:var(--subtle);border:1px solid var(--line);border-radius:6px;font:12px/1.5 "Geist Mono",ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{font:13px/1.5 "Geist Mono",ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:13px}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--fg3)}td:first-child{width:34%}small{color:var(--warn)}
details table{margin:4px 0 4px 12px;width:calc(100% - 12px)}summary{cursor:pointer;color:var(--fg2)}
.m{display:inline-block;min-width:52px;font:600 11px/1.6 "Geist Mono",ui-monospace,monospace}.GET{color:var(--info)}.POST{color:var(--accent)}.PATCH{color:var(--warn)}.DELETE{color:var(--danger)}
@media (max-width:800px){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}}
@media print{nav{display:none}body{display:block}details{display:block}}`;
