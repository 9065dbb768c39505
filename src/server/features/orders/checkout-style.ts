/** The style of the stand-in's checkout page: the site's colours, in both themes, without its build. */
export const checkoutStyle = `
:root{color-scheme:light dark;--bg:light-dark(#fff,#0c110f);--side:light-dark(#f6f8f7,#111715);--line:light-dark(#e2e7e4,#232c28);--line2:light-dark(#cfd6d2,#323d38);--ink:light-dark(#0f1613,#edf2ef);--soft:light-dark(#5c6862,#8d9a93);--brand:light-dark(#047857,#34d399);--on:light-dark(#fff,#04241a);--tint:light-dark(#e8f6ef,#10291f);--warn:light-dark(#8a5a00,#f2c261);--warn-bg:light-dark(#fff5df,#2b2210);--bad:light-dark(#b42318,#ff9c8f);--bad-bg:light-dark(#fef0ee,#331714)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--ink);font:16px/1.55 "Geist Variable",system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;text-autospace:normal}html{background:var(--bg)}
.bar{padding:9px 20px;background:var(--warn-bg);color:var(--warn);font-size:13px;text-align:center}
main{display:grid;grid-template-rows:auto 1fr;width:100%}
section{padding:28px 20px 36px}
.what{background:var(--side);border-bottom:1px solid var(--line)}
.back{display:inline-flex;min-height:44px;align-items:center;color:var(--soft);font-size:14px;text-underline-offset:3px}.back:hover{color:var(--ink)}
h1{margin-top:18px;font-size:16px;font-weight:500;color:var(--soft)}
.sum{font-size:46px;line-height:1.15;font-weight:650;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.once{color:var(--soft);font-size:14px}
dl{margin-top:28px;font-size:14px}dl div{display:flex;justify-content:space-between;gap:24px;padding:11px 0;border-top:1px solid var(--line)}dt{flex:none;color:var(--soft)}dd{min-width:0;overflow-wrap:anywhere;text-align:right}
form{display:grid;gap:12px}
.way{display:flex;gap:14px;align-items:center;margin-bottom:8px;padding:16px;border:1px solid var(--brand);border-radius:12px;background:var(--tint)}.way b{display:block;font-size:15px;font-weight:600}.way small{display:block;font-size:13px;color:var(--soft)}
.chip{flex:none;width:42px;height:28px;border-radius:5px;background:linear-gradient(transparent 6px,var(--on) 6px 11px,transparent 11px),var(--brand)}
button{min-height:48px;padding:0 18px;border:1px solid var(--line2);border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:560;cursor:pointer}button:hover{border-color:var(--soft)}
.go{border-color:transparent;background:var(--brand);color:var(--on);font-size:16px}.go:hover{border-color:transparent;opacity:.92}
.small{color:var(--soft);font-size:13px;text-align:center}
.alert{padding:11px 14px;border-radius:8px;background:var(--bad-bg);color:var(--bad);font-size:14px}
.over{display:grid;gap:8px;justify-items:center;padding:24px 0;text-align:center}.over h2{font-size:22px;line-height:1.3}.over p{max-width:36ch;color:var(--soft);font-size:15px}
.seal{display:grid;place-items:center;width:56px;height:56px;margin-bottom:8px;border-radius:50%;background:var(--tint);color:var(--brand);font-size:26px}.closed .seal{background:var(--side);color:var(--soft)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media (min-width:820px){main{grid-template-columns:1fr 1fr;grid-template-rows:1fr}section{padding:64px 48px}.what{border-bottom:0;border-right:1px solid var(--line);display:grid;justify-content:end;align-content:start}.how{display:grid;align-content:start}.what>*,.how>*{width:min(400px,100%)}.what{grid-template-columns:min(400px,100%)}}
`;
