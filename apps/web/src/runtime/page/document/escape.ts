export { escapeHtml } from '../../../ui/escape-html.js';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that can stand in a script element: nothing in it ends the element or the line. `&` says
 * nothing there, and every address has some.
 */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
