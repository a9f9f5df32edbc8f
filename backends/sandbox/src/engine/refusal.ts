import type { Money } from '@shop/domain';

/** The refusal codes of backends/contracts, with their HTTP status. */
const statuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  IN_PROGRESS: 409,
  IDEMPOTENCY_MISMATCH: 422,
  DUPLICATE_PRODUCT: 409,
  CART_LIMIT: 409,
  NO_AVAILABILITY: 409,
  DAY_CLOSED: 422,
  DAY_PAST: 422,
  DAY_TOO_FAR: 422,
  NO_SCHEDULE: 422,
  UNKNOWN_PRODUCT: 422,
  NO_UNITS: 422,
  TOO_MANY_UNITS: 422,
  ADULT_REQUIRED: 422,
  INFANTS_NOT_ADMITTED: 422,
  UNKNOWN_EXTRA: 422,
  EXTRAS_EXCLUDE: 422,
  NO_COMPONENT: 422,
  UNKNOWN_PICKUP: 422,
  CART_EMPTY: 409,
  LINE_UNAVAILABLE: 409,
  UNKNOWN_LINE: 404,
  PACKAGE_LIMIT: 409,
  PACKAGE_PARKS: 422,
  SAME_DATE: 422,
  UNKNOWN_PACKAGE: 404,
  HOLD_LIMIT: 409,
  PROMO_UNKNOWN: 422,
  PROMO_USED: 422,
  PROMO_EXPIRED: 422,
  PROMO_NOT_YET: 422,
  PROMO_CURRENCY: 422,
  PROMO_PRODUCT: 422,
  PROMO_MINIMUM: 422,
  PROMO_WITH_ANOTHER: 409,
  TOTAL_CHANGED: 409,
  ORDER_CANCELLED: 409,
  ORDER_EXPIRED: 409,
  ORDER_CONFIRMED: 409,
  UNKNOWN_UNIT: 404,
  UNIT_REDEEMED: 409,
  UNIT_REVOKED: 409,
  PAYMENT_NOT_ACCEPTED: 422,
  AMOUNT_CHANGED: 409,
  TOO_LATE: 409,
  NO_SUCH_RIGHT: 409,
  TICKET_USED: 409,
  TICKET_CANCELLED: 409,
  ALREADY_CLAIMED: 409,
  SAME_CHOICE: 422,
  BEYOND_TICKET: 422,
  REFUND_TOO_MUCH: 409,
  STAY_CURRENCY: 409,
  PACKAGE_STAY: 409,
  PROMO_INVALID: 422,
  UNKNOWN_HOTEL: 422,
  NIGHTS: 422,
  MIN_STAY: 422,
  TOO_MANY_ROOMS: 422,
  ROOM_PARTY: 422,
  OFFER_ENDED: 410,
  OFFER_UNKNOWN: 422,
  UNKNOWN_BOOKING: 404,
  BOOKING_ENDED: 409,
  BOOKING_CONFIRMED: 409,
  BOOKING_CANCELLED: 409,
  METHOD_NOT_AVAILABLE: 422,
  PLAN_NOT_AVAILABLE: 422,
  NOT_CAPTURED: 409,
  nameFormat: 422,
  lastNameFormat: 422,
  emailFormat: 422,
  phoneFormat: 422,
  stay: 422,
  country: 422,
  lang: 422,
  site: 422,
  duplicateKey: 409,
  other: 422,
  INVALID_EMAIL: 400,
  PASSWORD_REQUIRED: 400,
  INCORRECT_LOGIN: 401,
  USER_INACTIVE: 403,
  USER_ALREADY_EXISTS: 409,
  TOKEN_ENDED: 410,
} as const;

export type RefusalCode = keyof typeof statuses;

/** A refusal that the caller can act on. `field` names the field, if there is one. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly field: string | null;
  /** How much the cart lacks of a code's minimum. */
  readonly missing?: Money | undefined;
  /** Keeps what the call wrote: this refusal does not roll back. */
  readonly keepsEffect?: boolean;
}

export const refuse = (code: RefusalCode, field: string | null = null): Refused => ({
  kind: 'refused',
  code,
  field,
});

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'kind' in outcome &&
  outcome.kind === 'refused';

export const statusOf = ({ code }: Refused): number => statuses[code];
