import {
  type HotelCode,
  hotelCodes,
  type Language,
  pathOf,
  type RoomFilter,
  roomFilters,
  type RoomSort,
  roomSorts,
  stayQuery,
  type WrittenStay,
} from '@shop/domain';

/** Query fields of the list, not of the search. */
export interface ListOptions {
  readonly filters: readonly RoomFilter[];
  readonly sort: RoomSort;
  /** Index of the open room, from 0. */
  readonly place: number | undefined;
  /** Hotels that show all rooms. */
  readonly whole: readonly HotelCode[];
  /** Stay of the cart to be replaced. */
  readonly instead: string | undefined;
  /** Package of the cart that the nights are for. */
  readonly package: string | undefined;
  /** Query of the builder's URL: the nights are for its draft. */
  readonly plan: string | undefined;
}

const thing = /^[\w-]{1,64}$/;
const longestPlan = 1000;

export function readOptions(query: URLSearchParams): ListOptions {
  const wanted = query.getAll('filter');
  const sort = query.get('sort');
  const whole = query.getAll('whole');
  const place = query.get('place') ?? '';
  const idOf = (name: string) => thing.exec(query.get(name) ?? '')?.[0];
  const plan = query.get('plan') ?? '';
  return {
    filters: roomFilters.filter((one) => wanted.includes(one)),
    sort: roomSorts.find((one) => one === sort) ?? 'price',
    place: /^[1-9]$/.test(place) ? Number(place) - 1 : undefined,
    whole: hotelCodes.filter((one) => whole.includes(one)),
    instead: idOf('instead'),
    package: idOf('package'),
    plan: plan && plan.length <= longestPlan ? plan : undefined,
  };
}

export function optionsQuery({
  filters,
  sort,
  place,
  whole,
  ...way
}: ListOptions): URLSearchParams {
  const query = new URLSearchParams();
  for (const filter of filters) query.append('filter', filter);
  if (sort !== 'price') query.set('sort', sort);
  if (place !== undefined) query.set('place', String(place + 1));
  for (const hotel of whole) query.append('whole', hotel);
  for (const [name, value] of Object.entries(way)) if (value) query.set(name, value);
  return query;
}

export const findRoomPath = (language: Language): string =>
  pathOf({ name: 'findRoom', params: {} }, language);

export function stayHref(stay: WrittenStay, options: ListOptions, language: Language): string {
  const query = new URLSearchParams([...stayQuery(stay), ...optionsQuery(options)]);
  return `${findRoomPath(language)}?${query}`;
}

export const plainList: ListOptions = {
  filters: [],
  sort: 'price',
  whole: [],
  place: undefined,
  instead: undefined,
  package: undefined,
  plan: undefined,
};
