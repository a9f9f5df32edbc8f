import { isSameEmail, type Money, type StayBooking } from '@shop/domain';
import type {
  NewPackage,
  OfferedStay,
  PaymentRequest,
  PriceQuestion,
  WantedRoom,
} from '@shop/ports/backends';
import { type About, type Facts, isList } from './misfit.js';

const hasLength = (length: number) => (said: unknown) => isList(said) && said.length === length;
const none = hasLength(0);

const bare = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');
/** Codes read aloud ignore case and hyphens. */
const code = (asked: string) => (said: unknown) => bare(String(said)) === bare(asked);
const email = (asked: string) => (said: unknown) =>
  typeof said === 'string' && isSameEmail(said, asked);

const ofCart = (session: string): About => [{ SessionId: session }];
const ofOrder = (id: string): About => [{ Id: code(id) }];
const ofIntent = (id: string): About => [{ id }];
const ofBooking = (id: string): About => [{ id }];
const ofSupplier = (uuid: string): About => [{ uuid: code(uuid) }];

/** A new cart contains exactly what was just added; any other cart belongs to another visitor. */
const newCart = (session: string | undefined, currency: string, holds: Facts): About => [
  ...(session === undefined ? [] : ofCart(session)),
  { 'Currency.IsoCode': currency, Items: none, Packages: none, Stays: none, ...holds },
];

const units =
  (people: PriceQuestion['people']) =>
  (said: unknown): boolean => {
    if (typeof said !== 'object' || said === null) return true;
    const { Type, Quantity }: { Type?: unknown; Quantity?: unknown } = said;
    const asked = Object.entries(people).find(([type]) => type === Type);
    return !asked || asked[1] === Quantity;
  };

const ages = (all: unknown) =>
  isList(all) &&
  all
    .map(Number)
    .toSorted((a, b) => a - b)
    .join();

const rooms = (wanted: readonly WantedRoom[], of?: OfferedStay): Facts => ({
  ...(of && { code: of.hotel, checkIn: of.checkIn, checkOut: of.checkOut }),
  rooms: hasLength(wanted.length),
  ...Object.fromEntries(
    wanted.flatMap(({ party }, at) => [
      [`rooms.${at}.adults`, party.adults],
      [`rooms.${at}.childAges`, (said: unknown) => ages(said) === ages(party.childAges)],
    ]),
  ),
});

/** A booking request to an OCTO supplier: `unitItems` has one entry per person. */
interface BookingQuestion {
  readonly uuid: string;
  readonly productId: string;
  readonly optionId: string;
  readonly availabilityId: string;
  readonly unitItems: readonly { readonly unitId: string }[];
}

const unitIds = (items: unknown) =>
  isList(items) &&
  items
    .map((item) => (typeof item === 'object' && item && 'unitId' in item ? item.unitId : ''))
    .toSorted()
    .join();

const bookingOf = (asked: BookingQuestion): Facts => ({
  uuid: code(asked.uuid),
  productId: asked.productId,
  optionId: asked.optionId,
  availabilityId: asked.availabilityId,
  unitItems: (said) => unitIds(said) === unitIds(asked.unitItems),
});

/**
 * What each call's reply must be about (backends/contracts). A call not listed has a reply that
 * does not identify its request. `fittingOf` checks lists of days, orders and payments entry by
 * entry.
 */
