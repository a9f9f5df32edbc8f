import type {
  BackendReply,
  PackageWritten,
  KeptCart,
  Refusal,
  Written,
} from '@shop/ports/backends';
import type { Reply } from './reply.js';

/** The one table from the codes of the shopping-cart API to the product's refusals. */
export const refusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['DUPLICATE_PRODUCT', 'duplicate'],
  ['CART_LIMIT', 'cartFull'],
  ['NO_AVAILABILITY', 'noAvailability'],
  ['DAY_CLOSED', 'closedDay'],
  ['DAY_PAST', 'pastDay'],
  ['DAY_TOO_FAR', 'farDay'],
  ['NO_SCHEDULE', 'noSchedule'],
  ['UNKNOWN_PRODUCT', 'unknownProduct'],
  ['NO_UNITS', 'nobody'],
  ['TOO_MANY_UNITS', 'tooMany'],
  ['ADULT_REQUIRED', 'adultNeeded'],
  ['INFANTS_NOT_ADMITTED', 'infantsNotAdmitted'],
  ['UNKNOWN_EXTRA', 'unknownExtra'],
  ['EXTRAS_EXCLUDE', 'extrasExclude'],
  ['NO_COMPONENT', 'noComponent'],
  ['UNKNOWN_PICKUP', 'unknownPickup'],
  ['METHOD_NOT_AVAILABLE', 'methodGone'],
  ['PLAN_NOT_AVAILABLE', 'planGone'],
  ['CART_EMPTY', 'cartEmpty'],
  ['LINE_UNAVAILABLE', 'lineUnavailable'],
  ['UNKNOWN_LINE', 'unknownLine'],
  ['PACKAGE_LIMIT', 'limit'],
  ['PACKAGE_PARKS', 'packageParks'],
  ['SAME_DATE', 'sameDates'],
  ['UNKNOWN_PACKAGE', 'unknownPackage'],
  ['HOLD_LIMIT', 'holdLimit'],
  ['STAY_CURRENCY', 'stayCurrency'],
  ['PACKAGE_STAY', 'packageStay'],
  ['PROMO_UNKNOWN', 'promoUnknown'],
  ['PROMO_USED', 'promoUsed'],
  ['PROMO_EXPIRED', 'promoExpired'],
  ['PROMO_NOT_YET', 'promoNotYet'],
  ['PROMO_CURRENCY', 'promoCurrency'],
  ['PROMO_PRODUCT', 'promoProduct'],
  ['PROMO_MINIMUM', 'promoMinimum'],
  ['PROMO_WITH_ANOTHER', 'promoWithAnother'],
  ['AMOUNT_CHANGED', 'amountChanged'],
  ['TOO_LATE', 'rightLate'],
  ['NO_SUCH_RIGHT', 'noRight'],
  ['TICKET_USED', 'ticketUsed'],
  ['TICKET_CANCELLED', 'ticketCancelled'],
  ['ALREADY_CLAIMED', 'claimedAlready'],
  ['SAME_CHOICE', 'sameChoice'],
  ['BEYOND_TICKET', 'beyondTicket'],
]);

/** The inverse of such a table, for rehearsals. */
export const codeOfRefusal = (
  refusal: string,
  table: ReadonlyMap<string, string> = refusals,
): string | undefined => [...table].find(([, meant]) => meant === refusal)?.[0];

/** Codes about the call itself, which no visitor can correct. */
export const aboutTheCall: ReadonlySet<string> = new Set([
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'NOT_FOUND',
  'IDEMPOTENCY_MISMATCH',
]);

export const isKnownRefusal = (code: string | undefined): boolean => refusals.has(code ?? '');

/** A reply to a read: 404 becomes `unknown`, any other refusal `failed`. */
export function askedOf<Body>(reply: Reply<Body>): BackendReply<Body> {
  if (reply.kind === 'ok') {
    const { body: answer, freshness } = reply;
    return freshness ? { kind: 'ok', answer, freshness } : { kind: 'ok', answer };
  }
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const isUnknown = reply.status === 404 || reply.code === 'UNKNOWN_PRODUCT';
  return isUnknown ? { kind: 'unknown' } : { kind: 'failed', reason: 'rejected' };
}

/** `missing` is the refusal for a 404. `IN_PROGRESS` is `unavailable`: the outcome is unknown. */
export function writtenOf<Body>(reply: Reply<Body>, missing?: Refusal): Written<Body> {
  if (reply.kind === 'ok') return { kind: 'ok', state: reply.body };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const { status, code = '', field } = reply;
  if (code === 'IN_PROGRESS') return { kind: 'failed', reason: 'unavailable' };
  const refusal = refusals.get(code) ?? (status === 404 ? missing : undefined);
  if (!refusal) return { kind: 'failed', reason: 'rejected' };
  return {
    kind: 'refused',
    refusal,
    ...(field && placeOf(refusal, field)),
    ...(reply.missing && { missing: reply.missing }),
  };
}

interface Place {
  readonly refusal?: Refusal;
  readonly line?: string;
  readonly part?: number;
}

/** The part or line of a refusal; a duplicate within a package has a refusal of its own. */
function placeOf(refusal: Refusal, field: string): Place {
  const [, part] = /^Parts\.(\d{1,2})(?:\.|$)/.exec(field) ?? [];
  if (part !== undefined)
    return { part: Number(part), ...(refusal === 'duplicate' && { refusal: 'packageTwice' }) };
  if (refusal === 'duplicate') return { line: field };
  return refusal === 'sameDates' && /^\d{1,2}$/.test(field) ? { part: Number(field) } : {};
}

/** An optional call: a 404 without `field` SessionId or a code means `unsupported`. */
export function writtenOrUnsupported(reply: Reply<KeptCart>, missing: Refusal): PackageWritten {
  const isAbsent =
    reply.kind === 'rejected' &&
    reply.status === 404 &&
    reply.field !== 'SessionId' &&
    !refusals.has(reply.code ?? '');
  return isAbsent ? { kind: 'unsupported' } : writtenOf(reply, missing);
}
