import { type ForeignProduct, unitPricingOf } from './catalogue.js';

/** A start or a day of a product, encoded in an availability's id. */
export interface Place {
  readonly product: string;
  readonly day: string;
  readonly time: string;
}

/** Ids are opaque to clients. */
export const idOf = ({ product, day, time }: Place): string =>
  Buffer.from([time, day, product].join('|')).toString('base64url');

/** UTC-5: no daylight saving time, as in Cancún. */
const offset = '-05:00';
const dayMs = 86_400_000;

const daysOf = (first: string, last: string): readonly string[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10),
  );
};

/** Closed on Mondays; sold out on days that end in 0. */
const isClosed = (day: string) => new Date(day).getUTCDay() === 1;
const isTaken = (day: string) => day.endsWith('0');

export const placesOf = ({ id, startTimes }: ForeignProduct, first: string, last: string) =>
  daysOf(first, last).flatMap((day) =>
    (startTimes.length > 0 ? startTimes : ['00:00']).map((time) => ({ product: id, day, time })),
  );

const beginsAt = ({ day, time }: Place) => `${day}T${time}:00${offset}`;

export const isOver = (place: Place, startTimes: readonly string[], now: Date): boolean =>
  startTimes.length > 0
    ? new Date(beginsAt(place)) < now
    : new Date(`${place.day}T23:59:00${offset}`) < now;

export function leftOf({ capacity }: ForeignProduct, { day }: Place, taken: number) {
  const isOut = isTaken(day) || (capacity !== null && taken >= capacity);
  const vacancies = capacity === null ? null : isOut ? 0 : capacity - taken;
  const status = isClosed(day) ? 'CLOSED' : isOut ? 'SOLD_OUT' : 'AVAILABLE';
  return { vacancies: isClosed(day) ? 0 : vacancies, status, capacity };
}

const hours = [{ from: '09:00', to: '18:00' }];

export function availabilityOf(
  product: ForeignProduct,
  place: Place,
  taken: number,
  hasPrices: boolean,
) {
  const left = leftOf(product, place, taken);
  const isAllDay = product.startTimes.length === 0;
  return {
    id: idOf(place),
    localDateTimeStart: beginsAt(place),
    localDateTimeEnd: isAllDay ? `${place.day}T23:59:59${offset}` : beginsAt(place),
    allDay: isAllDay,
    available: left.status === 'AVAILABLE',
    ...left,
    utcCutoffAt: new Date(beginsAt(place)).toISOString(),
    maxUnits: null,
    openingHours: isAllDay ? hours : [],
    ...(hasPrices && { unitPricing: unitPricingOf(product) }),
  };
}

export function calendarOf(product: ForeignProduct, all: readonly Taken[]) {
  const days = [...new Set(all.map(({ place }) => place.day))];
  return days.map((localDate) => {
    const own = all.filter(({ place }) => place.day === localDate);
    const lefts = own.map(({ place, taken }) => leftOf(product, place, taken));
    const best = lefts.find(({ status }) => status === 'AVAILABLE') ?? lefts[0];
    const openingHours = product.startTimes.length === 0 ? hours : [];
    return { localDate, available: best?.status === 'AVAILABLE', ...best, openingHours };
  });
}

export interface Taken {
  readonly place: Place;
  readonly taken: number;
}
