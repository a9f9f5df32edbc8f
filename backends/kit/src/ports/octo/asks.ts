import type { Call, Reply } from '../../kit/client.js';
import { soon } from '../../kit/days.js';
import { Failed, WrongStatus } from '../../kit/endings.js';
import type { Kit } from '../../kit/scenario.js';

export interface Unit {
  readonly id: string;
  readonly restrictions: { readonly accompaniedBy?: readonly string[] };
}
export interface Option {
  readonly id: string;
  readonly default: boolean;
  readonly restrictions: { readonly minUnits?: number | null };
  readonly cancellationCutoffAmount?: number;
  readonly cancellationCutoffUnit?: string;
  readonly units: readonly Unit[];
}
export interface Product {
  readonly id: string;
  readonly availabilityType: string;
  readonly options: readonly Option[];
}
export interface Availability {
  readonly id: string;
  readonly localDateTimeStart: string;
  readonly allDay: boolean;
  readonly available: boolean;
  readonly status: string;
  readonly vacancies: number | null;
}
export interface Booking {
  readonly uuid: string;
  readonly status: string;
  readonly resellerReference: string | null;
  readonly supplierReference: string | null;
  readonly utcExpiresAt: string | null;
  readonly utcConfirmedAt: string | null;
  readonly productId: string;
  readonly optionId: string;
  readonly availabilityId: string | null;
  readonly cancellation: { readonly refund: string; readonly reason: string | null } | null;
  readonly contact: Readonly<Record<string, unknown>>;
  readonly notes: string | null;
  readonly unitItems: readonly { readonly uuid: string; readonly unitId: string }[];
}

export interface Bookable {
  readonly product: Product;
  readonly option: Option;
  readonly places: readonly [Availability, Availability, ...Availability[]];
}

const daysAhead = 30;

export const product = (kit: Kit) =>
  kit.found('products', async () => kit.need<readonly Product[]>('products'));

export const range = (kit: Kit) => ({
  localDateStart: soon(kit.now(), 0),
  localDateEnd: soon(kit.now(), daysAhead),
});

const defaultOf = ({ options }: Product): Option | undefined =>
  options.find((one) => one.default) ?? options[0];

export const offers = (kit: Kit) =>
  kit.found('what can be booked', async () => {
    const all: (Omit<Bookable, 'places'> & { readonly places: readonly Availability[] })[] = [];
    for (const one of await product(kit)) {
      const option = defaultOf(one);
      if (!option) continue;
      const body = { productId: one.id, optionId: option.id, ...range(kit) };
      const places = await kit.need<readonly Availability[]>('availability', { body });
      all.push({ product: one, option, places });
    }
    return all;
  });

/** Up to two products with two bookable starts or days. */
export async function bookables(kit: Kit): Promise<readonly Bookable[]> {
  return (await offers(kit)).flatMap(({ places: all, ...what }) => {
    const from = kit.now().getTime() + cutoffMs(what.option) + dayMs;
    const free = all.filter((place) => Date.parse(place.localDateTimeStart) > from);
    const [one, two, ...more] = free.filter(
      ({ available, vacancies }) => available && (vacancies ?? enough) >= enough,
    );
    return one && two ? [{ ...what, places: [one, two, ...more] as const }] : [];
  });
}

const enough = 4;
const dayMs = 86_400_000;
const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: dayMs };

/** A booking can't be cancelled within this time before it begins. */
const cutoffMs = ({ cancellationCutoffAmount = 0, cancellationCutoffUnit = 'hour' }: Option) =>
  cancellationCutoffAmount * (units[cancellationCutoffUnit] ?? dayMs);

export async function bookable(kit: Kit): Promise<Bookable> {
  const [first] = await bookables(kit);
  return first ?? kit.block(`nothing can be booked in the next ${daysAhead} days`);
}

/** Units of people who may come without others, `count` in all. */
export function people({ option }: Pick<Bookable, 'option'>, count = 2) {
  const { restrictions } = option;
  const alone = option.units.find(
    ({ restrictions: { accompaniedBy = [] } }) => accompaniedBy.length === 0,
  );
  const unitId = (alone ?? option.units[0])?.id ?? '';
  return Array.from({ length: Math.max(count, restrictions.minUnits ?? 0) }, () => ({ unitId }));
}

export const booking = (what: Bookable, differs: object = {}): Call => ({
  body: {
    productId: what.product.id,
    optionId: what.option.id,
    availabilityId: what.places[0].id,
    unitItems: people(what),
    notes: 'A test',
    ...differs,
  },
});

export const changes = 'holds places and releases them';
export const sells = 'sells places and cancels them';

/** A booking on hold, cancelled at the end of the run. */
export async function held(kit: Kit, differs: object = {}, what?: Bookable): Promise<Booking> {
  const made = await kit.need<Booking>('book', booking(what ?? (await bookable(kit)), differs));
  kit.afterwards(`booking ${made.uuid}`, () => cancel(kit, made));
  return made;
}

export const contact = {
  fullName: 'Conformance Kit',
  firstName: 'Conformance',
  lastName: 'Kit',
  emailAddress: 'conformance@mail.example',
  notes: 'A test',
};

export const cancel = (kit: Kit, { uuid }: Pick<Booking, 'uuid'>, reason = 'A test is over') =>
  kit.ask<Booking>('cancel', { path: { uuid }, body: { reason } });

export const confirming = ({ uuid }: Booking, differs: object = {}): Call => ({
  path: { uuid },
  body: { contact, ...differs },
});

export async function sold(kit: Kit, differs: object = {}): Promise<Booking> {
  const made = await held(kit);
  const resellerReference = kit.unique();
  return kit.need<Booking>('confirm', confirming(made, { resellerReference, ...differs }));
}

/** Fails unless the server refuses with one of these codes and, if given, with the id. */
export async function refused(
  kit: Kit,
  operation: string,
  call: Call,
  words: readonly string[],
): Promise<void> {
  const reply: Reply<{ error?: string } | undefined> = await kit.ask(operation, call);
  const found = `${reply.status} ${reply.body?.error ?? 'without an error code'}`;
  if (reply.status >= 400 && words.includes(reply.body?.error ?? '')) return;
  const said = `${operation}: expected ${words.join(' or ')}, found ${found}`;
  throw reply.status < 300 ? new WrongStatus(said) : new Failed(said);
}

/** An id that does not exist. */
export const unknownUuid = '00000000-0000-4000-8000-000000000000';