export const about = {
  cart: {
    calendar: (slug: string, month: string, currency: string): About => [{ slug, month, currency }],
    pricesFrom: (currency: string): About => [{ currency }],
    pickups: (slug: string): About => [{ slug }],
    pricing: ({ people, currency }: Pick<PriceQuestion, 'people' | 'currency'>): About => [
      { Currency: currency, 'Units.*': units(people) },
    ],
    packagePricing: ({ people, currency }: Pick<PriceQuestion, 'people' | 'currency'>): About => [
      { Currency: currency, 'Parts.*.Units.*': units(people) },
    ],
    countCart: ofCart,
    displayCart: ofCart,
    addItem: (session: string | undefined, currency: string, slug: string): About =>
      newCart(session, currency, { Items: hasLength(1), 'Items.*.Slug': slug }),
    changeItem: ofCart,
    removeItem: ofCart,
    addPackage: (
      session: string | undefined,
      currency: string,
      { parts, stay }: Pick<NewPackage, 'parts' | 'stay'>,
    ): About =>
      newCart(session, currency, {
        Packages: hasLength(1),
        'Packages.*.Items': hasLength(parts.length),
        'Packages.*.Items.*.Slug': (said) => parts.some(({ slug }) => slug === said),
        ...(stay && { Stays: hasLength(1), 'Stays.*.Booking.id': stay.id }),
      }),
    changePackage: ofCart,
    removePackage: ofCart,
    splitPackage: ofCart,
    addStay: (session: string | undefined, currency: string, { id }: StayBooking): About =>
      newCart(session, currency, { Stays: hasLength(1), 'Stays.*.Booking.id': id }),
    changeCartStay: ofCart,
    removeStay: ofCart,
    extendHold: ofCart,
    addPromo: ofCart,
    removePromo: ofCart,
    setCurrency: (session: string, currency: string): About => [
      { SessionId: session, 'Currency.IsoCode': currency },
    ],
    placeOrder: (asked: { email: string; reference: string; total: Money }): About => [
      {
        'Contact.Email': email(asked.email),
        Reference: asked.reference,
        'Currency.IsoCode': asked.total.currency,
      },
    ],
    order: ofOrder,
    confirmOrder: ofOrder,
    cancelOrder: ofOrder,
    changeDate: ofOrder,
    moveStay: ofOrder,
    claimWeather: ofOrder,
    redeemVoucher: ofOrder,
    findVoucher: (unit: string): About => [{ Code: code(unit) }],
  },
  payment: {
    methods: (currency: string): About => [{ currency }],
    beginIntent: ({ amount, reference }: Pick<PaymentRequest, 'amount' | 'reference'>): About => [
      { reference, 'amount.amount': amount.amount, 'amount.currency': amount.currency },
    ],
    intent: ofIntent,
    refundIntent: ofIntent,
  },
  hotels: {
    bookStay: (wanted: readonly WantedRoom[], of?: OfferedStay): About => [rooms(wanted, of)],
    booking: ofBooking,
    holdStay: ofBooking,
    confirmStay: ofBooking,
    changeStay: (id: string, wanted: readonly WantedRoom[], of?: OfferedStay): About => [
      { ...rooms(wanted, of), id },
    ],
    cancelStay: ofBooking,
  },
  users: {
    logIn: (username: string): About => [{ email: email(username) }],
  },
  octo: {
    availability: (first: string, last: string): About => [{ '': someDay(first, last) }],
    calendar: (first: string, last: string): About => [{ '': someDay(first, last) }],
    /** A reused UUID may name another booking, if that one has ended. */
    book: (asked: BookingQuestion): About => [
      bookingOf(asked),
      {
        uuid: code(asked.uuid),
        productId: asked.productId,
        optionId: asked.optionId,
        status: (said) => said !== 'ON_HOLD',
      },
    ],
    booking: ofSupplier,
    change: (asked: BookingQuestion): About => [bookingOf(asked)],
    confirm: (asked: { uuid: string; availabilityId: string; people: number }): About => [
      {
        uuid: code(asked.uuid),
        ...(asked.availabilityId && { availabilityId: asked.availabilityId }),
        unitItems: hasLength(asked.people),
      },
    ],
    cancel: ofSupplier,
    extend: ofSupplier,
  },
} as const;

/** A list of days contains a requested day, or is empty. */
function someDay(first: string, last: string) {
  const dayOf = (entry: unknown): string => {
    if (typeof entry !== 'object' || entry === null) return '';
    const { localDate, localDateTimeStart }: { localDate?: unknown; localDateTimeStart?: unknown } =
      entry;
    return String(localDate ?? localDateTimeStart).slice(0, 10);
  };
  return (all: unknown): boolean =>
    !isList(all) ||
    all.length === 0 ||
    all.some((entry) => dayOf(entry) >= first && dayOf(entry) <= last);
}
