/** The style of the page on which a person lets a program in: the site's colours, in both themes, without its build. */
export const consentStyle = `
:root{color-scheme:light dark;--bg:light-dark(#f6f8f7,#0c110f);--card:light-dark(#fff,#111715);--line:light-dark(#e2e7e4,#232c28);--line2:light-dark(#cfd6d2,#323d38);--ink:light-dark(#0f1613,#edf2ef);--soft:light-dark(#5c6862,#8d9a93);--brand:light-dark(#047857,#34d399);--on:light-dark(#fff,#04241a);--tint:light-dark(#e8f6ef,#10291f);--warn:light-dark(#8a5a00,#f2c261);--warn-bg:light-dark(#fff5df,#2b2210);--bad:light-dark(#b42318,#ff9c8f);--bad-bg:light-dark(#fef0ee,#331714)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--ink);font:16px/1.55 "Geist Variable",system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;text-autospace:normal}
main{display:grid;gap:20px;width:100%;max-width:480px;padding:28px 24px;background:var(--card);border:1px solid var(--line);border-radius:16px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px}
.mark{display:grid;place-items:center;width:52px;height:52px;border-radius:14px;background:var(--tint);color:var(--brand)}
.tag{padding:3px 12px;border-radius:999px;background:var(--warn-bg);color:var(--warn);font-size:13px;font-weight:560}
h1{font-size:22px;line-height:1.35;font-weight:620;letter-spacing:-.01em;overflow-wrap:anywhere}:lang(zh) h1{letter-spacing:0}
.warn{padding:11px 14px;border-radius:10px;background:var(--warn-bg);color:var(--warn);font-size:14px}
.alert{padding:11px 14px;border-radius:10px;background:var(--bad-bg);color:var(--bad);font-size:14px}
dl{font-size:14px}dl div{display:flex;justify-content:space-between;gap:24px;padding:10px 0;border-top:1px solid var(--line)}dl div:last-child{border-bottom:1px solid var(--line)}
dt{flex:none;color:var(--soft)}dd{min-width:0;overflow-wrap:anywhere;text-align:right;font-weight:560}small{display:block;font-size:13px;font-weight:400;color:var(--soft)}
form{display:grid;gap:20px}fieldset{display:grid;gap:4px;min-width:0;padding:0;border:0}legend{margin-bottom:8px;padding:0;font-size:15px;font-weight:600}
.choice{display:flex;gap:12px;align-items:flex-start;min-height:44px;padding:8px 0;cursor:pointer}.choice b{display:block;font-size:15px;font-weight:560}
.choice input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--brand)}
.small{color:var(--soft);font-size:13px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.button{display:grid;place-content:center;min-height:48px;padding:8px 18px;border:1px solid var(--line2);border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:560;text-align:center;text-decoration:none;cursor:pointer}button:hover,.button:hover{border-color:var(--soft)}
.go{border-color:transparent;background:var(--brand);color:var(--on)}.go:hover{border-color:transparent;opacity:.92}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media (min-width:600px){main{padding:36px}}
`;
