/** A separate style sheet, because the site's CSP forbids inline styles. */
export const docsStyle = `
:root { color-scheme: light dark; --page: #fbf7f0; --card: #fff; --text: #1e1b3a; --soft: #6b6880; --main: #4a3fd0; --warm: #c4532f; --line: #e7dfd0 }
@media (prefers-color-scheme: dark) { :root { --page: #16142b; --card: #211e3d; --text: #f4f0ff; --soft: #b3afcb; --main: #a49dff; --warm: #f0906f; --line: #37335c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 1000px; margin-inline: auto; padding: 16px }
h1 { margin: 16px 0 8px } h1 small { color: var(--soft); font-size: 16px; font-weight: 400 }
h2 { margin: 32px 0 8px; text-transform: capitalize }
h3 { margin: 16px 0 4px; font-size: 16px } h3 small { color: var(--soft); font-weight: 400 }
a { color: var(--main) }
nav { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-block-start: 12px }
nav a { padding-block: 8px }
details { margin-block: 8px; padding: 0 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
details[open] { padding-block-end: 16px }
summary { margin-inline: -16px; padding: 12px 16px; cursor: pointer }
summary b { display: inline-block; min-width: 64px; color: var(--main) }
summary b.post, summary b.put, summary b.patch, summary b.delete { color: var(--warm) }
summary span { color: var(--soft) }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
pre { overflow-x: auto; margin: 0; font-size: 14px }
`
