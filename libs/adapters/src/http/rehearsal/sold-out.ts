import type { SwitchedPort } from './switch.js';

export interface SwitchedCall {
  readonly method: string;
  readonly path: string;
}

type Change = (value: Record<string, unknown>) => Record<string, unknown>;

/** A changed reply, or a refusal without calling the backend. */
export type Instead =
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'changed'; readonly change: Change };

interface Row {
  readonly at: RegExp;
  readonly instead: Instead;
}

const refused = (code: string): Instead => ({ kind: 'refused', status: 409, code });
const changed = (change: Change): Instead => ({ kind: 'changed', change });

const each = (list: unknown, change: Change): unknown =>
  Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? change(entry) : entry)) : list;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFree = ({ status }: Record<string, unknown>) =>
  status === 'AVAILABLE' || status === 'LIMITED';

const goneTime: Change = (time) => (isFree(time) ? { ...time, status: 'SOLD_OUT', left: 0 } : time);

const goneDay: Change = (day) =>
  isFree(day)
    ? { ...day, status: 'SOLD_OUT', left: 0, startTimes: each(day.startTimes ?? [], goneTime) }
    : day;

const goneNight: Change = (day) =>
  isFree(day) ? { ...day, status: 'SOLD_OUT', priceFrom: null, canBegin: false } : day;

const lostLine: Change = (line) => ({ ...line, Status: 'UNAVAILABLE', Reason: 'SOLD_OUT' });

const lostCart: Change = (cart) => ({ ...cart, Items: each(cart.Items, lostLine) });

const fullHotel: Change = (hotel) => ({ ...hotel, offers: [], none: { reason: 'SOLD_OUT' } });

/** By port: replies when everything is sold out. Writes that would take places are refused. */
const rows: Partial<Readonly<Record<SwitchedPort, readonly Row[]>>> = {
  cart: [
    {
      at: /^GET \S*\/xapi\/calendar$/,
      instead: changed(({ days, ...said }) => ({ ...said, days: each(days, goneDay) })),
    },
    { at: /^GET \S*\/xapi\/shopping-cart-for-display$/, instead: changed(lostCart) },
    { at: /^PUT \S*\/xapi\/shopping-cart\/hold$/, instead: changed(lostCart) },
    {
      at: /^(?:POST|PATCH) \S*\/xapi\/shopping-cart\/(?:items|packages)(?:\/|$)/,
      instead: refused('NO_AVAILABILITY'),
    },
    { at: /^POST \S*\/xapi\/orders$/, instead: refused('LINE_UNAVAILABLE') },
    { at: /^POST \S*\/xapi\/orders\/[^/]+\/change-date$/, instead: refused('NO_AVAILABILITY') },
  ],
  hotels: [
    {
      at: /^POST \S*\/hotels\/search$/,
      instead: changed(({ hotels, ...said }) => ({ ...said, hotels: each(hotels, fullHotel) })),
    },
    {
      at: /^GET \S*\/hotels\/calendar$/,
      instead: changed(({ days, ...said }) => ({ ...said, days: each(days, goneNight) })),
    },
    {
      at: /^GET \S*\/hotels$/,
      instead: changed(({ hotels, ...said }) => ({
        ...said,
        hotels: each(hotels, (one) => ({ ...one, priceFrom: null })),
      })),
    },
    {
      at: /^POST \S*\/hotels\/bookings(?:\/[^/]+\/(?:hold|change))?$/,
      instead: refused('NO_AVAILABILITY'),
    },
  ],
};

/** The reply to a call when all places are gone; `undefined` for the real one. */
export const soldOut = (port: SwitchedPort, { method, path }: SwitchedCall): Instead | undefined =>
  rows[port]?.find(({ at }) => at.test(`${method} ${path}`))?.instead;
