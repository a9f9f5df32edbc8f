import { money } from '@shop/domain';
import { pictured } from './sharing-pictures.js';
import { describeList, describeOffer, onOrigin } from './structured-data.js';

it.each([
  ['MXN', 238_900, '2389.00'],
  ['EUR', 5, '0.05'],
  ['COP', 52_000_000, '520000'],
  ['COP', 52_000_040, '520000.40'],
  ['JPY', 19_800, '19800'],
] as const)('offers %s %d as %s, with the digits of the screen', (currency, amount, price) => {
  expect(describeOffer(money(amount, currency), '/es/', 'InStock')).toMatchObject({
    price,
    priceCurrency: currency,
  });
});

it('lists pages in order, and nothing when there is none', () => {
  const links = [
    { name: 'Bruma', href: '/es/entrada-bruma/' },
    { name: 'Guarida', href: '/es/entrada-guarida/' },
  ];
  const [list] = describeList('Parques', links);
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, url: '/es/entrada-bruma/' },
      { position: 2, url: '/es/entrada-guarida/' },
    ],
  });
  expect(describeList('Parques', [])).toEqual([]);
});

it('makes paths absolute on the origin at any depth, and keeps other words', () => {
  const node = {
    url: '/es/',
    offers: [{ url: '/es/tour-x/', name: 'de 8:00 a 9:00 / diario' }],
    image: 'https://other.example/a.png',
    odd: '//other.example/a.png',
  };
  expect(onOrigin(node, 'https://shop.example')).toEqual({
    ...node,
    url: 'https://shop.example/es/',
    offers: [{ url: 'https://shop.example/es/tour-x/', name: 'de 8:00 a 9:00 / diario' }],
  });
});

it('shows the shop’s picture for a subject without one', () => {
  const pictures = { home: { es: '', en: '', pt: '' }, bruma: { es: '', en: '', pt: '' } };
  expect(pictured(pictures, 'bruma')).toBe('bruma');
  for (const subject of ['atlantis', 'constructor', undefined])
    expect(pictured(pictures, subject)).toBe('home');
});
