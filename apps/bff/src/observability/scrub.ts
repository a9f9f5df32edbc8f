/** In this order: what a name hides must be gone before what is left is read as a number. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()|]{1,64}@[^\s@<>"'()|]{1,255}/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\?[^\s)|]+/g, '?[query]'],
  // Cards, phones and the like: nine digits or more, however they are grouped.
  [/\d(?:[ .-]?\d){8,18}/g, '[digits]'],
];

/**
 * A stranger's text as it may stand in a log: one line without control or direction characters, of
 * at most `longest` letters, with nothing in it that looks like an address, a number or a token of
 * a person (docs/rules/reports.md#nobody).
 */
export function scrub(text: string, longest: number): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/[\r\n\u2028\u2029]+/g, ' | ')
    .replace(/\t/g, ' ')
    .replace(/\p{C}/gu, '');
  return personal.reduce((left, [what, name]) => left.replace(what, name), line).slice(0, longest);
}
