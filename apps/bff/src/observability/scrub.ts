/** Order matters: names must be removed before digits. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()|]{1,64}@[^\s@<>"'()|]{1,255}/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\?[^\s)|]+/g, '?[query]'],
  // Cards, phones and the like: nine digits or more, in any grouping.
  [/\d(?:[ .-]?\d){8,18}/g, '[digits]'],
];

/**
 * Sanitises foreign text for a log: one line without control or direction characters, at most
 * `longest` characters, without anything that looks like a person's address, number or token
 * (docs/rules/reports.md#no-personal-data).
 */
export function scrub(text: string, longest: number): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/[\r\n\u2028\u2029]+/g, ' | ')
    .replace(/\t/g, ' ')
    .replace(/\p{C}/gu, '');
  return personal.reduce((left, [what, name]) => left.replace(what, name), line).slice(0, longest);
}
