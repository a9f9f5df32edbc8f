import { readFileSync } from 'node:fs';
import { FileOffers } from '@shop/adapters/files';
import { languages } from '@shop/domain';
import { readContent } from '../../backends/sandbox/src/engine/content.js';
import { walls } from '../../apps/web/src/theme/walls.js';

const offers = new FileOffers('content');
const { products, payment } = await readContent('content');

describe('packages', () => {
  it.each(offers.packages('es'))('$key holds tickets of different places, all on sale', (one) => {
    const parents = one.slugs.map(
      (slug) => products.find((product) => product.slug === slug)?.variantOf,
    );
    expect(parents).not.toContain(undefined);
    expect(new Set(parents).size).toBe(one.slugs.length);
  });

  it('are three to five, each named in every language', () => {
    expect(offers.packages('es').length).toBeGreaterThanOrEqual(3);
    expect(offers.packages('es').length).toBeLessThanOrEqual(5);
    for (const language of languages)
      expect(new Set(offers.packages(language).map(({ name }) => name)).size).toBe(
        offers.packages('es').length,
      );
  });
});

it('promises only interest-free plan lengths that banks offer', () => {
  const months = payment.banks.flatMap((bank) => bank.months);
  expect(offers.months()).toEqual({
    shortest: Math.min(...months),
    longest: Math.max(...months),
  });
});

it('has no amount and no percentage in the texts of a promotion', () => {
  const words = ['promotions', 'packages'].map((file) =>
    readFileSync(`content/${file}.json`, 'utf8').replaceAll(/"percent": \d+/g, ''),
  );
  for (const text of words) expect(text).not.toMatch(/[$€£%]|\d+ (pesos|dollars|dólares)/);
});

it('hangs pictures on walls of the theme', () => {
  for (const { subject } of offers.gallery('es'))
    expect(Object.keys(walls)).toContain(subject.wall);
});
