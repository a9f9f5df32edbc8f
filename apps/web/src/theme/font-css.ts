/**
 * Our two fonts and fallbacks with matching metrics. `optional`: a late font waits for the next
 * document, since swapping would move lines (docs/decisions/0009-page-loading.md).
 */
export const fontCss = `
@font-face{font-family:'Bricolage Cut';font-weight:800;font-display:optional;src:url('./fonts/bricolage-cut.woff2') format('woff2')}
@font-face{font-family:'Geologica Cut';font-weight:400 700;font-display:optional;src:url('./fonts/geologica.woff2') format('woff2');unicode-range:U+20-7E,U+A0-17F,U+2000-206F,U+20AC,U+2122,U+2212}
@font-face{font-family:'Geologica Cut';font-weight:400 700;font-display:optional;src:url('./fonts/geologica-currency.woff2') format('woff2');unicode-range:U+20A1,U+20A9,U+20B2,U+20BD}
@font-face{font-family:'Geologica Stand-in';src:local('Arial'),local('Liberation Sans');size-adjust:105.2%;ascent-override:93.1%;descent-override:26.6%;line-gap-override:0%}
@font-face{font-family:'Bricolage Narrow Stand-in';font-weight:800;src:local('Arial Narrow Bold'),local('Liberation Sans Narrow Bold');size-adjust:96%;ascent-override:96.9%;descent-override:28.1%;line-gap-override:0%}
@font-face{font-family:'Bricolage Wide Stand-in';font-weight:800;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Neue Bold');size-adjust:78.7%;ascent-override:118.2%;descent-override:34.3%;line-gap-override:0%}
`.trim();
