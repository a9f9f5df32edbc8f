/**
 * Reset, page, focus, motion and forced colours. A viewport under 15rem means enlarged text:
 * spacing and touch targets keep their size there.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
:root{--co-edge:1rem;--co-gutter:max(var(--co-edge),env(safe-area-inset-left,0px),env(safe-area-inset-right,0px));--co-header:3.5rem;--co-section:3rem;--co-gap:.75rem;--co-focus:var(--co-colors-cenote-focus-ring)}
@media (min-width:48rem){:root{--co-edge:1.5rem;--co-gap:1rem}}
@media (min-width:64rem){:root{--co-edge:2.5rem;--co-header:5rem;--co-section:5rem;--co-gap:1.25rem}}
@media (min-width:90rem){:root{--co-edge:4rem}}
html{scroll-padding-top:calc(var(--co-header) + 1rem);scroll-padding-bottom:calc(6rem + var(--co-notice,0px));-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--co-colors-bg)}
body{--page-color:var(--co-colors-bg);min-height:100dvh;background:var(--co-colors-bg);color:var(--co-colors-fg);font:400 1rem/1.55 var(--co-fonts-body);font-kerning:normal;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
#root{display:contents}
h1,h2,h3,h4,h5,h6{font:inherit;overflow-wrap:break-word}
p{text-wrap:pretty}
ul,ol{padding:0;list-style:none}
img,svg,video{display:block;max-width:100%}
img{height:auto}
input,button,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
:where(input:is([type=checkbox],[type=radio])){appearance:none;display:inline-grid;place-content:center;flex:none;width:1.25rem;height:1.25rem;margin:0;border:1px solid var(--co-colors-border-control);border-radius:var(--co-radii-xs);background:var(--co-colors-bg-surface);vertical-align:middle}
:where(input[type=radio]){border-radius:50%}
:where(input:is([type=checkbox],[type=radio]):checked){border-color:var(--co-colors-cenote-solid);background:var(--co-colors-cenote-solid)}
:where(input:is([type=checkbox],[type=radio]):checked)::before{content:'';width:.75rem;height:.75rem;background:var(--co-colors-cenote-contrast);clip-path:polygon(12% 48%,0 62%,40% 96%,100% 20%,86% 6%,38% 68%)}
:where([type=radio]:checked)::before{clip-path:circle(42%)}
:where(input:is([type=checkbox],[type=radio]):disabled){opacity:.5}
button{background:none;border:0;padding:0;cursor:pointer}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
table{border-collapse:collapse}
a{color:inherit}
summary{cursor:pointer}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--co-focus);outline-offset:2px}
h1:focus{outline:none}
[data-waiting]{cursor:progress;opacity:.6;outline:2px dashed var(--co-focus);outline-offset:2px}
::selection{background:var(--co-colors-maracuya-300);color:var(--co-colors-cal-950)}
.co-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.co-page{width:100%;max-width:calc(var(--co-sizes-content) + 2 * var(--co-gutter));margin-inline:auto;padding-inline:var(--co-gutter)}
@media (max-width:15rem){input,select{max-width:100%;min-width:0}:root{--co-edge:.5rem;--co-header:2.5rem;--co-sizes-11:1.375rem;--co-spacing-1:.125rem;--co-spacing-2:.25rem;--co-spacing-3:.375rem;--co-spacing-4:.5rem;--co-spacing-5:.625rem;--co-spacing-6:.75rem;--co-spacing-8:1rem;--co-spacing-10:1.25rem;--co-spacing-12:1.5rem;--co-spacing-16:2rem}body,h1,h2,h3,h4,h5,h6{overflow-wrap:anywhere}h1{font-size:1.5rem!important}}
@media (max-height:26rem){html{scroll-padding-block:1rem}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:root{--co-focus:Highlight}:where(input:is([type=checkbox],[type=radio])){appearance:auto}:where(input:is([type=checkbox],[type=radio]):checked)::before{content:none}}
@media print{body{background:#fff;color:#000}}
`.trim();
