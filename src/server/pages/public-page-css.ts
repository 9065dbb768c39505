/**
 * Returns the style sheet of the page around a published sheet: a sunken background, a dock of 44 px buttons outside
 * the sheet's right edge that becomes a bar at the top where there is no room, and one line under the sheet. The sheet
 * reflows by its own style sheet. `width` is the greatest width of the sheet, in px.
 */
export function publicPageCss(width: number): string {
  return `
:root {
  color-scheme: light;
  --ground: #ecefed; --raised: #fff; --text: #0f1613; --quiet: #5c6862; --edge: #e2e7e4; --accent: #047857; --on-accent: #fff;
  --shadow: 0 0 0 1px rgb(15 22 19 / .07), 0 1px 2px rgb(15 22 19 / .06), 0 18px 40px -16px rgb(15 22 19 / .24);
}
body { margin: 0; background: var(--ground); color: var(--text); font: 400 13px/1.5 Geist, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Noto Serif SC", system-ui, sans-serif; -webkit-text-size-adjust: 100% }
.page { box-sizing: border-box; width: min(100%, ${width}px); margin: 0 auto; padding: 72px 0 48px }
.paper { border-radius: 2px; box-shadow: var(--shadow); overflow: clip }
.dock { position: fixed; z-index: 5; top: 72px; left: calc(50% + ${width / 2 + 24}px) }
.dock-name { display: none }
.dock ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px }
.act { box-sizing: border-box; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 10px; display: grid; place-items: center; cursor: pointer; background: var(--raised); color: var(--text); box-shadow: 0 0 0 1px var(--edge), 0 1px 2px rgb(15 22 19 / .06); transition: background-color .12s }
.act svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.act:hover { background: color-mix(in srgb, var(--raised), var(--text) 6%) }
.act-first { background: var(--accent); color: var(--on-accent); box-shadow: none }
.act-first:hover { background: color-mix(in srgb, var(--accent), var(--text) 15%) }
.act:focus-visible, .foot a:focus-visible, .sample a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
li[hidden], .sun, [data-theme="dark"] .moon { display: none }
[data-theme="dark"] .sun { display: block }
.sample { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 24px; margin: -44px 0 20px; color: var(--quiet) }
.sample p { flex: 1; min-width: 14rem; margin: 0; display: flex; align-items: baseline; flex-wrap: wrap; gap: 2px 10px }
.sample b { padding: 1px 8px; border: 1px solid var(--edge); border-radius: 6px; background: var(--raised); color: var(--text); font-weight: 600 }
.sample a { display: inline-flex; align-items: center; min-height: 36px; padding: 0 16px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
.sample a:hover { background: color-mix(in srgb, var(--accent), var(--text) 15%) }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; margin-top: 24px; color: var(--quiet) }
.foot a { color: inherit; text-decoration: none; display: inline-flex; align-items: center; gap: 8px }
.foot b { color: var(--text); font-weight: 600 }
.foot svg { width: 16px; height: 16px; color: var(--text) }
.said { position: fixed; z-index: 40; inset: auto 16px 24px; margin: 0 auto; width: fit-content; padding: 10px 16px; border-radius: 10px; background: #0f1613; color: #fff; overflow-wrap: anywhere }
.said:empty { display: none }
@media (max-width: ${width + 160}px) {
  .page { padding-top: 24px }
  .sample { margin-top: -4px }
  .dock { position: sticky; top: 0; left: 0; display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 6px 8px 6px 16px; background: var(--raised); border-bottom: 1px solid var(--edge) }
  .dock-name { display: block; flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 14px; font-weight: 600 }
  .dock ul { display: flex; gap: 4px; margin-left: auto }
  .act { box-shadow: none }
}
@media (max-width: ${width + 48}px) { .foot, .sample { margin-inline: 24px } }
@media (max-width: 640px) {
  .page { padding: 0 0 32px }
  .paper { box-shadow: none; border-radius: 0 }
  .foot { margin: 16px 16px 0 }
  .sample { margin: 0; padding: 12px 16px }
  .sample a { min-height: 44px }
  .act-first { background: none; color: var(--accent) }
}
@media print { body { background: none } .page { width: auto; padding: 0 } .paper { box-shadow: none } .dock, .foot, .sample, .said { display: none } }
`;
}

