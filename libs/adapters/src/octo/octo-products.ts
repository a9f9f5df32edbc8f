import {
  addDays,
  ageBandsOf,
  type Language,
  languages,
  parkDayAt,
  type Product,
  type Schedule,
  unitTypes,
  type Weekday,
  weekdayOf,
} from '@shop/domain';
import type { Clock } from '@shop/ports/backends';
import { about } from '../http/index.js';
import { askSupplier } from './ask-supplier.js';
import { asking, doneOf, type OctoClients, type OctoDone } from './octo-account.js';
import { slugsOf } from './octo-slugs.js';
import { textOf } from './octo-texts.js';
import { cancelHoursOf } from './cancel-hours.js';
import { CachedReply } from './cached-reply.js';
import { calendarDays, type OctoOption, type OctoProduct, products } from './wire-octo.js';

/** A supplier's option and the product made of it. */
export interface Offered {
  readonly productId: string;
  readonly option: OctoOption;
  readonly product: Product;
}

/** How long the catalogue is cached, and how many days ahead to look for opening hours. */
const believedMs = 5 * 60_000;
const lookAhead = 13;
const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The catalogue of an OCTO supplier: each option is a product. */
export class OctoProducts {
  readonly #offers: CachedReply<readonly Offered[]>;
  readonly #prices: CachedReply<readonly OctoProduct[]>;

  constructor(
    private readonly clients: OctoClients,
    private readonly clock: Clock,
  ) {
    this.#offers = new CachedReply(clock, believedMs, () => this.#ask());
    this.#prices = new CachedReply(clock, believedMs, () => this.#askPrices());
  }

  /** Products on sale; leaves out those without prices. */
  async all(): Promise<OctoDone<readonly Offered[]>> {
    const offers = await this.#offers.answer();
    const priced = this.#prices.known;
    if (offers.kind !== 'ok' || !priced) return offers;
    const state = offers.state.filter((one) => priced.some(({ id }) => id === one.productId));
    return { kind: 'ok', state };
  }

  /** A separate request with prices, because suppliers take long for it. */
  prices(): Promise<OctoDone<readonly OctoProduct[]>> {
    return this.#prices.answer();
  }

  async #askPrices(): Promise<OctoDone<readonly OctoProduct[]>> {
    return doneOf(await this.clients.writes.get('products/', { shape: products }));
  }

  async #ask(): Promise<OctoDone<readonly Offered[]>> {
    const [asked, texts] = await Promise.all([this.#askProducts(), this.#askTexts()]);
    if (asked.kind !== 'ok') return asked;
    const slugOf = slugsOf(asked.state);
    const each = asked.state.flatMap((product) =>
      product.options.map(async (option) => ({
        product,
        option,
        schedule: await this.#scheduleOf(product, option),
      })),
    );
    const all: Offered[] = [];
    let failed: OctoDone<never> | undefined;
    for (const { product, option, schedule } of await Promise.all(each)) {
      if (isAway(schedule)) return schedule;
      if (schedule.kind !== 'ok') {
        failed = schedule;
        continue;
      }
      all.push({
        productId: product.id,
        option,
        product: {
          ...productOf(product, option, schedule.state, slugOf),
          told: told(texts, product.id, option.id),
        },
      });
    }
    return all.length > 0 || !failed ? { kind: 'ok', state: all } : failed;
  }

  async #askProducts(language?: Language): Promise<OctoDone<readonly OctoProduct[]>> {
    return doneOf(await askSupplier(this.clients.reads, language));
  }

  /** Fetches the list once per language; a failure leaves that language without texts. */
  async #askTexts(): Promise<readonly TextsIn[]> {
    const asked = await Promise.all(languages.map((language) => this.#askProducts(language)));
    return languages.map((language, at) => {
      const { [at]: reply } = asked;
      return { language, products: reply?.kind === 'ok' ? reply.state : [] };
    });
  }

  async find(slug: string): Promise<OctoDone<Offered>> {
    const asked = await this.all();
    if (asked.kind !== 'ok') return asked;
    const found = asked.state.find(({ product }) => product.slug === slug);
    return found ? { kind: 'ok', state: found } : { kind: 'refused', refusal: 'unknownProduct' };
  }

  /** OCTO has hours only in its calendar: two weeks of it give the weekdays. */
  async #scheduleOf(product: OctoProduct, option: OctoOption): Promise<OctoDone<Schedule>> {
    const today = parkDayAt(this.clock.now());
    const body = {
      productId: product.id,
      optionId: option.id,
      localDateStart: today,
      localDateEnd: addDays(today, lookAhead),
    };
    const asked = await asking(this.clients, 'availability/calendar/', {
      body,
      shape: calendarDays,
      about: about.octo.calendar(today, body.localDateEnd),
    });
    if (asked.kind !== 'ok') return asked;
    const open = asked.state.filter(({ status }) => status !== 'CLOSED');
    const seen = new Set(open.map(({ localDate }) => weekdayOf(localDate)));
    const weekdays = seen.size > 0 ? everyDay.filter((one) => seen.has(one)) : everyDay;
    if (product.availabilityType === 'START_TIME') {
      const startTimes = option.availabilityLocalStartTimes.toSorted();
      return { kind: 'ok', state: { type: 'START_TIME', weekdays, startTimes } };
    }
    const [hours] = open.flatMap(({ openingHours }) => openingHours);
    const { from, to } = hours ?? { from: '00:00', to: '23:59' };
    return { kind: 'ok', state: { type: 'OPENING_HOURS', weekdays, from, to } };
  }
}

