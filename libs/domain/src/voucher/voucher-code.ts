import { isParkDay, type ParkDay } from '../calendar/park-day.js';
import type { UnitType } from '../people/people.js';
import { codesToTry, visible } from '../visitor/typed-text.js';
import { readBase32, writeBase32 } from './base32.js';

/** What a signed code says about one unit (docs/rules/vouchers.md#code). */
export interface VoucherClaim {
  readonly order: string;
  /** The order backend's code of the unit, used for typing and redeeming. */
  readonly unit: string;
  /** Catalogue slug. */
  readonly product: string;
  readonly who: UnitType;
  /** Absent for an open ticket, which is valid on any day up to `lastDay`. */
  readonly day?: ParkDay | undefined;
  readonly lastDay: ParkDay;
}

/** An unverified code: trust nothing in it before its signature is checked. */
export interface ReadVoucher {
  /** The key id that the code names. */
  readonly key: string;
  readonly claim: VoucherClaim;
  /** The signed text. */
  readonly body: string;
  /** 64 bytes, Ed25519. */
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The first field of every code; a new format needs a new version. */
const version = 'TQ1';
const open = 'OPEN';
/** Longer codes are rejected unread. */
const longest = 2_000;
const signatureBytes = 64;

const whoLetters: Readonly<Record<UnitType, string>> = { ADULT: 'A', CHILD: 'C', INFANT: 'I' };

/** Uses only characters of a QR code's alphanumeric mode; others become UTF-8 bytes. */
const escaped = (text: string): string =>
  [...text].map((letter) => (/[0-9A-Z-]/.test(letter) ? letter : bytesOf(letter))).join('');

const bytesOf = (letter: string): string =>
  [...new TextEncoder().encode(letter)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** `undefined` unless it is spelled as `escaped` does. */
function unescaped(text: string): string | undefined {
  try {
    const read = decodeURIComponent(text);
    return read !== '' && escaped(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

const writeDay = (day: ParkDay): string => day.replaceAll('-', '');

function readDay(text: string): ParkDay | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const read = `${year}-${month}-${day}`;
  return isParkDay(read) ? read : undefined;
}

export function writeVoucherBody(key: string, claim: VoucherClaim): string {
  const { order, unit, product, who, day, lastDay } = claim;
  return [
    version,
    key,
    escaped(order),
    escaped(unit),
    escaped(product.toUpperCase()),
    whoLetters[who],
    day === undefined ? open : writeDay(day),
    writeDay(lastDay),
  ].join('.');
}

export const writeVoucherCode = (body: string, signature: Uint8Array): string =>
  `${body}.${writeBase32(signature)}`;

/** `undefined` unless it is in the canonical spelling. */
export function readVoucherCode(text: string): ReadVoucher | undefined {
  if (text.length > longest) return undefined;
  const [said, key = '', order = '', unit = '', product = '', ...rest] = text.split('.');
  const [letter, day = '', lastDay = '', signed = '', ...more] = rest;
  if (said !== version || more.length > 0 || !/^[0-9A-Z]{8}$/.test(key)) return undefined;
  const signature = readBase32(signed);
  const claim = claimOf({ order, unit, product, letter, day, lastDay });
  if (!claim || signature?.length !== signatureBytes) return undefined;
  const body = text.slice(0, text.lastIndexOf('.'));
  return { key, claim, body, signature: new Uint8Array(signature) };
}

/** Undoes changes by hand scanners: caps lock, and the `'` that some layouts type for `-`. */
export function typedVoucherCode(text: string): string {
  const typed = visible(text).trim();
  const isOurs = typed.toUpperCase().startsWith(`${version}.`);
  return isOurs ? typed.toUpperCase().replaceAll(/['\u2019]/g, '-') : typed;
}

/** Possible unit codes, likeliest first; empty if the text can't be one. */
export const unitCodesIn = (typed: string): readonly string[] =>
  codesToTry(typed).filter((code) => /^[0-9A-Z][0-9A-Z-]{0,99}$/.test(code));

type Fields = Readonly<Record<'order' | 'unit' | 'product' | 'day' | 'lastDay', string>> & {
  readonly letter: string | undefined;
};

function claimOf({ letter, ...text }: Fields): VoucherClaim | undefined {
  const [order, unit, product] = [text.order, text.unit, text.product].map(unescaped);
  const who = (Object.keys(whoLetters) as UnitType[]) // as: the keys of a const table
    .find((one) => whoLetters[one] === letter);
  const day = text.day === open ? undefined : readDay(text.day);
  const lastDay = readDay(text.lastDay);
  const isDay = text.day === open || day !== undefined;
  if (!order || !unit || !product || !who || !isDay || !lastDay) return undefined;
  if (!/^[0-9A-Z-]+$/.test(product)) return undefined;
  return { order, unit, product: product.toLowerCase(), who, day, lastDay };
}
