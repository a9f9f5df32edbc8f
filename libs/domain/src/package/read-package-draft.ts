import {
  isParkDay,
  isParkMonth,
  isParkTime,
  type ParkDay,
  type ParkMonth,
  type ParkTime,
} from '../calendar/park-day.js';
import type { PartyChoice } from '../choice/choice.js';
import { readPartyChoice, writePartyChoice } from '../choice/read-choice.js';
import { longestPromoCode } from '../coupon/promo.js';
import { packageBounds } from './package.js';

/** A park of a package draft; day, time and activity may be missing. */
export interface DraftPart {
  readonly slug: string;
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly components: readonly number[];
}

/** The query or form of the package builder, read leniently. */
export interface PackageDraft extends PartyChoice {
  readonly parts: readonly DraftPart[];
  /** Index of the open panel; at most the first empty one. */
  readonly slot: number;
  readonly month: ParkMonth | undefined;
  readonly isPeopleOdd: boolean;
  /** The cart's package being changed. */
  readonly editing: string | undefined;
  /** Single tickets of the cart to turn into the package; absent when changing a package. */
  readonly singleTickets?: readonly string[];
  /** The cart's stay to move into the package; absent when changing a package. */
  readonly stay?: string | undefined;
  /** A promo code as typed. */
  readonly promoCode?: string | undefined;
  /** A coupon of the signed-in visitor, by its mark (docs/rules/coupons.md#in-an-address). */
  readonly coupon?: string | undefined;
}

/** Above the limit, so that a fifth park is refused rather than dropped. */
const mostRead = 2 * packageBounds.mostParks;

const lineId = /^[\w-]{1,64}$/;
const couponMark = /^[\w-]{1,20}$/;

/** Between slug, day, time and activity: `ojos-de-agua_2026-12-14_0800`, `gran-ceiba-total___7`. */
const separator = '_';

/** Buttons of the panel (`choose`, `pick`, `time`, `component`, `drop`) change the open part. */
export function readPackageDraft(query: URLSearchParams): PackageDraft {
  const before = query.getAll('part').slice(0, mostRead).flatMap(readPart);
  const slot = Math.min(readSlot(query.get('slot')) ?? firstOpenOf(before), before.length);
  const month = query.get('month') ?? undefined;
  const editing = query.get('package') ?? undefined;
  const pressed = press(before, slot, query);
  return {
    ...pressed,
    month: isParkMonth(month) ? month : undefined,
    ...readPartyChoice(query),
    editing: editing && lineId.test(editing) ? editing : undefined,
    singleTickets: query
      .getAll('loose')
      .filter((id) => lineId.test(id))
      .slice(0, mostRead),
    ...readNights(query),
    ...readCode(query),
  };
}

function readNights(query: URLSearchParams): Pick<PackageDraft, 'stay'> {
  const stay = query.get('stay') ?? '';
  return lineId.test(stay) ? { stay } : {};
}

/** Long enough to recognise an invalid code. */
const longestTyped = longestPromoCode + 20;

/** A selected coupon replaces a typed code. */
function readCode(query: URLSearchParams): Pick<PackageDraft, 'promoCode' | 'coupon'> {
  const coupon = query.get('coupon') ?? '';
  if (couponMark.test(coupon)) return { coupon };
  const promoCode = query.get('code')?.trim().slice(0, longestTyped);
  return promoCode ? { promoCode } : {};
}

function readPart(text: string): readonly DraftPart[] {
  const [slug = '', day, clock = '', component] = text.split(separator);
  if (!/^[a-z\d-]{1,64}$/.test(slug)) return [];
  const time = clock.replace(/(\d\d)(\d\d)/, '$1:$2');
  return [
    {
      slug,
      day: isParkDay(day) ? day : undefined,
      time: isParkTime(time) ? time : undefined,
      components: readComponents(component) ?? [],
    },
  ];
}

const readComponents = (text: string | null | undefined): readonly number[] | undefined =>
  text && /^\d{1,9}$/.test(text) ? [Number(text)] : undefined;

const readSlot = (text: string | null): number | undefined =>
  text && /^[1-9]\d?$/.test(text) ? Number(text) - 1 : undefined;

/** The first part without a day, else the first empty slot. */
function firstOpenOf(parts: readonly DraftPart[]): number {
  const undated = parts.findIndex(({ day }) => day === undefined);
  return undated < 0 ? parts.length : undated;
}

function press(
  parts: readonly DraftPart[],
  slot: number,
  query: URLSearchParams,
): Pick<PackageDraft, 'parts' | 'slot'> {
  const dropped = readSlot(query.get('drop'));
  if (dropped !== undefined)
    return { parts: parts.filter((_, index) => index !== dropped), slot: Math.min(dropped, slot) };
  const open = pressedPart(parts[slot], query);
  return { parts: open ? [...parts.slice(0, slot), open, ...parts.slice(slot + 1)] : parts, slot };
}

/** Applies the pressed button to the open part; another park keeps only the day. */
function pressedPart(part: DraftPart | undefined, query: URLSearchParams): DraftPart | undefined {
  const [chosen] = readPart(query.get('choose') ?? '');
  const open = chosen && chosen.slug !== part?.slug ? { ...chosen, day: part?.day } : part;
  if (!open) return undefined;
  const day = query.get('pick') ?? undefined;
  const time = query.get('time') ?? undefined;
  return {
    slug: open.slug,
    day: isParkDay(day) ? day : open.day,
    time: isParkTime(time) ? time : open.time,
    components: readComponents(query.get('component')) ?? open.components,
  };
}

/** The inverse of `readPart`, without trailing empty fields. */
const writePart = ({ slug, day = '', time, components }: DraftPart): string =>
  [slug, day, time?.replace(':', '') ?? '', components[0] ?? ''].join(separator).replace(/_+$/, '');

export function packageDraftQuery(
  draft: Omit<PackageDraft, 'month' | 'isPeopleOdd'>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const part of draft.parts) query.append('part', writePart(part));
  query.set('slot', String(draft.slot + 1));
  writePartyChoice(query, draft);
  if (draft.editing) query.set('package', draft.editing);
  for (const line of draft.singleTickets ?? []) query.append('loose', line);
  if (draft.stay) query.set('stay', draft.stay);
  if (draft.coupon) query.set('coupon', draft.coupon);
  else if (draft.promoCode) query.set('code', draft.promoCode);
  return query;
}
