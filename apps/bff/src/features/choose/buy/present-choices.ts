import {
  choiceQuery,
  type ReadChoice,
  buyRoute,
  countPeople,
  type DayStatus,
  type Extra,
  extrasOf,
  isStillAhead,
  type Language,
  leadDays,
  maxPeople,
  pathOf,
  photoPassesFor,
  priceOne,
  type Product,
  type UnitType,
  unitTypes,
  variantsOf,
  writeTime,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { BuyView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney, presentOffer } from '../../../presenters/present-money.js';
import { presentExtraCards } from '../extras/present-extra-cards.js';
import type { BuyFacts } from './buy-facts.js';

export const unitFields = { ADULT: 'adults', CHILD: 'children', INFANT: 'infants' } as const;

/** The place's other tickets. Their links keep day and people, and drop the rest. */
export function presentVariants(
  { product, catalogue, choice, pricesFrom }: BuyFacts,
  content: ContentSource,
  language: Language,
): BuyView['variants'] {
  const query = choiceQuery({ ...choice, time: undefined, extras: [], components: [] });
  return variantsOf(product, catalogue).map((variant) => {
    const place = content.place(variant.slug, language);
    const price = pricesFrom.get(variant.slug);
    return {
      slug: variant.slug,
      name: place?.variant ?? variant.name,
      hours: writeSchedule(variant, undefined, language),
      adds: place?.adds ?? '',
      from: price ? presentMoney(price, language) : undefined,
      href: `${pathOf(buyRoute(variant), language)}?${query}`,
      isChosen: variant.slug === product.slug,
      isNight: place?.label === 'night',
    };
  });
}

export function presentComponent(
  product: Product,
  choice: Pick<ReadChoice, 'components'>,
): BuyView['component'] {
  const [group] = product.componentGroups;
  if (!group) return undefined;
  return {
    options: group.components.map(({ id, name }) => ({
      id,
      name,
      isChosen: choice.components.includes(id),
    })),
  };
}

export function presentTimes(
  {
    product,
    choice,
    calendarDay,
  }: Pick<BuyFacts, 'product' | 'calendarDay'> & {
    readonly choice: Pick<ReadChoice, 'day' | 'time'>;
  },
  { visitor: { language }, now }: PageQuestion,
): BuyView['times'] {
  const { schedule } = product;
  if (schedule.type === 'OPENING_HOURS') return undefined;
  return schedule.startTimes.map((time) => {
    const known = calendarDay?.startTimes.find((one) => one.time === time)?.status ?? 'AVAILABLE';
    const isGone = choice.day !== undefined && !isStillAhead(now, choice.day, time);
    const status: DayStatus = isGone ? 'CLOSED' : known;
    return { time, text: writeTime(time, language), status, isChosen: time === choice.time };
  });
}

/** Age groups with their price, computed by the domain from the list price. */
export function presentPeople(
  facts: Pick<BuyFacts, 'bands' | 'choice' | 'quote' | 'product'>,
  { visitor, now }: PageQuestion,
): BuyView['people'] {
  const { bands, choice, quote, product } = facts;
  const listPrice = quote.kind === 'ok' ? quote.answer.listPrice : undefined;
  const priceOf = (unit: UnitType) =>
    listPrice &&
    priceOne(unit, {
      listPrice,
      people: { ADULT: 1, CHILD: 1, INFANT: 1 },
      leadDays: choice.day ? leadDays(now, choice.day) : undefined,
      parksInPackage: 1,
      notDiscount: product.notDiscount,
    });
  return unitTypes.flatMap((unit) => {
    const band = bands[unit];
    if (!band) return [];
    const price = priceOf(unit);
    return [
      {
        unit,
        field: unitFields[unit],
        quantity: choice.people[unit],
        max: Math.max(0, maxPeople - countPeople(choice.people) + choice.people[unit]),
        ageFrom: band.from,
        ageTo: band.to,
        price:
          price && price.now.amount > 0
            ? presentOffer(price.before, price.now, visitor.language)
            : undefined,
        isFree: unit === 'INFANT',
      },
    ];
  });
}

/** `inCart`: extras that the edited line has in the cart. */
export function presentExtras(
  { product, choice, quote, pickups }: Pick<BuyFacts, 'product' | 'choice' | 'quote' | 'pickups'>,
  content: ContentSource,
  language: Language,
  inCart: readonly Extra[] = [],
): Pick<BuyView, 'extras' | 'pickup'> {
  const sold = quote.kind === 'ok' ? quote.answer.extraPrices : [];
  const rides = [{ name: '', places: pickups }];
  const priced = (extra: Extra) => {
    const { idUpgrade, nameUpgrade, price } = sold.find((one) => one.extra === extra) ?? {};
    const passes = extra === 'photo' ? photoPassesFor(choice.people) : 1;
    return {
      idUpgrade,
      nameUpgrade,
      price: price && presentMoney(price, language),
      per: extra === 'photo' ? ('group' as const) : ('person' as const),
      needed: passes > 1 ? passes : undefined,
    };
  };
  const step = { offered: extrasOf(product), chosen: choice, inCart, rides };
  return presentExtraCards(step, priced, content, language);
}
