export { escapeHtml } from '../../../ui/escape-html.js';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element. `&` needs no escape there, and most URLs contain one. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
