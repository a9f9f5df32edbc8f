import { hotelRoute, type Language, pathOf, type StayWish } from '@shop/domain';

/** Where this stay is looked for again, its dates and people filled in. */
export function stayAddress(wish: StayWish, language: Language): string {
  const { hotel, checkIn, checkOut, rooms, promoCode } = wish;
  const query = new URLSearchParams({ hotel, checkin: checkIn, checkout: checkOut });
  query.set('rooms', String(rooms.length));
  rooms.forEach(({ party: { adults, childAges } }, index) => {
    query.set(`adults${index + 1}`, String(adults));
    if (childAges.length > 0) query.set(`children${index + 1}`, String(childAges.length));
    for (const age of childAges) query.append(`age${index + 1}`, String(age));
  });
  if (promoCode) query.set('promo', promoCode);
  return `${pathOf(hotelRoute(hotel), language)}?${query}`;
}
