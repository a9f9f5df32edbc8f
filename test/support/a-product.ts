import type { Product } from '@shop/domain';

/** A park with every add-on, open daily. It is its own parent by default. */
export function aProduct(differs: Partial<Product> = {}): Product {
  const slug = differs.slug ?? 'laguna-nacar';
  return {
    slug,
    name: 'Laguna Nácar',
    code: 'XHEPA',
    locationId: 3,
    id: 271,
    businessUnitCode: 'XH',
    variantOf: slug,
    tourOnly: false,
    notDiscount: false,
    canAddPhoto: true,
    upgrades: ['transport', 'food', 'transportWithFood'],
    schedule: {
      type: 'OPENING_HOURS',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '08:30',
      to: '18:00',
    },
    componentGroups: [],
    ...differs,
  };
}
