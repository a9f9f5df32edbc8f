import { FileContent } from '@shop/adapters/files';
import { languages } from '@shop/domain';
import { aProduct } from '@shop/test/a-product';
import { experiencesOf, withCount } from './experiences.js';

const content = new FileContent('content');
const ticket = (slug: string, variantOf = slug) => aProduct({ slug, variantOf });

it('counts places and nights, but not longer or later versions of a ticket', () => {
  const sold = [
    ticket('laguna-nacar'),
    ticket('laguna-nacar-tarde', 'laguna-nacar'),
    ticket('copalera'),
    ticket('copalera-fuego', 'copalera'),
  ];
  const slugs = experiencesOf(sold, content).map(({ slug }) => slug);
  expect(slugs).toEqual(['laguna-nacar', 'copalera', 'copalera-fuego']);
});

it('shows the count, or no number when it is unknown', () => {
  expect(withCount('{count} experiencias', 11)).toBe('11 experiencias');
  expect(withCount('{count} experiencias', 0)).toBe('Experiencias');
  expect(withCount('Entradas para {count} experiencias', 0)).toBe('Entradas para experiencias');
});

it.each(languages)('matches the home page in %s', (language) => {
  const { homeLead, homeSummary } = content.site(language);
  for (const text of [homeLead, homeSummary])
    expect(withCount(text, 11).split(/\b11\b/)).toHaveLength(2);
});
