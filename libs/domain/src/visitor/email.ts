import { tidy } from './typed-text.js';

/** Full-width and typographic characters, and the ASCII ones that they stand for. */
const ownSigns = [
  [/[\uff01-\uff5e]/gu, (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/[\u3002\uff61]/gu, () => '.'],
  [/[\u2018\u2019\u02bc]/gu, () => "'"],
  [/[\p{Pd}\u2212]/gu, () => '-'],
] as const;

/** Normalises a typed or pasted address: ASCII punctuation, no `mailto:`, no brackets or closing dots. */
export const tidyEmail = (text: string): string =>
  ownSigns
    .reduce((email, [sign, own]) => email.replace(sign, own), tidy(text))
    .replace(/^<?(?:mailto:)?/iu, '')
    .replace(/[\s>.,;]+$/u, '');

/** The longest address that a mail can be sent to (RFC 5321). */
export const longestEmail = 254;
/** Octets of what stands before the at. */
const longestLocal = 64;
/** Octets of a label of a domain (RFC 1035). */
const longestLabel = 63;

/** Something of dotted parts, one at, and a domain with a dot: no spaces, nothing quoted or unseen. */
const atom = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800@<>"(),:;\\.]+`;
const ending = String.raw`[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]`;
const label = String.raw`[\p{L}\p{N}](?:${ending})?`;
const shape = new RegExp(
  String.raw`^(?!\p{M})(${atom}(?:\.${atom})*)@((?:${label}\.)+(?!\p{N}+$)[\p{L}\p{N}]${ending})$`,
  'u',
);

/** Whether a mail could be sent there; asked of tidied text. It says nothing of who reads it. */
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

/**
 * One key for all spellings of an address: two of them are one person. A domain of other letters
 * has two, its own and the one that begins with `xn--`. It is compared and never written to.
 */
export function emailKey(email: string): string {
  const text = tidy(email).toLowerCase();
  const at = text.lastIndexOf('@');
  return text.slice(0, at + 1) + (asciiDomain(text.slice(at + 1)) ?? text.slice(at + 1));
}

/** Labels that begin with `xn--` are only looked into beside one of other letters. */
const beside = { written: 'é.', ascii: 'xn--9ca.' };

/** By the rules of addresses (IDNA); `undefined` where there is no such domain. */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /\p{Default_Ignorable_Code_Point}/u.test(domain))
    return undefined;
  try {
    return new URL(`http://${beside.written}${domain}`).hostname.slice(beside.ascii.length);
  } catch {
    return undefined;
  }
}