/** The colours of the dark form, as declarations of :root. */
export const publicPageDark =
  "color-scheme: dark; --ground: #080c0a; --raised: #161d1a; --text: #edf2ef; --quiet: #8d9a93; --edge: #232c28; --accent: #34d399; --on-accent: #04241a; --shadow: 0 0 0 1px rgb(255 255 255 / .09), 0 18px 40px -16px rgb(0 0 0 / .6)";

/** Returns the style sheet of the pages that stand in a resume’s place (bare-page.tsx): the site's own look, in both themes. */
export function barePageCss(): string {
  return `${publicPageCss(768)}
body { min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--raised); font-size: 16px }
.none-top { display: flex; align-items: center; height: 64px; padding: 0 max(24px, calc(50% - 600px)); border-bottom: 1px solid var(--edge) }
.none-top a { display: inline-flex; align-items: center; gap: 9px; min-height: 44px; color: var(--text); font: 650 18px/1 "Schibsted Grotesk", Geist, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-decoration: none }
.none { box-sizing: border-box; width: min(100%, 1248px); margin: 0 auto; padding: 48px 24px; display: grid; grid-template-columns: 1fr auto; align-content: center; align-items: center; gap: 48px }
.none h1 { margin: 0 0 12px; font: 650 clamp(30px, 4.4vw, 44px)/1.12 "Schibsted Grotesk", Geist, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; letter-spacing: -.025em; text-wrap: balance }
.none:lang(zh) h1 { letter-spacing: 0 }
.none p { max-width: 46ch; margin: 0 0 28px; color: var(--quiet); font-size: 18px; line-height: 1.6 }
.none ul { display: flex; flex-wrap: wrap; gap: 10px; margin: 0; padding: 0; list-style: none }
.none li a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 1px solid var(--edge); border-radius: 8px; color: var(--text); font-size: 15px; font-weight: 600; text-decoration: none }
.none li a:hover { background: color-mix(in srgb, var(--raised), var(--text) 6%) }
.none li:first-child a { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
.none li:first-child a:hover { background: color-mix(in srgb, var(--accent), var(--text) 15%) }
.none-sheet { box-sizing: border-box; width: 240px; aspect-ratio: 1 / 1.414; padding: 28px 26px; rotate: 2deg; border: 1.5px dashed var(--quiet); border-radius: 2px; display: grid; align-content: start; gap: 12px }
.none-sheet i { height: 8px; border-radius: 4px; background: var(--edge) }
.none-sheet i:nth-child(1) { width: 58%; height: 14px; margin-bottom: 4px }
.none-sheet i:nth-child(2), .none-sheet i:nth-child(5) { width: 36%; margin-bottom: 14px }
.none-sheet i:nth-child(4) { width: 84% }
.none a:focus-visible, .none-top a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 720px) { .none { grid-template-columns: 1fr } .none-sheet { display: none } }
`;
}

/** The form that asks for a private link's password, on such a page. */
export const linkPasswordCss = `
.lock { max-width: 560px }
.lock label { display: block; margin: 0 0 6px; font-size: 15px; font-weight: 600 }
.lock div { display: flex; flex-wrap: wrap; gap: 10px }
.lock input { box-sizing: border-box; flex: 1 1 220px; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 8px; background: var(--raised); color: var(--text); font: inherit }
.lock input[aria-invalid] { border-color: var(--wrong) }
.lock button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: 600 15px/1 Geist, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; cursor: pointer }
.lock button:hover { background: color-mix(in srgb, var(--accent), var(--text) 15%) }
.lock :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.none .lock p { margin: 10px 0 0; color: var(--wrong); font-size: 15px }
:root { --wrong: #b42318 }
@media (prefers-color-scheme: dark) { :root { --wrong: #fda29b } }
`;
