import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type AddedPark,
  ageBandsOf,
  ageBandsTogether,
  type CartLine,
  checkPeople,
  type Choice,
  clampMonth,
  countPeople,
  type CurrencyCode,
  hasPlaces,
  leadDays,
  monthOf,
  moreParks,
  nearestChanges,
  type PackageComponent,
  packagePartOf,
  type ParkDay,
  parkDayAt,
  type People,
  type Product,
  productOf,
  saleHorizonDays,
  tiers,
  withFirstChild,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { firstOf } from '../../../presenters/first-of.js';
import { daysFor } from './days-for.js';
import { PatientCalendars } from './patient-calendars.js';

export interface PriceTipsContext {
  readonly currency: CurrencyCode;
  readonly now: Date;
}

export interface PartsToFill {
  readonly parts: readonly {
    readonly part: Omit<PackageComponent, 'time'>;
    readonly product: Product;
  }[];
  readonly people: People;
  readonly taken?: { readonly parents: readonly string[]; readonly days: readonly ParkDay[] };
}

/** Minimum number of days searched from the wanted one. */
const daysInSight = 6;
/** Extra parks to check, because some may be full or closed. */
const spare = 2;

/** Finds changes to a line that would trigger another price rule, using calendars. */
@Injectable()
export class PriceTips {
  private readonly calendars: PatientCalendars;

  constructor(
    @Inject(CatalogueGateway) catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {
    this.calendars = new PatientCalendars(catalogue);
  }

  /** Days of the next discount tier; empty if there is none. */
  async days(
    choice: Choice,
    product: Product,
    parksInPackage: number,
    { currency, now }: PriceTipsContext,
  ): Promise<readonly ParkDay[]> {
    if (!choice.day) return [];
    const { notDiscount } = product;
    const lead = leadDays(now, choice.day);
    const changes = nearestChanges(
      { leadDays: lead, parksInPackage, notDiscount },
      parkDayAt(now),
    ).flatMap(({ change }) => (change.kind === 'day' ? [change.day] : []));
    const [first] = changes.toSorted();
    if (first === undefined) return [];
    const months = changes.flatMap((day) => [monthOf(day), monthOf(addDays(day, daysInSight))]);
    const calendar = await this.calendars.of(
      product.slug,
      [...new Set(months)].toSorted(),
      currency,
    );
    const ahead = calendar.filter(({ day }) => day >= first);
    return daysFor(choice, product, ahead, now);
  }

  /** The party with a first child, if the day has a place left beside those the line holds. */
  async withChild(
    choice: Choice & Partial<Pick<CartLine, 'status'>>,
    product: Product,
    { currency }: PriceTipsContext,
  ): Promise<People | undefined> {
    const people = withFirstChild(choice.people, ageBandsOf(product.businessUnitCode));
    if (!people || !choice.day) return people;
    const calendar = await this.calendars.of(product.slug, [monthOf(choice.day)], currency);
    const calendarDay = calendar.find(({ day }) => day === choice.day);
    const held = choice.status === 'HELD' ? countPeople(choice.people) : 0;
    return calendarDay && hasPlaces(calendarDay, choice.time, countPeople(people) - held)
      ? people
      : undefined;
  }

  /** Parks that complete a combo, most popular first, each on a free day nearby. */
  async parks(
    { parts, people, taken }: PartsToFill,
    catalogue: readonly Product[],
    { currency, now }: PriceTipsContext,
  ): Promise<readonly AddedPark[] | undefined> {
    const [first] = parts;
    const more = tiers.combo.from - parts.length;
    if (!first || more <= 0) return undefined;
    const products = parts.map(({ product }) => product);
    const parents = [...products.map(({ variantOf }) => variantOf), ...(taken?.parents ?? [])];
    const isFit = (one: Product) =>
      !parents.includes(one.variantOf) && isSimple(one) && admits([...products, one], people);
    const candidates = firstOf(this.inOrder(catalogue), isFit, more + spare);
    const today = parkDayAt(now);
    const months = [-daysInSight, daysInSight].map((apart) =>
      clampMonth(monthOf(addDays(first.part.day, apart)), today, addDays(today, saleHorizonDays)),
    );
    const offers = await Promise.all(
      candidates.map(async (product) => {
        const calendar = await this.calendars.of(product.slug, [...new Set(months)], currency);
        const choice = { slug: product.slug, time: undefined, people, extras: [], components: [] };
        const days = daysFor(choice, product, calendar, now);
        return {
          slug: product.slug,
          parent: product.variantOf,
          products: 1,
          days: days.filter((day) => !taken?.days.includes(day)),
        };
      }),
    );
    const dated = parts.map(({ part, product }) => ({
      ...packagePartOf(product, part),
      day: part.day,
    }));
    return moreParks(dated, more, offers);
  }

  private *inOrder(catalogue: readonly Product[]): Generator<Product> {
    const { posters } = this.content.site('en');
    yield* posters.flatMap((slug) => productOf(catalogue, slug) ?? []);
    for (const product of catalogue) if (!posters.includes(product.slug)) yield product;
  }
}

/** Needs no choice except the day. */
const isSimple = ({ schedule, componentGroups }: Product) =>
  schedule.type === 'OPENING_HOURS' && componentGroups.length === 0;

const admits = (products: readonly Product[], people: People) =>
  !checkPeople(people, ageBandsTogether(products.map(({ businessUnitCode }) => businessUnitCode)));
