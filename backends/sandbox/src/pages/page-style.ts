/** The sandbox's own look, unlike the shop's. Contrast is at least 4.5 to 1. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #f3f4f6; --sheet: #fff; --text: #17202b; --soft: #4a5665;
  --line: #717d8c; --rule: #d5dae1; --main: #1f4e8c; --onMain: #fff; --bad: #a51d1d; --note: #fff4d6;
  --onNote: #4d3800; }
@media (prefers-color-scheme: dark) { :root { --page: #10151c; --sheet: #1a222c; --text: #eef2f6;
  --soft: #b4c0cd; --line: #8492a3; --rule: #36424f; --main: #9cc4f7; --onMain: #0b1b30;
  --bad: #ffb1a8; --note: #3a2f10; --onNote: #ffe9b0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
header, main, footer { max-width: 34rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; }
.brand { font-weight: 700; margin: 0; }
nav ul { display: flex; gap: .75rem; list-style: none; margin: 0; padding: 0; }
a { color: var(--main); }
.notice { background: var(--note); color: var(--onNote); border-radius: .5rem; padding: .75rem 1rem;
  margin: 0 0 1rem; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: .75rem;
  padding: 1.25rem; margin: 0 0 1rem; }
.letter { white-space: pre-line; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.total { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
.field { margin: 0 0 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
@media (max-width: 32rem) { .pair { grid-template-columns: 1fr; gap: 0; } }
label { display: block; font-weight: 600; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; } legend { font-weight: 600; padding: 0; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .25rem 0;
  font-weight: 400; }
.choice input { flex: none; width: 1.25rem; min-height: 1.25rem; margin: 0; }
fieldset p { margin: 0; }
.hint { color: var(--soft); font-size: .875rem; margin: 0; }
.problem { color: var(--bad); font-weight: 600; margin: .25rem 0 0; }
[role='alert'] { margin: 0 0 1rem; }
.problem::before { content: '! '; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid] { border: 2px solid var(--bad); }
button, .button { display: block; min-height: 2.75rem; width: 100%; padding: .5rem 1rem;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none;
  color: var(--onMain); background: var(--main); border: 1px solid var(--main);
  border-radius: .5rem; cursor: pointer; }
form + h2 { margin-top: 1.25rem; }
form > button + button { margin-top: .75rem; }
form + form > .field { margin-top: 1.25rem; }
button small { display: block; font-weight: 400; overflow-wrap: anywhere; }
button.quiet { color: var(--main); background: transparent; margin-top: .75rem; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
code { overflow-wrap: anywhere; user-select: all; color: var(--text); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .375rem .5rem .375rem 0; border-top: 1px solid var(--rule);
  vertical-align: top; }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
