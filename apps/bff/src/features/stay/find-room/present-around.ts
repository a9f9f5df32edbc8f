import {
  daysOut,
  type HotelCode,
  oneADay,
  packageBounds,
  packageDraftQuery,
  type ParkDay,
  pathOf,
  type Product,
  productOf,
} from '@shop/domain';
import type { AroundView } from '@shop/ports/screens';
import type { ListFacts } from './shown-hotel.js';
import { writeDays } from './write-days.js';

export function presentAround(
  code: HotelCode,
  products: readonly Product[],
  { found: { stay }, question, hotels, content }: ListFacts,
): AroundView | undefined {
  const { language } = question.visitor;
  const hotel = hotels.hotel(code, language);
  const near = hotel.parks.flatMap(({ slug, minutes }) => {
    const product = productOf(products, slug);
    const place = content.place(slug, language);
    return product && place ? [{ product, place, minutes }] : [];
  });
  if (near.length === 0) return undefined;
  const outs = daysOut(
    stay,
    near.map(({ product }) => product),
  );
  const plan = oneADay(outs, packageBounds.mostParks);
  const hrefOf = (parts: readonly { readonly slug: string; readonly day: ParkDay | undefined }[]) =>
    `${pathOf({ name: 'buildPackage', params: {} }, language)}?${packageDraftQuery({
      parts: parts.map((part) => ({ ...part, time: undefined, components: [] })),
      slot: 0,
      people: peopleOf(stay.rooms),
      extras: [],
      editing: undefined,
    })}`;
  return {
    hotel: hotel.name,
    parks: near.map(({ product: { slug }, place: { name, wall }, minutes }, at) => {
      const days = outs[at]?.days ?? [];
      const [day] = days;
      const href = hrefOf([{ slug, day }]);
      return { name, wall, minutes, days: day && writeDays(days, language, 3), href };
    }),
    build: plan.length > 1 ? hrefOf(plan) : undefined,
  };
}

type Parties = ListFacts['found']['stay']['rooms'];

/** Ages as the parks count them: children are 5 to 11, adults 12 and older. */
function peopleOf(rooms: Parties) {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const grown = rooms.reduce((count, { adults }) => count + adults, 0);
  return {
    ADULT: grown + ages.filter((age) => age >= 12).length,
    CHILD: ages.filter((age) => age >= 5 && age < 12).length,
    INFANT: ages.filter((age) => age < 5).length,
  };
}
