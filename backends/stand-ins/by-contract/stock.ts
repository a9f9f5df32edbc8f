import { type Asked, Refusal } from './serve-by-contract.js';
import { dayAfter, daysOf, inCancun } from './days.js';

interface Sold {
  readonly slug: string;
  readonly name: string;
  /** Empty: open all day. */
  readonly startTimes: readonly string[];
  /** ISO 8601, Monday is 1. */
  readonly weekdays: readonly number[];
  /** Places per day, or per start time. */
  readonly capacity: number;
  readonly upgrades: readonly string[];
  readonly takesInfants: boolean;
  /** Of an adult, in minor units. */
  readonly price: Readonly<Record<string, number>>;
}

export interface Choice {
  readonly Slug: string;
  readonly Date: string | null;
  readonly StartTime: string | null;
  readonly Units: Readonly<Record<UnitType, number>>;
  readonly Extras: readonly string[];
}
export interface Unit {
  readonly Type: UnitType;
  readonly Quantity: number;
  readonly UnitPrice: number;
  readonly Amount: number;
}
type UnitType = 'ADULT' | 'CHILD' | 'INFANT';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const extras = ['transport', 'food', 'transportWithFood'];
const park = { startTimes: [], weekdays: everyDay, capacity: 400, upgrades: extras };
const all: readonly Sold[] = [
  {
    ...park,
    slug: 'bruma',
    name: 'Bruma',
    takesInfants: true,
    price: { MXN: 150_000, USD: 8_800 },
  },
  {
    ...park,
    slug: 'copalera',
    name: 'Copalera',
    takesInfants: true,
    weekdays: [1, 2, 3, 4, 5, 6],
    upgrades: ['transport'],
    price: { MXN: 99_900, USD: 5_500 },
  },
  {
    ...park,
    slug: 'laguna-nacar',
    name: 'Laguna Nácar',
    takesInfants: true,
    price: { MXN: 120_000, USD: 7_100 },
  },
  {
    slug: 'ojos-de-agua',
    name: 'Ojos de Agua',
    startTimes: ['08:00', '10:00'],
    weekdays: everyDay,
    capacity: 12,
    upgrades: [],
    takesInfants: false,
    price: { MXN: 210_000, USD: 12_300 },
  },
];

const currencies = ['MXN', 'USD'];
const mostPeople = 20;
const daysAhead = 400;
/** The price of an add-on per adult and child, in minor units. */
const extraPrice: Readonly<Record<string, number>> = { MXN: 40_000, USD: 2_500 };
/** Percent of the adult price. */
const percents: Readonly<Record<UnitType, number>> = { ADULT: 100, CHILD: 50, INFANT: 0 };
const kinds = ['ADULT', 'CHILD', 'INFANT'] as const;

export const decimal = (minor: number): number => minor / 100;
export const minorOf = (amount: number): number => Math.round(amount * 100);
export const peopleOf = ({ Units }: Pick<Choice, 'Units'>): number =>
  kinds.reduce((sum, kind) => sum + Units[kind], 0);

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
const soldAs = (slug: string) => all.find((one) => one.slug === slug);
export const upgradesOf = (slug: string): readonly string[] => soldAs(slug)?.upgrades ?? [];
export const nameOf = (slug: string): string => soldAs(slug)?.name ?? slug;

/** The products with their days and prices; the caller counts the places taken. */
export class Stock {
  constructor(
    private readonly now: () => Date,
    private readonly taken: (slug: string, day: string, time: string | null) => number,
  ) {}

  products() {
    const products = all.map(({ slug, name, startTimes, weekdays, upgrades }) => ({
      slug,
      name,
      variantOf: slug,
      upgrades,
      schedule:
        startTimes.length > 0
          ? { type: 'START_TIME', weekdays, startTimes }
          : { type: 'OPENING_HOURS', weekdays, from: '09:00', to: '18:00' },
    }));
    return { products };
  }

