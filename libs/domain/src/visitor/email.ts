import { tidy } from './typed-text.js';

/** Full-width and typographic characters and their ASCII equivalents. */
const ownSigns = [
  [/[\uff01-\uff5e]/gu, (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/[\u3002\uff61]/gu, () => '.'],
  [/[\u2018\u2019\u02bc]/gu, () => "'"],
  [/[\p{Pd}\u2212]/gu, () => '-'],
] as const;

/** Normalises an address: ASCII punctuation, no `mailto:`, brackets or trailing dots. */
export const tidyEmail = (text: string): string =>
  ownSigns
    .reduce((email, [sign, own]) => email.replace(sign, own), tidy(text))
    .replace(/^<?(?:mailto:)?/iu, '')
    .replace(/[\s>.,;]+$/u, '');

/** The longest email address (RFC 5321). */
export const longestEmail = 254;
/** Octets before the at sign. */
const longestLocal = 64;
/** Octets of a domain label (RFC 1035). */
const longestLabel = 63;

/** Dotted parts, one at sign and a domain with a dot: no spaces, quotes or invisible characters. */
const atom = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800@<>"(),:;\\.]+`;
const ending = String.raw`[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]`;
const label = String.raw`[\p{L}\p{N}](?:${ending})?`;
const shape = new RegExp(
  String.raw`^(?!\p{M})(${atom}(?:\.${atom})*)@((?:${label}\.)+(?!\p{N}+$)[\p{L}\p{N}]${ending})$`,
  'u',
);

/** Whether the (tidied) text is a valid address; does not check that the mailbox exists. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [, local = '', domain = ''] = shape.exec(text) ?? [];
  const octets = new TextEncoder().encode(local).length;
  const ascii = asciiDomain(domain);
  if (local === '' || octets > longestLocal || ascii === undefined) return false;
  // DNS limits the ASCII form, which is longer.
  const isTold = ascii.split('.').every((part) => part.length <= longestLabel);
  return isTold && octets + 1 + ascii.length <= longestEmail;
}

/** A comparison key for all spellings of an address. Never send mail to it. */
export function emailKey(email: string): string {
  const text = tidy(email).toLowerCase();
  const at = text.lastIndexOf('@');
  return text.slice(0, at + 1) + (asciiDomain(text.slice(at + 1)) ?? text.slice(at + 1));
}

/** `URL` only validates `xn--` labels beside a non-ASCII label. */
const beside = { written: 'é.', ascii: 'xn--9ca.' };

/** The ASCII form of a domain (IDNA); `undefined` if it is invalid. */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /\p{Default_Ignorable_Code_Point}/u.test(domain))
    return undefined;
  try {
    return new URL(`http://${beside.written}${domain}`).hostname.slice(beside.ascii.length);
  } catch {
    return undefined;
  }
}