/** No reply says nothing about this product, unlike an unusable reply. */
const isAway = (done: OctoDone<unknown>): done is Extract<OctoDone<never>, { kind: 'failed' }> =>
  done.kind === 'failed' && (done.reason === 'timeout' || done.reason === 'unavailable');

interface TextsIn {
  readonly language: Language;
  readonly products: readonly OctoProduct[];
}

const told = (texts: readonly TextsIn[], productId: string, optionId: string): Product['told'] =>
  Object.fromEntries(
    texts.flatMap(({ language, products: all }) => {
      const product = all.find(({ id }) => id === productId);
      const option = product?.options.find(({ id }) => id === optionId);
      const text = product && option && textOf(product, option);
      return text ? [[language, text]] : [];
    }),
  );

/** A product without infants gets the business unit that admits none. */
const withoutInfants = 'XN';

/** The product's title if it has one option, else the option's title or internal name. */
function nameOf({ title, options }: OctoProduct, option: OctoOption): string {
  if (options.length === 1) return title || option.title || option.internalName;
  if (!option.title) return option.internalName;
  return !title || option.title.includes(title) ? option.title : `${title}: ${option.title}`;
}

function productOf(
  of: OctoProduct,
  option: OctoOption,
  schedule: Schedule,
  slugOf: ReturnType<typeof slugsOf>,
): Product {
  const { id, availabilityType, options } = of;
  const slug = slugOf(id, option.id);
  const parent = options.find((one) => one.id === id) ?? options.find((one) => one.default);
  const admits = unitTypes.filter((type) => option.units.some((unit) => unit.type === type));
  return {
    slug,
    name: nameOf(of, option) || slug,
    code: option.reference ?? '',
    locationId: 0,
    id: 0,
    businessUnitCode: admits.includes('INFANT') ? '' : withoutInfants,
    variantOf: parent ? slugOf(id, parent.id) : slug,
    tourOnly: availabilityType === 'START_TIME',
    // OCTO has no calls for date changes, weather claims and open tickets; the option has its own
    // rule.
    grants: [],
    cancelHours: cancelHoursOf(option),
    notDiscount: 'ever' as const,
    canAddPhoto: false,
    upgrades: [],
    componentGroups: [],
    schedule,
  };
}

/** An option's id of a unit type; `undefined` if it is not sold. */
export const unitIdOf = ({ option }: Offered, type: (typeof unitTypes)[number]) =>
  option.units.find((unit) => unit.type === type)?.id;

export const bandsOf = ({ product }: Offered) => ageBandsOf(product.businessUnitCode);