  calendar(query: URLSearchParams) {
    const [slug, month] = [query.get('slug') ?? '', query.get('month') ?? ''];
    const product = soldAs(slug);
    if (!product) throw new Refusal('NOT_FOUND', 'slug');
    const currency = this.#currency(query.get('currency'));
    return { days: daysOf(month).map((day) => this.#day(product, day, currency)) };
  }

  pricesFrom(query: URLSearchParams) {
    const currency = this.#currency(query.get('currency'));
    const prices = all.map(({ slug, price }) => ({
      slug,
      priceFrom: decimal(price[currency] ?? 0),
    }));
    return { prices };
  }

  left(slug: string, day: string, time: string | null): number {
    return Math.max(0, (soldAs(slug)?.capacity ?? 0) - this.taken(slug, day, time));
  }

  /** The price of a choice. Throws a `Refusal` if it can't be sold, regardless of places left. */
  priced(choice: Choice, given: string) {
    const currency = this.#currency(given);
    const product = this.#sellable(choice);
    const adult = product.price[currency] ?? 0;
    const amounts = (each: number, count: number) => ({
      Quantity: count,
      UnitPrice: decimal(each),
      Amount: decimal(each * count),
    });
    const units: readonly Unit[] = kinds.flatMap((Type) => {
      const each = Math.round((adult * percents[Type]) / 100);
      const count = choice.Units[Type];
      return count > 0 ? [{ Type, ...amounts(each, count) }] : [];
    });
    const paying = choice.Units.ADULT + choice.Units.CHILD;
    const extra = (Code: string) => ({ Code, ...amounts(extraPrice[currency] ?? 0, paying) });
    const extras = choice.Extras.map(extra);
    const sum = [...units, ...extras].reduce((all, { Amount }) => all + minorOf(Amount), 0);
    return { minor: sum, units, extras, allExtras: product.upgrades.map(extra) };
  }

  #currency(given: string | null): string {
    if (given && currencies.includes(given)) return given;
    throw new Refusal('BAD_REQUEST', 'Currency');
  }

  #day(product: Sold, date: string, currency: string) {
    const why = this.#closed(product, date);
    const times = product.startTimes.map((time) => {
      const left = this.left(product.slug, date, time);
      return { time, status: why ? 'CLOSED' : statusOf(left), left: why ? 0 : left };
    });
    const ofDay = () => this.left(product.slug, date, null);
    const left = times.length > 0 ? Math.max(...times.map((one) => one.left)) : ofDay();
    const status = why ? 'CLOSED' : statusOf(left);
    const isSold = status === 'AVAILABLE';
    return {
      date,
      status,
      left: why ? 0 : left,
      reason: why ?? (isSold ? null : 'SOLD_OUT'),
      priceFrom: isSold ? decimal(product.price[currency] ?? 0) : null,
      ...(times.length > 0 && { startTimes: times }),
    };
  }

  #closed({ weekdays }: Sold, date: string): 'PAST' | 'NOT_YET' | 'CLOSED' | undefined {
    const today = inCancun(this.now());
    if (date < today) return 'PAST';
    if (date > dayAfter(today, daysAhead)) return 'NOT_YET';
    return weekdays.includes(weekdayOf(date)) ? undefined : 'CLOSED';
  }

  #sellable({ Slug, Date: day, StartTime: time, Units, Extras }: Choice): Sold {
    const product = soldAs(Slug);
    if (!product) throw new Refusal('UNKNOWN_PRODUCT', 'Slug');
    refusePeople(product, Units);
    if (Extras.some((one) => !product.upgrades.includes(one)))
      throw new Refusal('UNKNOWN_EXTRA', 'Extras');
    if (Extras.filter((one) => one.startsWith('transport')).length > 1)
      throw new Refusal('EXTRAS_EXCLUDE', 'Extras');
    const why = day === null ? undefined : this.#closed(product, day);
    if (why) throw new Refusal(dayCodes[why], 'Date');
    const fits = product.startTimes.length > 0 ? product.startTimes.includes(time ?? '') : !time;
    if (!fits) throw new Refusal('NO_SCHEDULE', 'StartTime');
    return product;
  }
}

const dayCodes = { PAST: 'DAY_PAST', NOT_YET: 'DAY_TOO_FAR', CLOSED: 'DAY_CLOSED' } as const;
const statusOf = (left: number) => (left === 0 ? 'SOLD_OUT' : 'AVAILABLE');

function refusePeople({ takesInfants }: Sold, Units: Choice['Units']): void {
  const count = peopleOf({ Units });
  const wrong: readonly (readonly [boolean, string])[] = [
    [count === 0, 'NO_UNITS'],
    [count > mostPeople, 'TOO_MANY_UNITS'],
    [Units.ADULT === 0, 'ADULT_REQUIRED'],
    [Units.INFANT > 0 && !takesInfants, 'INFANTS_NOT_ADMITTED'],
  ];
  const [, code] = wrong.find(([isSo]) => isSo) ?? [];
  if (code) throw new Refusal(code, 'Units');
}

export const choiceOf = ({ Slug, Date, StartTime, Units, Extras }: Asked['body']): Choice => ({
  Slug,
  Date,
  StartTime,
  Units,
  Extras,
});

export function itemOf(
  stock: Stock,
  { id, choice }: { readonly id: string; readonly choice: Choice },
  currency: string,
) {
  const { minor, units, extras } = stock.priced(choice, currency);
  const { Slug, Date: day, StartTime } = choice;
  const told = {
    Id: id,
    Slug,
    Name: nameOf(Slug),
    Date: day,
    StartTime,
    Units: units,
    Extras: extras,
    Amount: decimal(minor),
  };
  return { minor, told };
}
