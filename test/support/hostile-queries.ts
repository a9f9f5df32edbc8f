export const hostileScripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>-->alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '" autofocus onfocus=alert(1) x="',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<base href=//evil.example>',
  '<form action=//evil.example><input name=q>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

const oddities = [
  '',
  '\u0000',
  '\u202e',
  '\u2066\u2069',
  '\ud800',
  '\udfff\ud800',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%',
  '%u0041',
  '__proto__',
  'constructor',
  '.*+?^${}()|[]',
  '(?:a+)+$',
  "' OR 1=1 --",
  '; DROP TABLE orders',
  '../../etc/passwd',
  '🦜'.repeat(40),
  'e\u0301'.repeat(60),
  'ﷺ'.repeat(30),
  'İıſK',
  '\u200d\u200b\u00ad',
];

export const endlessQuery = 'x'.repeat(100_000);

/** Two thousand queries: every script before, after and between every odd text, and a word. */
export const hostileQueries: readonly string[] = hostileScripts.flatMap((script) =>
  oddities.flatMap((odd) => [
    script + odd,
    odd + script,
    odd + script + odd,
    `laguna ${odd}${script}`,
  ]),
);
