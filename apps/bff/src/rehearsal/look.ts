import { colors } from './shop-colors.js';

export const look = `
:root{color-scheme:light}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:${colors.ink};background:${colors.wall}}
main{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{line-height:1.2}
a{color:${colors.link};overflow-wrap:anywhere}
ul{padding:0;list-style:none}
li a,nav a,button,select,input{min-height:2.75rem;box-sizing:border-box}
li a,nav a{display:inline-flex;align-items:center;padding:0 .25rem}
form{display:grid;gap:.75rem;margin:.75rem 0;max-width:30rem}
label{display:grid;gap:.25rem}
button,select,input{font:inherit;padding:.25rem .75rem;border:1px solid ${colors.line};border-radius:.5rem;background:${colors.field};color:${colors.ink}}
button{background:${colors.link};color:${colors.field};cursor:pointer}
`;

export const noteLook = `
body{padding-block-start:2.75rem}
.rehearsal-note{position:absolute;inset:0 0 auto;height:2.75rem;background:${colors.link};font:600 .875rem/2.75rem system-ui,sans-serif}
.rehearsal-note a{display:block;padding:0 1rem;text-align:center;color:${colors.field};white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
`;

export const sendScript = `document.getElementById('scene').submit();\n`;
